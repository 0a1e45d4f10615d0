package game

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// This file says in words how a game stands. Where one side
// is played by a human and the other by a computer, the human is "you"; otherwise
// the sides are White, who moves first, and Black.

// you returns the side of the only human.
func you(v *View) (Side, bool) {
	first, second := v.Players[First] == Human, v.Players[Second] == Human
	if first == second {
		return First, false
	}
	if second {
		return Second, true
	}
	return First, true
}

// does writes what a side does: "you see" or "White sees".
func does(v *View, s Side, verb string) string {
	if side, ok := you(v); ok && side == s {
		return "you " + verb
	}
	return colour(s) + " " + verb + "s"
}

// Headline says the state of the game in a few words: "Your move", "Block up to
// 4", "You win", "Palace thinks".
func Headline(v *View) string {
	_, alone := you(v)
	switch {
	case v.Phase == OverPhase:
		return english.Capital(result(v))
	case v.Actor() != Human:
		title := computer(v)
		if v.Phase == BlockPhase {
			return title + " blocks"
		}
		return title + " thinks"
	case v.Phase == BlockPhase:
		most := strconv.Itoa(Blockable(v))
		if alone {
			return "Block up to " + most
		}
		return colour(v.Turn) + " blocks up to " + most
	case alone:
		return "Your move"
	}
	return colour(v.Turn) + " to move"
}

// result writes how the game ended: "you win", "you lose" or, if nobody or everybody
// is in front of the screen, "White wins".
func result(v *View) string {
	if side, ok := you(v); ok && side != v.Winner {
		return "you lose"
	}
	return does(v, v.Winner, "win")
}

// computer names the computer player who is to act.
func computer(v *View) string { return called(v.Actor()) }

// called returns what the menu calls a kind of player.
func called(player string) string {
	k, err := kind(player)
	if err != nil {
		return player
	}
	return k.Title
}

// Blockable says how many squares may be blocked now.
func Blockable(v *View) int {
	return min(v.Game.Shape().Blocking-1, engine.CountOptions(v.Rays).Clamp())
}

// DescribeRest says what can be done while somebody looks back at a moment at which a
// computer is to act.
func DescribeRest(v *View) string {
	return "After turn " + strconv.Itoa(len(v.History)) + " of " + strconv.Itoa(len(v.History)+len(v.Ahead)) + " " + computer(v) +
		" is to act, and waits. Redo goes on through the game; play on to have another."
}

// Detail says in a sentence or two what is to be done, and how.
func Detail(v *View) string {
	switch v.Phase {
	case OverPhase:
		if len(v.Blocked) > 0 {
			name, _ := piece(v.Game)
			return "Every square that the " + name + " could go to is blocked, and whoever cannot move loses."
		}
		return "No move leads on from " + english.Spot(v.Here) + ", and whoever cannot move loses."
	case BlockPhase:
		who := english.Capital(does(v, v.Turn, "block"))
		return who + " squares before " + does(v, v.Turn.Other(), "move") + ": any of the ringed ones, up to " + english.Count(Blockable(v)) + "."
	}
	blocked := ""
	if n := len(v.Blocked); n > 0 {
		blocked = english.Capital(english.Plural(n, "square")) + " " + english.Are(n) + " blocked. "
	}
	from := ways(v.Here, v.Rays, v.Axes(), board(v.Game))
	if !board(v.Game) {
		return blocked + take(v.Game.Shape().Dim, from) + "."
	}
	name, pronoun := piece(v.Game)
	if v.Origin != none {
		to := " to a ringed square."
		if slices.ContainsFunc(v.Rays, func(r engine.Ray) bool { return r.Count.Cmp(engine.Num(reach)) > 0 }) {
			to = " to a ringed square or far beyond."
		}
		return standing(v) + ". " + english.Capital(pronoun) + " goes " + from + to
	}
	return blocked + "The " + name + " goes " + from + " to a ringed square."
}

// take asks for one of the ways to take counters from n piles.
func take(n int, ways string) string {
	if n == 1 {
		return "Counters to take: " + ways
	}
	return "Take " + ways + ": so many counters from each pile"
}

// hold begins a sentence about what n piles hold.
func hold(n int) string {
	if n == 1 {
		return "the pile holds"
	}
	return "the piles hold"
}

// standing says where the piece is.
func standing(v *View) string {
	where := english.Spot(v.Here)
	if long := english.Lengths(v.Here); long != "" {
		where += ", " + long
	}
	if !board(v.Game) {
		return english.Capital(hold(v.Game.Shape().Dim)) + " " + where
	}
	name, _ := piece(v.Game)
	return "The " + name + " stands on " + where
}

// Ways lists how a game is solved: of each method the name and the idea.
func Ways(g engine.Game) []string {
	var ways []string
	for _, m := range g.Solve() {
		ways = append(ways, m.Name+": "+m.Idea)
	}
	return ways
}

// ToldBy says which of a game's methods told what an explanation begins with.
func ToldBy(g engine.Game, method string) string {
	for _, m := range g.Solve() {
		if m.Name == method {
			return "Told by the method “" + m.Name + "”: " + m.Idea
		}
	}
	return ""
}
