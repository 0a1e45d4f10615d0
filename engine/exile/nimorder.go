package exile

import (
	"math/bits"
	"sort"

	"github.com/palacegames/palace/engine"
)

// lineBytes is about what the set of a line's values takes that crosses n squares:
// the values lie in a range of some three times as many, a bit for each, with some
// room, and the set's header.
func lineBytes(n float64) float64 { return 72 + 0.56*n }

// quadrantNim fills the quadrant in a wave from the corner.
type quadrantNim struct{}

func (quadrantNim) last(w engine.Window) int {
	return waveStage(engine.Cell{X: w.X + w.W - 1, Y: w.Y + w.H - 1})
}

func (quadrantNim) join(a, b engine.Window) engine.Window {
	return engine.Window{W: max(a.W, b.W), H: max(a.H, b.H)}
}

// roomy reaches down the antidiagonal.
func (quadrantNim) roomy(c engine.Cell) engine.Window {
	return engine.Window{W: 1 << bits.Len(uint(c.X+c.Y)), H: 1 << bits.Len(uint(c.Y))}
}

// needed is the rectangle from the corner. Below it a triangle of squares is filled
// too, which are options along the antidiagonals.
func (quadrantNim) needed(w engine.Window) (engine.Window, float64) {
	board := engine.Window{W: w.X + w.W, H: w.Y + w.H}
	rows, columns := float64(board.W), float64(board.H)
	lines := 3 * (rows + columns) * lineBytes(columns)
	return board, 4*rows*columns + lines + columns*(rows+2*columns)/5
}

func (quadrantNim) fit(w engine.Window, fits func(engine.Window) bool) engine.Window {
	if fit, ok := largest(w, fits); ok {
		return fit
	}
	fit, _ := largest(engine.Window{W: maxEdge, H: maxEdge}, fits)
	return fit
}

func (quadrantNim) order(board engine.Window) order {
	return &wave{lastSum: board.W - 1 + board.H - 1, columns: board.H}
}

// waveBlock is the width of the blocks of a wave: so narrow that the sets of the
// lines through a block stay in the processor's cache.
const waveBlock = 32

// wave goes through the first columns of the quadrant, up to an antidiagonal, in
// blocks. A block is a piece, waveBlock antidiagonals long, of a band of waveBlock
// columns; inside, it goes up the antidiagonals one after the other. A square at the
// west end of block k of band b, the squares (x, y) with x+y-waveBlock·b from
// waveBlock·k on, has options down its antidiagonal in block k+1 of band b-1, or
// k+2 of band b-2, …. So the blocks of stage k+2b, on which all of these have
// lower stages, can be filled after those of all lower stages.
type wave struct {
	lastSum, columns int
	at               int // the stage
	band             int
	sum              int // of row and column, on the current antidiagonal
	column           int
}

// waveStage returns the stage in which a square is filled. No square of which both
// coordinates are at most as large has a higher one.
func waveStage(c engine.Cell) int {
	return (c.X+c.Y%waveBlock)/waveBlock + 2*(c.Y/waveBlock)
}

func (o *wave) stage() int { return o.at }

func (o *wave) next() engine.Cell {
	c := engine.Cell{X: o.sum - o.column, Y: o.column}
	first := o.band * waveBlock
	if o.column++; o.column <= min(o.sum, first+waveBlock-1, o.columns-1) {
		return c
	}
	if o.sum++; o.sum > o.lastSum || o.sum == (o.at-o.band+1)*waveBlock {
		o.block()
	} else {
		o.column = first
	}
	return c
}

// block goes to the next block that is not empty, or to the stage after the last.
func (o *wave) block() {
	// The sums of block k of band b start at (k+b)·waveBlock, k+b being stage-b.
	if o.band++; o.band > min(o.at/2, (o.columns-1)/waveBlock) {
		o.at++
		o.band = max(0, o.at-o.lastSum/waveBlock)
	}
	o.sum = (o.at - o.band) * waveBlock
	o.column = o.band * waveBlock
}

// spiralNim fills the spiral ring by ring.
type spiralNim struct{}

func (spiralNim) last(w engine.Window) int {
	return max(-w.X, w.X+w.W-1, -w.Y, w.Y+w.H-1)
}

func (spiralNim) join(a, b engine.Window) engine.Window {
	if a.W > b.W {
		return a
	}
	return b
}

// roomy is a row.
func (r spiralNim) roomy(c engine.Cell) engine.Window {
	return engine.Window{W: 1 << bits.Len(uint(r.last(engine.Window{X: c.X, Y: c.Y, W: 1, H: 1}))), H: 1}
}

// needed is the square up to the last ring.
func (r spiralNim) needed(w engine.Window) (engine.Window, float64) {
	k := r.last(w)
	board := engine.Window{X: -k, Y: -k, W: 2*k + 1, H: 2*k + 1}
	side := float64(board.W)
	return board, 4*side*side + 6*side*lineBytes(side)
}

// fit is always around the centre.
func (r spiralNim) fit(_ engine.Window, fits func(engine.Window) bool) engine.Window {
	k := sort.Search(maxEdge, func(k int) bool {
		return !fits(engine.Window{W: k + 1, H: 1})
	}) - 1
	board, _ := r.needed(engine.Window{W: k + 1, H: 1})
	return board
}

func (spiralNim) order(engine.Window) order { return &rings{} }

// rings goes along the square spiral.
type rings struct {
	at engine.Cell
	k  int
}

func (o *rings) stage() int { return o.k }

func (o *rings) next() engine.Cell {
	c, k := o.at, o.k
	switch {
	case c.X == k && c.Y == k: // the end of the ring
		o.k++
		o.at.Y++
	case c.X == k:
		o.at.Y++
	case c.Y == -k:
		o.at.X++
	case c.X == -k:
		o.at.Y--
	default:
		o.at.X--
	}
	return c
}
