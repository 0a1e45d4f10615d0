package catalog

import "github.com/palacegames/palace/engine"

// tries bounds the search for a start.
const tries = 64

// Start returns a position from which a game of g is worth playing: the first
// N-position, which the first player can win, at or a few squares beyond the hint
// of its family. Where none is found, or the engine cannot say, it is the hint.
func Start(g engine.Game) engine.Position {
	hint, sure := Of(g).Hint(g)
	if g.Check(hint) != nil {
		return make(engine.Position, g.Dim())
	}
	if sure {
		return hint
	}
	s := g.Solver()
	for i := range tries {
		p := beyond(hint, i)
		if g.Check(p) != nil || engine.CountOptions(g.Rays(p)) == 0 {
			continue
		}
		palaces, err := s.Palaces(p)
		if err != nil {
			break
		}
		if len(palaces) >= g.K() {
			return p
		}
	}
	return hint
}

// beyond returns the i-th position to try: the components grow in turn, so that
// the search wanders off every line of P-positions.
func beyond(hint engine.Position, i int) engine.Position {
	p := make(engine.Position, len(hint))
	for d := range p {
		p[d] = hint[d] + (i+d)/len(p)
	}
	return p
}

// at hints at the same square for each game of a family.
func at(x, y int) Hint {
	return func(engine.Game) (engine.Position, bool) { return engine.Position{x, y}, false }
}

// anywhere hints at a dozen and somewhat more of everything.
func anywhere(g engine.Game) (engine.Position, bool) {
	p := make(engine.Position, g.Dim())
	for i := range p {
		p[i] = 12 + 5*i
	}
	return p, false
}

// blockingHint gives the classic start of game 5 and scales it while solving it
// takes no time. From there on it is a square below the shoulder, inside the
// épaulette, whose pattern of period 11 makes it an N-position.
func blockingHint(g engine.Game) (engine.Position, bool) {
	const small = 60
	k := g.K()
	if k > small {
		y := k / 4
		return engine.Position{k, y - y%11 + 4}, true
	}
	spare := 2 * (5 - min(k, 5))
	return engine.Position{13*k/5 + spare, 11*k/5 + spare}, false
}

// exileHint keeps away from the lines near which the queens have settled.
func exileHint(g engine.Game) (engine.Position, bool) {
	if g.Check(engine.Position{-1, -1}) == nil {
		return engine.Position{7, -5}, false
	}
	return engine.Position{12, 13}, false
}

// subtractionHint leaves room for two of the largest moves. Where that would
// take long to solve it is the first move itself: one move from the end.
func subtractionHint(g engine.Game) (engine.Position, bool) {
	const solved = 1e7 // positions that take no time
	moves := g.(engine.Listed).List()
	hint, box := make(engine.Position, g.Dim()), 1.0
	for d := range hint {
		for _, m := range moves {
			hint[d] = max(hint[d], m[d])
		}
		box *= float64(2*hint[d] + 8)
		hint[d] += min(hint[d], 60) + 7
	}
	if box > solved || g.Check(hint) != nil {
		return moves[0], true
	}
	return hint, false
}
