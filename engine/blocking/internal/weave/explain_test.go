package weave_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/internal/weave"
)

// game returns the palace numbers of the n×n squares at the corner of game k.
func game(k, n int) func(x, y int) int32 {
	values := automaton.Textbook(int32(k), n, n)
	return func(x, y int) int32 { return values[y*n+x] }
}

func TestExplainComesToTheValue(t *testing.T) {
	const edge = 60
	for _, k := range []int{1, 5, 17} {
		values := game(k, edge)
		rel := weave.Game(k, values)
		for y := range edge {
			for x := range edge {
				s := weave.Explain(x, y, rel)
				if s.Value != values(x, y)-int32(k) || s.At != (engine.Cell{X: x, Y: y}) {
					t.Fatalf("k = %d: %+v, want %d", k, s, values(x, y)-int32(k))
				}
				n := neighborhood(&s)
				if n.Next() != s.Value || n.Compensation() != s.Compensation {
					t.Fatalf("k = %d: %+v is not %+v", k, s, n)
				}
				for i, term := range s.Terms {
					if term.Name != "abcdef"[i:i+1] || term.Value != rel(term.At.X, term.At.Y) {
						t.Fatalf("k = %d: %+v", k, term)
					}
				}
			}
		}
	}
}

// neighborhood returns the six values of a step.
func neighborhood(s *weave.Step) automaton.Neighborhood {
	t := &s.Terms
	return automaton.Neighborhood{A: t[0].Value, B: t[1].Value, C: t[2].Value, D: t[3].Value, E: t[4].Value, F: t[5].Value}
}

func TestExplainInWords(t *testing.T) {
	values := map[engine.Cell]int32{{X: 0, Y: 0}: -1, {X: 1, Y: 0}: 2, {X: 0, Y: 1}: 0, {X: 1, Y: 1}: -2, {X: 2, Y: 1}: 1, {X: 1, Y: 2}: -3}
	s := weave.Explain(2, 2, func(x, y int) int32 { return values[engine.Cell{X: x, Y: y}] })
	for _, c := range []struct{ got, want string }{
		{s.Formula(), "g = a − b − c + e + f + p = −1 − 2 − 0 + 1 + (−3) + 3 = −2"},
		{s.Palaces(), "p = 3 for a − 1 for d + 1 for f = 3"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
	s = weave.Explain(2, 2, func(x, y int) int32 { return 1 })
	if got := s.Palaces(); got != "p = 0: none of the six is a palace" {
		t.Errorf("%q", got)
	}
}

// A game's own past is among those that its last rows and columns can have, and
// whatever one chooses, the rule leads back to the present.
func TestPast(t *testing.T) {
	const k, edge = 9, 60
	rel := weave.Game(k, game(k, edge))
	w := engine.Window{X: 20, Y: 30, W: 17, H: 12}
	r := rand.New(rand.NewPCG(3, 4))
	for _, choose := range []func(at engine.Cell, solutions []int32) int32{
		func(at engine.Cell, solutions []int32) int32 { return rel(at.X, at.Y) },
		func(at engine.Cell, solutions []int32) int32 { return solutions[r.IntN(len(solutions))] },
	} {
		p, err := weave.NewPast(w, rel)
		if err != nil {
			t.Fatal(err)
		}
		two, n := 0, 0
		for at, solutions, ok := p.Next(); ok; at, solutions, ok = p.Next() {
			if _, known := p.At(at.X, at.Y); known {
				t.Fatalf("%v is known before it is chosen", at)
			}
			if p.Choose(solutions[0]+1) == nil {
				t.Fatalf("%v may have been %d, though only one of %d", at, solutions[0]+1, solutions)
			}
			if err := p.Choose(choose(at, solutions)); err != nil {
				t.Fatal(err)
			}
			if n++; n%5 == 0 {
				// Taken back, it comes again.
				if again := p.Back(); !again {
					t.Fatal("no way back")
				}
				if same, _, _ := p.Next(); same != at {
					t.Fatalf("back to %v instead of %v", same, at)
				}
				if err := p.Choose(choose(at, solutions)); err != nil {
					t.Fatal(err)
				}
			}
			if len(solutions) == 2 {
				two++
			}
		}
		if n != (w.W-2)*(w.H-2) || two == 0 {
			t.Fatalf("%d squares, %d of them with a choice", n, two)
		}
		known := func(x, y int) int32 {
			v, ok := p.At(x, y)
			if !ok {
				t.Fatalf("(%d,%d) is not known", x, y)
			}
			return v
		}
		for y := w.Y + 2; y < w.Y+w.H; y++ {
			for x := w.X + 2; x < w.X+w.W; x++ {
				if s := weave.Explain(x, y, known); s.Value != known(x, y) {
					t.Fatalf("the rule makes %d of %s", known(x, y), s.Formula())
				}
			}
		}
		if p.Choose(0) == nil {
			t.Error("one more square is chosen")
		}
		for p.Back() {
			n--
		}
		if n != 0 {
			t.Errorf("%d choices are not taken back", n)
		}
	}
	if _, err := weave.NewPast(engine.Window{W: 2, H: 9}, rel); err == nil {
		t.Error("no error about a past without squares")
	}
}
