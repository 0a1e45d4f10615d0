package learn

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
)

// reviewer looks for the turns that gave a won game away, once a game is over, and keeps
// what it found as long as the line of turns is the same: so that one may go back in it.
// The analyst is asked about one square after the other where the piece stood.
type reviewer struct {
	learn *Learn

	line     []game.Turn // that led to the end, nil before there was one
	asked    []engine.Position
	question int // the last one's number: answers to those before it are not heard
	palaces  [][]engine.Position
	mistakes []explain.Mistake
	done     bool
	loser    game.Side
}

// follow takes up a game that is over, and drops what it knows when the game has
// become another one.
func (r *reviewer) follow() {
	v := r.learn.view
	line := slices.Concat(v.History, v.Ahead)
	if !v.Gives(game.WhyHelp) {
		line = nil
	}
	if len(line) == 0 || !slices.EqualFunc(line, r.line, sameTurn) {
		*r = reviewer{learn: r.learn, question: r.question + 1}
		if v.Phase != game.OverPhase || len(line) == 0 {
			return
		}
		r.line, r.loser, r.asked = line, v.Winner.Other(), explain.Stations(line)
	}
	if !r.done {
		r.ask()
	}
}

// sameTurn reports whether two turns are the same, however much of them is done.
func sameTurn(a, b game.Turn) bool {
	return a.Player == b.Player && a.From == b.From && a.To == b.To &&
		(!a.Done || !b.Done || slices.Equal(a.Blocked, b.Blocked))
}

// ask asks about the next square.
func (r *reviewer) ask() {
	if len(r.palaces) == len(r.asked) {
		r.done = true
		r.mistakes = explain.Mistakes(r.learn.view.Game.Shape().Blocking, r.line, r.palaces)
		r.learn.host.Show()
		return
	}
	r.question++
	question := r.question
	r.learn.asks.Palaces(r.asked[len(r.palaces)], true, func(palaces []engine.Position, _ string) {
		if question == r.question {
			r.palaces = append(r.palaces, palaces)
			r.ask()
		}
	}, func(string) {
		if question == r.question {
			r.done = true // a square about which nobody can answer: nothing is marked
		}
	})
}

// decisive returns the mistake that decided the game, nil if none is known.
func (r *reviewer) decisive() *explain.Mistake { return explain.Decisive(r.mistakes, r.loser) }

// page returns the page's part, nil as long as there is nothing to say.
func (r *reviewer) page() *page.Review {
	if !r.done || len(r.palaces) < len(r.asked) || !r.learn.view.Gives(game.WhyHelp) {
		return nil
	}
	decisive := r.decisive()
	if decisive == nil {
		return &page.Review{Words: explain.DescribeReview(&r.learn.view.View, nil, 0)}
	}
	words := explain.DescribeReview(&r.learn.view.View, decisive, r.learn.view.Number(decisive.Turn))
	return &page.Review{Words: words, Turns: &decisive.Turn, Again: r.learn.view.Players[decisive.Player] == game.Human}
}
