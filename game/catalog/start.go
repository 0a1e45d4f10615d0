package catalog

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// tries bounds the search for a start.
const tries = 64

// Start returns a position from which a game of g is worth playing: the first
// N-position, which the first player can win, at or a few squares beyond the hint
// of its family. Where none is found, or the game's methods cannot say, it is the hint.
func Start(g engine.Game) engine.Position {
	hint, sure := Of(g).Hint(g)
	methods := g.Solve()
	if !reached(g, methods, hint) {
		return engine.Ints(make([]int, g.Shape().Dim)...)
	}
	if sure {
		return hint
	}
	for i := range tries {
		p := beyond(hint, i)
		if !reached(g, methods, p) || engine.CountOptions(g.Rays(p)).Sign() == 0 {
			continue
		}
		palaces, err := methods.Palaces(p)
		if err != nil {
			break
		}
		if len(palaces) >= g.Shape().Blocking {
			return p
		}
	}
	return hint
}

// reached reports whether p is a position about which one of the methods answers.
func reached(g engine.Game, methods engine.Methods, p engine.Position) bool {
	if g.Check(p) != nil {
		return false
	}
	_, _, err := methods.For(engine.Query{Ask: engine.AskPalaces, At: p})
	return err == nil
}

// beyond returns the i-th position to try: the components grow in turn, so that
// the search wanders off every line of P-positions.
func beyond(hint engine.Position, i int) engine.Position {
	by := make([]int, hint.Dim())
	for d := range by {
		by[d] = (i + d) / len(by)
	}
	return hint.Plus(engine.Ints(by...), engine.Num(1))
}

// at hints at the same square for each game of a family.
func at(x, y int) Hint {
	return func(engine.Game) (engine.Position, bool) { return engine.At(x, y), false }
}

// anywhere hints at a dozen and somewhat more of everything.
func anywhere(g engine.Game) (engine.Position, bool) {
	p := make([]int, g.Shape().Dim)
	for i := range p {
		p[i] = 12 + 5*i
	}
	return engine.Ints(p...), false
}

// blockingHint gives the classic start of game 5 and scales it while solving it
// takes no time. From there on it is a square below the shoulder, inside the
// épaulette, whose pattern of period 11 makes it an N-position.
func blockingHint(g engine.Game) (engine.Position, bool) {
	const small = 60
	k := g.Shape().Blocking
	if k > small {
		y := k / 4
		return engine.At(k, y-y%11+4), true
	}
	spare := 2 * (5 - min(k, 5))
	return engine.At(13*k/5+spare, 11*k/5+spare), false
}

// exileHint keeps away from the lines near which the queens have settled.
func exileHint(g engine.Game) (engine.Position, bool) {
	if g.Shape().Signed {
		return engine.At(7, -5), false
	}
	return engine.At(12, 13), false
}

// subtractionHint leaves room for two of the largest moves. Where that would
// take long to solve it is the first move itself: one move from the end.
func subtractionHint(g engine.Game) (engine.Position, bool) {
	const solved = 1e7 // positions that take no time
	moves := g.(engine.Editor).List()
	hint, box := make([]int, g.Shape().Dim), 1.0
	for d := range hint {
		for _, m := range moves {
			hint[d] = max(hint[d], m.At(d).Clamp())
		}
		box *= float64(hint[d])*2 + 8
		hint[d] = min(hint[d], math.MaxInt/4)
		hint[d] += min(hint[d], 60) + 7
	}
	if p := engine.Ints(hint...); box <= solved && reached(g, g.Solve(), p) {
		return p, false
	}
	return moves[0], true
}
