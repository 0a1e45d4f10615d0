package explain

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
)

// DescribeMove says what an option of the piece is worth: "a winning move".
func DescribeMove(v *game.View, wins bool) string {
	switch {
	case v.Phase == game.BlockPhase && wins:
		return worthToBlock.String()
	case v.Phase == game.BlockPhase:
		return worthNoPalace.String()
	case wins:
		return worthWins.String()
	}
	return worthLoses.String()
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
		return onlyMoveWins(v.Place(open[0]))
	case single:
		return onlyMoveLoses.String()
	case n == 0 && v.Game.Shape().Misere:
		return misereNoneWins(all)
	case n == 0:
		return noneWins(v.Who(v.Turn), all)
	case n == 1:
		return oneWins(all, v.Place(open[0]))
	case all == engine.Num(n):
		return allWin(all)
	default:
		return someWin(n, all, words.Spots(v.Places(open)))
	}
}

// toBlock is DescribeValues while squares are being blocked.
func toBlock(v *game.View, palaces []engine.Position, picked []engine.Position) (said string) {
	all, k, n := engine.CountOptions(v.Rays).Clamp(), v.Game.Shape().Blocking, len(palaces)
	switch {
	case all < k:
		return everyCanBeBlocked.String()
	case n == 0:
		return blockNone(all)
	case n < k:
		said = blockAll(n, all)
	default:
		said = blockSome(n, all, k, k-1, n-k+1)
	}
	if hits := hit(palaces, picked); hits > 0 {
		said += " " + pickedLeft(hits, n-hits)
	}
	return said
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
		return canWinAtOnce(v.Who(side))
	}
	return canWinIn(v.Who(side), turns)
}

// DescribeMistake says in a sentence what was wrong with a turn: "You missed the
// win: (4,2) would have won."
func DescribeMistake(v *game.View, m *Mistake) string {
	how, better := lost(v, m)
	return gaveAway(v.Who(m.Player), how, better)
}

// lost says how a win was given away, and which palaces were to be gone to or blocked.
func lost(v *game.View, m *Mistake) (how string, better []string) {
	switch n := len(m.Better); {
	case m.Blocked && n == 1:
		how = "open"
	case m.Blocked:
		how = "opens"
	case n == 1:
		how = "palace"
	default:
		how = "palaces"
	}
	return how, words.Few(v.Places(m.Better))
}

// DescribeTurn says which turn decided a game, and not what would have won: whoever lost may want to find it.
func DescribeTurn(v *game.View, decisive *Mistake, number int) string {
	return decidedUntold(v.Who(decisive.Player), number)
}

// DescribeReview says which turn decided a game, given the number of that turn in the
// list of moves. Without such a turn the game was decided from the start.
func DescribeReview(v *game.View, decisive *Mistake, number int) string {
	if decisive == nil {
		return fromTheStart(v.Who(v.Winner))
	}
	how, better := lost(v, decisive)
	return decided(number, v.Who(decisive.Player), how, better)
}

// Side names a side: "You" and "Computer" or, where two people play, "White" and "Black".
func Side(v *game.View, s game.Side) string { return side(v.Who(s)) }

// DescribeMoment says of the moment after i turns what led there, and who can win: "Turn 2, computer to
// (2,1): you can win in at most three turns."
func DescribeMoment(v *game.View, turns []game.Turn, i int, m *Moment) string {
	return momentOf(led(v, turns, i), prospect(v, m))
}

// led says what led to the moment after i turns.
func led(v *game.View, turns []game.Turn, i int) string {
	if i == 0 {
		return atTheStart.String()
	}
	turn := &turns[i-1]
	to, pawns := Turn(v, turn)
	if to == "" {
		return startBlocked(v.Who(turn.Player), len(turn.Blocked))
	}
	return turnTo(v.Number(i-1), v.Who(turn.Player), v.Place(turn.To), pawns != "", len(turn.Blocked))
}

// prospect says who wins at a moment, and how soon.
func prospect(v *game.View, m *Moment) string {
	who := v.Who(m.Winner)
	switch {
	case m.Over && m.Left == 0:
		return momentWon(who)
	case m.Left < 0:
		return momentCanWin(who)
	case m.Left == 1 && m.Mover == m.Winner:
		return momentAtOnce(who)
	}
	return momentIn(who, m.Left)
}
