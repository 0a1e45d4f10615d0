package weave

import "github.com/palacegames/palace/engine"

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
