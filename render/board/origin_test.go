package board

import (
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
)

// distantScene is a queen far out, whose squares are seen from an origin that lies
// away from (10^100, 5000) as told.
func distantScene(x, y int64, at engine.Cell) scene.Scene {
	sc := chess()
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	sc.Origin = []*big.Int{far.Add(far, big.NewInt(x)), big.NewInt(5000 + y)}
	sc.At, sc.Pawns = at, nil
	sc.Map.Plane = engine.Window{X: -1 << 40, Y: -5000, W: 1 << 41, H: 1 << 40}
	return sc
}

// When the origin moves a little, everything stays where it is on the screen.
func TestOriginMoves(t *testing.T) {
	r := opened(distantScene(0, 0, engine.Cell{X: 998, Y: 7}))
	r.hand.point(engine.Cell{X: 997, Y: 3}, true)
	r.do(func() {})
	r.told = nil
	x, y := r.Locate(engine.Cell{X: 998, Y: 7})
	r.Show(distantScene(1000, -1000, engine.Cell{X: -1, Y: 1006}))
	if nx, ny := r.Locate(engine.Cell{X: -2, Y: 1007}); math.Hypot(nx-x, ny-y) > 1e-6 {
		t.Errorf("the square has gone from %v,%v to %v,%v", x, y, nx, ny)
	}
	r.expect(t, "hover -3,1003")
}

// A piece that comes from next to it slides over the border between two origins.
func TestSlideAcrossOrigins(t *testing.T) {
	moving := func(sc scene.Scene) scene.Scene { sc.Look.Still = false; return sc }
	r := opened(moving(distantScene(0, 0, engine.Cell{X: 3, Y: 7})))
	r.Show(moving(distantScene(-1000, 0, engine.Cell{X: 998, Y: 7})))
	if p := r.drawing.motion.path; len(p) != 1 || p[0].from != scene.Middle(engine.Cell{X: 1003, Y: 7}) || p[0].to != (engine.Cell{X: 998, Y: 7}) {
		t.Errorf("the piece slides %v", p)
	}
}

// When the origin goes away, the board shows what matters at the new place.
func TestOriginElsewhere(t *testing.T) {
	r := opened(distantScene(0, 0, engine.Cell{X: 998, Y: 7}))
	r.hand.point(engine.Cell{X: 997, Y: 3}, true)
	r.do(func() {})
	r.told = nil
	near := chess()
	near.Pawns = nil
	r.Show(near)
	if r.camera.fit != fitPlay || !r.camera.view.Visible().Contains(engine.Cell{X: 4, Y: 3}) || !r.camera.view.Visible().Contains(engine.Cell{}) {
		t.Errorf("the board shows %v", r.camera.view)
	}
	r.expect(t, "hover nothing")
	r.Show(distantScene(0, 0, engine.Cell{X: 500, Y: 600}))
	if v := r.camera.view.Visible(); v.W > 60 || r.camera.view.X != 500.5 || r.camera.view.Y != 600.5 {
		t.Errorf("the board shows %v", v)
	}
	r.Show(near)
	r.Show(distantScene(0, 0, engine.Cell{X: 500, Y: -4999}))
	if v := r.camera.view.Visible(); !v.Contains(engine.Cell{X: 500, Y: -4999}) || r.camera.view.Y <= -4998.5 {
		t.Errorf("at the edge the board shows %v", v)
	}
}

// Rulers tell neighbours apart by the last digits, and write short numbers in full.
func TestCoordinates(t *testing.T) {
	r := opened(distantScene(0, 0, engine.Cell{X: 3, Y: 7}))
	for _, test := range []struct {
		axis, n, digits int
		want            string
	}{
		{0, 12, 3, "…012"}, {0, -1, 4, "…9999"}, {1, 12, 3, "5012"}, {1, -5000, 3, "0"},
	} {
		if got := string(r.camera.coordinate(test.axis, test.n, test.digits)); got != test.want {
			t.Errorf("axis %d, %d: %q, want %q", test.axis, test.n, got, test.want)
		}
	}
	r.scene.Origin[0].Neg(r.scene.Origin[0])
	if got := string(r.camera.coordinate(0, 12, 3)); got != "-…988" {
		t.Errorf("left of the middle: %q", got)
	}
	for _, step := range []int{1, 2, 5, 1000, 7} {
		var n big.Int
		n.Sub(r.scene.Origin[0], big.NewInt(int64(phase(r.scene.Origin, 0, step))))
		if n.Mod(&n, big.NewInt(int64(step))).Sign() != 0 {
			t.Errorf("phase %d of %d", phase(r.scene.Origin, 0, step), step)
		}
	}
	near := opened(chess())
	if got := string(near.camera.coordinate(0, -12, 3)); got != "-12" || phase(near.scene.Origin, 0, 5) != 0 {
		t.Errorf("near: %q", got)
	}
	if strings.Contains(string(near.camera.coordinate(1, 1<<40, 3)), dots) {
		t.Error("near numbers are shortened")
	}
	if !(room([]byte("…012")) > room([]byte("012"))) {
		t.Error("dots take no room")
	}
	for _, n := range []int{1, 9, 10, 99, 1500, 100000} {
		if modulo := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(lastDigits(n))), nil); modulo.Cmp(big.NewInt(int64(n))) <= 0 {
			t.Errorf("%d digits do not tell %d squares apart", lastDigits(n), n)
		}
	}
}

// A piece that walks on stays where there is something to see of its next move.
func TestPieceWalksOn(t *testing.T) {
	r := opened(distantScene(0, 0, engine.Cell{X: 998, Y: 7}))
	for x := 990; x > 900; x -= 30 {
		r.Show(distantScene(0, 0, engine.Cell{X: x, Y: x - 980}))
		want := engine.Window{X: x - 3, Y: x - 980 - 3, W: 7, H: 7}
		if v := r.camera.view.Visible(); v.Intersect(want) != want {
			t.Errorf("from (%d,%d) the board shows %v", x, x-980, v)
		}
	}
}
