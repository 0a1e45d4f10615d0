package page

import (
	"errors"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

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
	case s.Given:
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
