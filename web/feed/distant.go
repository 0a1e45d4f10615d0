package feed

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// farPosition writes numbers of any length as decimal text, and a nil position as
// one without components.
func (w *writer) farPosition(p engine.FarPosition) {
	w.int(len(p))
	for _, v := range p {
		w.string(v.String())
	}
}

func (w *writer) farPositions(list []engine.FarPosition) {
	w.int(len(list))
	for _, p := range list {
		w.farPosition(p)
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
	if text := r.string(); len(text) <= longest {
		if v, ok := new(big.Int).SetString(text, 10); ok {
			return v
		}
	}
	r.failed = true
	return new(big.Int)
}

func (r *reader) farPositions() []engine.FarPosition {
	var list []engine.FarPosition
	for range r.length(1) {
		list = append(list, r.farPosition())
	}
	return list
}
