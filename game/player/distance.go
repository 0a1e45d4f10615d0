package player

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/game"
)

// Distance says how long a game lasts at most when the winner hurries and the loser delays, where
// that is soon known: a method of the game tells it, or it looks at all that can follow, step by step.
// It is an engine.Job.
//
// From (3,3) in Wythoff Nim the winner needs one turn: to (0,0). From (1,2) the mover loses,
// and the other player needs one turn, after any of the four moves.
type Distance struct {
	view   *game.View
	known  *remoteness.Count  // what a method tells, nil if none does
	search *remoteness.Search // or what looks
}

// NewDistance begins to look for the distance of the position of a view.
func NewDistance(v *game.View) *Distance {
	if m := remotenessOf(v.Methods, v.Here); m != nil {
		if moves, err := m.Value(engine.Remoteness, v.Here); err == nil {
			n := min(moves.Clamp(), math.MaxInt32) // more turns nobody counts
			return &Distance{view: v, known: &remoteness.Count{Lost: (n%2 == 0) != v.Game.Shape().Misere, Moves: n}}
		}
	}
	return &Distance{view: v, search: remoteness.NewSearch(v.Game, v.Here, remoteness.MostOptions)}
}

// remotenessOf returns the method that tells the remoteness of a position at once, nil if none does.
func remotenessOf(methods engine.Methods, p engine.Position) *engine.Method {
	m, _, _ := methods.Find(engine.Query{Ask: engine.AskValue, At: p, Kind: engine.Remoteness, Play: true})
	return m
}

// Step looks a little further, and reports whether there is more to do.
func (s *Distance) Step() (more bool) { return s.search != nil && s.search.Step() }

// Done is not known before the end.
func (s *Distance) Done() float64 { return 0 }

// Turns returns in how many of their own turns the winner wins at most, from the position of
// the view with what is blocked there, and whether that is who moves next; ok is false if it
// is not known.
func (s *Distance) Turns() (turns int, mover, ok bool) {
	var now remoteness.Count
	if s.known != nil {
		if now = *s.known; now.Moves == math.MaxInt32 {
			return 0, false, false
		}
	} else {
		if now, ok = s.search.Known(s.view.Here); !ok {
			return 0, false, false
		}
		if s.view.Phase == game.MovePhase && s.view.Game.Shape().Blocking > 1 {
			now = s.search.Blocked(game.Unblocked(engine.Options(s.view.Rays), s.view.Blocked))
		}
	}
	if s.view.Game.Shape().Misere { // the loser makes the last move: of an even number the second one
		return now.Moves / 2, !now.Lost, now.Moves > 1
	}
	// The winner makes the last move: of an odd number of moves the first, too.
	return (now.Moves + 1) / 2, !now.Lost, now.Moves > 0
}
