package weave_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/internal/weave"
)

// values computes a window and checks that the tiles tile it.
func values(t *testing.T, e *weave.Endless, w engine.Window) func(x, y int) int32 {
	t.Helper()
	return window(t, e, e.Board(), w)
}

func window(t *testing.T, e *weave.Endless, b engine.Bounded, w engine.Window) func(x, y int) int32 {
	t.Helper()
	if err := b.Check(w); err != nil {
		t.Fatal(err)
	}
	seen := map[engine.Cell]int32{}
	for s := b.Source(w); ; {
		tile, ok := s.Next()
		if !ok {
			break
		}
		if tile.Blank() {
			continue
		}
		if engine.FloorDiv(tile.X, engine.TileSize) != engine.FloorDiv(tile.X+tile.W-1, engine.TileSize) ||
			engine.FloorDiv(tile.Y, engine.TileSize) != engine.FloorDiv(tile.Y+tile.H-1, engine.TileSize) {
			t.Fatalf("%s: %+v is no tile of the grid", e, tile.Window)
		}
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				c := engine.Cell{X: x, Y: y}
				if _, twice := seen[c]; twice || !w.Contains(c) {
					t.Fatalf("%s: %v comes twice or is not in the window", e, c)
				}
				seen[c] = tile.At(x, y)
			}
		}
	}
	if len(seen) != w.Area() {
		t.Fatalf("%s: %d of %d squares", e, len(seen), w.Area())
	}
	return func(x, y int) int32 { return seen[engine.Cell{X: x, Y: y}] }
}

// Before column k and row k no square knows of the shoulders: there the game and the
// infinite fabric are the same.
func TestFabric(t *testing.T) {
	for _, k := range []int{1, 2, 3, 50, 51, 52, 400, 401, 402} {
		f, err := weave.Fabric(k % 3)
		if err != nil {
			t.Fatal(err)
		}
		third := k / 3
		v := values(t, f, engine.Window{X: -third, Y: -third, W: k, H: k})
		rel := weave.Game(k, game(k, k))
		for y := range k {
			for x := range k {
				if got := v(x-third, y-third); got != rel(x, y) {
					t.Fatalf("k = %d: %s has %d at (%d,%d), the game %d at (%d,%d)", k, f, got, x-third, y-third, rel(x, y), x, y)
				}
			}
		}
	}
	for _, r := range []int{-1, 3} {
		if _, err := weave.Fabric(r); err == nil {
			t.Errorf("there is a fabric for %d", r)
		}
	}
}

// Before row k/3 no square right of the diagonal knows of the nose: there the game
// and the infinite arm are the same.
func TestArm(t *testing.T) {
	for _, k := range []int{3, 50, 700} {
		n := k / 3
		wide := 2*k + 40
		v := values(t, weave.Arm(), engine.Window{X: n - k, Y: 0, W: wide - n, H: n})
		rel := weave.Game(k, game(k, wide))
		for y := range n {
			for x := n; x < wide; x++ {
				if got := v(x-k, y); got != rel(x, y) {
					t.Fatalf("k = %d: the arm has %d at (%d,%d), the game %d at (%d,%d)", k, got, x-k, y, rel(x, y), x, y)
				}
			}
		}
	}
}

// Any window shows the same squares.
func TestWindows(t *testing.T) {
	f, _ := weave.Fabric(2)
	for _, e := range []*weave.Endless{f, weave.Arm()} {
		whole := values(t, e, engine.Window{X: -30, Y: 0, W: 400, H: 300})
		for _, w := range []engine.Window{{X: -30, Y: 0, W: 10, H: 10}, {X: 200, Y: 130, W: 120, H: 150}, {X: -5, Y: 250, W: 6, H: 20}, {X: 0, Y: 0, W: 1, H: 1}} {
			part := values(t, e, w)
			for y := w.Y; y < w.Y+w.H; y++ {
				for x := w.X; x < w.X+w.W; x++ {
					if part(x, y) != whole(x, y) {
						t.Fatalf("%s: %+v differs at (%d,%d)", e, w, x, y)
					}
				}
			}
		}
		for _, w := range []engine.Window{{W: 0, H: 5}, {X: -1 << 20, W: 5, H: 5}, {W: 1 << 40, H: 1}, {X: 100, Y: 1 << 17, W: 1, H: 1}} {
			if e.Board().Check(w) == nil {
				t.Errorf("%s: no error about %+v", e, w)
			}
		}
	}
}

// The three fabrics differ.
func TestFabricsAreThree(t *testing.T) {
	w := engine.Window{X: 5, Y: 5, W: 60, H: 60}
	var v [3]func(x, y int) int32
	for r := range v {
		f, err := weave.Fabric(r)
		if err != nil {
			t.Fatal(err)
		}
		v[r] = values(t, f, w)
	}
	for r := range v {
		differ := 0
		for y := w.Y; y < w.Y+w.H; y++ {
			for x := w.X; x < w.X+w.W; x++ {
				if v[r](x, y) != v[(r+1)%3](x, y) {
					differ++
				}
			}
		}
		if differ < w.Area()/10 {
			t.Errorf("fabrics %d and %d differ in %d squares only", r, (r+1)%3, differ)
		}
	}
}

// Laid where they are in a game, fabric and arm show its palace numbers, as far as
// no square knows of the shoulders, or of the other side of the nose.
func TestIn(t *testing.T) {
	for _, k := range []int{1, 50, 51, 52, 400} {
		f, err := weave.Fabric(k % 3)
		if err != nil {
			t.Fatal(err)
		}
		rel := weave.Game(k, game(k, 2*k))
		for _, e := range []*weave.Endless{f, weave.Arm()} {
			b := e.In(k)
			if p := b.Plane(); p.X != 0 || p.Y != 0 || b.Check(engine.Window{W: p.W, H: p.H}) != nil || b.Check(engine.Window{W: p.W + 1, H: 1}) == nil {
				t.Fatalf("%s in game %d: the plane is %v", e, k, p)
			}
			w := engine.Window{W: k, H: k}
			if e != f {
				w = engine.Window{X: k / 2, W: k + k/2, H: max(k/4, 1)}
			}
			v := window(t, e, b, w)
			for y := range w.H {
				for x := w.X; x < w.X+w.W; x++ {
					if got := int(v(x, y)) - k; got != int(rel(x, y)) {
						t.Fatalf("%s in game %d: %d at (%d,%d), not %d", e, k, got, x, y, rel(x, y))
					}
				}
			}
		}
	}
}
