package board

import (
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/scene"
)

// moved is a scene in which the piece has come to (x, y), with these squares blocked.
func moved(x, y int, blocked ...engine.Cell) scene.Scene {
	sc := chess()
	sc.Look.Still = false
	sc.At, sc.Pawns = engine.Cell{X: x, Y: y}, nil
	for _, c := range blocked {
		sc.Pawns = append(sc.Pawns, scene.Pawn{At: c})
	}
	return sc
}

// An answer that comes at once goes on from where the move led that it answers; what it
// blocks drops when the piece is there.
func TestBothMovesAreSeen(t *testing.T) {
	var m motion
	start := clock.Now()
	at := func(part float64) clock.Moment { return start.Add(time.Duration(part * float64(slideTime))) }
	a, b, c := moved(9, 9), moved(5, 9), moved(5, 4)
	d := moved(5, 4, engine.Cell{X: 5, Y: 3})
	m.follow(&a, &b, at(0))
	m.follow(&b, &c, at(0.1))
	m.follow(&c, &d, at(0.2))
	expect := func(when float64, x0, x1, y0, y1 float64) {
		t.Helper()
		if x, y := m.place(engine.Cell{X: 5, Y: 4}, at(when)); x < x0+0.5 || x > x1+0.5 || y < y0+0.5 || y > y1+0.5 {
			t.Errorf("after %g moves the piece is at (%g,%g)", when, x-0.5, y-0.5)
		}
	}
	expect(0, 9, 9, 9, 9)
	expect(0.5, 5.1, 8.9, 9, 9)
	expect(1, 5, 5, 9, 9)
	expect(1.5, 5, 5, 4.1, 8.9)
	expect(2, 5, 5, 4, 4)
	if drop := (engine.Cell{X: 5, Y: 3}); m.drop(drop, at(1.9)) > 0 || m.drop(drop, at(9)) < 1 {
		t.Error("the pawn does not drop after the move")
	}
	if !m.moving(at(2.1)) || m.moving(at(9)) {
		t.Error("it is not told when all is at rest")
	}
}

// Who is faster than the pieces sees the last move only.
func TestPathIsShort(t *testing.T) {
	var m motion
	at := clock.Now()
	for i := range 5 {
		a, b := moved(9-i, 9), moved(8-i, 9)
		m.follow(&a, &b, at)
		if len(m.path) > mostLegs {
			t.Fatalf("%d moves wait to be shown", len(m.path))
		}
	}
	if last := m.path[len(m.path)-1]; last.to != (engine.Cell{X: 4, Y: 9}) || last.start.After(at.Add(slideTime)) {
		t.Errorf("the last move is %v", last)
	}
}

// Thousands of pawns are there at once.
func TestManyPawnsDoNotDrop(t *testing.T) {
	var many []engine.Cell
	for i := range mostDrops + 1 {
		many = append(many, engine.Cell{X: i, Y: 4})
	}
	for n, want := range map[int]bool{len(many): false, 3: true} {
		var m motion
		a, b := moved(900, 4), moved(900, 4, many[:n]...)
		m.follow(&a, &b, clock.Now())
		if m.moving(clock.Now()) != want {
			t.Errorf("%d pawns drop: %t", n, !want)
		}
	}
}
