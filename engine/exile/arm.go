package exile

import (
	"iter"
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// arm is the queens of one arm of the spiral that lie near an origin. They are seen
// as those of arm 0, turned back: then both coordinates increase along the arm.
type arm struct {
	turns  int // of (x,y) → (-y,x), from arm 0
	blocks []block
}

// block is the queens with the numerals of one block.
type block struct {
	numerals tribonacci.Block
	at       engine.Cell // the first queen, less the origin
	before   int         // queens in the blocks before it
	count    int
}

// newArm returns the part of an arm within reach of the origin.
func newArm(turns int, origin farCell, reach int) arm {
	a := arm{turns: turns}
	origin = farTurn(origin, -turns)
	low := new(big.Int).Sub(origin.x, big.NewInt(int64(reach)))
	var numerals tribonacci.Block
	if low.Cmp(big.NewInt(1)) >= 0 { // X_1
		e, _ := tribonacci.X.FarFloor(low)
		numerals = tribonacci.BlockOf(e)
	}
	before := 0
	for {
		first := numerals.First()
		c := farCell{tribonacci.X.FarValue(first), tribonacci.Y.FarValue(first)}
		x, y := new(big.Int).Sub(c.x, origin.x), new(big.Int).Sub(c.y, origin.y)
		// Later blocks lie further on; and y grows by 3 at most while x grows by 1, so
		// it may be so far behind that it comes too late for the x in reach.
		if x.Cmp(big.NewInt(int64(reach))) > 0 || y.Cmp(big.NewInt(int64(reach))) > 0 || y.Cmp(big.NewInt(-1<<56)) < 0 {
			return a
		}
		b := block{numerals: numerals, before: before, count: numerals.Len()}
		before += b.count
		numerals = numerals.Next()
		last := b.numerals.Value(tribonacci.Y, b.numerals.At(b.count))
		if y.Cmp(big.NewInt(int64(-reach-last))) >= 0 {
			b.at = engine.Cell{X: int(x.Int64()), Y: int(y.Int64())}
			a.blocks = append(a.blocks, b)
		}
	}
}

// farArms returns the parts of all arms within reach of the origin, as far as there
// are any.
func farArms(origin farCell, reach int) (arms []arm) {
	for turns := range 4 {
		if a := newArm(turns, origin, reach); len(a.blocks) > 0 {
			arms = append(arms, a)
		}
	}
	return arms
}

// within gives the queens of the arm in w, as the board sees them.
func (a *arm) within(w engine.Window) iter.Seq[engine.Cell] {
	return func(yield func(engine.Cell) bool) {
		w := turnWindow(w, -a.turns)
		for i := range a.blocks {
			for c := range a.blocks[i].within(w) {
				if !yield(turn(c, a.turns)) {
					return
				}
			}
		}
	}
}

// within gives the queens of the block in w, turned back.
func (b *block) within(w engine.Window) iter.Seq[engine.Cell] {
	return func(yield func(engine.Cell) bool) {
		n := max(b.rank(tribonacci.X, w.X-1), b.rank(tribonacci.Y, w.Y-1))
		if n == b.count {
			return
		}
		e := b.numerals.At(n)
		c := b.at
		c.X += b.numerals.Value(tribonacci.X, e)
		c.Y += b.numerals.Value(tribonacci.Y, e)
		for c.X < w.X+w.W && c.Y < w.Y+w.H && b.numerals.Holds(e) {
			if !yield(c) {
				return
			}
			step := armSteps[e.Letter()]
			c.X += step.X
			c.Y += step.Y
			e = e.Next()
		}
	}
}

// rank says how many queens of the block have a coordinate, which s says, of v at
// most.
func (b *block) rank(s *tribonacci.Sequence, v int) int {
	if s == tribonacci.X {
		return b.numerals.Rank(s, v-b.at.X)
	}
	return b.numerals.Rank(s, v-b.at.Y)
}

// rank says how many queens of the arm have such a coordinate.
func (a *arm) rank(s *tribonacci.Sequence, v int) int {
	i := sort.Search(len(a.blocks), func(i int) bool { return a.blocks[i].rank(s, v) == 0 })
	if i == 0 {
		return 0
	}
	return a.blocks[i-1].before + a.blocks[i-1].rank(s, v)
}
