package play

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/say"
	"github.com/palacegames/palace/web/table/page"
)

const (
	// patience is how many lost moves in a row Palace makes before it gives up: so often has
	// the other player shown how to win.
	patience = 3
	// longWay is how far from the end, by the sum of the components, a game may drag on.
	longWay = 120
)

// rival knows whether the computer who never errs has lost against a person. It gives up
// where a game would drag on: the game is not over for that, and its link stays as it is.
type rival struct {
	lost []int // after how many turns it moved and had lost, in one go
	out  bool  // the person plays it out
}

// note takes down a move of the player who never errs, of which the palaces in reach are known.
func (r *rival) note(v *game.View, palaces []engine.Position) {
	if v.Phase != game.MovePhase {
		return
	}
	r.forget(len(v.History) - 1)
	if len(game.Unblocked(palaces, v.Blocked)) > 0 {
		r.lost = nil // it wins again
		return
	}
	r.lost = append(r.lost, len(v.History))
}

// forget drops what was noted after so many turns, which were taken back.
func (r *rival) forget(turns int) {
	r.lost = slices.DeleteFunc(r.lost, func(n int) bool { return n > turns })
}

// gaveUp reports whether the rival has given up.
func (r *rival) gaveUp(v *page.View) bool {
	you, mixed := v.You()
	if r.out || !mixed || v.Phase == game.OverPhase || v.Looking || v.Players[you.Other()] != game.Perfect || !v.Gives(game.HintHelp) {
		return false
	}
	turns := len(v.History)
	last := 0
	noted := 0
	for _, n := range r.lost {
		if n < turns {
			last = n
			noted++
		}
	}
	return noted >= patience && turns-last <= 2 && far(v.Here)
}

// far reports whether it is a long way to the end.
func far(p engine.Position) bool {
	sum := engine.Num(0)
	for _, c := range p.Components(nil) {
		if c.Sign() < 0 {
			c = engine.Num(0).Minus(c)
		}
		sum = sum.Plus(c)
	}
	return sum.Cmp(engine.Num(longWay)) > 0
}

// ignored notes that a person plays on although the rival has given up.
func (r *rival) ignored(v *page.View, action game.Action) {
	switch action.(type) {
	case game.Move, game.Block:
		r.out = r.out || v.GaveUp
	}
}

// playOut lets a game go on that the rival has given up.
func (r *rival) playOut(p *Play) error {
	if !p.view.GaveUp {
		return errNotGivenUp
	}
	r.out, p.view.GaveUp = true, false
	p.voice.Say(say.Headline(&p.view.View) + ".")
	p.host.Changed()
	return nil
}
