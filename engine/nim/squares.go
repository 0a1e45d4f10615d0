package nim

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// squares are those of a map: of the first two piles, or of the only one.
type squares struct {
	play
	kind   engine.Kind
	x, y   engine.Int // the origin
	others *big.Int   // the nim-sum of the piles that stay
	ones   bool       // whether none of these has more than one
	small  bool       // whether all that is a matter of machine integers
}

// held are the piles that stay the same on a map.
func held(m engine.Map) []engine.Int {
	c := m.Origin.Components(nil)
	return c[min(2, len(c)):]
}

// maps are those of so many piles.
type maps struct {
	y     play
	piles int
}

// Open returns the squares of a map.
func (of maps) Open(m engine.Map) engine.Squares {
	s := squares{play: of.y, kind: m.Kind, others: nimSum(held(m)), ones: ones(held(m))}
	if m.Origin != (engine.Position{}) {
		s.x = m.Origin.At(0)
		if of.piles > 1 {
			s.y = m.Origin.At(1)
		}
	}
	const most = 62 // bits, so that sums have room
	s.small = max(s.x.Bits(), s.y.Bits(), s.others.BitLen()) <= most
	return s
}

// Source computes each tile by itself.
func (s squares) Source(w engine.Window) engine.Source {
	if s.kind == engine.NimValues {
		return engine.EachTile(w, s.values)
	}
	return engine.EachTile(w, s.palaces)
}

// palaces marks the palace of each column.
func (s squares) palaces(w engine.Window) engine.Tile {
	t := engine.SparseTile(w)
	for x := w.X; x < w.X+w.W; x++ {
		if y, ok := s.row(x); ok && y >= w.Y && y < w.Y+w.H {
			t.Mark(x, y)
		}
	}
	return t
}

// row returns the row of the palace of a column, if the machine holds it.
func (s squares) row(x int) (y int, ok bool) {
	if !s.small {
		return s.farRow(x)
	}
	x += s.x.Clamp()
	sum := x ^ int(s.others.Int64())
	if s.few(x) {
		sum ^= 1
	}
	return sum - s.y.Clamp(), true
}

// few reports whether misère play differs in a column: where the other pile has more than one, that
// makes no palace here in either.
func (s squares) few(x int) bool { return s.misere && s.ones && x <= 1 }

// farRow is row for numbers of any length.
func (s squares) farRow(x int) (y int, ok bool) {
	at := s.x.Plus(engine.Num(x))
	sum := new(big.Int).Xor(at.Big(), s.others)
	if s.few(at.Clamp()) {
		sum.Xor(sum, big.NewInt(1))
	}
	return engine.Big(sum).Minus(s.y).Small()
}

// values are nim-values from the corner on.
func (s squares) values(w engine.Window) engine.Tile {
	t := engine.Tile{Window: w, Wide: make([]int32, 0, w.Area())}
	r := int(s.others.Int64())
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			t.Wide = append(t.Wide, int32(x^y^r))
		}
	}
	return t
}
