package weave

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
)

// Patterns lists what can be laid over a game: "fabric" and "arm".
func Patterns() []atlas.Pattern {
	return []atlas.Pattern{{Name: ofFabric, Label: fabricLabel.String()}, {Name: ofArm, Label: armLabel.String()}}
}

// Formula writes the sum with its numbers, as in
// "g = a − b − c + e + f + p = 0 − 1 − (−1) + 0 + 1 + 3 = 4".
func (s *Step) Formula() string {
	var b strings.Builder
	for i, t := range s.Terms {
		if t.Sign == 0 {
			continue
		}
		switch {
		case i == 0:
		case t.Sign > 0:
			b.WriteString(" + ")
		default:
			b.WriteString(" − ")
		}
		b.WriteString(inSum(t.Value, i > 0))
	}
	b.WriteString(" + " + inSum(s.Compensation, true) + " = " + inSum(s.Value, false))
	return formula(b.String())
}

// Palaces says where p comes from, as in "p = 3 for a − 2 for b = 1", or that no
// square is a palace.
func (s *Step) Palaces() string {
	var parts []string
	for _, t := range s.Terms {
		switch amount := int(t.Compensation); {
		case amount == 0:
		case len(parts) == 0:
			parts = append(parts, partFirst(amount, t.Name))
		case amount < 0:
			parts = append(parts, partMinus(-amount, t.Name))
		default:
			parts = append(parts, partPlus(amount, t.Name))
		}
	}
	if len(parts) == 0 {
		return noCorrection.String()
	}
	return correction(strings.Join(parts, " "), int(s.Compensation))
}

// inSum writes a number, in parentheses if it is negative and something precedes it.
func inSum(v int32, follows bool) string {
	text := strings.Replace(strconv.Itoa(int(v)), "-", "−", 1)
	if v < 0 && follows {
		return "(" + text + ")"
	}
	return text
}

// Words says what is to be done next.
func (p *Past) Words() string {
	if _, _, ok := p.Next(); !ok {
		return allFound.String()
	}
	return choose.String()
}

// errBeyond refuses a window that begins outside the board, and errSize one of which only width×height
// squares work.
func (b *board) errBeyond(w engine.Window) error {
	return errTooFar(pair(w.X, w.Y), b.String(), pair(b.plane.X, b.plane.Y), pair(b.plane.X+b.plane.W, b.plane.Y+b.plane.H))
}

func (b *board) errSize(w engine.Window, width, height int) error {
	return errTooLarge(by(w.W, w.H), b.String(), pair(w.X, w.Y), by(width, height))
}

func pair(x, y int) string { return fmt.Sprintf("%d,%d", x, y) }

func by(width, height int) string { return fmt.Sprintf("%dx%d", width, height) }
