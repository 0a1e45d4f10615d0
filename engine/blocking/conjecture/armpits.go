package conjecture

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
)

// Most says where the queen of game K sees the most palaces, on and above the
// diagonal of the 4K×4K squares at the corner.
type Most struct {
	K int
	// Rel is the most palaces seen, minus K.
	Rel int32
	// Squares is how many squares see that many, First and Last two of them.
	Squares     int
	First, Last engine.Cell
	// Armpit is where the épaulette ends.
	Armpit engine.Cell
	// Farthest is how far from it such squares lie at most, in columns or rows.
	Farthest int
}

// AtArmpit reports whether the armpits alone attain the maximum: whether no square
// that does is farther from one than K/20, or 20 squares.
func (m *Most) AtArmpit() bool { return m.Farthest <= max(m.K/20, 20) }

// CheckArmpits errs if the board of game k does not reach as far as Armpits looks.
func CheckArmpits(k int) error {
	return boardOf(k).Check(engine.Window{W: 4 * k, H: 4 * k})
}

// Armpits looks for the maximum of game k. It errs if the game is too small to have
// armpits, or the board too large.
func Armpits(k int) (Most, error) {
	m := Most{K: k, Rel: int32(-k)}
	board := boardOf(k)
	survey, err := region.Measure(k, board, 4*k, 4*k)
	if err != nil {
		return m, err
	}
	found := false
	for _, l := range survey.Map() {
		if l.Name == region.Armpit && l.At.X >= l.At.Y {
			m.Armpit, found = l.At, true
		}
	}
	if !found {
		return m, errNoArmpits(k)
	}
	for y := 0; y < 4*k; y += engine.TileSize {
		w := engine.Window{X: y, Y: y, W: 4*k - y, H: min(engine.TileSize, 4*k-y)}
		for t := range engine.Tiles(board, w) {
			m.add(t)
		}
	}
	return m, nil
}

func (m *Most) add(t *engine.Tile) {
	for y := t.Y; y < t.Y+t.H; y++ {
		first := max(t.X, y)
		if t.Small == nil || t.Turned {
			for x := first; x < t.X+t.W; x++ {
				m.see(x, y, t.At(x, y)-int32(m.K))
			}
			continue
		}
		base := t.Base - int32(m.K)
		for i := first - t.X; i < t.W; i++ {
			if v := base + int32(t.Small[(y-t.Y)*t.W+i]); v >= m.Rel {
				m.see(t.X+i, y, v)
			}
		}
	}
}

// see takes note of a square from which the queen sees v palaces more than K.
func (m *Most) see(x, y int, v int32) {
	if v < m.Rel {
		return
	}
	c := engine.Cell{X: x, Y: y}
	if v > m.Rel {
		m.Rel, m.Squares, m.First, m.Farthest = v, 0, c, 0
	}
	m.Squares++
	m.Last = c
	m.Farthest = max(m.Farthest, x-m.Armpit.X, m.Armpit.X-x, y-m.Armpit.Y, m.Armpit.Y-y)
}
