package feed

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// farPosition writes a nil position as one without components, and numbers that are no
// integers of the machine as decimal text. An empty text says that an integer follows.
func (w *writer) farPosition(p engine.FarPosition) {
	w.int(len(p))
	for _, v := range p {
		if !v.IsInt64() {
			w.string(v.String())
			continue
		}
		w.string("")
		w.int(int(v.Int64()))
	}
}

func (r *reader) farPosition() engine.FarPosition {
	n := r.length(1)
	if n == 0 {
		return nil
	}
	p := make(engine.FarPosition, n)
	for i := range p {
		p[i] = r.number()
	}
	return p
}

// longest is how long a number may be: its sign, and a digit more than a coordinate
// has, for the origin next to a coordinate -9…9 has that.
const longest = game.MaxDigits + 2

// number reads a number, unless it is longer than any coordinate or origin.
func (r *reader) number() *big.Int {
	text := r.string()
	if text == "" {
		return big.NewInt(int64(r.int()))
	}
	if len(text) <= longest {
		if v, ok := new(big.Int).SetString(text, 10); ok {
			return v
		}
	}
	r.failed = true
	return new(big.Int)
}
