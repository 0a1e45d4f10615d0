package game

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// Mistake is a turn that gave a won game away.
type Mistake struct {
	// Turn is its index in the line of turns.
	Turn   int
	Player Side
	// Better are the palaces to which the player could have gone, or those that the
	// player left open after going to a palace.
	Better  []engine.Position
	Blocked bool // the move was right, and what was blocked was not
}

// Stations returns the squares on which the piece stood in the course of the turns,
// the first one at the start: there is one more of them than there are moves.
func Stations(turns []Turn) []engine.Position {
	var stations []engine.Position
	for i := range turns {
		if turns[i].To == none {
			continue
		}
		if stations == nil {
			stations = append(stations, turns[i].From)
		}
		stations = append(stations, turns[i].To)
	}
	return stations
}

// Review finds the turns that gave a won game away, in a game with blocking number k,
// given for each of the Stations the palaces among its options. A player who may go to
// an open palace has won, if what is blocked there leaves no palace open; who goes
// elsewhere, or leaves one open, hands the game over.
func Review(k int, turns []Turn, palaces [][]engine.Position) []Mistake {
	var mistakes []Mistake
	var blocked []engine.Position // before the turn
	at := 0
	for i := range turns {
		t := &turns[i]
		if t.To != none {
			open := without(palaces[at], blocked)
			at++
			if len(open) > 0 && !among(palaces[at-1], t.To) {
				mistakes = append(mistakes, Mistake{Turn: i, Player: t.Player, Better: open})
			}
		}
		blocked = t.Blocked
		if at < len(palaces) && k > 1 && t.Done && len(palaces[at]) < k {
			if open := without(palaces[at], blocked); len(open) > 0 {
				mistakes = append(mistakes, Mistake{Turn: i, Player: t.Player, Better: open, Blocked: true})
			}
		}
	}
	return mistakes
}

// DescribeMistake says in a sentence what was wrong with a turn: "You gave the win
// away: (4,2) was the palace to go to."
func DescribeMistake(v *View, m *Mistake) string { return english.Capital(mistaken(v, m)) + "." }

func mistaken(v *View, m *Mistake) string {
	words := whose(v, m.Player) + " gave the win away: "
	switch n := len(m.Better); {
	case m.Blocked && n == 1:
		return words + "the palace " + english.Spot(m.Better[0]) + " was left open"
	case m.Blocked:
		return words + "the palaces " + named(m.Better) + " were left open"
	case n == 1:
		return words + english.Spot(m.Better[0]) + " was the palace to go to"
	}
	return words + "there were palaces to go to, " + named(m.Better)
}

// Decisive returns the last mistake of the loser, after which the game was not won any
// more, or nil if the loser made none.
func Decisive(mistakes []Mistake, loser Side) *Mistake {
	for i := len(mistakes) - 1; i >= 0; i-- {
		if mistakes[i].Player == loser {
			return &mistakes[i]
		}
	}
	return nil
}

// DescribeReview says which turn decided a game, given the number of that turn in the
// list of moves. Without such a turn the game was decided from the start.
func DescribeReview(v *View, decisive *Mistake, number int) string {
	if decisive == nil {
		return english.Capital(whose(v, v.Winner)) + " had won from the start and gave nothing away."
	}
	return "On turn " + english.Digits(number) + " " + mistaken(v, decisive) + "."
}

// whose names a side for what it did: "you" or "White".
func whose(v *View, s Side) string {
	if side, ok := you(v); ok && side == s {
		return "you"
	}
	return colour(s)
}
