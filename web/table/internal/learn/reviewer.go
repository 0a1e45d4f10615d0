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
	stations []engine.Position
	question int                 // the last one's number: answers to those before it are not heard
	palaces  [][]engine.Position // of each station
	moments  []explain.Moment    // before each turn, and at the end
	mistakes []explain.Mistake
	done     bool
	wanted   bool // learnWhy waits for it
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
		r.line, r.loser, r.stations = line, v.Winner.Other(), explain.Stations(line)
		if len(r.stations) == 0 { // squares were blocked, and no move was left
			r.stations = []engine.Position{v.Here}
		}
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

// ask asks about the next moment. That of the first blocks has the station of the one after it.
func (r *reviewer) ask() {
	i := len(r.moments)
	if i > len(r.line) {
		r.done = true
		r.mistakes = explain.Mistakes(r.learn.view.Game.Shape().Blocking, r.line, r.palaces)
		r.learn.host.Reviewed(r.line, r.mistakes)
		if m := r.decisive(); m != nil && r.learn.view.Players[m.Player] == game.Human {
			r.learn.lost++
		}
		r.learn.host.Show()
		r.serve()
		return
	}
	r.question++
	question := r.question
	at, now := r.stations[len(r.palaces)], explain.MomentOf(r.line, i, r.learn.view.Winner)
	r.learn.asks.Moment(at, now.Blocked, now.Opening, func(palaces []engine.Position, turns int) {
		if question != r.question {
			return
		}
		now.Judge(r.learn.view.Game.Shape().Blocking, palaces, turns)
		if r.moments = append(r.moments, now); !now.Opening {
			r.palaces = append(r.palaces, palaces)
		}
		r.ask()
	}, func(string) {
		if question == r.question {
			r.done = true // a square about which nobody can answer: nothing is marked
			r.serve()
		}
	})
}

// serve explains the game to who has asked before it was known.
func (r *reviewer) serve() {
	if !r.wanted {
		return
	}
	r.wanted = false
	if err := r.learn.learnWhy(); err != nil {
		r.learn.voice.Warn(err)
	}
}

// tells reports whether what would have won in place of a mistake is told: the mistake of a person who plays against a computer
// is only named, until it was made twice, or somebody asks. At the door, where nobody knows the game yet, it is told at once.
func (l *Learn) tells(m *explain.Mistake) bool {
	_, alone := l.view.You()
	return l.told || l.lost > 1 || l.view.AtDoor || !alone || l.view.Players[m.Player] != game.Human
}

// decisive returns the mistake that decided the game, nil if none is known.
func (r *reviewer) decisive() *explain.Mistake { return explain.Decisive(r.mistakes, r.loser) }

// page returns the page's part, nil as long as there is nothing to say.
func (r *reviewer) page() *page.Review {
	if !r.done || len(r.moments) <= len(r.line) || !r.learn.view.Gives(game.WhyHelp) {
		return nil
	}
	v, decisive := r.learn.view, r.decisive()
	p := &page.Review{Words: explain.DescribeReview(&v.View, nil, 0), Curve: r.curve()}
	if decisive != nil {
		p.Words = explain.DescribeTurn(&v.View, decisive, v.Number(decisive.Turn))
		if r.learn.tells(decisive) {
			p.Words = explain.DescribeReview(&v.View, decisive, v.Number(decisive.Turn))
		}
		p.Turns, p.Again = &decisive.Turn, v.Players[decisive.Player] == game.Human
	}
	return p
}

// curve returns the moments as the page draws them, the winner of the upper half first.
func (r *reviewer) curve() page.Curve {
	v := &r.learn.view.View
	up := game.First
	if you, alone := v.You(); alone {
		up = you
	}
	c := page.Curve{Up: explain.Side(v, up), Down: explain.Side(v, up.Other())}
	for i := range r.moments {
		m := &r.moments[i]
		p := page.Moment{Turns: i, Up: m.Winner == up, Left: m.Left, Here: i == len(v.History), Words: explain.DescribeMoment(v, r.line, i, m)}
		if k := slices.IndexFunc(r.mistakes, func(m explain.Mistake) bool { return m.Turn == i-1 }); k >= 0 {
			p.Mistake = true
			p.Words += " " + explain.DescribeMistake(v, &r.mistakes[k])
		}
		c.Moments = append(c.Moments, p)
	}
	return c
}
