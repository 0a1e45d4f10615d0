package idea_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/rook"
)

// TestValues: near and far the outcomes of two-pile Nim are read as they are, P on the diagonal, and
// to step on after the end, or of nothing, does nothing.
func TestValues(t *testing.T) {
	g := rook.Game{}
	far := engine.Num(1 << 62).Times(engine.Num(1 << 62))
	for _, origin := range []engine.Position{{}, engine.Of(far, far.Plus(engine.Num(2)))} {
		w := engine.Window{X: 250, Y: 249, W: 40, H: 20}
		v, err := idea.OutcomesOf(g, g.Solve(), origin, w)
		if err != nil {
			t.Fatal(err)
		}
		last := v.Done()
		for more := true; more; {
			more = v.Step()
			if done := v.Done(); done < last || done > 1 || v.All() == more {
				t.Errorf("from %v: %g are done after %g, all: %t", origin, done, last, v.All())
			} else {
				last = done
			}
		}
		if v.Step() || !v.Holds(engine.Window{X: 251, Y: 250, W: 3, H: 4}) || v.Holds(engine.Window{X: 249, Y: 250, W: 3, H: 4}) {
			t.Errorf("from %v: there is more, or it holds what it does not", origin)
		}
		by := 0
		if origin.Dim() > 0 {
			by = 2
		}
		for y := w.Y; y < w.Y+w.H; y++ {
			for x := w.X; x < w.X+w.W; x++ {
				if is := v.At(x, y) == 1; is != (x == y+by) || v.Row(y)[x-w.X] != v.At(x, y) {
					t.Fatalf("from %v: (%d,%d) is P: %t", origin, x, y, is)
				}
			}
		}
	}
	var none *idea.Values
	if none.Step() || none.Done() != 1 || !none.All() || none.Holds(engine.Window{W: 1, H: 1}) {
		t.Error("nothing is read of nothing")
	}
	if _, err := idea.OutcomesOf(g, g.Solve(), engine.Position{}, engine.Window{X: -5, W: 3, H: 3}); err == nil {
		t.Error("squares beyond the edge are read")
	}
}

// inside reports whether a convex area has a point.
func inside(area []idea.Point, p idea.Point) bool {
	left, right := false, false
	for i, a := range area {
		b := area[(i+1)%len(area)]
		turn := (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X)
		left, right = left || turn > 0, right || turn < 0
	}
	return left != right
}

// TestSheet: what is cut to half planes has the squares that are counted, near and far, and a border
// runs through the middles of squares.
func TestSheet(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 19))
	far := new(big.Int).Lsh(big.NewInt(1), 100)
	cuts := 0
	for i := range 3000 {
		at := idea.Gaze{Window: engine.Window{X: r.IntN(40) - 20, Y: r.IntN(40) - 20, W: 1 + r.IntN(30), H: 1 + r.IntN(30)}}
		a, b, c := r.IntN(9)-4, r.IntN(9)-4, r.IntN(61)-30
		if a == 0 && b == 0 {
			continue
		}
		least := idea.Num(c)
		if i%2 == 1 { // the same far out
			at.Origin = idea.Pair(far, far)
			least.Add(least, new(big.Int).Mul(far, idea.Num(a+b)))
		}
		s := at.Sheet()
		half := s.Over(a, b, least)
		area, border := s.Cut(half), s.Border(half)
		for y := s.Window.Y; y < s.Window.Y+s.Window.H; y++ {
			for x := s.Window.X; x < s.Window.X+s.Window.W; x++ {
				if v := a*x + b*y - c; v != 0 && (v > 0) != inside(area, idea.Middles(engine.Cell{X: x, Y: y})[0]) {
					t.Fatalf("%d·x + %d·y ≥ %d: (%d,%d) is cut wrongly from %+v: %v", a, b, c, x, y, s.Window, area)
				}
			}
		}
		for _, p := range border {
			cuts++
			if off := float64(a)*(p.X-0.5) + float64(b)*(p.Y-0.5) - float64(c); off > 1e-9 || off < -1e-9 {
				t.Fatalf("%d·x + %d·y ≥ %d: %v is no point of the border", a, b, c, p)
			}
		}
	}
	if cuts < 1000 {
		t.Errorf("only %d borders were in view", cuts/2)
	}
}

// TestCrowd: the first squares stand for themselves, the others of a kind together.
func TestCrowd(t *testing.T) {
	var c idea.Crowd
	for i := range 2000 {
		c.Add(idea.Figure{Kind: idea.Dots, Squares: []engine.Cell{{X: i}}, Hue: idea.Class(i % 3), Link: idea.Link(i + 1)})
	}
	all, squares := c.Figures(), 0
	for i, f := range all {
		squares += len(f.Squares)
		if (f.Link == 0) != (i >= len(all)-3) || f.Hue != idea.Class(f.Squares[0].X%3) || f.Kind != idea.Dots {
			t.Fatalf("figure %d is %+v", i, f)
		}
	}
	if squares != 2000 || len(all) != 903 {
		t.Errorf("%d figures of %d squares", len(all), squares)
	}
}
