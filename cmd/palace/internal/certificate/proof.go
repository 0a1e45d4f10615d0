package certificate

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// mostFar bounds how far out a check looks.
const mostFar = 1 << 18

// rows are the last rows of a board, by y modulo their number, and what is said of the one in work.
type rows struct {
	moves []Vector
	last  [][]bool
	won   []bool // whether a move leads to a P
}

func newRows(moves []Vector, far int) *rows {
	r := &rows{moves: moves, won: make([]bool, far)}
	high := 0
	for _, m := range moves {
		high = max(high, m[1])
	}
	for range min(high, far) + 1 {
		r.last = append(r.last, make([]bool, far))
	}
	return r
}

func (r *rows) row(y int) []bool { return r.last[y%len(r.last)] }

// look sets won for the first squares of a row, by the moves to rows before, or within the row as well.
func (r *rows) look(y, wide int, within bool) {
	clear(r.won[:wide])
	for _, m := range r.moves {
		if m[1] > y || m[0] >= wide || m[1] == 0 && !within {
			continue
		}
		to := r.won[m[0]:wide]
		for x, palace := range r.row(y - m[1])[:len(to)] {
			if palace {
				to[x] = true
			}
		}
	}
}

// Check proves that the outcomes of a board are those of the game with these moves, none of which
// is (0,0) or has a negative component: every square is P if and only if no move leads from it
// to a P. It returns from which x+y on no square was looked at, and errs with a sentence that names
// one where that is wrong.
func (b *Board) Check(moves []Vector) (far int, err error) {
	far, i := b.horizon(moves)
	if far > mostFar {
		return far, fmt.Errorf("strips[%d]: it and the next one separate so late that all squares with x+y < %d would have to be looked at", i, far)
	}
	r := newRows(moves, far)
	for y := range far {
		row := r.row(y)[:far-y]
		b.row(y, row, true)
		r.look(y, far-y, true)
		for x, palace := range row {
			// What is wrong in the corner may be so because of what is said beyond it.
			if palace != r.won[x] || err != nil && x+y < b.reach {
				continue
			}
			says := map[bool]string{false: "N there, but no", true: "P there, but a"}[palace]
			err = fmt.Errorf("%s: (%d,%d) is %s move leads from it to a P", b.name(x, y), x, y, says)
			if x+y >= b.reach {
				return far, err
			}
		}
	}
	return far, err
}

// horizon returns from which x+y on every square follows from one nearer to the corner, and the
// strip that makes it so far. docs/certificates.md says why: there strip i takes squares beyond strip
// i-1 and before strip i+1, and no square between two strips may be taken by neither.
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
		return fmt.Sprintf("strips[%d].pattern[%d]", i, b.strips[i].c(x, y)-b.strips[i].from)
	}
	return fmt.Sprintf("cells[%d]", i-1)
}
