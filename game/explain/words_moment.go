package explain

import (
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/ways"
)

// Headline says the state of the game in a few words: "Your move", "Block up to
// 4", "You win", "Palace thinks".
func Headline(v *game.View) string {
	_, alone := v.You()
	switch {
	case v.Phase == game.OverPhase:
		return english.Capital(result(v))
	case v.Actor() != game.Human:
		title := game.Called(v.Actor())
		if v.Phase == game.BlockPhase {
			return title + " blocks"
		}
		return title + " thinks"
	case v.Phase == game.BlockPhase:
		most := english.Digits(v.Blockable())
		if alone {
			return "Block up to " + most
		}
		return v.Turn.Colour() + " blocks up to " + most
	case alone:
		return "Your move"
	}
	return v.Turn.Colour() + " to move"
}

// result writes how the game ended: "you win", "you lose" or, if nobody or everybody
// is in front of the screen, "White wins".
func result(v *game.View) string {
	if side, ok := v.You(); ok && side != v.Winner {
		return "you lose"
	}
	return v.Does(v.Winner, "win")
}

// moment says when it is, as the list of moves counts the turns: "after White's turn 3".
func moment(v *game.View) string {
	last := len(v.History) - 1
	switch {
	case last < 0:
		return "At the beginning"
	case v.Number(last) == 0:
		return "After the first block"
	}
	return "After " + v.History[last].Player.Colour() + "'s turn " + strconv.Itoa(v.Number(last))
}

// Rest says what can be done while somebody looks back at a moment at which a
// computer is to act.
func Rest(v *game.View) string {
	of := ""
	if len(v.Ahead) > 0 && len(v.History) > 0 {
		of = " of " + strconv.Itoa(v.Number(len(v.History)+len(v.Ahead)-1))
	}
	return moment(v) + of + " " + game.Called(v.Actor()) +
		" waits. Redo goes through the rest of the game. Play on to continue in another way."
}

// Detail says in a sentence or two what is to be done, and how.
func Detail(v *game.View) string {
	switch v.Phase {
	case game.OverPhase:
		return ended(v)
	case game.BlockPhase:
		who := english.Capital(v.Does(v.Turn, "block"))
		return who + " squares before " + v.Does(v.Turn.Other(), "move") + ": any of the framed ones, up to " + english.Count(v.Blockable()) + "."
	}
	blocked := ""
	if n := len(v.Blocked); n > 0 {
		blocked = english.Capital(english.Plural(n, "square")) + " " + english.Are(n) + " blocked. "
	}
	from := ways.From(v.Game, v.Axes(), v.Here, v.Rays)
	if !catalog.OnBoard(v.Game) {
		return blocked + take(v.Game.Shape().Dim, from) + "."
	}
	name, pronoun := catalog.Piece(v.Game)
	if v.Origin != (engine.Position{}) {
		to := " to a ringed square."
		switch {
		case !v.Within():
			to = ", far beyond what is seen."
		case v.Beyond():
			to = " to a ringed square or far beyond."
		}
		return standing(v) + ". " + english.Capital(pronoun) + " goes " + from + to
	}
	return blocked + "The " + name + " goes " + from + " to a ringed square."
}

// ended says why the game is over.
func ended(v *game.View) string {
	winner, loser := english.Capital(name(v, v.Winner)), v.Winner.Other()
	switch n := len(v.Blocked); {
	case v.Game.Shape().Misere:
		return "No move leads on from " + english.Spot(v.Here) + ", and in misère play a player who cannot move wins."
	case n == 1:
		return winner + " blocked " + theirs(v, loser) + " last square, and a player who cannot move loses."
	case n > 1:
		return winner + " blocked " + theirs(v, loser) + " last " + english.Plural(n, "square") + ", and a player who cannot move loses."
	case v.Last.Dim() == 0:
		return "No move leads on from " + english.Spot(v.Here) + ", and a player who cannot move loses."
	case v.Here.Zero() && catalog.OnBoard(v.Game) && !v.Game.Shape().Signed:
		return winner + " reached the corner: no move is left from there."
	}
	return "No move is left from " + english.Spot(v.Here) + ": " + name(v, v.Winner) + " made the last one."
}

// name calls a side "you" or by its colour, and theirs is what belongs to it.
func name(v *game.View, s game.Side) string {
	if side, ok := v.You(); ok && side == s {
		return "you"
	}
	return s.Colour()
}

func theirs(v *game.View, s game.Side) string {
	if side, ok := v.You(); ok && side == s {
		return "your"
	}
	return s.Colour() + "'s"
}

// GivenUp says, instead of Headline and Detail, that a computer gives up a long game that
// it has lost.
func GivenUp(v *game.View) (headline, detail string) {
	side, _ := v.You()
	who := game.Called(v.Players[side.Other()])
	return who + " gives up", "You have won: from here " + who + " cannot stop you any more, and the way to the end is long. Play it out if you like."
}

// TellGivenUp is GivenUp for a listener.
func TellGivenUp(v *game.View) string {
	headline, detail := GivenUp(v)
	return headline + ". " + detail
}

// take asks for one of the ways to take counters from n piles.
func take(n int, moves string) string {
	if n == 1 {
		return "Counters to take: " + moves
	}
	return "Take " + moves + ": so many counters from each pile"
}

// hold begins a sentence about what n piles hold.
func hold(n int) string {
	if n == 1 {
		return "the pile holds"
	}
	return "the piles hold"
}

// standing says where the piece is.
func standing(v *game.View) string {
	where := english.Spot(v.Here)
	if long := english.Lengths(v.Here); long != "" {
		where += ", " + long
	}
	if !catalog.OnBoard(v.Game) {
		return english.Capital(hold(v.Game.Shape().Dim)) + " " + where
	}
	name, _ := catalog.Piece(v.Game)
	return "The " + name + " stands on " + where
}

// Now says where the piece is and how much can be done from there, of which so many squares were
// chosen to be blocked: "The rook stands on (2,1). There are three moves."
func Now(v *game.View, chosen int) string {
	free := engine.Num(-len(v.Blocked))
	for i := range v.Rays {
		free = free.Plus(v.Rays[i].Count)
	}
	can := ""
	switch {
	case v.Phase == game.BlockPhase:
		can = "chosen to be blocked: " + english.Digits(chosen) + " of up to " + english.Digits(v.Blockable())
	case v.Phase == game.MovePhase && free == engine.Num(1):
		can = "there is one move"
	case v.Phase == game.MovePhase:
		can = "there are " + english.Amount(free) + " moves"
	}
	return sentences(standing(v), can)
}

// Square says of a square what it is to the piece: what a pointer shows
// where no value is known.
func Square(v *game.View, q engine.Position) string {
	name, _ := catalog.Piece(v.Game)
	switch {
	case q == v.Here:
		if v.Phase == game.OverPhase {
			return english.Spot(q) + ": the " + name + " has come to rest here"
		}
		return english.Spot(q) + ": the " + name + " stands here"
	case v.IsBlocked(q):
		return english.Spot(q) + " is blocked"
	case v.Phase != game.OverPhase && v.Reaches(q):
		return english.Spot(q) + ": the " + name + " can go there"
	}
	return english.Spot(q)
}

// Thought says how far a long thought about a position is, from 0 to 1, and how
// not to wait for it.
func Thought(v *game.View, share float64) string {
	done := fmt.Sprintf("%d%% of the positions up to this one are worked out. ", int(100*share))
	switch {
	case v.Players[v.Turn] == game.Human:
		return done + "Play on if you would rather not wait."
	case v.CanUndo:
		return done + "Undo, another player or another game ends the wait."
	default:
		return done + "Another player or another game ends the wait."
	}
}
