package subtraction

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// pileChart knows a game of one component: the beginning of its board, and how that is
// repeated. It is the chart of the whole board, or of what is known if there is no period.
type pileChart struct {
	planes edge
	pad    int
	mark   int // from here on squares repeat
	period int // 0 if that is not known
}

// around returns the outcomes seen from an origin. Far out, only the remainder by the
// period counts.
func (c pileChart) around(origin engine.FarPosition) view {
	far := new(big.Int).Sub(origin[0], big.NewInt(int64(c.mark+2*engine.Span)))
	if far.Sign() < 0 {
		return pileView{c, int(origin[0].Int64())}
	}
	far.Rem(far, big.NewInt(int64(c.period)))
	return pileView{c, c.mark + 2*engine.Span + int(far.Int64())}
}

// place returns the first square that is like x, and as good as it for as many squares as
// a tile has.
func (c pileChart) place(x int) int {
	if c.period > 0 && x >= c.mark {
		return c.mark + (x-c.mark)%c.period
	}
	return x
}

// pileView is a pile seen from an origin.
type pileView struct {
	pileChart
	origin int
}

// Read writes the outcomes of a window one square high.
func (v pileView) Read(dst []uint64, w engine.Window) {
	clear(dst)
	for at := 0; at < w.W; at += engine.TileSize {
		n := min(engine.TileSize, w.W-at)
		x, to := v.origin+w.X+at, dst[at/64:][:ceil(n, 64)]
		if x >= 0 {
			cutBits(to, v.planes[0], v.pad, v.place(x), n)
			continue
		}
		for i := -x; i < n; i++ {
			if q := v.place(x + i); v.planes[0][v.pad+q/64]>>(q%64)&1 != 0 {
				to[i/64] |= 1 << (i % 64)
			}
		}
	}
}

// valueSource cuts tiles of nim-values from what is known of a pile.
type valueSource struct {
	pileChart
	tiles grid
	wide  bool // values may not fit seven bits
}

// Next returns the next tile.
func (s *valueSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.next()
	if !ok {
		return engine.Tile{}, false
	}
	t, b := engine.Tile{Window: w}, block{planes: s.planes}
	if s.wide {
		t.Wide = make([]int32, w.W)
		b.cutWide(t.Wide, s.pad, s.place(w.X))
	} else {
		t.Small = make([]int8, w.W)
		b.cutSmall(t.Small, s.pad, s.place(w.X))
	}
	return t, true
}
