package link

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/game/puzzle"
)

// TooLong says what happens to a game that is too long for a link.
const TooLong = "With all its turns this game is too long for a link: links begin where it stands now, and this tab alone keeps the whole of it."

// What a link says where it is wrong. The place is said besides.
const (
	percentSign    = "a percent sign needs two hexadecimal digits"
	givenTwice     = "a name may be given once only"
	onOrOff        = "the values of the moves are on or off"
	quizOnOrOff    = "a quiz is on or off"
	nothingNamed   = "nothing of this room can be named"
	noSuchHelp     = "what is left out is some of map, values, hint, why and save"
	perfectAlone   = "the word " + game.Perfect + " stands for squares alone"
	betweenSquares = "expected \";\" between two squares"
	outOfReach     = "no square as far out can be blocked"
	lineOfOne      = "a line leads from one square to another"
	setOfPosition  = "no puzzles follow a position: a set begins with a level and a seed"
	lineBeyond     = "a line begins and ends with a square that is blocked, and nothing lies beyond"
)

var (
	errNoSquare   = errors.New("a turn of the past needs the square where the piece stood")
	errNoPosition = errors.New("turns need a position to which they led")
	errTakesLong  = errors.New("what the perfect player blocks here takes too long to find out: the squares have to be listed")
	errNoBlocks   = errors.New("there is nothing to block here")
)

// What the numbers of a link are called.
const (
	aCoordinate = "a coordinate"
	aStep       = "a step"
	aLevel      = "a level"
	aSeed       = "a seed"
	aPause      = "the number of the words"
	aWait       = "the step before which a lesson waits"
	theWidth    = "the width"
	theHeight   = "the height"
	theOtherK   = "the other game's k"
	theShiftX   = "the shift in x"
	theShiftY   = "the shift in y"
	theOffset   = "the offset"
)

// ErrTooLong is what errors.Is finds where a link is longer than MaxLength.
var ErrTooLong = errors.New("this link is too long")

func longLink(length int) error {
	return engine.Refuse(ErrTooLong, errors.New("a link of "+english.Digits(length)+" bytes is too long: at most "+english.Digits(MaxLength)+" are read"))
}

func unknownName(in Room) string {
	what := map[Room]string{Game: "a link knows ", Lesson: "the link of a lesson knows ", Puzzle: "the link of a puzzle knows ", ClassSet: "the link of a set of puzzles knows "}[in]
	if what == "" {
		what = "this link knows "
	}
	return what + strings.Join(names(in.in()), ", ") + " and no other name"
}

func manyParts() string { return "a link has at most " + strconv.Itoa(mostParts) + " parts" }

func errNoStep(steps int) error {
	return errors.New("there is no such step: the lesson has " + english.Plural(steps, "step"))
}

// errNearStep says which step is shown where there is none of a number.
func errNearStep(steps, near int) error {
	which := "this is the last"
	if near == 1 {
		which = "this is the first"
	}
	return errors.New("the lesson has " + english.Plural(steps, "step") + ", and " + which)
}

// noSet says how a set of puzzles is written.
func noSet() string {
	return fmt.Sprintf("a set has from %d to %d puzzles: set=6 are six, and set=3/6 is the third of them", puzzle.LeastSet, puzzle.MostSet)
}

func notInSet(of int) string {
	return "there is no such puzzle: the set has " + english.Plural(of, "puzzle")
}

// errNoPause says before which steps of a lesson nobody can wait, where there are so many.
func errNoPause(steps int) error {
	if steps < 2 {
		return errors.New("only a lesson of several steps has a step before which it can wait")
	}
	return errors.New("a lesson of " + english.Plural(steps, "step") + " waits before the steps from 2 to " + strconv.Itoa(steps))
}

func noShow() string { return "beside the board can be shown " + english.List(Shows(), "or") }

func noLang() string { return "the page speaks " + english.List(Languages(), "or") }

// What is wrong with the name of a site.
const (
	noOrigin = "the site that hears what happens is written as https://school.example or http://localhost:8000"
	noPort   = "after the colon stands a port from 1 to 65535"
	noHost   = "the name of a site has letters, digits, hyphens and dots, and nothing stands after it but a port"
)

func needsComponents(dim int) string {
	return "a position of this game has " + english.Components(dim)
}

func manyDigits() string {
	return aCoordinate + " has at most " + strconv.Itoa(game.MaxDigits) + " digits"
}

func lineDigits(squares, digits int) string {
	return "a line of " + english.Plural(squares, "square") + " has " + english.Plural(digits, "hexadecimal digit")
}

func manySquares(most, n int) string {
	return "at most " + english.Plural(most, "square") + " may be blocked, not " + english.Count(n)
}

func fullLines(most int) string {
	return "the lines of a link hold at most " + strconv.Itoa(most) + " squares"
}

// DescribeLeft says in a sentence which parts of a link were left out, "" for none.
func DescribeLeft(left []Left) string {
	if len(left) == 0 {
		return ""
	}
	const most = 3
	var parts []string
	for _, l := range left[:min(len(left), most)] {
		parts = append(parts, notation.Quote(l.Part))
	}
	if n := len(left) - most; n > 0 {
		parts = append(parts, english.Plural(n, "other part"))
	}
	return english.Sentence("the link is opened without " + english.List(parts, "and") + ": " + uncapital(left[0].Why.Error()))
}

// uncapital lets a sentence follow a colon: its first word begins with a small letter if
// it is an everyday one.
func uncapital(s string) string {
	word, _, _ := strings.Cut(s, " ")
	switch word {
	case "A", "At", "The", "There", "Only", "Who", "No", "It":
		_, size := utf8.DecodeRuneInString(s)
		return strings.ToLower(s[:size]) + s[size:]
	}
	return s
}
