package page

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
)

// kindLabels are the names of the kinds of map on their buttons.
var kindLabels = map[engine.Kind]string{
	engine.Outcomes:      "Palaces",
	engine.PalaceNumbers: "Palace numbers",
	engine.NimValues:     "Nim-values",
}

// orientationLabels say where the origin lies and where x points.
var orientationLabels = map[catalog.Orient]string{
	catalog.RightDown: "Origin upper left, x to the right",
	catalog.RightUp:   "Origin lower left, x to the right",
	catalog.DownRight: "Origin upper left, x downwards",
	catalog.UpRight:   "Origin lower left, x upwards",
}

// paletteLabels say what the colours are for.
var paletteLabels = map[string]string{"paper": "As in the paper", "safe": "Colour-blind safe"}

// tab is the page's name among a browser's.
func tab(headline, title string) string { return headline + " – " + title + " – Palace" }

// sentences joins what is there.
func sentences(parts ...string) string {
	var said []string
	for _, part := range parts {
		if part != "" {
			said = append(said, english.Sentence(part))
		}
	}
	return strings.Join(said, " ")
}

// left says how many pawns are left.
func left(n int) string { return english.Digits(n) + " left" }

// blockLine says what the button of a line does, for a listener.
func blockLine(direction string, free int) string {
	return "Block the line " + direction + ", " + english.Digits(free) + " free"
}

// blockedOn says how many squares of a line are blocked.
func blockedOn(n int, all bool, direction string) string {
	words := english.Digits(n) + " " + direction
	switch {
	case all && n == 1:
		return "the only one " + direction
	case all:
		return "all " + words
	}
	return words
}

func blocked(lines []string) string { return "Blocked: " + english.List(lines, "and") + "." }

// far says which games begin wherever somebody likes.
func far() string {
	return fmt.Sprintf(
		"These games begin wherever you like, with coordinates of up to %d digits: %s. Write the coordinates after the @ of a link, or under Start at.", game.MaxDigits, english.List(catalog.Far(), "and"))
}

func noEdit(g engine.Game) error { return fmt.Errorf("the moves of %s cannot be edited", g) }

// noCompletion says that there is no such way to complete the moves.
func noCompletion(name string) error {
	return fmt.Errorf("moves cannot be completed to be %s", notation.Quote(name))
}

func wrongMove(has, dim int) error {
	return fmt.Errorf("a move of this game has %d components, not %d", has, dim)
}

var errLastMove = errors.New("a game needs a move: add another before you take away the last")

// noList is what a position is not.
const noList = "another kind of value"

func manyComponents(n int) error {
	return fmt.Errorf("a position has at most %d components, not %s", engine.MaxDim, english.Digits(n))
}

func manyDigits() error { return fmt.Errorf("a coordinate has at most %d digits", game.MaxDigits) }

var errTyped = errors.New("a place to go to is written as whole numbers with commas between them, such as 12,7")

func tooFar(p engine.Position) error {
	return errors.New(english.Spot(p) + " is too far from the piece to be seen")
}

var (
	errHidden  = errors.New("the answers are hidden until you reveal them")
	errWithout = errors.New("this help is not given here")
)

// What a way to take counters does.
const (
	loses = "loses"
	wins  = "wins"
)

func winsWith(t []string) string { return "wins with t = " + strings.Join(t, ", ") }

// longCount writes a long number: "31415…17067, 100 digits".
func longCount(n engine.Int) string {
	return english.Number(n) + ", " + strconv.Itoa(len(n.String())) + " digits"
}

func fromPile(amount, pile string) string { return amount + " from " + pile }
func toPile(amount, pile string) string   { return amount + " to " + pile }

// moves says that what is taken goes to another pile: "Move t from B to A".
func moves(taken, to string) string { return "Move " + toPile(taken, to) }

// takes says what is taken, and what is put down elsewhere.
func takes(from, to []string) string {
	words := "Take " + english.List(from, "and")
	if len(to) > 0 {
		words += ", add " + english.List(to, "and")
	}
	return words
}

// slice says which positions the map shows, where the piles beyond the second hold so many.
func slice(held []string) string {
	return "The map shows the slice " + english.List(held, "and") + ": A along one side, B along the other."
}

// shareGame names what is shared of a game.
func shareGame(quiz, idea bool) string {
	switch {
	case quiz:
		return "Share this quiz"
	case idea:
		return "Share this idea"
	}
	return "Share this game"
}

// marked says at the door what the marks of a mistake mean.
const marked = "The red frame is where you stood: a move to the green tick would have won."

// embedded is the name of a game or a lesson in the frame of another page.
func embedded(title string) string { return "Palace: " + title }

const (
	scan      = "Scan it, or choose it to fill the screen."
	denseCode = "So long a link makes a dense code, to be scanned from near."
)

// What is said where the page is a file.
const (
	HandFile    = "This page is a file, and its address is of no use to others: Pass on the file."
	HandFileAnd = HandFile + " Put at the end of its address there, this text opens the same."
)

// fitsFromHere says that a link is too long with all its turns, and why.
func fitsFromHere(why error) string {
	return "With all its turns the link is too long: " + why.Error() + ". From here it fits."
}

func tooLong(why error) string { return "The link is too long: " + why.Error() + ". Copy it instead." }

// heard writes for a listener the signs of a turn in the list of moves: ", 4 blocked. You gave
// the win away: (4,2) was the palace to go to."
func heard(turn *Cell, blocked int) string {
	words := ""
	if turn.Pawns != "" {
		words = ", " + english.Digits(blocked) + " blocked"
	}
	if turn.Mistake {
		words += ". " + turn.Title
	}
	return words
}

// groupLabel names the group in which a preset is listed.
func groupLabel(p *catalog.Preset) string {
	if p.Figure == "" {
		return "Other examples"
	}
	return "Figures of " + p.Source
}

// presetLabel names a preset in its group: "Figure 3, left: Game 100".
func presetLabel(p *catalog.Preset) string {
	if p.Figure == "" {
		return p.Title
	}
	return p.Figure + ": " + p.Title
}

// digits says how long a number is: "1 digit", "100 digits".
func digits(n int) string {
	if n == 1 {
		return "1 digit"
	}
	return strconv.Itoa(n) + " digits"
}

// The list of moves that can be edited: what else the piece does, and where it stands.
const (
	linesAnd    = "The queen’s lines, and"
	nothingElse = "nothing else yet"
	thePiece    = "the piece"
)

var errNotWritten = errors.New("a move is written as whole numbers with commas between them")

// bracketed writes a move: "(1,2)", "(3)".
func bracketed(move engine.Position) string { return "(" + move.String() + ")" }

// takeAway says what the button of a move does.
func takeAway(move engine.Position) string { return "Take " + bracketed(move) + " away" }

// moreMoves says that not all moves are listed.
func moreMoves(n int) string { return "and " + strconv.Itoa(n) + " more, in the notation below" }

// squaresTo names a board by its last square.
func squaresTo(edge int) string { return "Squares to " + strconv.Itoa(edge-1) }

// moveAbout says of a square of the small board whether it is a move.
func moveAbout(move engine.Position, s EditorSquare) string {
	words := "no move"
	switch {
	case s.Helps:
		words = "the queen’s"
	case s.Pressed:
		words = "a move"
	}
	return bracketed(move) + ", " + words
}

// exampleMove is a move of so many components, as it is written: "1,2".
func exampleMove(dim int) string {
	numbers := make([]string, dim)
	for i := range numbers {
		numbers[i] = strconv.Itoa(i + 1)
	}
	return strings.Join(numbers, ",")
}
