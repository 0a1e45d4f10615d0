package idea

import "github.com/palacegames/palace/engine"

// On returns an illustration that hears only of positions of a game, so that none has to ask by
// itself whether (-1,0) is a square: who points at what is no position points at nothing. Of no
// illustration, nil, it is none. Every Illustrate returns one like this.
func On(g engine.Game, seen Illustration) Illustration {
	switch s := seen.(type) {
	case nil:
		return nil
	case Gradual:
		return onGradual{on{g, s}, s}
	}
	return on{g, seen}
}

type on struct {
	game engine.Game
	Illustration
}

// Look looks without what cannot be pointed at.
func (o on) Look(at Gaze) (engine.Job, error) {
	if at.At != (engine.Position{}) && o.game.Check(at.At) != nil {
		at.At = engine.Position{}
	}
	return o.Illustration.Look(at)
}

type onGradual struct {
	on
	gradual Gradual
}

func (o onGradual) Early() bool { return o.gradual.Early() }
