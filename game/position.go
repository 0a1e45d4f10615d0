package game

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// MaxDigits is how many digits a coordinate of a session may have: enough for any board,
// and few enough for a link.
const MaxDigits = 1000

// CheckPosition says why p is no position of the game, or nil: because of its form, or
// because none of its methods answers about it.
func CheckPosition(g engine.Game, ms engine.Methods, p engine.Position) error {
	if err := CheckComponents(g, p); err != nil {
		return err
	}
	if _, small := p.Small(nil); !small && !g.Shape().Unbounded {
		return errTooFar(p)
	}
	if err := g.Check(p); err != nil {
		return err
	}
	return ms.Refusal(played(p))
}

// CheckComponents says why p has more components than the positions of the game, or fewer, or nil.
func CheckComponents(g engine.Game, p engine.Position) error {
	if p.Dim() != g.Shape().Dim {
		return errComponents(words.Spot(p), g)
	}
	return nil
}

// Explore works for a few milliseconds on what New has to find out about a position, and
// reports whether there is more to do.
func Explore(g engine.Game, ms engine.Methods, start engine.Position) (more bool) {
	if start.Dim() != g.Shape().Dim || g.Check(start) != nil {
		return false
	}
	m, search, _ := ms.Find(played(start))
	return m == nil && search != nil && search.Step()
}

// played asks what whoever plays from p has to know.
func played(p engine.Position) engine.Query {
	return engine.Query{Ask: engine.AskPalaces, At: p, Play: true}
}

// Ends reports whether no move of the game leads on from p.
func Ends(g engine.Game, p engine.Position) bool { return engine.CountOptions(g.Rays(p)).Sign() == 0 }
