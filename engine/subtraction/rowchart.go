package subtraction

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// around returns the outcomes of the row seen from an origin in one dimension. Far out,
// only the remainder by the period counts.
func (r row) around(origin engine.FarPosition) view {
	v := rowView{row: r}
	far := new(big.Int).Sub(origin[0], big.NewInt(int64(r.preperiod+2*engine.Span)))
	if far.Sign() < 0 {
		v.origin = int(origin[0].Int64())
		return v
	}
	period := big.NewInt(int64(len(r.palace) - r.preperiod))
	v.origin = r.preperiod + 2*engine.Span + int(far.Rem(far, period).Int64())
	return v
}

// rowView is the outcomes of a row seen from an origin.
type rowView struct {
	row
	origin int
}

// Read writes the outcomes of a window one square high.
func (v rowView) Read(dst []uint64, w engine.Window) {
	clear(dst)
	for i := range w.W {
		if x := v.origin + w.X + i; x >= 0 && v.at(x) {
			dst[i/64] |= 1 << (i % 64)
		}
	}
}
