package certificate

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// Report says what a check has looked at.
type Report struct {
	Far     int // all squares with x+y < Far
	Squares int
}

// mostFar bounds how far out a check looks.
const mostFar = 1 << 18

// Check proves that the outcomes of a board are those of the game with these moves, none of which
// is (0,0) or has a negative component: every square is P if and only if no move leads from it
// to a P. It errs with a sentence that names a square where that is wrong.
func (b *Board) Check(moves []Vector, progress func(part float64)) (Report, error) {
	far, i := b.horizon(moves)
	if far > mostFar {
		return Report{}, errFar(i, far)
	}
	report := Report{Far: far}
	var wrong error // what is wrong in the corner may be so because of what is said beyond it
	high := 0
	for _, m := range moves {
		high = max(high, m[1])
	}
	var rows [][]bool // the last ones, by y modulo their number
	for range min(high, far) + 1 {
		rows = append(rows, make([]bool, far))
	}
	won := make([]bool, far) // whether a move leads to a P
	for y := range far {
		wide := far - y
		row := rows[y%len(rows)][:wide]
		b.row(y, row, true)
		clear(won[:wide])
		for _, m := range moves {
			if m[1] > y || m[0] >= wide {
				continue
			}
			to := won[m[0]:wide]
			for x, palace := range rows[(y-m[1])%len(rows)][:len(to)] {
				if palace {
					to[x] = true
				}
			}
		}
		for x, palace := range row {
			if palace != won[x] || wrong != nil && x+y < b.reach {
				continue
			}
			wrong = errSquare(x, y, b.name(x, y), palace)
			if x+y >= b.reach {
				return report, wrong
			}
		}
		report.Squares += wide
		if y%1024 == 0 {
			progress(float64(report.Squares) / (float64(far) * float64(far+1) / 2))
		}
	}
	return report, wrong
}

// horizon returns from which x+y on every square follows from one nearer to the corner, and the
// strip that makes it so far. docs/certificates.md says why.
//
// A square moves by the step of strip i onto one where all is the same, if it and its options,
// and those moved, are farther out than reach, beyond strip i-1 and before strip i+1. On either
// side that is a bound for c; and there must be no square that neither strip i nor strip i+1 takes.
func (b *Board) horizon(moves []Vector) (far, strip int) {
	move, step := 0, 0
	for _, m := range moves {
		move = max(move, m[0]+m[1])
	}
	for _, s := range b.strips {
		step = max(step, s.times*s.length())
	}
	far = b.reach + move + step
	for i, s := range b.strips[:len(b.strips)-1] {
		next := b.strips[i+1]
		angle := s.q*next.p - s.p*next.q
		beyond, before := s.to, next.from // strip i+1 takes c > beyond, strip i takes c < before
		for _, m := range moves {
			beyond, before = max(beyond, s.to+s.c(m[0], m[1])), min(before, next.from+next.c(m[0], m[1]))
		}
		beyond, before = beyond+next.times*angle, before-s.times*angle
		if least := engine.FloorDiv(beyond*next.length()-before*s.length(), angle) + 1; least > far {
			far, strip = least, i
		}
	}
	return far, strip
}

// name is the place of the certificate that says the outcome of a square.
func (b *Board) name(x, y int) string {
	i, inside := b.place(x, y)
	switch {
	case x+y < b.reach:
		return fmt.Sprintf("corner[%d]", y)
	case inside:
		s := b.strips[i]
		return fmt.Sprintf("strips[%d].pattern[%d]", i, s.c(x, y)-s.from)
	}
	return fmt.Sprintf("cells[%d]", i-1)
}
