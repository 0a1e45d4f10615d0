package sweep

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// reader reads blocks that a sweep has passed.
type reader struct {
	sweep    *Sweep
	replay   *replay
	shape    automaton.Shape
	mirrored bool
	values   automaton.Values
	empty    automaton.EmptyBlock // which is read from its edges alone
	exact    []int32              // palace numbers, of an unproved block
}

// approach counts some blocks of a row on the way to the block at column i, row j, in
// either half of the board, and reports whether that can be read now.
func (r *reader) approach(i, j int) (there bool) {
	if r.mirrored = i < j; r.mirrored {
		i, j = j, i
	}
	if r.sweep.inSpace(i, j) {
		r.shape = automaton.Flat
		return true
	}
	switch {
	case r.replay == nil:
		r.replay = r.sweep.replay(i, j)
	case !r.replay.serves(i, j):
		r.replay.start(i, j)
	}
	r.replay.front.empty = &r.empty
	r.shape, there = r.replay.advance(i, j, &r.values)
	if there && r.shape == automaton.Unproved {
		r.exact = automaton.Exactly(r.sweep.K, engine.Window{X: i * blockSide, Y: j * blockSide, W: blockSide, H: blockSide})
	}
	return there
}

// read writes the palace numbers minus k of squares of the block that was approached,
// from (x, y) on in steps of (dx, dy), to dst.
func (r *reader) read(dst []int32, x, y, dx, dy int) {
	k := r.sweep.K
	for len(dst) > 0 && automaton.Options(x, y) < k {
		dst[0] = int32(automaton.Options(x, y) - k)
		dst, x, y = dst[1:], x+dx, y+dy
	}
	if r.mirrored {
		x, y, dx, dy = y, x, dy, dx
	}
	if r.shape == automaton.Empty {
		for n := range dst {
			dst[n] = int32(r.empty.At(x%blockSide+n*dx, y%blockSide+n*dy))
		}
		return
	}
	at, by := y%blockSide*blockSide+x%blockSide, dy*blockSide+dx
	switch r.shape {
	case automaton.Flat:
		clear(dst)
	case automaton.Unproved:
		for n := range dst {
			dst[n] = r.exact[at+n*by] - int32(k)
		}
	default:
		for n := range dst {
			dst[n] = int32(r.values[at+n*by])
		}
	}
}
