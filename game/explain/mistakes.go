package explain

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/ways"
)

// Winning lists the moves that win, given the palaces among the options of the piece.
// While squares are being blocked these are the palaces, for the blocks are to come.
func Winning(v *game.View, palaces []engine.Position) []engine.Position {
	if v.Phase == game.MovePhase {
		return game.Unblocked(palaces, v.Blocked)
	}
	return palaces
}

// options counts the squares that the piece may go to, blocked ones included.
func options(v *game.View) engine.Int {
	_, total := ways.Lines(v.Rays)
	return total
}

// hit counts the palaces among the squares.
func hit(palaces []engine.Position, squares []engine.Position) int {
	n := 0
	for _, q := range squares {
		if among(palaces, q) {
			n++
		}
	}
	return n
}

// among reports whether q is one of the positions, which are sorted.
func among(positions []engine.Position, q engine.Position) bool {
	_, ok := slices.BinarySearchFunc(positions, q, engine.Position.Compare)
	return ok
}

// Mistake is a turn that gave a won game away.
type Mistake struct {
	// Turn is its index in the line of turns.
	Turn   int
	Player game.Side
	// Better are the palaces to which the player could have gone, or those that the
	// player left open after going to a palace.
	Better  []engine.Position
	Blocked bool // the move was right, and what was blocked was not
}

// Stations returns the squares on which the piece stood in the course of the turns,
// the first one at the start: there is one more of them than there are moves.
func Stations(turns []game.Turn) []engine.Position {
	var stations []engine.Position
	for i := range turns {
		if turns[i].To == (engine.Position{}) {
			continue
		}
		if stations == nil {
			stations = append(stations, turns[i].From)
		}
		stations = append(stations, turns[i].To)
	}
	return stations
}

// Mistakes finds the turns that gave a won game away, in a game with blocking number k,
// given for each of the Stations the palaces among its options. A player who may go to
// an open palace has won, if what is blocked there leaves no palace open; who goes
// elsewhere, or leaves one open, hands the game over.
func Mistakes(k int, turns []game.Turn, palaces [][]engine.Position) []Mistake {
	var mistakes []Mistake
	var blocked []engine.Position // before the turn
	at := 0
	for i := range turns {
		t := &turns[i]
		if t.To != (engine.Position{}) {
			open := game.Unblocked(palaces[at], blocked)
			at++
			if len(open) > 0 && !among(palaces[at-1], t.To) {
				mistakes = append(mistakes, Mistake{Turn: i, Player: t.Player, Better: open})
			}
		}
		blocked = t.Blocked
		if at < len(palaces) && k > 1 && t.Done && len(palaces[at]) < k {
			if open := game.Unblocked(palaces[at], blocked); len(open) > 0 {
				mistakes = append(mistakes, Mistake{Turn: i, Player: t.Player, Better: open, Blocked: true})
			}
		}
	}
	return mistakes
}

// Decisive returns the last mistake of the loser, after which the game was not won any
// more, or nil if the loser made none.
func Decisive(mistakes []Mistake, loser game.Side) *Mistake {
	for i := len(mistakes) - 1; i >= 0; i-- {
		if mistakes[i].Player == loser {
			return &mistakes[i]
		}
	}
	return nil
}
