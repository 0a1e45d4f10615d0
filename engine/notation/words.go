package notation

import (
	"errors"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// Error returns one sentence with the part and its place.
func (e *Error) Error() string {
	if e.Part == "" {
		return e.Reason + " at the end of the text (character " + strconv.Itoa(e.At) + ")"
	}
	return e.Reason + ": " + Quote(e.Part) + " at character " + strconv.Itoa(e.At)
}

// Perhaps ends a sentence about a name that is none with what Near found, if anything.
func Perhaps(near []string) string {
	last := len(near) - 1
	switch {
	case last < 0:
		return ""
	case last == 0:
		return "; perhaps " + near[0] + " is meant"
	}
	return "; perhaps " + strings.Join(near[:last], ", ") + " or " + near[last] + " is meant"
}

// What an Error gives as its reason.
const (
	nothingFollows = "nothing may follow here"
	// ExpectedMove is said where a list of moves begins with something else.
	ExpectedMove = "expected a move such as (1,2)"
)

func expected(text string) string { return "expected " + strconv.Quote(text) }

func whole(what string) string { return what + " must be a whole number" }

func atLeast(what string, n int) string { return what + " must be at least " + strconv.Itoa(n) }

func atMost(what string, n int) string { return what + " must be at most " + strconv.Itoa(n) }

func errTooLong(bytes int) error {
	return errors.New("a text of " + strconv.Itoa(bytes) + " bytes is too long: at most " + strconv.Itoa(MaxLength) + " are read")
}

// InWords is words.Count.
func InWords(n int) string { return words.Count(n) }

// Digits is words.Digits.
func Digits(n int) string { return words.Digits(n) }
