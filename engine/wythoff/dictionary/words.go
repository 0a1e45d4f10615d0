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
