package wythoff

import (
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// goldenCrossings are those of Wythoff Nim itself.
var goldenCrossings = crossings{
	row: func(x core.Int) (core.Int, error) {
		if small, ok := x.Small(); ok && small <= golden.Max {
			return core.Num(golden.Row(small)), nil
		}
		return core.Big(golden.FarRow(x.Big())), nil
	},
	diagonal: func(d core.Int) (x, y core.Int, err error) {
		if small, ok := d.Small(); ok && small <= golden.Max {
			x = core.Num(golden.Lower(small))
		} else {
			x = core.Big(golden.FarLower(d.Big()))
		}
		return x, x.Plus(d), nil
	},
}
