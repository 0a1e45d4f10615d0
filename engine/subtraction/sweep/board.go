package sweep

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Rules is what a sweep needs to know of a game, and of the machine.
type Rules struct {
	*moves.Set
	Kernel Kernel // nil for the form in Go
}

// recall returns the memory for a board of that extent: old, if it is of use.
func (r Rules) recall(old *memory, rest moves.Vector, right, bottom int) *memory {
	if old != nil && moves.Fits(rest, old.plan.rest) {
		p := old.plan
		if right <= p.right && bottom <= p.bottom ||
			slices.EqualFunc(p.moves, playable(r.Set, p.rest, right, bottom), slices.Equal[moves.Vector]) {
			return old
		}
	}
	p := newPlan(r.Set, slices.Clone(rest), right, bottom)
	p.kernel = r.Kernel
	p.addTerms()
	return newMemory(p)
}

// Direct reports whether rows of the outcomes are swept in the quickest way: whole runs
// at a time, in one pass.
func (r Rules) Direct(rest moves.Vector, right, bottom int) bool {
	p := newPlan(r.Set, rest, right, bottom)
	p.addTerms()
	return p.direct
}

// Board shows the squares (x, y) of one slice, swept from the corner. It remembers edges on
// the way, for the next window.
type Board struct {
	rules  Rules
	nim    bool
	rest   moves.Vector
	memory *memory
}

// NewBoard returns the board of the outcomes or the nim-values of a slice.
func (r Rules) NewBoard(nim bool, rest moves.Vector) *Board {
	return &Board{rules: r, nim: nim, rest: rest}
}

// Source sweeps the board as far as the window. Its tiles come in the order of their
// antidiagonals, a block's tiles together.
func (b *Board) Source(w engine.Window) engine.Source {
	if w.Empty() {
		return &tiles{}
	}
	b.memory = b.rules.recall(b.memory, b.rest, w.X+w.W, w.Y+w.H)
	return &tiles{
		sweep:  newSweep(b.memory, b.nim, w),
		window: w,
		row:    b.memory.plan.rowOf(b.rest),
		wide:   len(b.rules.List) > MostSmall,
	}
}
