package weave

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
)

// armTitle names the infinite arm, fabricTitle a fabric.
const armTitle = "The infinite arm from the shoulder"

func fabricTitle(remainder int) string {
	return fmt.Sprintf("The infinite fabric of k = %d modulo 3", remainder)
}

// Patterns lists what can be laid over a game: "fabric" and "arm".
func Patterns() []atlas.Pattern {
	return []atlas.Pattern{{Name: ofFabric, Label: "Endless fabric"}, {Name: ofArm, Label: "Endless arm"}}
}

// Formula writes the sum with its numbers, as in
// "g = a - b - c + e + f + p = 0 - 1 - (-1) + 0 + 1 + 3 = 4".
func (s *Step) Formula() string {
	var b strings.Builder
	b.WriteString("g = a - b - c + e + f + p =")
	for i, t := range s.Terms {
		if t.Sign == 0 {
			continue
		}
		switch {
		case i == 0:
		case t.Sign > 0:
			b.WriteString(" +")
		default:
			b.WriteString(" -")
		}
		b.WriteString(" " + inSum(t.Value, i > 0))
	}
	b.WriteString(" + " + inSum(s.Compensation, true) + " = " + inSum(s.Value, false))
	return b.String()
}

// Palaces says where p comes from, as in "p = 3 for a - 2 for b = 1", or that no
// square is a palace.
func (s *Step) Palaces() string {
	var b strings.Builder
	for _, t := range s.Terms {
		amount := t.Compensation
		switch {
		case amount == 0:
			continue
		case b.Len() == 0:
			b.WriteString(strconv.Itoa(int(amount)))
		case amount < 0:
			b.WriteString(" - " + strconv.Itoa(int(-amount)))
		default:
			b.WriteString(" + " + strconv.Itoa(int(amount)))
		}
		b.WriteString(" for " + t.Name)
	}
	if b.Len() == 0 {
		return "p = 0: none of the six is a palace"
	}
	return "p = " + b.String() + " = " + strconv.Itoa(int(s.Compensation))
}

// inSum writes a number, in parentheses if it is negative and something precedes it.
func inSum(v int32, follows bool) string {
	text := strconv.Itoa(int(v))
	if v < 0 && follows {
		return "(" + text + ")"
	}
	return text
}

// Words says what is to be done next.
func (p *Past) Words() string {
	if _, _, ok := p.Next(); !ok {
		return "All squares are found."
	}
	return "Two values fit what is known: choose one."
}

// What is refused.

func errNoFabric(remainder int) error {
	return fmt.Errorf("there are three fabrics, for the remainders 0, 1 and 2, none for %d", remainder)
}

func (b *board) errTooFar(w engine.Window) error {
	return fmt.Errorf("%d,%d is too far out: the board of %s begins at %d,%d and ends before %d,%d",
		w.X, w.Y, b, b.plane.X, b.plane.Y, b.plane.X+b.plane.W, b.plane.Y+b.plane.H)
}

// errTooLarge says that width×height squares of w work.
func (b *board) errTooLarge(w engine.Window, width, height int) error {
	return fmt.Errorf("%dx%d is too large for a board of %s at %d,%d: %dx%d works", w.W, w.H, b, w.X, w.Y, width, height)
}

var errFound = errors.New("all squares of this past are found")

func errSmall(w engine.Window) error {
	return fmt.Errorf("a past takes at least 3x3 squares, not %dx%d", w.W, w.H)
}

func errValue(at engine.Cell, v int32, solutions []int32) error {
	return fmt.Errorf("%d,%d cannot have been %d, only one of %d", at.X, at.Y, v, solutions)
}
