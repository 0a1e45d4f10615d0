package subtraction

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// sweepSolver answers by sweeping the board as far as the positions in question, unless
// they are found on a chart or at a glance. It remembers edges, so that the next question
// about a smaller position costs only the squares near to it.
type sweepSolver struct {
	game   *Game
	memory *memory
	glance *glance         // the last one, or nil
	ahead  *sweep          // towards goal, nil when it is done
	goal   engine.Position // the position prepared for last
}

// Prepare looks for a chart if that is worth while, else glances at the positions up to p if
// that is, and else sweeps towards p, so that the edges on the way are remembered.
func (s *sweepSolver) Prepare(p engine.Position) (more bool) {
	if s.game.checkShape(p) != nil {
		return false
	}
	work := s.game.worthToAnswer(p)
	if s.game.outcomes.explore(work) {
		return true
	}
	if s.game.Check(p) != nil || s.game.outcomes.charted(work) != nil {
		return false
	}
	switch g := s.glanceTo(p); {
	case g.step():
		return true
	case g.known:
		return false
	}
	if !p.Equal(s.goal) {
		s.goal, s.ahead = p, s.sweepTo(p, p)
	}
	if s.ahead == nil {
		return false
	}
	if _, more = s.ahead.step(); !more {
		s.ahead = nil
	}
	return more
}

// glanceTo returns the last glance if it is at p, or has ended beyond it, and else a new one.
func (s *sweepSolver) glanceTo(p engine.Position) *glance {
	if g := s.glance; g == nil || !p.Equal(g.to) && !(g.ended && fits(p, g.to)) {
		s.glance = s.game.newGlance(p)
	}
	return s.glance
}

// sweepTo returns a sweep for the positions from low to high.
func (s *sweepSolver) sweepTo(low, high engine.Position) *sweep {
	right, bottom, rest := extent(high)
	s.memory = s.game.recall(s.memory, rest, right, bottom)
	return newSweep(s.memory, false, engine.Window{
		X: low[0], Y: down(low), W: right - low[0], H: bottom - down(low)})
}

// mostSights is how many options of options Sights looks at.
const mostSights = 1 << 20

// Palaces lists the P-positions among the options of p.
func (s *sweepSolver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	options := engine.Options(s.game.Rays(p), p)
	outcomes := s.lookUp(options)
	var palaces []engine.Position
	for i, q := range options {
		if outcomes[i] == engine.P {
			palaces = append(palaces, q)
		}
	}
	return palaces, nil
}

// Sights says how many P-positions each option of p sees.
func (s *sweepSolver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	options := engine.Options(s.game.Rays(p), p)
	if len(options)*len(s.game.moves) > mostSights {
		return nil, fmt.Errorf("(%v) has too many options to look at the options of each", p)
	}
	var seen []engine.Position
	var from []int // the option that sees it
	for i, q := range options {
		for _, r := range engine.Options(s.game.Rays(q), q) {
			seen, from = append(seen, r), append(from, i)
		}
	}
	sights := make([]int32, len(options))
	for i, outcome := range s.lookUp(seen) {
		if outcome == engine.P {
			sights[from[i]]++
		}
	}
	return sights, nil
}

// lookUp returns the outcomes of positions that Check accepts.
func (s *sweepSolver) lookUp(positions []engine.Position) []engine.Outcome {
	if len(positions) == 0 {
		return nil
	}
	low, high := bounds(positions)
	if c := s.game.outcomes.charted(s.game.worthToAnswer(high)); c != nil {
		seen := make([]engine.Position, len(positions))
		for i, p := range positions {
			seen[i] = minus(p, high)
		}
		return read(c.around(high.Far()), seen)
	}
	g := s.glanceTo(high)
	for g.step() {
	}
	if g.known {
		return read(g, positions)
	}
	sweep := s.sweepTo(low, high)
	width := 64 * s.memory.plan.width
	in := map[at][]int{} // the positions in each block
	for i, p := range positions {
		block := at{p[0] / width, down(p) / s.memory.plan.tall}
		in[block] = append(in[block], i)
	}
	outcomes := make([]engine.Outcome, len(positions))
	for len(in) > 0 {
		finished, _ := sweep.step()
		if !finished {
			continue
		}
		for _, i := range in[sweep.at] {
			p := positions[i]
			row := s.memory.plan.rowOf(further(p))
			outcomes[i] = sweep.block.outcome(down(p)%s.memory.plan.tall, row, p[0]%width)
		}
		delete(in, sweep.at)
	}
	return outcomes
}

// bounds returns the smallest and the largest of each component of some positions.
func bounds(positions []engine.Position) (low, high engine.Position) {
	low, high = slices.Clone(positions[0]), slices.Clone(positions[0])
	for _, p := range positions {
		for d, v := range p {
			low[d], high[d] = min(low[d], v), max(high[d], v)
		}
	}
	return low, high
}

// minus returns the position p seen from the position origin.
func minus(p, origin engine.Position) engine.Position {
	q := make(engine.Position, len(p))
	for d, v := range p {
		q[d] = v - origin[d]
	}
	return q
}
