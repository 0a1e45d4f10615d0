package periodic

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// Chart knows a game of one component: the beginning of its board, and how that is
// repeated. It is the chart of the whole board, or of what is known if there is no period.
type Chart struct {
	planes [][]uint64
	pad    int
	mark   int // from here on squares repeat
	period int // 0 if that is not known
}

// Around returns the outcomes seen from an origin. Far out, only the remainder by the
// period counts; it errs where none is known.
func (c *Chart) Around(origin engine.Int) (View, error) {
	far := origin.Big()
	far.Sub(far, big.NewInt(int64(c.mark+2*engine.Span)))
	switch {
	case far.Sign() < 0:
		return View{c, origin.Clamp()}, nil
	case c.period == 0:
		return View{}, errNoPeriod
	}
	far.Rem(far, big.NewInt(int64(c.period)))
	return View{c, c.mark + 2*engine.Span + int(far.Int64())}, nil
}

// place returns the first square that is like x, and as good as it for as many squares as
// a tile has.
func (c *Chart) place(x int) int {
	if c.period > 0 && x >= c.mark {
		return c.mark + (x-c.mark)%c.period
	}
	return x
}

// View is a pile seen from an origin.
type View struct {
	*Chart
	origin int
}

// Read writes the outcomes of a window one square high.
func (v View) Read(dst []uint64, w engine.Window) {
	clear(dst)
	for at := 0; at < w.W; at += engine.TileSize {
		n := min(engine.TileSize, w.W-at)
		x, to := v.origin+w.X+at, dst[at/64:][:moves.Ceil(n, 64)]
		if x >= 0 {
			sweep.CutBits(to, v.planes[0], v.pad, v.place(x), n)
			continue
		}
		for i := -x; i < n; i++ {
			if q := v.place(x + i); v.planes[0][v.pad+q/64]>>(q%64)&1 != 0 {
				to[i/64] |= 1 << (i % 64)
			}
		}
	}
}

// Value returns the nim-value of a square that is known.
func (c *Chart) Value(x engine.Int) (int, error) {
	v, err := c.Around(x)
	if err != nil {
		return 0, err
	}
	at := c.pad*64 + c.place(v.origin)
	for value, plane := range c.planes {
		if plane[at/64]>>(at%64)&1 != 0 {
			return value, nil
		}
	}
	return len(c.planes), nil
}

// Values returns the tiles of a window of the board of nim-values.
func (c *Chart) Values(w engine.Window) engine.Source {
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		t := engine.Tile{Window: w}
		if len(c.planes) > sweep.MostSmall+1 {
			t.Wide = make([]int32, w.W)
			sweep.CutWide(c.planes, t.Wide, c.pad, c.place(w.X))
		} else {
			t.Small = make([]int8, w.W)
			sweep.CutSmall(c.planes, t.Small, c.pad, c.place(w.X))
		}
		return t
	})
}

// Repeats returns from which square on the outcomes of a pile repeat, the least there is, and
// with which period. Chart must know one.
func (c *Chart) Repeats() (from, every int) {
	for from = c.mark; from > 0 && c.Palace(from-1) == c.Palace(from-1+c.period); from-- {
	}
	return from, c.period
}

// Palace reports whether a square is one.
func (c *Chart) Palace(x int) bool {
	at := c.pad*64 + c.place(x)
	return c.planes[0][at/64]>>(at%64)&1 != 0
}
