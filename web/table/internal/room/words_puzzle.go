package room

import (
	"errors"
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/puzzle"
)

var (
	errNoPuzzle    = errors.New("there is no puzzle on the board")
	errNoMoreHints = errors.New("there is no further hint")
	errOfNoGame    = errors.New("a position needs its game: puzzle=wythoff&at=5,7")
	errTooFar      = fmt.Errorf("a puzzle lies at most %d squares from the corner, and at most %d squares are blocked there", farthest, mostPawns)
)

const (
	aPuzzle     = "Puzzle"
	oneWins     = "You move. Exactly one move wins: make it on the board."
	notThis     = "This move does not win: the other player can win now. Look at the answer, and try again."
	someWin     = "You move, and you can win: find a move that does."
	leftOpen    = "A palace is open"
	notThese    = "This block leaves a palace open: the other player can go there and win. Try again."
	ownPuzzle   = "Find the win"
	sharePuzzle = "Share this puzzle"
)

// puzzleOf names the puzzle of a day.
func puzzleOf(day puzzle.Day) string {
	return fmt.Sprintf("Puzzle of %d %s %d", day.Day, day.Month, day.Year)
}

// puzzleOfSet names a puzzle of a set.
func puzzleOfSet(in puzzle.Set) string { return fmt.Sprintf("Puzzle %d of %d", in.At, in.Of) }

// puzzleStop names a puzzle in the row of a set.
func puzzleStop(at int, solved bool) string {
	if solved {
		return fmt.Sprintf("Puzzle %d (solved)", at)
	}
	return fmt.Sprintf("Puzzle %d", at)
}

// solvedOfSet says how many puzzles of a set are solved.
func solvedOfSet(n, of int) string {
	if n == of {
		return english.Sentence("all " + english.Plural(of, "puzzle") + " are solved: hand in what you have done")
	}
	return fmt.Sprintf("Solved: %d of %d. You can hand in at any time.", n, of)
}

func ofLevel(level int) string { return fmt.Sprintf("Level %d of %d", level, puzzle.LastLevel) }

// level names the level, "" for a position that has none.
func (s *solving) level() string {
	if s.of.Level == 0 {
		return ""
	}
	return ofLevel(s.of.Level)
}

// findOther leads to a puzzle with the same rules that asks for the other thing.
func findOther(block bool) string {
	if block {
		return "Find a block"
	}
	return "Find a move"
}

// asks says what is to be found.
func (s *solving) asks() string {
	if s.of.Block {
		return "You have moved to " + english.Spot(s.of.At) + ". Block up to " + english.Plural(s.room.view.Game.Shape().Blocking-1, "square") + ", so that every move of the other player loses."
	}
	if s.of.Name.At != "" {
		return someWin
	}
	return oneWins
}

// wrong says that what was done does not win.
func (s *solving) wrong() string {
	if s.of.Block {
		return notThese
	}
	return notThis
}

// found says why a move wins, or a block.
func (s *solving) found(squares []engine.Position) string {
	if s.of.Block {
		if len(s.of.Palaces) == 1 {
			return english.Square(s.of.Palaces[0]) + " is the only palace in reach, and you blocked it: every other move loses."
		}
		return english.AllSpots(s.of.Palaces) + " are the palaces in reach, and you blocked them: every other move loses."
	}
	to := squares[0]
	if len(s.of.Also) > 0 {
		return english.Square(to) + " is a P-position: the player to move from it loses. " + english.Capital(english.Plural(1+len(s.of.Also), "move")) + " win here."
	}
	return thisWins(to)
}

func errIn(board string, err error) error { return fmt.Errorf("in %s: %w", board, err) }

func errNotToBlock(at engine.Position) error {
	return errors.New("nothing can be blocked at " + english.Spot(at) + ": find=block needs a game with blocks, and nothing blocked there yet")
}

func errNoPalace(at engine.Position) error {
	return errors.New("no palace is in reach from " + english.Spot(at) + ": every block wins, and it is no puzzle")
}

func errNoBlock(at engine.Position) error {
	return errors.New("no block wins from " + english.Spot(at) + ": it is no puzzle")
}

func errLost(at engine.Position) error {
	return errors.New("no move wins from " + english.Spot(at) + ": it is no puzzle")
}

// ownPuzzles leads to the positions of somebody's own games.
func ownPuzzles(n int) string { return "From your own games: " + fmt.Sprint(n) }

// tallyWords says how often somebody has won a game against an opponent.
func tallyWords(b *bout) string {
	won := fmt.Sprintf("won %d", b.won)
	if b.alone > 0 {
		won += fmt.Sprintf(" (%d without help)", b.alone)
	}
	return fmt.Sprintf("%s against %s: %s, lost %d.", catalog.Named(b.family).Heading, game.Called(b.opponent), won, b.lost)
}

func errNoSet() error {
	return errors.New("this link does not name a set of puzzles, such as puzzle=rook&level=2&seed=1&set=12")
}

func toLevel(level int) string { return fmt.Sprintf("A puzzle of level %d", level) }

func thisWins(to engine.Position) string {
	return english.Square(to) + " is a P-position, and no other move leads to one. The player to move from it loses."
}

func hintWords(n, of int) string { return fmt.Sprintf("Hint %d of %d", n, of) }

// clueWords says among which squares the winning move goes, or the palaces are, by the n-th clue.
func (s *solving) clueWords(n int) string {
	squares := s.clues[n-1]
	if s.of.Block {
		return blockClue(len(s.of.Palaces), squares)
	}
	if len(squares) == 1 {
		return "The winning move goes to " + english.Square(squares[0]) + "."
	}
	return "The winning move goes to one of the " + english.Plural(len(squares), "marked square") + ": " + english.Spots(squares) + "."
}

// blockClue says among which squares so many palaces are.
func blockClue(palaces int, squares []engine.Position) string {
	marked := english.Plural(len(squares), "marked square") + ": " + english.Spots(squares) + "."
	switch {
	case palaces == len(squares):
		return "Block " + english.AllSpots(squares) + "."
	case palaces == 1:
		return "The only palace in reach is one of the " + marked
	}
	return "The " + english.Plural(palaces, "palace") + " in reach are among the " + marked
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
	if level != 0 {
		title += fmt.Sprintf(", level %d", level)
	}
	return "Palace. " + title + ": solved " + attempts(missed, hints) + "."
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
