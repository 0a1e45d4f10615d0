package explain

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Moment is one of a game that is over: before a turn, or at the end.
type Moment struct {
	Mover   game.Side // who moves next
	Winner  game.Side
	Blocked []engine.Position
	Opening bool // the first blocks are to come
	Over    bool
	// Left is in how many turns of theirs the winner wins at most, -1 where that is not known.
	Left int
}

// MomentOf returns the moment after i of the turns, of which Judge is to say who wins. The winner is
// that of the game.
func MomentOf(turns []game.Turn, i int, winner game.Side) Moment {
	m := Moment{Over: i == len(turns), Winner: winner}
	if i > 0 {
		m.Blocked = turns[i-1].Blocked
	}
	if !m.Over {
		m.Mover = turns[i].Player
		if m.Opening = turns[i].To == (engine.Position{}); m.Opening {
			m.Mover = m.Mover.Other()
		}
	}
	return m
}

// Judge says who wins, in a game with blocking number k, given the palaces among the options and in
// how many turns the winner wins at most, 0 where that is not known.
func (m *Moment) Judge(k int, palaces []engine.Position, turns int) {
	m.Left = turns
	if m.Over {
		return // at the end nothing is left, and where it was given up it is known
	}
	if turns == 0 {
		m.Left = -1
	}
	wins := len(palaces) >= k
	if !m.Opening {
		wins = len(game.Unblocked(palaces, m.Blocked)) > 0
	}
	if m.Winner = m.Mover; !wins {
		m.Winner = m.Mover.Other()
	}
}
