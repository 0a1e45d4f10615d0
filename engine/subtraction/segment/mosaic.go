package segment

import (
	"math/big"
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// Mosaic is squares of which those a period apart have the same outcome.
type Mosaic struct {
	Lattice
	// rows holds, for 0 ≤ y < Height, the outcomes of the squares from (0, y) on, as many
	// as Width and a word more.
	rows [][]uint64
}

// newMosaic returns the mosaic of these periods whose squares with 0 ≤ x < Width and
// 0 ≤ y < Height are as palace says.
func newMosaic(l Lattice, palace func(x, y int) bool) *Mosaic {
	m := &Mosaic{Lattice: l}
	for y := range l.Height {
		row := make([]uint64, l.Width/64+3)
		for x := range 64 * (len(row) - 1) {
			if x < l.Width && palace(x, y) || x >= l.Width && row[(x-l.Width)/64]>>((x-l.Width)%64)&1 != 0 {
				row[x/64] |= 1 << (x % 64)
			}
		}
		m.rows = append(m.rows, row)
	}
	return m
}

// word returns the outcomes of the 64 squares from (x, y) on.
func (m *Mosaic) word(x, y int) uint64 {
	x, y = m.reduce(x, y)
	at := m.rows[y][x/64:]
	return at[0]>>(x%64) | at[1]<<1<<(63-x%64)
}

// palace reports whether (x, y) is a P-position.
func (m *Mosaic) palace(x, y int) bool { return m.word(x, y)&1 != 0 }

// Palaces is the number of P-positions among the squares that repeat.
func (m *Mosaic) Palaces() (n int) {
	for _, row := range m.rows {
		for x := 0; x < m.Width; x += 64 {
			w := row[x/64]
			if left := m.Width - x; left < 64 {
				w &= 1<<left - 1
			}
			n += bits.OnesCount64(w)
		}
	}
	return n
}

// ShiftTo returns the shortest vector by which m must be moved to become the other mosaic, and
// whether there is one.
func (m *Mosaic) ShiftTo(other *Mosaic) (by engine.Cell, ok bool) {
	if m == other {
		return by, true
	}
	if m.Lattice != other.Lattice || m.Palaces() != other.Palaces() {
		return by, false
	}
	for dy := range m.Height {
		for dx := range m.Width {
			if m.moved(other, dx, dy) {
				return m.shortest(engine.Cell{X: dx, Y: dy}), true
			}
		}
	}
	return by, false
}

// moved reports whether each square has the outcome that the one (dx, dy) further has in
// the other mosaic.
func (m *Mosaic) moved(other *Mosaic, dx, dy int) bool {
	for y := range m.Height {
		for x := 0; x < m.Width; x += 64 {
			if m.word(x, y) != other.word(x+dx, y+dy) {
				return false
			}
		}
	}
	return true
}

// Place returns the square near the corner that is the same part of the mosaic as one that may
// lie any distance out.
func (l Lattice) Place(p engine.Position) engine.Cell {
	x, y := p.At(0).Big(), p.At(1).Big()
	times := new(big.Int).Div(y, big.NewInt(int64(l.Height)))
	x.Sub(x, new(big.Int).Mul(times, big.NewInt(int64(l.Shift))))
	y.Sub(y, times.Mul(times, big.NewInt(int64(l.Height))))
	return engine.Cell{X: int(x.Mod(x, big.NewInt(int64(l.Width))).Int64()), Y: int(y.Int64())}
}

// Palace reports whether the mosaic has a P-position at a square, however far out.
func (m *Mosaic) Palace(p engine.Position) bool {
	at := m.Place(p)
	return m.palace(at.X, at.Y)
}
