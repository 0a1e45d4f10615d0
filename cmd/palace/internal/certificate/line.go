package certificate

import (
	"bytes"

	"github.com/palacegames/palace/engine"
)

// Ending says how the outcomes along a line end: from the square behind the first Preperiod ones on they
// repeat after Period, which is the shortest.
type Ending struct {
	Preperiod, Period int
	Looked            int // how many squares were looked at
}

// Follow follows the line from, from+step, from+2·step, …, where no component is negative and step
// is not (0,0). From some square on it stays in one strip or in one mosaic.
func (b *Board) Follow(from, step Vector) Ending {
	at := func(t int) byte { return digit(b.Palace(from[0]+t*step[0], from[1]+t*step[1])) }
	start, cycle := b.ending(from, step)
	end := Ending{Preperiod: start, Period: 1}
	outcomes := make([]byte, cycle)
	for i := range outcomes {
		outcomes[i] = at(start + i)
	}
	for cycle%end.Period > 0 || !bytes.Equal(outcomes[end.Period:], outcomes[:cycle-end.Period]) {
		end.Period++
	}
	for end.Preperiod > 0 && at(end.Preperiod-1) == at(end.Preperiod-1+end.Period) {
		end.Preperiod--
	}
	end.Looked = cycle + start - end.Preperiod
	return end
}

// ending returns from which square on a line stays in one strip or mosaic, and after how many it
// repeats there.
func (b *Board) ending(from, step Vector) (start, cycle int) {
	sum := step[0] + step[1]
	start = max(0, -engine.FloorDiv(from[0]+from[1]-b.reach, sum))
	for i, s := range b.strips {
		c, by := s.c(from[0], from[1]), s.c(step[0], step[1])
		switch {
		case by > 0: // some time beyond this strip
			start = max(start, engine.FloorDiv(s.to-c, by)+1)
		case by < 0 || c < s.from: // before it, some time or always
			if by < 0 {
				start = max(start, engine.FloorDiv(c-s.from, -by)+1)
			}
			for cycle = 1; !b.cells[i-1].has(Vector{cycle * step[0], cycle * step[1]}); cycle++ {
			}
			return start, cycle
		case c <= s.to:
			return start, s.times
		}
	}
	panic("no line leaves the board")
}

// Along returns the outcomes of the squares of a line with x+y < far, straight from the rules.
func Along(moves []Vector, from, step Vector, far int) (outcomes []bool) {
	t := 0
	solve(moves, far, func(y int, row []bool) {
		for ; from[1]+t*step[1] == y && from[0]+t*step[0] < len(row); t++ {
			outcomes = append(outcomes, row[from[0]+t*step[0]])
		}
	})
	return outcomes
}
