package game

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// This file says what the moves of a position are worth. A move wins if it leads to a
// palace, and loses otherwise: whoever goes anywhere else leaves the other player a
// palace that cannot be blocked. How long a game takes is no part of its value: these
// are games of the last move, whenever that is.

// Winning lists the moves that win, given the palaces among the options of the piece.
// While squares are being blocked these are the palaces, for the blocks are to come.
func Winning(v *View, palaces []engine.Position) []engine.Position {
	if v.Phase == MovePhase {
		return unblocked(v, palaces)
	}
	return palaces
}

// DescribeMove says what an option of the piece is worth: "a winning move".
func DescribeMove(v *View, wins bool) string {
	switch {
	case v.Phase == BlockPhase && wins:
		return "a palace, to be blocked"
	case v.Phase == BlockPhase:
		return "no palace"
	case wins:
		return "a winning move"
	}
	return "a losing move"
}

// DescribeValues says how many moves win, and which: "2 of 17 moves win: to (1,2) and
// (4,6)." While squares are being blocked it says how many palaces there are to block,
// and how many of them are picked.
func DescribeValues(v *View, palaces []engine.Position, picked []engine.Position) string {
	if v.Ended() {
		return ""
	}
	if v.Phase == BlockPhase {
		return toBlock(v, palaces, picked)
	}
	open, all := Winning(v, palaces), options(v)
	all = all.Minus(engine.Num(len(v.Blocked)))
	single := all == engine.Num(1)
	switch n := len(open); {
	case single && n == 1:
		return "The only move, to " + english.Spot(open[0]) + ", wins."
	case single:
		return "The only move there is loses."
	case n == 0:
		return "None of the " + grouped(all) + " moves wins: each leaves the other player a palace to go to."
	case n == 1:
		return "One of " + grouped(all) + " moves wins: to " + english.Spot(open[0]) + "."
	case all == engine.Num(n):
		return "All " + grouped(all) + " moves win."
	default:
		return english.Digits(n) + " of " + grouped(all) + " moves win: to " + named(open) + "."
	}
}

// toBlock is DescribeValues while squares are being blocked.
func toBlock(v *View, palaces []engine.Position, picked []engine.Position) string {
	all, k, n := engine.CountOptions(v.Rays).Clamp(), v.Game.Shape().Blocking, len(palaces)
	if all < k {
		return "Every square can be blocked, and then no move is left."
	}
	words := english.Digits(n) + " of " + english.Digits(all) + " squares are palaces"
	switch {
	case n == 0:
		return "None of the " + english.Digits(all) + " squares is a palace: no move wins, whatever is blocked."
	case n == 1:
		words = "One of " + english.Digits(all) + " squares is a palace"
	}
	if n < k {
		words += ": with " + them(n) + " blocked no move wins."
	} else {
		words += ": with k = " + strconv.Itoa(k) + " only " + english.Digits(k-1) + " can be blocked, and " + stays(n-k+1) + " open."
	}
	if left := n - hit(palaces, picked); left < n {
		words += " " + english.Capital(english.Count(n-left)) + " picked, " + english.Count(left) + " left."
	}
	return words
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

// options counts the squares that the piece may go to, blocked ones included.
func options(v *View) engine.Int {
	_, total := linesOf(v.Rays)
	return total
}

// named lists positions, the first few by name.
func named(positions []engine.Position) string {
	const most = 5
	var words []string
	for i, q := range positions {
		if i == most-1 && len(positions) > most {
			words = append(words, english.Digits(len(positions)-i)+" others")
			break
		}
		words = append(words, english.Spot(q))
	}
	return english.List(words, "and")
}

// grouped writes a number of any length for a reader.
func grouped(n engine.Int) string {
	if small, ok := n.Small(); ok && small < 1e15 {
		return english.Digits(small)
	}
	return english.Number(n)
}

// them stands for n things just named.
func them(n int) string {
	if n == 1 {
		return "it"
	}
	return "all of them"
}

// stays says of n things that they stay: "one stays", "two stay".
func stays(n int) string {
	if n == 1 {
		return "one stays"
	}
	return english.Count(n) + " stay"
}
