package catalog

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/sum"
)

// tries bounds the search for a start.
const tries = 64

// Start returns a position from which a game of g is worth playing: the first
// N-position, which the first player can win, at or a few squares beyond the hint
// of its family. Where none is found, or the game's methods cannot say, it is the hint.
func Start(g engine.Game, methods engine.Methods) engine.Position {
	if g, ok := g.(*sum.Game); ok {
		return g.Start()
	}
	normal, turned := misere.Normal(g)
	hint, sure := Of(g).Hint(normal)
	if !reached(g, methods, hint) {
		return engine.Ints(make([]int, g.Shape().Dim)...)
	}
	if sure && !turned {
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
	_, _, err := methods.Find(engine.Query{Ask: engine.AskPalaces, At: p})
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

// orStart hints at where a game itself says that it begins, if it does, and else as another hint does.
func orStart(h Hint) Hint {
	return func(g engine.Game) (engine.Position, bool) {
		if g, says := g.(interface{ Start() engine.Position }); says {
			return g.Start(), false
		}
		return h(g)
	}
}

// anywhere hints at a dozen and somewhat more of everything.
func anywhere(g engine.Game) (engine.Position, bool) {
	p := make([]int, g.Shape().Dim)
	for i := range p {
		p[i] = 12 + 5*i
	}
	return engine.Ints(p...), false
}
