package room

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/puzzle"
)

// asks says what is to be found.
func (s *solving) asks() string {
	return asks(s.of.Block, s.of.Name.At != "", s.of.At, s.room.view.Game.Shape().Blocking-1)
}

// wrong says that what was done does not win, and why as soon as the computer has answered.
func (s *solving) wrong() string {
	if s.of.Block {
		return notThese.String()
	}
	v := &s.room.view.View
	squares, _ := s.done()
	switch answer := s.turns + 1; {
	case v.Game.Shape().Blocking > 1:
		return notThisBlocking(squares[0])
	case len(v.History) > answer:
		return notThisFor(squares[0], v.History[answer].To)
	}
	return notThis(squares[0])
}

// found says why a move wins, or a block.
func (s *solving) found(squares []engine.Position) string {
	if s.of.Block {
		if len(s.of.Palaces) == 1 {
			return onlyPalaceBlocked(s.of.Palaces[0])
		}
		return palacesBlocked(words.All(s.of.Palaces))
	}
	if len(s.of.Also) > 0 {
		return thisWinsToo(squares[0], 1+len(s.of.Also))
	}
	if s.room.view.Game.Shape().Blocking > 1 {
		return thisWins(squares[0])
	}
	return whyWins(squares[0], explain.KnownBy(&s.room.view.View, squares[:1]))
}

// tallyWords says how often somebody has won a game against an opponent.
func tallyWords(b *bout) string {
	return tally(catalog.Named(b.family).Heading.String(), game.Title(b.opponent), b.won, b.alone, b.lost)
}

// recordWords says what was solved so far, "" for nothing.
func recordWords(r *record, today puzzle.Day) string {
	solved, first := r.total()
	return solvedSoFar(solved, first, r.streak(today))
}

// todayWords says at the door how the puzzle of the day stands, "" to who has solved none.
func (s *solving) todayWords() string {
	r := &s.record
	if solved, _ := r.total(); solved == 0 && len(r.days) == 0 {
		return ""
	}
	day := s.today()
	days := r.streak(day)
	if days == 1 {
		days = 0
	}
	return today(r.has(day), days)
}
