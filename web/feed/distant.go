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

// number reads a number of at most as many digits as a coordinate may have.
func (r *reader) number() *big.Int {
	if text := r.string(); len(text) <= len("-")+game.MaxDigits {
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
