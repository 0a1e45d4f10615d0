package play

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
)

const (
	// patience is how many lost moves in a row Palace makes before it gives up: so often has
	// the other player shown how to win.
	patience = 3
	// pawnsATurn is how many pawns around it show as much as another turn does.
	pawnsATurn = 30
)

// rival knows whether the computer who never errs has lost against a person. It gives up
// where a game would drag on: the game is not over for that, and its link stays as it is.
type rival struct {
	lost  []loss // in one go
	drags int    // after how many turns the rest was counted and is long, 0 if it was not
	out   bool   // the person plays it out
}

// loss is a move of the rival that had lost.
type loss struct {
	turns int // that there had been
	shown int // how much the person had shown with what was blocked, in turns
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
	r.lost = append(r.lost, loss{len(v.History), 1 + len(v.Blocked)/pawnsATurn})
}

// forget drops what was noted after so many turns, which were taken back.
func (r *rival) forget(turns int) {
	r.lost = slices.DeleteFunc(r.lost, func(l loss) bool { return l.turns > turns })
}

// beaten reports whether the rival has been shown how the game is won, and not long ago.
func (r *rival) beaten(v *page.View) bool {
	you, mixed := v.You()
	if r.out || !mixed || v.Phase == game.OverPhase || v.Looking || v.Players[you.Other()] != game.Perfect || !v.Gives(game.HintHelp) {
		return false
	}
	last, shown := r.shown(len(v.History))
	return shown >= patience && len(v.History)-last <= 2
}

// shown says how much was shown before so many turns while the rival stayed lost, and after how
// many turns it moved for the last time.
func (r *rival) shown(turns int) (last, shown int) {
	for _, l := range r.lost {
		if l.turns < turns {
			last = l.turns
			shown += l.shown
		}
	}
	return last, shown
}

// gaveUp reports whether the rival has given up: it is beaten, and the rest is known to be long.
func (r *rival) gaveUp(v *page.View) bool {
	last, _ := r.shown(len(v.History))
	return r.drags > last && r.drags <= len(v.History) && r.beaten(v)
}

// count finds out whether the game drags on, where that decides whether the rival gives up.
func (r *rival) count(p *Play) {
	turns := len(p.view.History)
	if p.view.Phase != game.MovePhase || r.drags == turns || !r.beaten(p.view) {
		return
	}
	p.asks.Rest(func(drags bool) {
		if !drags {
			return
		}
		r.drags = turns
		if p.view.GaveUp = r.gaveUp(p.view); p.view.GaveUp {
			p.voice.Add(explain.TellGivenUp())
			p.host.Acted()
			p.host.Show()
		}
	})
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
	p.voice.Say(explain.Headline(&p.view.View) + ".")
	p.host.Changed()
	return nil
}
