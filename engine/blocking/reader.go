package blocking

import "github.com/palacegames/palace/engine"

// reader reads blocks that a sweep has passed.
type reader struct {
	sweep    *sweep
	replay   *replay
	shape    shape
	mirrored bool
	values   values
	edges    [2]counters // of a bare block, which is read from them alone
	exact    []int32     // palace numbers, of a wild block
}

// approach counts some blocks of a row on the way to the block at column i, row j, in
// either half of the board, and reports whether that can be read now.
func (r *reader) approach(i, j int) (there bool) {
	if r.mirrored = i < j; r.mirrored {
		i, j = j, i
	}
	if r.sweep.inSpace(i, j) {
		r.shape = flat
		return true
	}
	switch {
	case r.replay == nil:
		r.replay = r.sweep.replay(i, j)
	case !r.replay.serves(i, j):
		r.replay.start(i, j)
	}
	r.replay.front.bare = &r.edges
	r.shape, there = r.replay.advance(i, j, &r.values)
	if there && r.shape == wild {
		r.exact = exactly(r.sweep.front.hood.k, engine.Window{X: i * edge, Y: j * edge, W: edge, H: edge})
	}
	return there
}

// read writes the palace numbers minus k of squares of the block that was approached,
// from (x, y) on in steps of (dx, dy), to dst.
func (r *reader) read(dst []int32, x, y, dx, dy int) {
	k := r.sweep.front.hood.k
	for len(dst) > 0 && seesInHood(x, y) < k {
		dst[0] = int32(seesInHood(x, y) - k)
		dst, x, y = dst[1:], x+dx, y+dy
	}
	if r.mirrored {
		x, y, dx, dy = y, x, dy, dx
	}
	if r.shape == bare {
		for n := range dst {
			dst[n] = int32(bareValue(&r.edges[0], &r.edges[1], x%edge+n*dx, y%edge+n*dy))
		}
		return
	}
	at, by := y%edge*edge+x%edge, dy*edge+dx
	switch r.shape {
	case flat:
		clear(dst)
	case wild:
		for n := range dst {
			dst[n] = r.exact[at+n*by] - int32(k)
		}
	default:
		for n := range dst {
			dst[n] = int32(r.values[at+n*by])
		}
	}
}
