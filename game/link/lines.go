package link

import (
	"math"
	"sort"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lines"
)

// Squares stand between semicolons. Many of them are written as lines, which begin at the
// end that is nearer to the piece:
//
//	9,4..0,4        every square from (9,4) to (0,4)
//	9,4..0,4~b7c    those of them that the hexadecimal digits tell, four squares a
//	                digit, the first square by its highest bit; the first and the last
//	                one always, and nothing beyond
//
// To be read, a line needs no piece.

// fewSquares is up to how many squares are always written one by one.
const fewSquares = 32

// writePawns writes squares, sorted, to which a piece on p may go, as lines if that is
// shorter.
func writePawns(b *strings.Builder, p engine.Position, squares []engine.Position) {
	if len(squares) > fewSquares {
		var short strings.Builder
		writeLines(&short, p, squares)
		if length(squares) > short.Len() {
			b.WriteString(short.String())
			return
		}
	}
	writeSquares(b, squares)
}

func writeSquares(b *strings.Builder, squares []engine.Position) {
	for i, q := range squares {
		if i > 0 {
			b.WriteByte(';')
		}
		b.WriteString(q.String())
	}
}

// length says how many letters the squares take one by one.
func length(squares []engine.Position) int {
	n := len(squares) - 1
	for _, q := range squares {
		n += len(q.String())
	}
	return n
}

// ray holds the squares that lie on one line from the piece, by their numbers on it.
type ray struct {
	step engine.Position
	at   []int
}

// onRays sorts squares by the direction in which they lie from p.
func onRays(p engine.Position, squares []engine.Position) (rays []ray) {
next:
	for _, q := range squares {
		for i := range rays {
			if n, ok := engine.From(p, rays[i].step, engine.Num(math.MaxInt)).Reaches(q); ok {
				rays[i].at = append(rays[i].at, n.Clamp()+1)
				continue next
			}
		}
		step, n := lines.Step(p, q)
		rays = append(rays, ray{step, []int{n}})
	}
	for i := range rays {
		at := rays[i].at
		sort.Slice(at, func(i, j int) bool { return at[i] < at[j] })
	}
	return rays
}

// A line goes on across a gap as long as its digits are shorter than another beginning,
// and a long run of squares is a line by itself.
const (
	wideGap = 64
	longRun = 128
)

func writeLines(b *strings.Builder, p engine.Position, squares []engine.Position) {
	separator := ""
	for _, r := range onRays(p, squares) {
		for _, line := range cutLines(r.at) {
			b.WriteString(separator)
			writeLine(b, p, r.step, line)
			separator = ";"
		}
	}
}

// cutLines cuts the numbers of the squares on a ray into lines.
func cutLines(at []int) (lines [][]int) {
	start, alone := 0, true // where the line that is not cut yet begins, and whether it is a long run
	for i := 0; i < len(at); {
		end := i + 1
		for end < len(at) && at[end] == at[end-1]+1 {
			end++
		}
		long := end-i >= longRun
		if i > start && (alone || long || at[i]-at[i-1] > wideGap) {
			lines = append(lines, at[start:i])
			start = i
		}
		alone, i = long, end
	}
	return append(lines, at[start:])
}

func writeLine(b *strings.Builder, p, step engine.Position, at []int) {
	first, last := at[0], at[len(at)-1]
	b.WriteString(p.Plus(step, engine.Num(first)).String())
	if first == last {
		return
	}
	b.WriteString(".." + p.Plus(step, engine.Num(last)).String())
	if last-first+1 == len(at) {
		return
	}
	b.WriteByte('~')
	digits := make([]byte, (last-first)/4+1)
	for _, n := range at {
		digits[(n-first)/4] |= 8 >> ((n - first) % 4)
	}
	for _, d := range digits {
		b.WriteByte(hexadecimal[d])
	}
}
