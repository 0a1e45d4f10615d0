package wythoff

import (
	"math/big"

	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// branch is the P-positions of Wythoff Nim on one side of the diagonal, as a board
// around an origin sees them: u and v are their smaller and their larger
// coordinate, less those of the origin. Both grow with the number n of the
// P-position, which is counted from the walk's start.
type branch struct {
	golden.Walk
	below bool // (u, v) are y and x, not x and y
	u, v  int  // of number 0
	from  int  // the first number
}

// newBranch returns the branch above or below the diagonal around the origin
// (x, y). ok is false if none of its P-positions lies within core.Span of it. The
// corner (0,0), its own mirror image, belongs to the branch above.
func newBranch(x, y *big.Int, below bool) (b branch, ok bool) {
	originU, originV, first := x, y, 0
	if below {
		originU, originV, first = y, x, 1
	}
	b.below = below
	n := new(big.Int)
	if originU.Sign() > 0 {
		// The least n with ⌊nφ⌋ ≥ originU, as in golden.FirstLower.
		n.Sub(golden.FarLower(originU), originU)
		n.Add(n, big.NewInt(1))
	}
	b.Walk = golden.NewWalk(n)
	b.u = int(new(big.Int).Sub(b.Base, originU).Int64())
	v := new(big.Int).Add(b.Base, n)
	v.Sub(v, originV)
	if v.CmpAbs(big.NewInt(4*core.Span)) > 0 {
		return b, false // u would have to change by more than half of this
	}
	b.v = int(v.Int64())
	b.from = -4 * core.Span
	if n.IsInt64() {
		b.from = max(b.from, first-int(n.Int64()))
	}
	return b, true
}

// at returns the coordinates of number n.
func (b *branch) at(n int) (u, v int) {
	d := b.Step(n)
	return b.u + d, b.v + d + n
}

// firstU returns the least number whose smaller coordinate is at least u.
func (b *branch) firstU(u int) int {
	u -= b.u
	n := max(b.from, golden.OverPhi(u)-1)
	for n > b.from && b.Step(n-1) >= u {
		n--
	}
	for b.Step(n) < u {
		n++
	}
	return n
}

// firstV returns the least number whose larger coordinate is at least v.
func (b *branch) firstV(v int) int {
	v -= b.v
	n := max(b.from, v-golden.OverPhi(v)-1)
	for n > b.from && b.Step(n-1)+n-1 >= v {
		n--
	}
	for b.Step(n)+n < v {
		n++
	}
	return n
}

// mark marks the P-positions of the branch on a tile.
func (b *branch) mark(t *core.Tile) {
	w := t.Window
	if b.below {
		w = w.Mirror()
	}
	for n := max(b.firstU(w.X), b.firstV(w.Y)); ; n++ {
		u, v := b.at(n)
		if u >= w.X+w.W || v >= w.Y+w.H {
			return
		}
		if b.below {
			u, v = v, u
		}
		t.Mark(u, v)
	}
}
