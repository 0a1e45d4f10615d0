package worksheet

import (
	"errors"
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/lesson"
)

const (
	nameLine      = "Name"
	markLost      = "Mark every palace: a square where the player to move loses if the other player makes no mistakes."
	playNeighbour = "Play the game with your neighbour. Use a coin as the piece. Take turns to begin."
	nextWins      = "The player to move."
	otherWins     = "The other player."
	tickOne       = "Tick the right answer, and say why."
	writeAnswer   = "Write your answer, and how you found it."
	noSolution    = "There is no page with the solution, because this game keeps its answers hidden."
)

// findMove is the task of every puzzle.
const findMove = "On each board one move wins: the only move to a palace. Draw it as an arrow."

func puzzlesTitle(title string, level int, mixed bool) string {
	if mixed {
		return fmt.Sprintf("Puzzles of level %d", level)
	}
	return fmt.Sprintf("Puzzles of level %d: %s", level, title)
}

// numbered heads a puzzle: "3", or "3 · Wythoff Nim" where the games differ.
func numbered(n int, title string) string {
	if title == "" {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%d · %s", n, title)
}

// theMove says which move solves a puzzle.
func theMove(n int, from, to engine.Position, also []engine.Position) string {
	words := fmt.Sprintf("%d: from %s to %s", n, english.Spot(from), english.Spot(to))
	if len(also) > 0 {
		words += ", or to " + squares(also)
	}
	return words + "."
}

func stepTitle(of, step string) string { return of + ": " + step }

func solutionOf(title string) string { return "Solution: " + title }

func whoWins(at engine.Position) string {
	return "The piece stands on " + english.Spot(at) + ". Who wins, the player to move or the other player? Write down every winning move, if there is one."
}

func whoWinsFrom(at engine.Position) string {
	return "Who wins from " + english.Spot(at) + "? Tick one, and say why."
}

func markSquares(t *lesson.Task) string {
	switch t.Side {
	case lesson.TapP:
		return "Mark every palace" + among(t) + ": every square where the player to move loses."
	case lesson.TapN:
		return "Mark every N-position" + among(t) + ": every square where the player to move can win."
	}
	return "Mark every move that wins."
}

func among(t *lesson.Task) string {
	first, last := engine.At(t.In.X, t.In.Y), engine.At(t.In.X+t.In.W-1, t.In.Y+t.In.H-1)
	return ", from " + english.Spot(first) + " to " + english.Spot(last)
}

// listed is how many squares are listed.
const listed = 60

func squares(list []engine.Position) string {
	words := []string{}
	for _, p := range list[:min(len(list), listed)] {
		words = append(words, english.Spot(p))
	}
	if n := len(list) - listed; n > 0 {
		words = append(words, english.Plural(n, "other"))
	}
	return english.List(words, "and")
}

func lostSquares(lost []engine.Position) string {
	if len(lost) == 0 {
		return "There is not a palace on this board."
	}
	return "The discs are the palaces: " + squares(lost) + "."
}

func wantedSquares(t *lesson.Task, wanted []engine.Position) string {
	switch {
	case len(wanted) == 0:
		return "There is nothing to mark."
	case t.Side == lesson.TapP:
		return "Mark " + squares(wanted) + "."
	case t.Side == lesson.TapN:
		return "Mark all the others, " + english.Plural(len(wanted), "square") + "."
	}
	return "These moves win: to " + squares(wanted) + "."
}

func answer(text string) string { return english.Sentence("answer: " + strings.TrimSuffix(text, ".")) }

func noMoves(at engine.Position, misère bool) string {
	if misère {
		return "From " + english.Spot(at) + " there is no move, so in misère play the player to move has won."
	}
	return "From " + english.Spot(at) + " there is no move, so the player to move has lost."
}

func lostOrWon(at engine.Position, winning []engine.Position) string {
	if len(winning) == 0 {
		return english.Spot(at) + " is a palace: no move leads to another palace, so the other player can answer every move."
	}
	return "From " + english.Spot(at) + " the player to move wins by going to " + squares(winning) + "."
}

func countAgainst(at engine.Position, palaces, k int) string {
	can := fmt.Sprintf("From %s %s can be reached, and up to %d may be blocked", english.Spot(at), english.Plural(palaces, "palace"), k-1)
	if palaces < k {
		return can + ": all of them. So the player to move loses."
	}
	return can + ": at least one stays open. So the player to move wins by going there."
}

func blockedAlready(at engine.Position, open []engine.Position) string {
	if len(open) == 0 {
		return "Every palace that can be reached from " + english.Spot(at) + " is blocked. So the player to move loses."
	}
	return "From " + english.Spot(at) + " the player to move wins by going to " + squares(open) + ", which is not blocked."
}

func errLong() error { return errors.New("the task is too long for a sheet of paper") }

func errSize() error {
	return fmt.Errorf("the board of a worksheet has from %d to %d squares a side", Least, Most)
}

func errFarOut() error {
	return errors.New("the piece is too far out for a worksheet")
}
