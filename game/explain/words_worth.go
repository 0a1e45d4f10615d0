package explain

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
)

// DescribeMove says what an option of the piece is worth: "a winning move".
func DescribeMove(v *game.View, wins bool) string {
	switch {
	case v.Phase == game.BlockPhase && wins:
		return "a palace, to be blocked"
	case v.Phase == game.BlockPhase:
		return "no palace"
	case wins:
		return "a winning move"
	}
	return "a losing move"
}

// DescribeValues says how many moves win, and which: "2 of 17 moves win: to (1,2) and
// (4,6)." While squares are being blocked it says how many palaces there are to block,
// and how many of them are picked.
func DescribeValues(v *game.View, palaces []engine.Position, picked []engine.Position) string {
	if v.Ended() {
		return ""
	}
	if v.Phase == game.BlockPhase {
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
	case n == 0 && v.Game.Shape().Misere:
		return "None of the " + english.Amount(all) + " moves wins."
	case n == 0:
		return "None of the " + english.Amount(all) + " moves wins: each leaves the other player a palace to go to."
	case n == 1:
		return "One of " + english.Amount(all) + " moves wins: to " + english.Spot(open[0]) + "."
	case all == engine.Num(n):
		return "All " + english.Amount(all) + " moves win."
	default:
		return english.Digits(n) + " of " + english.Amount(all) + " moves win: to " + english.Spots(open) + "."
	}
}

// toBlock is DescribeValues while squares are being blocked.
func toBlock(v *game.View, palaces []engine.Position, picked []engine.Position) string {
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
		words += ": with " + english.Them(n) + " blocked no move wins."
	} else {
		words += ": with k = " + english.Digits(k) + " only " + english.Digits(k-1) + " can be blocked, and " + english.Stays(n-k+1) + " open."
	}
	if left := n - hit(palaces, picked); left < n {
		words += " " + english.Capital(english.Count(n-left)) + " picked, " + english.Count(left) + " left."
	}
	return words
}

// DescribeDistance says who can win and in how many turns at most, given whether it is who
// moves next: "You can win in at most three turns."
func DescribeDistance(v *game.View, turns int, mover bool) string {
	side := v.Turn
	if v.Phase == game.BlockPhase {
		side = side.Other()
	}
	if !mover {
		side = side.Other()
	}
	if turns == 1 && mover {
		return english.Capital(whose(v, side)) + " can win at once."
	}
	return english.Capital(whose(v, side)) + " can win in at most " + english.Plural(turns, "turn") + "."
}

// DescribeMistake says in a sentence what was wrong with a turn: "You gave the win
// away: (4,2) was the palace to go to."
func DescribeMistake(v *game.View, m *Mistake) string { return english.Capital(mistaken(v, m)) + "." }

func mistaken(v *game.View, m *Mistake) string {
	words := whose(v, m.Player) + " gave the win away: "
	switch n := len(m.Better); {
	case m.Blocked && n == 1:
		return words + "the palace " + english.Spot(m.Better[0]) + " was left open"
	case m.Blocked:
		return words + "the palaces " + english.Spots(m.Better) + " were left open"
	case n == 1:
		return words + english.Spot(m.Better[0]) + " was the palace to go to"
	}
	return words + "there were palaces to go to, " + english.Spots(m.Better)
}

// DescribeReview says which turn decided a game, given the number of that turn in the
// list of moves. Without such a turn the game was decided from the start.
func DescribeReview(v *game.View, decisive *Mistake, number int) string {
	if decisive == nil {
		return english.Capital(whose(v, v.Winner)) + " had won from the start and gave nothing away."
	}
	return "On turn " + english.Digits(number) + " " + mistaken(v, decisive) + "."
}

// Wins says who wins, as a label: "You win" or "Black wins".
func Wins(v *game.View, s game.Side) string {
	who := whose(v, s)
	if who == "you" {
		return "You win"
	}
	return who + " wins"
}

// DescribeMoment says of the moment after i turns what led there, and who can win: "Turn 2, Black to
// (2,1): you can win in at most three turns."
func DescribeMoment(v *game.View, turns []game.Turn, i int, m *Moment) string {
	words := "At the start"
	if i > 0 {
		turn := &turns[i-1]
		to, pawns := Turn(turn)
		if words = "Turn " + english.Digits(v.Number(i-1)) + ", " + turn.Player.Colour() + " to " + to; to == "" {
			words = "At the start, " + turn.Player.Colour()
		}
		if pawns != "" {
			words += ", " + english.Plural(len(turn.Blocked), "square") + " blocked"
		}
	}
	words += ": " + whose(v, m.Winner)
	switch {
	case m.Over && m.Left == 0:
		return words + " won."
	case m.Left < 0:
		return words + " can win."
	case m.Left == 1 && m.Mover == m.Winner:
		return words + " can win at once."
	}
	return words + " can win in at most " + english.Plural(m.Left, "turn") + "."
}

// whose names a side for what it did: "you" or "White".
func whose(v *game.View, s game.Side) string {
	if side, ok := v.You(); ok && side == s {
		return "you"
	}
	return s.Colour()
}
