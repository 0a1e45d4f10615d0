// Package english writes counts with English nouns and endings, for sentences that are not yet messages.
//
// For example Plural(4, "square") is "four squares". Whatever is not English alone is in package words; the
// names for it here stand for it until no sentence is glued together any more.
package english

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Count is words.Count.
func Count(n int) string { return words.Count(n) }

// Digits is words.Digits.
func Digits(n int) string { return words.Digits(n) }

// Plural writes a count with its noun: "one square", "four squares".
func Plural(n int, noun string) string {
	if n == 1 {
		return "one " + noun
	}
	return Count(n) + " " + noun + "s"
}

// Counted writes a count in digits with its noun: "no palace", "1 palace", "12 palaces".
func Counted(n int, noun string) string {
	switch n {
	case 0:
		return "no " + noun
	case 1:
		return "1 " + noun
	}
	return Digits(n) + " " + noun + "s"
}

// Amount is words.Amount.
func Amount(n engine.Int) string { return words.Amount(n) }

// Them stands for n things just named.
func Them(n int) string {
	if n == 1 {
		return "it"
	}
	return "all of them"
}

// Stays says of n things that they stay: "one stays", "two stay".
func Stays(n int) string {
	if n == 1 {
		return "one stays"
	}
	return Count(n) + " stay"
}

// Capital is words.Capital.
func Capital(s string) string { return words.Capital(s) }

// Sentence is words.Sentence.
func Sentence(reason string) string { return words.Sentence(reason) }

// List joins words: "a, b or c".
func List(texts []string, conjunction string) string {
	if conjunction == "or" {
		return words.Or(texts)
	}
	return words.And(texts)
}

// A puts an article before words: "a rook", "an exile".
func A(words string) string {
	switch first, _ := utf8.DecodeRuneInString(words); first {
	case 'a', 'e', 'i', 'o', 'u':
		return "an " + words
	}
	return "a " + words
}

// Are returns "is" for one thing and "are" for more or none.
func Are(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// Components says how many numbers a position has.
func Components(d int) string { return Plural(d, "component") }

// Square is words.Square.
func Square(p engine.Position) string { return words.Square(p) }

// Number is words.Number.
func Number(n engine.Int) string { return words.Number(n.String()) }

// Long reports whether a position has a number that is shortened for readers.
func Long(p engine.Position) bool {
	return slices.ContainsFunc(p.Components(nil), func(n engine.Int) bool { return Number(n) != n.String() })
}

// Spot is words.Spot.
func Spot(p engine.Position) string { return words.Spot(p) }

// Spots is words.Spots.
func Spots(positions []engine.Position) string { return words.Spots(positions) }

// AllSpots lists positions as Spots does, and leaves none out.
func AllSpots(positions []engine.Position) string {
	words := make([]string, len(positions))
	for i, q := range positions {
		words[i] = Spot(q)
	}
	return List(words, "and")
}

// Lengths says how long the numbers of a position are, "" if none of them is
// shortened: "numbers of 100 digits", "numbers of 100 and 3 digits".
func Lengths(p engine.Position) string {
	if !Long(p) {
		return ""
	}
	var counts []string
	for _, n := range p.Components(nil) {
		if c := strconv.Itoa(len(strings.TrimPrefix(n.String(), "-"))); !slices.Contains(counts, c) {
			counts = append(counts, c)
		}
	}
	return "numbers of " + List(counts, "and") + " digits"
}
