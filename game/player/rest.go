package player

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Rest counts what is left to do for who has won a game, when both sides play on as perfect
// does: the turns, and the palaces that have to be blocked. It plays the game out, an action a
// step, and stops when it is long. It is an engine.Job.
type Rest struct {
	session *game.Session
	methods engine.Methods
	turns   int // of the winner
	pawns   int // that the winner has to place
	options int // how many were looked at
	over    bool
}

const (
	// longTurns and longPawns are how many turns, and pawns, somebody has before them whose
	// game drags on.
	longTurns, longPawns = 16, 90
	// mostRest bounds the options that are looked at. What has been counted until then is
	// true all the same.
	mostRest = 500_000
)

// NewRest begins to count for the game from a position on, where it is the winner's turn: in
// a game with blocking the loser blocks there first.
func NewRest(g engine.Game, at engine.Position, methods engine.Methods) (*Rest, error) {
	session, err := game.Start(g, methods, at)
	if err != nil {
		return nil, err
	}
	return &Rest{session: session, methods: methods}, nil
}

// Step lets one of the two act, and reports whether there is more to do.
func (r *Rest) Step() (more bool) {
	v := r.session.View()
	if n := engine.CountOptions(v.Rays).Clamp(); n <= maxListed { // more are not looked at
		r.options += n
	}
	if r.over = r.over || v.Phase == game.OverPhase || r.Drags() || r.options > mostRest; r.over {
		return false
	}
	action, err := perfect{}.Act(v, r.methods)
	if err != nil {
		r.over = true
		return false
	}
	switch {
	case v.Phase == game.MovePhase && v.Turn == game.First:
		r.turns++
	case v.Phase == game.BlockPhase && v.Turn == game.First:
		if palaces, err := r.methods.Palaces(v.Here); err == nil {
			r.pawns += min(len(palaces), v.Game.Shape().Blocking-1)
		}
	}
	r.over = r.session.Do(action) != nil
	return !r.over
}

// Done is not known before the end.
func (r *Rest) Done() float64 { return 0 }

// Drags reports whether the game drags on, as far as it has been counted.
func (r *Rest) Drags() bool { return r.turns >= longTurns || r.pawns >= longPawns }
