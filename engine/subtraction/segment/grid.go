package segment

import "github.com/palacegames/palace/engine"

// Grid holds the outcomes of the squares with 0 ≤ x, y < n.
type Grid struct {
	n      int
	stride int // words of a row, one more than it takes
	words  []uint64
}

// NewGrid computes the first n×n squares of a board of outcomes.
func NewGrid(board engine.Board, n int) *Grid {
	g := &Grid{n: n, stride: n/64 + 2}
	g.words = make([]uint64, g.stride*n)
	source := board.Source(engine.Window{W: n, H: n})
	recycler, _ := source.(engine.Recycler)
	for t, ok := source.Next(); ok; t, ok = source.Next() {
		if t.Blank() {
			continue
		}
		for y := range t.H {
			copy(g.words[(t.Y+y)*g.stride+t.X/64:], t.Bits[y*t.Stride():][:t.Stride()])
		}
		if recycler != nil {
			recycler.Recycle(t)
		}
	}
	return g
}

// palace reports whether (x, y) is a P-position.
func (g *Grid) palace(x, y int) bool { return g.words[y*g.stride+x/64]>>(x%64)&1 != 0 }

// word returns the outcomes of the 64 squares from (x, y) on.
func (g *Grid) word(x, y int) uint64 {
	at := g.words[y*g.stride+x/64:]
	return at[0]>>(x%64) | at[1]<<1<<(63-x%64)
}
