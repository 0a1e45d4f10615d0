package dictionary

import (
	"errors"
	"fmt"
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
	errNarrow = errors.New("too few words are seen at a time")
	errApart  = errors.New("there are places from which the words do not come together")
)

var (
	errEndless    = errors.New("a dictionary is looked for if the further moves are finitely many")
	errAsymmetric = errors.New("a dictionary is looked for if with every further move (a,b) there is (b,a)")
	errManyMoves  = fmt.Errorf("a dictionary is looked for if there are at most %d further moves", mostMoves)
	errLongMoves  = fmt.Errorf("a dictionary is looked for if further moves go by at most %d", mostMoves)
	errMany       = errors.New("there are too many words")
	errAhead      = errors.New("a word is read before it is written")
)

func errStart(columns int) error {
	return fmt.Errorf("no dictionary is found within %d columns: some diagonals near the corner have no palace", columns)
}

func errWide(columns int) error {
	return fmt.Errorf("no dictionary is found within %d columns: palaces stray more than %d diagonals from the first free one", columns, widest)
}

func errStates(columns int) error {
	return fmt.Errorf("no dictionary is found within %d columns: there are more than %d kinds of sectors", columns, mostStates)
}

func errNone(columns int) error {
	return fmt.Errorf("no dictionary is found within %d columns: no kind of sector comes back soon enough, with few enough words", columns)
}
