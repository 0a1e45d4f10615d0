package scene

import (
	"math/big"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestRows holds what a row says of every square of a window against its squares, one
// after the other.
func TestRows(t *testing.T) {
	for sx := -3; sx <= 3; sx++ {
		for sy := -3; sy <= 3; sy++ {
			for count := range 4 {
				row := Row{From: engine.Cell{X: 1, Y: -2}, Step: engine.Cell{X: sx, Y: sy}, Count: count}
				var squares []engine.Cell
				for i := 1; i <= count && row.Step != (engine.Cell{}); i++ {
					squares = append(squares, row.At(i))
				}
				for x := -12; x <= 12; x++ {
					for y := -12; y <= 12; y++ {
						c := engine.Cell{X: x, Y: y}
						if got, want := row.Steps(c), slices.Index(squares, c)+1; got != want {
							t.Fatalf("%+v: %v is square %d, want %d", row, c, got, want)
						}
					}
				}
			}
		}
	}
	above := Targets{Rows: []Row{{Step: engine.Cell{X: 1}, Count: 2, Above: []Level{{Axis: 2, From: 3, Step: -1}}}}}
	if above.Has(engine.Cell{X: 1}) {
		t.Error("a target of another slice is one of this")
	}
}

// TestFree: a pawn closes a target, the ghost of one does not.
func TestFree(t *testing.T) {
	at := func(x int) engine.Cell { return engine.Cell{X: x} }
	s := Scene{Targets: Targets{Rows: []Row{{Step: at(1), Count: 3}}}, Pawns: []Pawn{{At: at(1)}, {At: at(2), Ghost: true}}}
	for x, want := range []bool{false, false, true, true, false} {
		if s.Free(at(x)) != want {
			t.Errorf("square %d is free: %t", x, !want)
		}
	}
}

// TestExample holds the example of the package's comment: three squares are free.
func TestExample(t *testing.T) {
	s := Scene{
		Piece: Queen, At: engine.Cell{X: 2, Y: 1}, Mode: Choose,
		Targets: Targets{Rows: []Row{
			{From: engine.Cell{X: 2, Y: 1}, Step: engine.Cell{X: -1}, Count: 2},
			{From: engine.Cell{X: 2, Y: 1}, Step: engine.Cell{Y: -1}, Count: 1},
			{From: engine.Cell{X: 2, Y: 1}, Step: engine.Cell{X: -1, Y: -1}, Count: 1},
		}},
		Pawns: []Pawn{{At: engine.Cell{X: 1, Y: 1}}},
	}
	var free []engine.Cell
	for x := range 4 {
		for y := range 4 {
			if c := (engine.Cell{X: x, Y: y}); s.Free(c) {
				free = append(free, c)
			}
		}
	}
	if want := []engine.Cell{{X: 0, Y: 1}, {X: 1, Y: 0}, {X: 2, Y: 0}}; !slices.Equal(free, want) {
		t.Errorf("free are %v, want %v", free, want)
	}
}

// TestShift: origins of any length have moved by their difference, as long as that is
// small.
func TestShift(t *testing.T) {
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	beyond := func(x, y int64) []*big.Int {
		return []*big.Int{new(big.Int).Add(far, big.NewInt(x)), big.NewInt(y)}
	}
	for _, c := range []struct {
		old, now []*big.Int
		by       engine.Cell
		near     bool
	}{
		{nil, nil, engine.Cell{}, true},
		{beyond(0, 0), beyond(0, 0), engine.Cell{}, true},
		{beyond(0, 5), beyond(1000, -2), engine.Cell{X: 1000, Y: -7}, true},
		{beyond(0, 0), beyond(nearOrigins, 0), engine.Cell{X: nearOrigins}, true},
		{beyond(0, 0), beyond(nearOrigins+1, 0), engine.Cell{}, false},
		{nil, beyond(0, 0), engine.Cell{}, false},
		{beyond(0, 0), nil, engine.Cell{}, false},
		{nil, []*big.Int{big.NewInt(7)}, engine.Cell{X: 7}, true},
		{append(beyond(0, 0), big.NewInt(9)), append(beyond(0, 0), big.NewInt(3)), engine.Cell{}, true},
		{append(beyond(0, 0), big.NewInt(9)), append(beyond(0, 0), far), engine.Cell{}, false},
	} {
		old, now := Scene{Origin: c.old}, Scene{Origin: c.now}
		if by, near := now.Shift(&old); by != c.by || near != c.near {
			t.Errorf("from %v to %v: by %v, near %t", c.old, c.now, by, near)
		}
	}
}

// TestPoints: the middle of a square lies in it, left of the origin too.
func TestPoints(t *testing.T) {
	for _, c := range []engine.Cell{{}, {X: 3, Y: -4}, {X: -1 << 40, Y: 1 << 40}} {
		if got := Middle(c).Cell(); got != c {
			t.Errorf("the middle of %v lies in %v", c, got)
		}
	}
}

// TestNamed: what has no drawing is a plain piece.
func TestNamed(t *testing.T) {
	for word, want := range map[string]Piece{"rook": Rook, "queen": Queen, "piece": Counter, "king": Counter, "": Counter} {
		if got := Named(word); got != want {
			t.Errorf("%q is drawn as %d, want %d", word, got, want)
		}
	}
}
