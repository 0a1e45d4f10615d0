package spiral

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/internal/columnar"
)

// armSteps are the differences of X and Y by the letter of the Tribonacci word,
// [DSS20] (40).
var armSteps = [3]engine.Cell{
	tribonacci.LetterA: {X: 2, Y: 3},
	tribonacci.LetterB: {X: 1, Y: 3},
	tribonacci.LetterC: {X: 1, Y: 2},
}

// arm is the queens of one arm that lie near an origin. They are seen as those of arm 0,
// turned back: then both coordinates increase along the arm.
type arm struct{ blocks []block }

var _ columnar.Curve = (*arm)(nil)

// block is the queens with the numerals of one block.
type block struct {
	numerals tribonacci.Block
	at       engine.Cell // the first queen, less the origin
	before   int         // queens in the blocks before it
	count    int
}

// newArm returns the part of arm 0 within reach of the origin.
func newArm(origin Cell, reach int) *arm {
	var numerals tribonacci.Block
	if low := origin.X.Minus(engine.Num(reach)); low.Sign() > 0 {
		e, _ := tribonacci.X.BigFloor(low.Big())
		numerals = tribonacci.BlockOf(e)
	}
	a, before := &arm{}, 0
	for {
		c := onArm(numerals.First())
		x, y := c.X.Minus(origin.X).Clamp(), c.Y.Minus(origin.Y).Clamp()
		// Later blocks lie further on; and y grows by 3 at most while x grows by 1, so
		// it may be so far behind that it comes too late for the x in reach.
		if x > reach || y > reach || y < -1<<56 {
			return a
		}
		b := block{numerals: numerals, before: before, count: numerals.Len()}
		before += b.count
		numerals = numerals.Next()
		last := b.numerals.Value(tribonacci.Y, b.numerals.At(b.count))
		if y >= -reach-last {
			b.at = engine.Cell{X: x, Y: y}
			a.blocks = append(a.blocks, b)
		}
	}
}

// FirstU returns the number of the first queen with x ≥ u.
func (a *arm) FirstU(u int) int {
	return a.first(func(b *block) int { return b.numerals.Rank(tribonacci.X, u-1-b.at.X) })
}

// FirstV returns the number of the first queen with y ≥ v.
func (a *arm) FirstV(v int) int {
	return a.first(func(b *block) int { return b.numerals.Rank(tribonacci.Y, v-1-b.at.Y) })
}

// first returns the number of the first queen that counts not among those that rank counts,
// which are the first ones of a block, and all of the blocks before. There are few blocks.
func (a *arm) first(rank func(*block) int) int {
	for i := len(a.blocks) - 1; i >= 0; i-- {
		b := &a.blocks[i]
		if n := rank(b); n > 0 {
			return b.before + n
		}
	}
	return a.blocks[0].before
}

// Each visits the queens from number n on.
func (a *arm) Each(n int, visit func(x, y int) bool) {
	for i := range a.blocks {
		b := &a.blocks[i]
		if n >= b.before+b.count {
			continue
		}
		e := b.numerals.At(n - b.before)
		c := b.at
		c.X += b.numerals.Value(tribonacci.X, e)
		c.Y += b.numerals.Value(tribonacci.Y, e)
		for ; b.numerals.Holds(e); e = e.Next() {
			if !visit(c.X, c.Y) {
				return
			}
			step := armSteps[e.Letter()]
			c.X, c.Y = c.X+step.X, c.Y+step.Y
		}
		n = b.before + b.count
	}
}
