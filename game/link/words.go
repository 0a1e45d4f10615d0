package link

import (
	"cmp"
	"errors"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
)

// perfectAlone says that a word for squares has nothing beside it.
var perfectAlone = standsAlone(game.Perfect)

func unknownName(in Room) string {
	what := map[Room]string{Game: "game", Lesson: "lesson", Puzzle: "puzzle", ClassSet: "set"}[in]
	return knowsNoOther(cmp.Or(what, "other"), strings.Join(names(in.in()), ", "))
}

// errNoPause says before which steps of a lesson nobody can wait, where there are so many.
func errNoPause(steps int) error {
	if steps < 2 {
		return errNoWaiting
	}
	return errWaitsBefore(steps, steps)
}

// Moved counts the place of an error by so many characters farther, where it stands in a longer text than
// was read, or in a shorter one.
func Moved(err error, by int) error {
	var wrong *notation.Error
	if by == 0 || !errors.As(err, &wrong) {
		return err
	}
	moved := *wrong
	moved.At = max(1, wrong.At+by)
	return movedError{err, strings.Replace(err.Error(), wrong.Error(), moved.Error(), 1)}
}

// movedError is an error that says another place.
type movedError struct {
	error
	text string
}

func (e movedError) Error() string { return e.text }
func (e movedError) Unwrap() error { return e.error }

// DescribeLeft says in a sentence which parts of a link were left out, "" for none.
func DescribeLeft(left []Left) string {
	if len(left) == 0 {
		return ""
	}
	const most = 3
	// What hides comes first: it is spoken of.
	left = slices.Clone(left)
	sort.SliceStable(left, func(i, j int) bool { return left[i].Hides && !left[j].Hides })
	var parts []string
	for _, l := range left[:min(len(left), most)] {
		parts = append(parts, notation.Quote(l.Part))
	}
	if n := len(left) - most; n > 0 {
		parts = append(parts, otherParts(n))
	}
	say := openedWithout
	if left[0].Hides {
		say = openedHidden
	}
	return words.Sentence(say(parts, uncapital(left[0].Why.Error())))
}

// uncapital lets an English sentence follow a colon: its first word begins with a small letter if
// it is an everyday one.
func uncapital(s string) string {
	if words.Tag() != "en" {
		return s
	}
	word, _, _ := strings.Cut(s, " ")
	switch word {
	case "A", "At", "The", "There", "Only", "Who", "No", "It":
		_, size := utf8.DecodeRuneInString(s)
		return strings.ToLower(s[:size]) + s[size:]
	}
	return s
}
