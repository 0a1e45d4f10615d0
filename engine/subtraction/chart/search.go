package chart

// Search looks for a Map. It works in slices, each of which takes up where the last one
// has ended.
type Search struct {
	blocks *blocks
	guess  *guess
	spent  int
	check  *check // of a map that has been found, before it is believed
	found  *Map
}

// NewSearch returns a search for the map of a rule that has done nothing yet.
func NewSearch(r *Rule) *Search {
	return &Search{blocks: newBlocks(r), guess: newGuess(0, sights[0])}
}

// Step does about so much work at most, in the unit of Rule.Cost, and reports whether
// there is more to do.
func (s *Search) Step(work int) (more bool) {
	for end := s.spent + work; s.spent < end && s.more(); {
		s.blocks.work = end - s.spent
		s.advance()
		s.spent = end - s.blocks.work + 1
	}
	return s.more()
}

// advance takes the guess a step further, or another guess if it was wrong.
func (s *Search) advance() {
	g, b := s.guess, s.blocks
	if s.check != nil {
		s.believe()
		return
	}
	done, clash := g.advance(b)
	switch {
	case done && g.proved(b):
		s.check = newCheck(&Map{b.Rule, g.level, b.all, b.squares, g.corners, g.quarters})
	case done || clash:
		s.guess = g.another()
	}
}

// believe takes the check of what has been found a step further.
func (s *Search) believe() {
	more, work, err := s.check.step()
	s.blocks.work -= work
	switch {
	case err != nil:
		s.check, s.guess = nil, s.guess.another()
	case !more:
		s.found = s.check.Map
		s.blocks, s.guess, s.check = &blocks{Rule: s.found.Rule, work: s.blocks.work}, nil, nil // the rest is of no more use
	}
}

func (s *Search) more() bool { return s.found == nil && s.guess != nil }

// Spent returns how much work Step has done.
func (s *Search) Spent() int { return s.spent }

// Found returns the map, or nil if none has been found.
func (s *Search) Found() *Map { return s.found }
