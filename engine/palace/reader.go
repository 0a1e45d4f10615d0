package palace

import "github.com/palacegames/palace/engine"

// reader reads blocks that a sweep has passed.
type reader struct {
	sweep    *sweep
	replay   *replay
	shape    shape
	mirrored bool
	values   values
	exact    []int32 // palace numbers, of a wild block
}

// open goes to the block at column i, row j, in either half of the board.
func (r *reader) open(i, j int) {
	if r.mirrored = i < j; r.mirrored {
		i, j = j, i
	}
	if r.sweep.inSpace(i, j) {
		r.shape = flat
		return
	}
	if r.replay == nil || !r.replay.serves(i, j) {
		r.replay = r.sweep.replay(i, j)
	}
	for reached := false; !reached; {
		r.shape, reached = r.replay.advance(i, j, &r.values)
	}
	if r.shape == wild {
		r.exact = exactly(r.sweep.front.hood.k, engine.Window{X: i * edge, Y: j * edge, W: edge, H: edge})
	}
}

// rel returns the palace number of (x, y) minus k.
func (r *reader) rel(x, y int) int32 {
	k := r.sweep.front.hood.k
	if sees := seesInHood(x, y); sees < k {
		return int32(sees - k)
	}
	if r.mirrored {
		x, y = y, x
	}
	at := y%edge*edge + x%edge
	if r.shape == wild {
		return r.exact[at] - int32(k)
	}
	return int32(r.values[at])
}
