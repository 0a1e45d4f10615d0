package feed

import (
	"encoding/binary"
	"math"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
)

// A list of positions can be long: in a blocking game it holds thousands. It is written as
// its length and, if that is not 0, how many components all of them have, and four bytes
// for each component. If they do not have the same number of components, or none, or if
// one of these needs more bytes, then 0 is written instead, and the positions one by one.

func (w *writer) positions(list []engine.Position) {
	writePositions(w, list, short, (*writer).position)
}

// nearPositions writes what farPositions would write of the same squares.
func (w *writer) nearPositions(list []engine.Position) {
	writePositions(w, list, short, func(w *writer, p engine.Position) { w.farPosition(p.Far()) })
}

// short makes an integer short, if it can be made so.
func short(v int) (int32, bool) { return int32(v), v == int(int32(v)) }

func (w *writer) farPositions(list []engine.FarPosition) {
	writePositions(w, list, func(v *big.Int) (int32, bool) {
		if !v.IsInt64() {
			return 0, false
		}
		return short(int(v.Int64()))
	}, (*writer).farPosition)
}

// writePositions writes a list, given how to make a component short, if it can be made so,
// and how to write a position that is not.
func writePositions[P ~[]C, C any](w *writer, list []P, short func(C) (int32, bool), one func(*writer, P)) {
	w.int(len(list))
	if len(list) == 0 {
		return
	}
	begin, dim := len(w.b), len(list[0])
	w.int(dim)
	b := slices.Grow(w.b, 4*dim*len(list)) // a variable of its own is quicker than a field
	fits := dim > 0
	for _, p := range list {
		if fits = fits && len(p) == dim; !fits {
			break
		}
		for _, v := range p {
			v, ok := short(v)
			b, fits = binary.LittleEndian.AppendUint32(b, uint32(v)), fits && ok
		}
	}
	if w.b = b; fits {
		return
	}
	w.b = w.b[:begin]
	w.int(0)
	for _, p := range list {
		one(w, p)
	}
}

func (r *reader) positions() []engine.Position {
	n := r.length(1)
	list, ok := r.shorts(n)
	for !ok && len(list) < n {
		list = append(list, r.position())
	}
	return list
}

func (r *reader) farPositions() []engine.FarPosition {
	n := r.length(1)
	list, ok := r.shorts(n)
	if ok {
		return engine.FarPositions(list)
	}
	var far []engine.FarPosition
	for range n {
		far = append(far, r.farPosition())
	}
	return far
}

// shorts reads n positions of which all components have four bytes; ok is false if they
// follow one by one.
func (r *reader) shorts(n int) (list []engine.Position, ok bool) {
	if n == 0 {
		return nil, true
	}
	dim := r.int()
	if dim == 0 {
		return nil, false
	}
	if dim < 0 || dim > math.MaxInt32 || n > len(r.b)/4/dim {
		r.failed = true
		return nil, true
	}
	list = make([]engine.Position, n)
	numbers, b := make([]int, n*dim), r.take(4*n*dim)
	for i := range numbers {
		numbers[i] = int(int32(binary.LittleEndian.Uint32(b[4*i:])))
	}
	for i := range list {
		list[i] = numbers[i*dim : (i+1)*dim : (i+1)*dim]
	}
	return list, true
}
