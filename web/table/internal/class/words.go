package class

import (
	"cmp"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/web/internal/page"
)

// errOther says that answers are about something else.
func errOther(of answers.Subject, asked *page.Asked) error {
	is, wanted := kindOf(of), kindOf(asked.Of)
	if is != wanted {
		return errOtherKind(is, wanted)
	}
	return errAnother(is)
}

// kindOf is by what messages know a kind of questions.
func kindOf(of answers.Subject) string {
	switch {
	case of.Lesson:
		return "lesson"
	case of.Puzzles:
		return "puzzles"
	}
	return "quiz"
}

// title names the room.
func title(of *page.Asked) string {
	if of.Lesson != nil {
		return of.Lesson.Title
	}
	if n := len(of.Puzzles); n > 0 {
		return puzzlesOfLevel(n, of.Puzzles[0].Level)
	}
	return theClass.String()
}

// words say what there is to do.
func (c *Class) words() string {
	of := c.view.Class
	return classWords(of.Pupils != "", kindOf(of.Of), len(c.here().list))
}

// say says what a class thinks of a square, and what it is, if that is told.
func say(v *vote, of int, is string) string {
	first, second := engine.P, engine.N
	if v.says[second] > v.says[first] {
		first, second = second, first
	}
	return says(v.says[first], of, first.String(), v.at, v.says[second], second.String(), cmp.Or(is, hidden))
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

// wayWords say in which way a puzzle was solved.
var wayWords = [ways]words.Text{atOnceWay, afterTriesWay, withHintsWay, notYetWay}

// tryWords say how far somebody has come with a puzzle: "at once", "not yet", "solved, 2 wrong answers, 1 hint".
func tryWords(t answers.Try) string {
	if t.Solved && t.Missed+t.Hints == 0 {
		return wayWords[atOnce].String()
	}
	return tried(t.Solved, t.Missed, t.Hints)
}

// truthOf says which move, or which block, solves the puzzle on the board.
func (c *Class) truthOf() string {
	of := c.view.Class
	p := &of.Puzzles[of.Puzzle-1]
	if p.Block {
		return toBlock(words.All(p.Palaces))
	}
	return winningMove(p.Wins)
}
