package lesson

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/read"
)

// Task is something to be done before a step is solved. Nobody has to.
type Task struct {
	Line int
	Kind TaskKind
	// At is the square of an Outcome.
	At engine.Position
	// Side is what a Tap looks for.
	Side TapSide
	// In is where a Tap looks.
	In engine.Window
	// Options are those of a Choose.
	Options []string
	// Answers are the right ones of a Choose or a Type, of which any will do. Numbers of a Type may be written
	// otherwise, and in braces in any order.
	Answers []string

	// Ask is what is asked, where the kind of the task does not say all of it.
	Ask string

	// Right is said to the right answer.
	Right string
	// Hint is said to a wrong one, unless one of Hints fits it better: those are
	// found by the mistake, see Hints.
	Hint  string
	Hints []Hint
}

// Hint fits one mistake.
type Hint struct {
	// For is the wrong answer itself, as it was chosen or written, and for a Tap
	// "missing" where squares are missing, "extra" where there are too many; for a Win
	// it is "lost".
	For  string
	Text string
}

// TaskKind is what is to be done.
type TaskKind string

// The kinds of tasks, by the words of the text.
const (
	Win     TaskKind = "win"     // play the board and win
	Tap     TaskKind = "tap"     // tap all squares of a window that …
	Outcome TaskKind = "outcome" // P or N?
	Choose  TaskKind = "choose"  // one of the options
	Type    TaskKind = "type"    // a number or a word
)

// TapSide is what squares are to be tapped.
type TapSide string

// What to tap.
const (
	TapP    TapSide = "P"    // all P-positions of a window
	TapN    TapSide = "N"    // all N-positions of a window
	TapWins TapSide = "wins" // all moves of the piece that win
)

// The mistakes for which a Tap and a Win have hints of their own.
const (
	Missing = "missing"
	Extra   = "extra"
	Lost    = "lost"
)

// Verdict is what is said of an answer.
type Verdict struct {
	Right bool
	Words string
}

// verdict says a right answer's reason, or the hint that fits a mistake.
func (t *Task) verdict(right bool, mistake string) Verdict {
	if right {
		return Verdict{true, t.Right}
	}
	for _, h := range t.Hints {
		if same(h.For, mistake) {
			return Verdict{false, h.Text}
		}
	}
	return Verdict{false, t.Hint}
}

// Judge judges an answer in words: of an Outcome "P" or "N", where truth is what the
// square is; of a Choose one of the options, of a Type what was written.
func (t *Task) Judge(answer string, truth engine.Outcome) Verdict {
	right := slices.ContainsFunc(t.Answers, func(a string) bool {
		if t.Kind == Choose {
			return sameWords(a, answer)
		}
		return same(a, answer)
	})
	if t.Kind == Outcome {
		right = sameWords(answer, truth.String())
	}
	return t.verdict(right, answer)
}

// JudgeSquares judges the squares that were tapped, where wanted are all that should be.
// Both come in any order. Where squares are missing and others too many, those are named
// first that are too many.
func (t *Task) JudgeSquares(tapped, wanted []engine.Position) Verdict {
	mistake := ""
	for _, p := range wanted {
		if !slices.Contains(tapped, p) {
			mistake = Missing
		}
	}
	for _, p := range tapped {
		if !slices.Contains(wanted, p) {
			mistake = Extra
		}
	}
	return t.verdict(mistake == "", mistake)
}

// JudgeGame judges a game that was played to its end.
func (t *Task) JudgeGame(won bool) Verdict { return t.verdict(won, Lost) }

// same compares answers by what they mean.
func same(a, b string) bool { return read.Same(a, b) }

// sameWords compares answers that are given as they are: capitals, spaces and the full stop at the end do not matter.
func sameWords(a, b string) bool {
	bare := func(s string) string { return strings.TrimSuffix(strings.Join(strings.Fields(s), " "), ".") }
	return strings.EqualFold(bare(a), bare(b))
}

// Shown is an answer as people write it: a set without its braces.
func Shown(answer string) string {
	if m := read.MeaningOf(answer); m.Set {
		return words.And(m.Numbers)
	}
	return answer
}
