package sum_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/internal/testkit"
)

// TestPlayed holds a sum that is played to what playing it out finds: the palaces in reach, what the map says of
// each square of each board, and that a move ends on its board.
func TestPlayed(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 22))
	names := []string{"rook", "wythoff", "maharaja", "mwythoff:2", "subtraction:(1,2)(2,1)", "exile:spiral", "exile:quadrant", "subtraction:(1)(3)(4)"}
	for i := range testkit.Rounds(40) {
		var parts []sum.Part
		var games []engine.Game
		var starts []engine.Position
		for range 2 + i%2 {
			at := []int{rng.IntN(4), rng.IntN(4)}
			name := names[rng.IntN(len(names))]
			if name == "subtraction:(1)(3)(4)" {
				at = at[:1]
			}
			p := part(t, name, false, at...)
			parts, games, starts = append(parts, p), append(games, p.Game), append(starts, p.At)
		}
		g, err := sum.Of(games, starts)
		if err != nil {
			t.Fatal(err)
		}
		tr := &tree{known: map[string]bool{}}
		var winning []engine.Position
		after := func(i int, to engine.Position) engine.Position {
			var c []engine.Int
			for j := range parts {
				if at := parts[j].At; j == i {
					c = to.Components(c)
				} else {
					c = at.Components(c)
				}
			}
			return engine.Of(c...)
		}
		for _, m := range tr.winning(parts) {
			winning = append(winning, after(m.Part, m.To))
		}
		slices.SortFunc(winning, engine.Position.Compare)
		ms := g.Solve()
		got, err := ms.Palaces(g.Start())
		if err != nil || !slices.Equal(got, winning) {
			t.Fatalf("%v: the palaces in reach are %v, %v, want %v", g, got, err, winning)
		}
		options := engine.Options(g.Rays(g.Start()))
		for _, q := range options {
			if err := g.Check(q); err != nil {
				t.Fatalf("%v: a move ends at %v: %v", g, q, err)
			}
		}
		squares := map[engine.Cell]bool{}
		for _, kind := range g.Shape().Kinds {
			m := engine.NewMap(g, kind, g.Start(), "")
			board, err := engine.NewBoard(g, ms, m)
			if err != nil {
				t.Fatal(err)
			}
			plane := board.Plane()
			values, err := engine.Values(board, plane)
			if err != nil {
				t.Fatal(err)
			}
			for j, v := range values {
				c := engine.Cell{X: plane.X + j%plane.W, Y: plane.Y + j/plane.W}
				q := g.Over(g.Start(), c)
				on := g.Check(q) == nil
				if kind.Outcome(v, 1) == engine.P && !on {
					t.Fatalf("%v: %v is on no board and a palace on the map of %v", g, c, kind)
				}
				if !on {
					continue
				}
				if b := g.Moved(g.Start(), q); q != g.Start() && (b.Cell(b.At(q)) != c || squares[c] != (kind != engine.Outcomes)) {
					t.Fatalf("%v: %v is seen at %v, not at %v", g, q, b.Cell(b.At(q)), c)
				}
				squares[c] = true
				if want := !tr.wins(at(parts, g, q)); (kind.Outcome(v, 1) == engine.P) != want {
					t.Fatalf("%v: on the map of %v the square %v has %d; a palace: %t", g, kind, c, v, want)
				}
			}
		}
	}
}

// at are the parts of a sum in another position.
func at(parts []sum.Part, g *sum.Game, p engine.Position) []sum.Part {
	parts = slices.Clone(parts)
	for i := range parts {
		parts[i].At = g.Boards()[i].At(p)
	}
	return parts
}

// TestRefused: what cannot be played as a sum is refused.
func TestRefused(t *testing.T) {
	small := part(t, "rook", false, 1, 2)
	for _, c := range []struct {
		parts []sum.Part
		kind  error
	}{
		{[]sum.Part{small, part(t, "blocking:5", false, 3, 3)}, engine.ErrNoMethod},
		{[]sum.Part{small, part(t, "rook", false, 32, 3)}, engine.ErrTooFar},
		{[]sum.Part{small, part(t, "subtraction:(1,0,1)(0,1,1)", false, 3, 3, 3)}, engine.ErrNoMethod},
		{[]sum.Part{small, small, small, small}, engine.ErrTooMany},
	} {
		var games []engine.Game
		var starts []engine.Position
		for _, p := range c.parts {
			games, starts = append(games, p.Game), append(starts, p.At)
		}
		if g, err := sum.Of(games, starts); !errors.Is(err, c.kind) {
			t.Errorf("%v: %v, %v", games, g, err)
		}
	}
}
