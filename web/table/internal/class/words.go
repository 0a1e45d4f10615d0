package class

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/internal/page"
)

const (
	cleared    = "All answers are cleared."
	nothingYet = "There is nothing to hand in yet: mark a square, or solve a step."
	showIt     = "Show this code to your teacher, or send the text. Nothing is sent by itself."
)

// leftOut says that so many of the last answers are not in the text.
func leftOut(n int) string {
	if n == 1 {
		return "The last answer does not fit into it, and is left out."
	}
	return "The last " + english.Digits(n) + " answers do not fit into it, and are left out."
}

// The columns of the table.
const (
	columnName    = "name"
	columnSquare  = "square"
	columnMark    = "mark"
	columnOutcome = "outcome"
	columnStep    = "step"
	columnTitle   = "title"
	columnSolved  = "solved"
	columnFirst   = "first answer"
	columnRight   = "right"
	columnOnce    = "at once"
	yes, no       = "yes", "no"
)

// What an answer is.
const right, wrong = "right", "wrong"

var (
	errOutside      = errors.New("answers are gathered in the teacher’s room, #class")
	errNothingAsked = errors.New("choose a lesson, a quiz or puzzles first: until then there is nothing to gather")
	errManyAnswers  = fmt.Errorf("a class has at most %d answers, and these are there", mostAnswers)
)

func errManyTexts(n int) error {
	return errors.New(english.Digits(n) + " texts are too many at once: at most " + english.Digits(mostTexts) + " are looked at")
}

// errOther says that answers are about something else.
func errOther(of answers.Subject, asked *page.Asked) error {
	is, wanted := kindOf(of), kindOf(asked.Of)
	if is != wanted {
		return errors.New("these are answers to " + is.one + ", and the class is " + wanted.given)
	}
	return errors.New("these are answers to " + is.another)
}

// kind is what is said of a kind of questions.
type kind struct{ one, another, given string }

func kindOf(of answers.Subject) kind {
	switch {
	case of.Lesson:
		return kind{"a lesson", "another lesson", "given a lesson"}
	case of.Puzzles:
		return kind{"a set of puzzles", "another set of puzzles", "given puzzles"}
	}
	return kind{"a quiz", "a quiz on another game", "asked a quiz"}
}

// errTwice says that a text has come already.
func errTwice(name string) error {
	return errors.New("these answers by " + nameOf(name) + " were taken already")
}

// nameOf names somebody who has given a name, or none.
func nameOf(name string) string { return cmp.Or(name, "somebody without a name") }

// title names the room.
func title(of *page.Asked) string {
	if of.Lesson != nil {
		return of.Lesson.Title
	}
	if n := len(of.Puzzles); n > 0 {
		return english.Capital(english.Plural(n, "puzzle")) + " of level " + strconv.Itoa(of.Puzzles[0].Level)
	}
	return "The class"
}

// words say what there is to do.
func (c *Class) words() string {
	switch of := c.view.Class; {
	case of.Pupils == "":
		return "Choose what the class is asked. Pupils open it on their own screens, and what they hand in is gathered here, without a server."
	case len(c.here().list) > 0:
		return counted(len(c.here().list)) + ", kept in this browser until they are cleared."
	case len(of.Puzzles) > 0:
		return "Put the code on the wall. Pupils solve the puzzles, and press Hand in at any time."
	case of.Lesson != nil:
		return "Put the code on the wall. Pupils solve the lesson, and press Hand in."
	}
	return "Put the code on the wall. Pupils mark squares, and press Hand in."
}

// counted counts answers, "" for none.
func counted(n int) string {
	if n == 0 {
		return ""
	}
	return english.Counted(n, "answer")
}

// took says what has become of texts.
func took(taken, again, refused int) string {
	words := english.Counted(taken, "answer") + " taken"
	if again > 0 {
		words += ", " + english.Digits(again) + " of them in the place of an earlier one"
	}
	if refused > 0 {
		words += ", " + english.Digits(refused) + " left out"
	}
	return words + "."
}

func line(n int, why string) string { return "Line " + strconv.Itoa(n) + ": " + why }

func moreLines(n int) string { return english.Capital(english.Plural(n, "more line")) + " left out." }

func moreSquares(n int) string {
	return english.Sentence(english.Plural(n, "further square") + " with fewer marks: the table has them all")
}

// say says what a class thinks of a square, and what it is, if that is told.
func say(v *vote, of int, right string) string {
	p, n := v.says[engine.P], v.says[engine.N]
	first, second := "P", "N"
	if n > p {
		p, n, first, second = n, p, second, first
	}
	words := english.Digits(p) + " of " + english.Digits(of) + " " + verb(p) + " " + first + " at " + english.Spot(v.at)
	if n > 0 {
		words += ", " + english.Digits(n) + " " + verb(n) + " " + second
	}
	if right != "" {
		words += ". It is " + right
	}
	return words
}

func verb(n int) string {
	if n == 1 {
		return "says"
	}
	return "say"
}

// most is what stands on a square: how many say P or N, whatever is more.
func most(v *vote) string {
	p, n := v.says[engine.P], v.says[engine.N]
	switch {
	case p == n:
		return strconv.Itoa(p) + "?"
	case p > n:
		return "P" + strconv.Itoa(p)
	}
	return "N" + strconv.Itoa(n)
}

// solved says how many have solved a step.
func solved(step int, title string, n, of int) string {
	return fmt.Sprintf("Step %d, %s: %d of %d", step, title, n, of)
}

// answered says how many have answered something at first, and whether it is right if that is told.
func answered(n, of int, what, is string) string {
	words := english.Digits(n) + " of " + english.Digits(of) + ": " + what
	if is != "" {
		words += " (" + is + ")"
	}
	return words
}

func moreAnswers(n int) string {
	return english.Sentence(english.Plural(n, "further answer") + ": the table has them all")
}

// tableName names the file of a table.
func tableName(of *page.Asked) string {
	if of.Lesson != nil {
		return "class-" + of.Lesson.Name + ".csv"
	}
	if len(of.Puzzles) > 0 {
		return "class-puzzles.csv"
	}
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, of.Name)
	return "class-" + strings.Trim(name[:min(len(name), 40)], "-") + ".csv"
}

// What telling the truth is called.
const (
	tellReplies  = "Reveal which are right"
	tellSolution = "Reveal the solution"
)

// wayWords say in which way a puzzle was solved.
var wayWords = [ways]string{"at once", "after wrong answers", "with hints", "not yet"}

// solvedPuzzle says how many have solved a puzzle.
func solvedPuzzle(at, n, of int) string { return fmt.Sprintf("Puzzle %d: %d of %d", at, n, of) }

// solvedAll says how many have solved all puzzles, and heads how far all have come.
func solvedAll(n, of int) string { return fmt.Sprintf("All puzzles: %d of %d", n, of) }

// solvedSome says how many puzzles are solved.
func solvedSome(n, of int) string { return fmt.Sprintf("%d of %d solved", n, of) }

// tryWords say how far somebody has come with a puzzle: "at once", "not yet", "solved, 2 wrong answers, 1 hint".
func tryWords(t answers.Try) string {
	if t.Solved && t.Missed+t.Hints == 0 {
		return wayWords[atOnce]
	}
	words := []string{wayWords[notYet]}
	if t.Solved {
		words[0] = columnSolved
	}
	if t.Missed > 0 {
		words = append(words, english.Counted(t.Missed, "wrong answer"))
	}
	if t.Hints > 0 {
		words = append(words, english.Counted(t.Hints, "hint"))
	}
	return strings.Join(words, ", ")
}

func puzzleColumn(at int) string { return fmt.Sprintf("puzzle %d", at) }

// onBoard names a button that puts a puzzle on the board.
func onBoard(at int) string { return fmt.Sprintf("Puzzle %d on the board", at) }

// truthOf says which move, or which block, solves the puzzle on the board.
func (c *Class) truthOf() string {
	of := c.view.Class
	p := &of.Puzzles[of.Puzzle-1]
	if p.Block {
		return "To be blocked: " + english.AllSpots(p.Palaces) + ". They are the palaces in reach, and every other move loses."
	}
	return "The winning move goes to " + english.Square(p.Wins) + ": it is a P-position, and no other move leads to one."
}
