package sweep

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Answers finds the outcomes of single positions by sweeping the board as far as they lie.
// It remembers edges, so that the next question about a smaller position costs only the
// squares near to it, and the outcomes that were asked for last.
type Answers struct {
	rules  Rules
	memory *memory
	last   *Finding
}

// NewAnswers returns answers that remember nothing yet.
func (r Rules) NewAnswers() *Answers { return &Answers{rules: r} }

// Finding is a sweep for the outcomes of some positions, as a job.
type Finding struct {
	positions []moves.Vector
	outcomes  []engine.Outcome
	sweep     *sweep
	in        map[at][]int // the positions that are not found yet, by blocks
}

// Find begins to find the outcomes of some positions, or goes on if they are those that were
// asked for last.
func (a *Answers) Find(positions []moves.Vector) *Finding {
	if a.last == nil || !slices.EqualFunc(positions, a.last.positions, slices.Equal[moves.Vector]) {
		a.last = a.begin(positions)
	}
	return a.last
}

func (a *Answers) begin(positions []moves.Vector) *Finding {
	f := &Finding{positions: positions, outcomes: make([]engine.Outcome, len(positions)), in: map[at][]int{}}
	if len(positions) == 0 {
		return f
	}
	low, high := moves.Bounds(positions)
	right, bottom, rest := moves.Extent(high)
	a.memory = a.rules.recall(a.memory, rest, right, bottom)
	f.sweep = newSweep(a.memory, false, engine.Window{
		X: low[0], Y: moves.Down(low), W: right - low[0], H: bottom - moves.Down(low)})
	for i, p := range positions {
		block := a.memory.plan.blockOf(p)
		f.in[block] = append(f.in[block], i)
	}
	return f
}

// blockOf returns the block that a position lies in.
func (p *plan) blockOf(q moves.Vector) at { return at{q[0] / (64 * p.width), moves.Down(q) / p.tall} }

// Step sweeps for a few milliseconds, and reports whether there is more to do.
func (f *Finding) Step() (more bool) {
	if len(f.in) == 0 {
		return false
	}
	if finished, _ := f.sweep.step(); finished {
		p := f.sweep.memory.plan
		for _, i := range f.in[f.sweep.at] {
			q := f.positions[i]
			f.outcomes[i] = f.sweep.block.outcome(moves.Down(q)%p.tall, p.rowOf(moves.Further(q)), q[0]%(64*p.width))
		}
		delete(f.in, f.sweep.at)
	}
	if len(f.in) == 0 {
		f.sweep = nil
	}
	return len(f.in) > 0
}

// Done returns which part of the sweep is done.
func (f *Finding) Done() float64 {
	if len(f.in) == 0 {
		return 1
	}
	return f.sweep.progress()
}

// Outcomes returns the outcomes of the positions.
func (f *Finding) Outcomes() []engine.Outcome {
	engine.Finish(f)
	return f.outcomes
}

// progress returns which part of the needed cells the sweep's front has passed.
func (s *sweep) progress() float64 {
	p, m := s.memory.plan, s.memory
	across, down := p.width*64/engine.TileSize, p.tall/engine.TileSize // a block, in tiles
	passed := 0.0
	for cell := range s.needed {
		begin := cell.column*m.cellColumns()*across + cell.band*m.cellBands()*down
		size := m.cellColumns()*across + m.cellBands()*down
		passed += min(1, max(0, float64(s.front-begin)/float64(size)))
	}
	return passed / float64(len(s.needed))
}
