package worksheet

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/puzzle"
)

func puzzlesTitle(title string, level int, mixed bool) string {
	if mixed {
		return puzzlesOfLevel(level)
	}
	return puzzlesOfGame(level, title)
}

// numbered heads a puzzle: "3", or "3 · Wythoff Nim" where the games differ.
func numbered(n int, title string) string {
	if title == "" {
		return strconv.Itoa(n)
	}
	return strconv.Itoa(n) + " · " + title
}

// theAnswer says which move, or which block, solves a puzzle.
func theAnswer(n int, p *puzzle.Puzzle) string {
	switch {
	case p.Block:
		return theBlockIs(n, p.At, squares(p.Palaces))
	case len(p.Also) > 0:
		return theMovesAre(n, p.At, p.Wins, squares(p.Also))
	}
	return theMoveIs(n, p.At, p.Wins)
}

func markSquares(t *lesson.Task) string {
	first, last := engine.At(t.In.X, t.In.Y), engine.At(t.In.X+t.In.W-1, t.In.Y+t.In.H-1)
	switch t.Side {
	case lesson.TapP:
		return markPalaces(first, last)
	case lesson.TapN:
		return markNPositions(first, last)
	}
	return markWins.String()
}

// listed is how many squares are listed.
const listed = 60

func squares[P words.Place](list []P) string {
	var named []string
	for _, p := range list[:min(len(list), listed)] {
		named = append(named, words.Spot(p))
	}
	if n := len(list) - listed; n > 0 {
		named = append(named, others(n))
	}
	return words.And(named)
}

func lostSquares(lost []engine.Position) string {
	if len(lost) == 0 {
		return noPalaceHere.String()
	}
	return discsArePalaces(squares(lost))
}

func wantedSquares(t *lesson.Task, wanted []engine.Position) string {
	switch {
	case len(wanted) == 0:
		return nothingToMark.String()
	case t.Side == lesson.TapP:
		return markThese(squares(wanted))
	case t.Side == lesson.TapN:
		return markTheOthers(len(wanted))
	}
	return theseWin(squares(wanted))
}

func answer(text string) string { return answerIs(strings.TrimSuffix(text, ".")) }

func noMoves(at words.Place, misere bool) string {
	if misere {
		return noMovesMisere(at)
	}
	return noMovesFrom(at)
}

func lostOrWon(at words.Place, winning []words.Place) string {
	if len(winning) == 0 {
		return palaceBecause(at)
	}
	return winsBy(at, squares(winning))
}

func countAgainst(at engine.Position, palaces, k int) string {
	return canBeReached(at, palaces, k-1, palaces < k)
}

func blockedAlready(at engine.Position, open []engine.Position) string {
	if len(open) == 0 {
		return everyPalaceBlocked(at)
	}
	return winsUnblocked(at, squares(open))
}
