package game

import (
	"strconv"

	"github.com/palacegames/palace/game/english"
)

// This file says in words what has happened.

// Announce says for a listener what an action has done and who is to act: "Black
// queen to (2,1). Four squares blocked. Your move." A nil action stands for a game
// that was just opened. What needs no word gives "".
func Announce(v *View, a Action) string {
	switch a.(type) {
	case nil:
		return sentences(v.Game.Title(), standing(v), next(v))
	case Move:
		return sentences(moved(v), next(v))
	case Block:
		// A computer's move and block come together; one's own move is known.
		if t := latest(v); t != nil && t.To != none && v.Players[t.Player] != Human {
			return sentences(moved(v), shut(v), next(v))
		}
		return sentences(shut(v), next(v))
	case Undo, UndoToHuman:
		return sentences("Taken back", standing(v), next(v))
	case Redo:
		return sentences("Played again", moved(v), shut(v), next(v))
	case GoTo:
		if t := latest(v); t != nil && !t.Done {
			return sentences(moved(v), next(v)) // gone back to where the mover has yet to block
		}
		return sentences("After turn "+strconv.Itoa(len(v.History)), standing(v), next(v))
	case SetPlayers:
		return sentences("White is "+called(v.Players[First])+", Black is "+called(v.Players[Second]), next(v))
	}
	return ""
}

// sentences sets a full stop after each part that is there.
func sentences(parts ...string) string {
	out := ""
	for _, p := range parts {
		if p == "" {
			continue
		}
		if out != "" {
			out += " "
		}
		out += english.Capital(p) + "."
	}
	return out
}

// latest returns the last turn, or nil at the start.
func latest(v *View) *Turn {
	if len(v.History) == 0 {
		return nil
	}
	return &v.History[len(v.History)-1]
}

// moved says the move of the last turn.
func moved(v *View) string {
	t := latest(v)
	if t == nil || t.To == none {
		return ""
	}
	if board(v.Game) {
		name, _ := piece(v.Game)
		return colour(t.Player) + " " + name + " to " + english.Spot(t.To)
	}
	return colour(t.Player) + " takes " + english.Spot(t.From.Minus(t.To)) + " and leaves " + english.Spot(t.To)
}

// shut says how many squares are blocked now.
func shut(v *View) string {
	if v.Game.Shape().Blocking == 1 || v.Phase == BlockPhase || v.Ended() {
		return ""
	}
	return english.Plural(len(v.Blocked), "square") + " blocked"
}

// next says who is to act, unless it is a computer.
func next(v *View) string {
	switch {
	case v.Phase == OverPhase:
		return "No square is left to go to: " + result(v)
	case v.Actor() == Human:
		return Headline(v)
	}
	return ""
}

// DescribeTurn writes a turn for the list of moves: where it went, "(11,9)", "" for the
// opening block, and how many squares were blocked after it, "■4", "" for none.
func DescribeTurn(t *Turn) (to, pawns string) {
	if t.To != none {
		to = english.Spot(t.To)
	}
	if n := len(t.Blocked); n > 0 || t.To == none {
		pawns = "■" + strconv.Itoa(n)
	}
	return to, pawns
}
