package coloring

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// String writes the scheme as Read reads it: colour by colour, first its squares and then its
// rules.
func (s *Scheme) String() string {
	var lines []string
	for color, name := range s.Colors {
		var squares []string
		for _, a := range s.Starts {
			if a.Color == color {
				squares = append(squares, a.String())
			}
		}
		if len(squares) > 0 {
			lines = append(lines, name+": "+strings.Join(squares, " "))
		}
	}
	for from, name := range s.Colors {
		var targets []string
		for to := range s.Colors {
			if steps := s.steps(from, to); steps != "" {
				targets = append(targets, s.Colors[to]+steps)
			}
		}
		if len(targets) > 0 {
			lines = append(lines, name+" -> "+strings.Join(targets, ", "))
		}
	}
	return strings.Join(lines, "\n")
}

// steps writes all rules that lead from a colour to a colour.
func (s *Scheme) steps(from, to int) (text string) {
	for _, r := range s.Rules {
		if r.From == from && r.To == to {
			text += " " + Pair(r.By)
		}
	}
	return text
}

// String writes the squares: (0,0..2).
func (a Start) String() string { return fmt.Sprintf("(%v,%v)", a.X, a.Y) }

// String writes the numbers: 2, 0..2 or 2.. without an end.
func (s Span) String() string {
	switch s.To {
	case s.From:
		return strconv.Itoa(s.From)
	case Endless:
		return strconv.Itoa(s.From) + ".."
	}
	return strconv.Itoa(s.From) + ".." + strconv.Itoa(s.To)
}

// Pair writes a square or a step: (5,4).
func Pair(c engine.Cell) string { return fmt.Sprintf("(%d,%d)", c.X, c.Y) }
