package feed

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// farPosition writes a nil position as one without components, and numbers that are no
// integers of the machine as decimal text. An empty text says that an integer follows.
func (w *writer) farPosition(p engine.FarPosition) { w.b = appendFar(w.b, p) }

func (w *writer) farPositions(list []engine.FarPosition) {
	w.int(len(list))
	w.b = slices.Grow(w.b, roomForPosition*len(list))
	b := w.b // which the compiler can keep at hand
	for _, p := range list {
		b = appendFar(b, p)
	}
	w.b = b
}

// appendFar writes what farPosition does.
func appendFar(b []byte, p engine.FarPosition) []byte {
	b = appendInt(b, len(p))
	for _, v := range p {
		if !v.IsInt64() {
			text := v.String()
			b = append(appendInt(b, len(text)), text...)
			continue
		}
		b = appendInt(append(b, 0), int(v.Int64()))
	}
	return b
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

// integers reads positions all of whose components are integers of the machine, as most
// are. Of others it reads some part, and ok is false.
func (r *reader) integers(n int) (list []engine.Position, ok bool) {
	list = make([]engine.Position, 0, n)
	numbers := make(engine.Position, 0, 2*n) // most games have two piles
	for range n {
		first := len(numbers)
		for range r.length(1) {
			if r.string() != "" {
				return nil, false
			}
			numbers = append(numbers, r.int())
		}
		list = append(list, numbers[first:len(numbers):len(numbers)])
	}
	return list, true
}

func (r *reader) farPositions() []engine.FarPosition {
	n, begin := r.length(1), r.b
	if near, ok := r.integers(n); ok {
		return engine.FarPositions(near)
	}
	r.b = begin
	var list []engine.FarPosition
	for range n {
		list = append(list, r.farPosition())
	}
	return list
}
