package nim

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Solve lists the one method.
func (g Game) Solve() engine.Methods {
	return engine.Methods{g.by(play{}, engine.Method{
		Name:  method.String(),
		Idea:  methodIdea.String(),
		Reach: "every position of up to about 10000 digits; nim-values on a map up to 2147483646",
		Cost:  "as much as writing the numbers",
		File:  "engine/nim/sums.go",
	})}
}

// Misere lists the one method of misère play.
func (g Game) Misere() engine.Methods {
	return engine.Methods{g.by(play{misere: true}, engine.Method{
		Name:  methodMisere.String(),
		Idea:  methodMisereIdea.String(),
		Reach: "every position of up to about 10000 digits",
		Cost:  "as much as writing the numbers",
		File:  "engine/nim/sums.go",
	})}
}

func (g Game) by(y play, m engine.Method) engine.Method {
	m.Fits, m.Palaces, m.Value = fits, y.palaces, y.value
	m.Sights = func(p engine.Position) ([]int32, error) { return y.sights(g, p) }
	m.Maps = maps{y, g.piles}
	return m
}

// sights says how many palaces each option sees. In misère play the end counts as seeing one: who
// is there has won.
func (y play) sights(g Game, p engine.Position) ([]int32, error) {
	return engine.SightsBy(p, g.Rays(p), func(q engine.Position) ([]engine.Position, error) {
		if y.misere && q.Zero() {
			return []engine.Position{q}, nil
		}
		return y.palaces(q)
	})
}

// fits refuses maps of nim-values too large for a tile.
func fits(q engine.Query) error {
	if q.Ask != engine.AskTiles || q.Values() != engine.NimValues {
		return nil
	}
	if !q.Map.AtCorner() {
		return engine.ErrNimOrigin
	}
	for _, n := range held(q.Map) {
		if n.Clamp() > math.MaxInt32 {
			return errSlice(math.MaxInt32)
		}
	}
	return nil
}
