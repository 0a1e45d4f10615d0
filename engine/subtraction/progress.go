package subtraction

import "github.com/palacegames/palace/engine"

// squaresPerUnit is how many squares are swept in about the time of a unit of work of
// the search for a chart.
const squaresPerUnit = 4000

// Progress weighs the search for a chart and the glance, if they are worth while, against
// the sweep that comes after them where they are of no use.
func (s *sweepSolver) Progress(p engine.Position) float64 {
	if s.game.checkShape(p) != nil {
		return 0
	}
	search, rate := float64(s.game.worthToAnswer(p)), squaresPerUnit
	done := min(search, float64(s.game.outcomes.spent()))
	if g := s.glance; g != nil && p.Equal(g.to) && g.work > 0 {
		done, search, rate = done+float64(g.spent), search+float64(g.work), g.swept
	}
	sweep := 0.0
	if s.game.reaches(p) {
		right, bottom, _ := extent(p)
		sweep = float64(right) * float64(bottom) / float64(rate)
	}
	if s.ahead != nil && p.Equal(s.goal) {
		done = search + sweep*s.ahead.progress()
	}
	if search+sweep == 0 {
		return 0
	}
	return done / (search + sweep)
}

// spent returns how much work has gone into finding the chart.
func (s *survey) spent() int {
	if s == nil {
		return 0
	}
	s.Lock()
	defer s.Unlock()
	if s.finder == nil {
		return 0
	}
	return s.finder.Spent()
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
