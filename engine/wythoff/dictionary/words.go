package dictionary

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Whoever sees one of these has found a mistake in the program, against the proof.
var (
	// errRules says that words and rules differ.
	errRules = errors.New("the dictionary and the rules of Maharaja Nim disagree here")
	// errLost says that the words did not come together, or not where the translation
	// stands.
	errLost = errors.New("the dictionary's words do not come together here, so the P-position is not found")
)

func errImperfect(word string) error {
	return fmt.Errorf("the word %s does not lead from one perfect sector to the next", word)
}

func errNoWord(symbol int) error {
	return fmt.Errorf("no word fits the bit-string from symbol %d on", symbol)
}

// Why no dictionary is found.
var (
	errFew   = errors.New("too few words are seen at a time")
	errApart = errors.New("there are places from which the words do not come together")
)

var (
	errEndless   = errors.New("a dictionary is looked for if the further moves are finitely many")
	errManyMoves = fmt.Errorf("a dictionary is looked for if there are at most %d further moves", mostMoves)
	errLongMoves = fmt.Errorf("a dictionary is looked for if further moves go by at most %d", mostMoves)
	errAhead     = errors.New("words are read before they are written")
	errStray     = fmt.Errorf("palaces stray more than %d diagonals from the first free one", widest)
)

// errAsymmetric names a move whose mirror image is none.
func errAsymmetric(m, back moves.Move) error {
	return fmt.Errorf("a dictionary is looked for if with every further move (a,b) there is (b,a): (%d,%d) is one and (%d,%d) is not", m.A, m.B, back.A, back.B)
}

// errNone says why none is found within so many columns.
func errNone(columns int, why error) error {
	return fmt.Errorf("no dictionary is found within %d columns: %w", columns, why)
}

// The bounds of a search, as they are hit.

var errStart = errors.New("some diagonals near the corner have no palace")

func errStates() error {
	return fmt.Errorf("there are more than %d kinds of sectors", mostStates)
}

func errSeldom(letters int) error {
	return fmt.Errorf("no kind of sector comes back within %d columns each time", letters)
}

func errMany(words int) error {
	return fmt.Errorf("there are more than %d words", words)
}

func errAdopted(words int) error {
	return fmt.Errorf("the proof meets %d words that these columns do not have, and ever more", words)
}

func errNarrow(window int) error {
	return fmt.Errorf("the proof that there are no more words sees %d words at a time, and that is too few", window)
}

func errReadings(situations int) error {
	return fmt.Errorf("the proof that there are no more words would have to follow more than %d situations", situations)
}
