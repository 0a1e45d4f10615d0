package sweep

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Answers finds the outcomes of single positions by sweeping the board as far as they lie.
// It remembers edges, so that the next question about a smaller position costs only the
// squares near to it.
type Answers struct {
	rules  Rules
	memory *memory
}

// NewAnswers returns answers that remember nothing yet.
func (r Rules) NewAnswers() *Answers { return &Answers{rules: r} }

// to returns a sweep for the positions from low to high.
func (a *Answers) to(low, high moves.Vector) *sweep {
	right, bottom, rest := moves.Extent(high)
	a.memory = a.rules.recall(a.memory, rest, right, bottom)
	return newSweep(a.memory, false, engine.Window{
		X: low[0], Y: moves.Down(low), W: right - low[0], H: bottom - moves.Down(low)})
}

// Ahead is a sweep towards a position, after which the edges on the way are remembered.
type Ahead struct{ sweep *sweep }

// Towards begins a sweep towards p.
func (a *Answers) Towards(p moves.Vector) *Ahead { return &Ahead{a.to(p, p)} }

// Step sweeps for a few milliseconds, and reports whether there is more to do.
func (a *Ahead) Step() (more bool) {
	if a.sweep == nil {
		return false
	}
	if _, more = a.sweep.step(); !more {
		a.sweep = nil
	}
	return more
}

// Done returns which part of the sweep is done.
func (a *Ahead) Done() float64 {
	if a.sweep == nil {
		return 1
	}
	return a.sweep.progress()
}

// Outcomes returns the outcomes of positions.
func (a *Answers) Outcomes(positions []moves.Vector) []engine.Outcome {
	outcomes := make([]engine.Outcome, len(positions))
	if len(positions) == 0 {
		return outcomes
	}
	sweep := a.to(moves.Bounds(positions))
	p := a.memory.plan
	width := 64 * p.width
	in := map[at][]int{} // the positions in each block
	for i, q := range positions {
		block := at{q[0] / width, moves.Down(q) / p.tall}
		in[block] = append(in[block], i)
	}
	for len(in) > 0 {
		finished, _ := sweep.step()
		if !finished {
			continue
		}
		for _, i := range in[sweep.at] {
			q := positions[i]
			outcomes[i] = sweep.block.outcome(moves.Down(q)%p.tall, p.rowOf(moves.Further(q)), q[0]%width)
		}
		delete(in, sweep.at)
	}
	return outcomes
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
