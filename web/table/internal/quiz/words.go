package quiz

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/internal/page"
)

const (
	markSquares  = "Tap a square to mark it P: the player to move loses there. Tap again for N: the player to move can win. A third tap clears the mark."
	whereNext    = "Where is the next palace, counted from the corner? A palace is a square where the player to move loses. Tap where you think it is."
	playOn       = "Try it: tap to move the piece. The answers stay hidden."
	answersShown = "The answers are shown beside your marks."
	hiddenAgain  = "The answers are hidden again."
	cleared      = "All marks are cleared."
	noMarks      = "No square was marked."
)

// whoWins asks who wins from where the piece stands.
func whoWins(piece string, at engine.Position) string {
	return "Who wins from " + english.Spot(at) + ", where the " + piece + " stands? P: the player to move loses. N: the player to move can win."
}

// taps says what a tap does.
func taps(marks bool) string {
	if marks {
		return "A tap marks a square."
	}
	return "A tap moves the piece."
}

// nowMarked says how a square is marked.
func nowMarked(at engine.Position, as engine.Outcome) string {
	return english.Spot(at) + ": " + marked(as, false, false) + "."
}

func notMarked(at engine.Position) string { return english.Spot(at) + ": no mark." }

// marked says how a square is marked, and if that is out, whether it is right.
func marked(as engine.Outcome, out, right bool) string {
	words := "marked " + as.String()
	switch {
	case !out:
		return words
	case right:
		return words + ", which is right"
	}
	return words + ", which is wrong"
}

// count says how many marks there are, "" for none.
func count(n int) string {
	if n == 0 {
		return ""
	}
	return english.Capital(english.Plural(n, "square")) + " marked."
}

// soFar says how many marks are right, while others are still hidden.
func soFar(right, hidden int) string {
	return english.Digits(right) + " right so far · " + english.Digits(hidden) + " still hidden"
}

// outcome says how many marks are right, and of how many nobody knows it.
func outcome(right, known, unknown int) string {
	if known+unknown == 0 {
		return noMarks
	}
	words := english.Digits(right) + " of " + english.Counted(known, "mark") + " right."
	if unknown > 0 {
		words += " " + english.Capital(english.Plural(unknown, "square")) + " too far out to know."
	}
	return words
}

// scored says how many marks were right in all, "" before the first.
func scored(t page.Tally) string {
	if t.Of == 0 {
		return ""
	}
	words := "Score " + english.Digits(t.Right) + " of " + english.Digits(t.Of)
	if t.Best > 1 {
		words += " · streak " + english.Digits(t.Streak) + ", best " + english.Digits(t.Best)
	}
	return words
}

var (
	errNoQuiz    = errors.New("this is not a quiz: there are no hidden answers to reveal")
	errNotHidden = errors.New("squares can be marked only while the answers are hidden")
	errManyMarks = errors.New("at most 200 squares can be marked")
	errLetter    = errors.New("a square is marked P or N")
	errQuestion  = errors.New("the questions are who and where")
	errKept      = errors.New("these are not marks")
	errTally     = errors.New("this is not a score")
)
