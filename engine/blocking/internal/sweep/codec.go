package sweep

import (
	"encoding/binary"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// writer appends what passes between those who share a sweep.
type writer struct{ b []byte }

// number writes numbers that are not negative.
func (w *writer) number(list ...int) {
	for _, v := range list {
		w.b = binary.AppendUvarint(w.b, uint64(v))
	}
}

// edge writes an edge: 0 and two bytes if nothing changes along it, 1 and all of its
// bytes otherwise.
func (w *writer) blockSide(k kept) {
	if k.whole == nil {
		w.b = append(w.b, 0, k.line, k.diag)
		return
	}
	w.b = append(w.b, 1)
	w.b = append(w.b, k.whole.Line[:]...)
	w.b = append(w.b, k.whole.Diag[:]...)
}

// places writes a list of blocks.
func (w *writer) places(list []at) {
	w.number(len(list))
	for _, p := range list {
		w.number(p.i, p.j)
	}
}

// reading reads it from the front of b. After a failure it returns zeros.
type reading struct {
	b      []byte
	failed bool
}

// number reads a number up to most.
func (r *reading) number(most int) int {
	v, n := binary.Uvarint(r.b)
	if n <= 0 || v > uint64(most) {
		r.failed, r.b = true, nil
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

func (r *reading) take(n int) []byte {
	if n > len(r.b) {
		r.failed, r.b = true, nil
		return make([]byte, n)
	}
	part := r.b[:n]
	r.b = r.b[n:]
	return part
}

// edge reads an edge.
func (r *reading) blockSide() kept {
	switch head := r.take(1)[0]; head {
	case 0:
		part := r.take(2)
		return kept{line: part[0], diag: part[1]}
	case 1:
		whole := new(automaton.Edge)
		copy(whole.Line[:], r.take(blockSide))
		copy(whole.Diag[:], r.take(blockSide))
		return kept{whole: whole}
	default:
		r.failed, r.b = true, nil
		return kept{}
	}
}

// place reads a block.
func (r *reading) place() at {
	i, j := r.number(Reach/blockSide), r.number(Reach/blockSide)
	return at{i, j}
}

// places reads a list of blocks.
func (r *reading) places() (list []at) {
	for n := r.number(len(r.b)); n > 0 && !r.failed; n-- {
		list = append(list, r.place())
	}
	return list
}

// done reports whether everything was read and all of it was right.
func (r *reading) done() bool { return !r.failed && len(r.b) == 0 }
