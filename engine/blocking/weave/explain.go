package weave

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// Term is one of the six squares that a value is computed from.
type Term struct {
	// Name is the letter of the square, from "a" to "f".
	Name string
	At   engine.Cell
	// Value is the palace number minus k; negative for a palace.
	Value int32
	// Sign says how the value enters the sum: 1, -1, or 0 for d.
	Sign int32
	// Compensation is what the square adds to the sum for being a palace, 0 if it
	// is none.
	Compensation int32
}

// Step is one application of the rule, written out.
type Step struct {
	At    engine.Cell
	Terms [6]Term // from a to f
	// Compensation is p, the sum of the terms' compensations.
	Compensation int32
	// Value is g, the palace number minus k.
	Value int32
}

// places are the squares from a to f seen from g, how they enter the sum, and what
// they add for being palaces ([CLN15] Figure 2).
var places = [6]struct {
	name               string
	dx, dy             int
	sign, compensation int32
}{
	{"a", -2, -2, 1, 3},
	{"b", -1, -2, -1, -2},
	{"c", -2, -1, -1, -2},
	{"d", -1, -1, 0, -1},
	{"e", 0, -1, 1, 1},
	{"f", -1, 0, 1, 1},
}

// Explain writes out how the value of (x, y) comes about. rel gives palace numbers
// minus k and is asked for squares outside the board too: see Game.
func Explain(x, y int, rel func(x, y int) int32) Step {
	s := Step{At: engine.Cell{X: x, Y: y}}
	for i, p := range places {
		t := Term{Name: p.name, At: engine.Cell{X: x + p.dx, Y: y + p.dy}, Sign: p.sign}
		t.Value = rel(t.At.X, t.At.Y)
		if t.Value < 0 {
			t.Compensation = p.compensation
		}
		s.Terms[i] = t
		s.Compensation += t.Compensation
		s.Value += t.Sign*t.Value + t.Compensation
	}
	return s
}

// Game extends the palace numbers of game k to what Explain asks for: they are
// taken minus k, and outside the board the values are those of [CLN15] Theorem 1.
func Game(k int, values func(x, y int) int32) func(x, y int) int32 {
	return func(x, y int) int32 {
		switch {
		case x < 0 && y < 0:
			return int32(k)
		case x < 0 || y < 0:
			return 0
		}
		return values(x, y) - int32(k)
	}
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
