package room

import (
	"errors"
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/puzzle"
)

var (
	errNoPuzzle    = errors.New("there is no puzzle on the board")
	errNoMoreHints = errors.New("there is no further hint")
)

const (
	aPuzzle     = "Puzzle"
	oneWins     = "You move. Exactly one move wins: make it on the board."
	notThis     = "This move does not win: the other player can win now. Look at the answer, and try again."
	sharePuzzle = "Share this puzzle"
)

// puzzleOf names the puzzle of a day.
func puzzleOf(day puzzle.Day) string {
	return fmt.Sprintf("Puzzle of %d %s %d", day.Day, day.Month, day.Year)
}

func ofLevel(level int) string { return fmt.Sprintf("Level %d of %d", level, puzzle.LastLevel) }

func toLevel(level int) string { return fmt.Sprintf("A puzzle of level %d", level) }

func thisWins(to engine.Position) string {
	return english.Square(to) + " is a P-position, and no other move leads to one. Whoever must move from it loses."
}

func hintWords(n, of int) string { return fmt.Sprintf("Hint %d of %d", n, of) }

// clueWords says among which squares the winning move goes.
func clueWords(squares []engine.Position) string {
	if len(squares) == 1 {
		return "The winning move goes to " + english.Square(squares[0]) + "."
	}
	return "The winning move goes to one of the " + english.Plural(len(squares), "marked square") + ": " + english.Spots(squares) + "."
}

// attempts says how a puzzle was solved.
func attempts(missed, hints int) string {
	try := "at the first try"
	if missed > 0 {
		try = fmt.Sprintf("at try %d", missed+1)
	}
	switch hints {
	case 0:
		return try + ", without a hint"
	default:
		return try + ", with " + english.Plural(hints, "hint")
	}
}

// solvedWords tells others that a puzzle was solved, and not how.
func solvedWords(title string, level, missed, hints int) string {
	return fmt.Sprintf("Palace. %s, level %d: solved %s.", title, level, attempts(missed, hints))
}

// recordWords says what was solved so far, "" for nothing.
func recordWords(r *record, today puzzle.Day) string {
	solved, first := r.total()
	if solved == 0 {
		return ""
	}
	words := []string{fmt.Sprintf("Solved: %d, at once: %d.", solved, first)}
	if n := r.streak(today); n > 0 {
		words = append(words, "Puzzles of the day in a row: "+fmt.Sprint(n)+".")
	}
	return strings.Join(words, " ")
}

// todayWords says at the door how the puzzle of the day stands, "" to who has solved none.
func (s *solving) todayWords() string {
	r := &s.record
	if solved, _ := r.total(); solved == 0 && len(r.days) == 0 {
		return ""
	}
	today := s.today()
	words := "Still open"
	if r.has(today) {
		words = "Solved today"
	}
	if n := r.streak(today); n > 1 {
		words += ", " + english.Plural(n, "day") + " in a row"
	}
	return words
}
