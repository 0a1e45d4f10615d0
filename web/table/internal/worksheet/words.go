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
	markLost      = "Mark every lost square: one from which whoever must move loses, if the other makes no mistake."
	playNeighbour = "Play the game with your neighbour, with a coin for the piece. Take turns to begin."
	nextWins      = "The one who moves next."
	otherWins     = "The other one."
	tickOne       = "Tick the right answer, and say why."
	writeAnswer   = "Write your answer, and how you found it."
	noSolution    = "There is no page with the solution, for this game gives no answers away."
)

func stepTitle(of, step string) string { return of + ": " + step }

func solutionOf(title string) string { return "Solution: " + title }

func whoWins(at engine.Position) string {
	return "The piece stands on " + english.Spot(at) + ". Who wins, the one who moves next or the other? Write down every move that wins, if there is one."
}

func whoWinsFrom(at engine.Position) string {
	return "Who wins from " + english.Spot(at) + "? Tick one, and say why."
}

func markSquares(t *lesson.Task) string {
	switch t.Side {
	case lesson.TapP:
		return "Mark every square from which whoever must move loses" + among(t) + "."
	case lesson.TapN:
		return "Mark every square from which whoever moves can win" + among(t) + "."
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
		return "There is no lost square on this board."
	}
	return "The discs are the lost squares: " + squares(lost) + "."
}

func wantedSquares(t *lesson.Task, wanted []engine.Position) string {
	switch {
	case len(wanted) == 0:
		return "To be marked is nothing."
	case t.Side == lesson.TapP:
		return "To be marked are " + squares(wanted) + "."
	case t.Side == lesson.TapN:
		return "To be marked are all others, " + english.Plural(len(wanted), "square") + "."
	}
	return "These moves win: to " + squares(wanted) + "."
}

func answer(text string) string { return english.Sentence("answer: " + strings.TrimSuffix(text, ".")) }

func noMoves(at engine.Position) string {
	return "From " + english.Spot(at) + " there is no move: whoever should move has lost."
}

func lostOrWon(at engine.Position, winning []engine.Position) string {
	if len(winning) == 0 {
		return english.Spot(at) + " is a lost square: no move leads to another one, so the other player can answer every move."
	}
	return "From " + english.Spot(at) + " the one who moves next wins: by going to " + squares(winning) + ", from where the other must move on."
}

func countAgainst(at engine.Position, palaces, k int) string {
	can := fmt.Sprintf("From %s %s can be reached, and up to %d may be blocked", english.Spot(at), english.Plural(palaces, "lost square"), k-1)
	if palaces < k {
		return can + ": all of them. So the one who moves next loses."
	}
	return can + ": one stays open at least. So the one who moves next wins by going there."
}

func blockedAlready(at engine.Position, open []engine.Position) string {
	if len(open) == 0 {
		return "Every lost square that can be reached from " + english.Spot(at) + " is blocked. So the one who moves next loses."
	}
	return "From " + english.Spot(at) + " the one who moves next wins: by going to " + squares(open) + ", which nobody has blocked."
}

func errLong() error { return errors.New("the task is too long for a sheet of paper") }

func errSize() error {
	return fmt.Errorf("the board of a worksheet has from %d to %d squares a side", Least, Most)
}

func errFarOut() error {
	return errors.New("the piece stands too far out for a worksheet, which is made while the page waits")
}
