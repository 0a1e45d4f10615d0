// Package english writes numbers, lists and positions as parts of sentences.
//
// For example Plural(4, "square") is "four squares", Plural(1300, "square") is "1,300
// squares", and List of a, b and c with "or" is "a, b or c".
package english

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// Count writes n in words up to twelve, in digits beyond, thousands apart.
func Count(n int) string {
	return notation.InWords(n)
}

// Digits writes n with commas between the thousands.
func Digits(n int) string { return notation.Digits(n) }

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

// Amount writes a number of any length, with commas as long as it is not shortened.
func Amount(n engine.Int) string {
	if small, ok := n.Small(); ok && small < 1e15 {
		return Digits(small)
	}
	return Number(n)
}

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

// Capital begins a sentence.
func Capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[size:]
}

// Sentence writes a reason as a sentence: with a capital and a full stop.
func Sentence(reason string) string {
	if reason == "" || strings.ContainsRune(".!?", rune(reason[len(reason)-1])) {
		return Capital(reason)
	}
	return Capital(reason) + "."
}

// List joins words: "a, b or c".
func List(words []string, conjunction string) string {
	n := len(words)
	if n <= 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + conjunction + " " + words[n-1]
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

// Square writes a position for a reader in full: "(3,3)", and a lone number as it is.
func Square(p engine.Position) string { return enclosed(p.Dim(), p.String()) }

// enclosed puts the numbers of a position into parentheses, but not a lone one.
func enclosed(n int, numbers string) string {
	if n == 1 {
		return numbers
	}
	return "(" + numbers + ")"
}

// The lengths, in digits, from which on numbers are shortened, and of what is left
// of them at either end.
const (
	longNumber = 17
	endOfLong  = 5
)

// Number writes a number for a reader, a long one by its ends: "31415…97932".
func Number(n engine.Int) string {
	text := n.String()
	digits := strings.TrimPrefix(text, "-")
	if len(digits) < longNumber {
		return text
	}
	sign := text[:len(text)-len(digits)]
	return sign + digits[:endOfLong] + "…" + digits[len(digits)-endOfLong:]
}

// Long reports whether a position has a number that is shortened for readers.
func Long(p engine.Position) bool {
	return slices.ContainsFunc(p.Components(nil), func(n engine.Int) bool { return Number(n) != n.String() })
}

// Spot writes a position for a reader, shortened where it is long: "(3,3)",
// "(31415…97932, 7)". A lone number has no parentheses.
func Spot(p engine.Position) string {
	comma := ","
	if Long(p) {
		comma = ", "
	}
	var parts []string
	for _, n := range p.Components(nil) {
		parts = append(parts, Number(n))
	}
	return enclosed(len(parts), strings.Join(parts, comma))
}

// Spots lists positions, the first few by name.
func Spots(positions []engine.Position) string {
	const most = 5
	var words []string
	for i, q := range positions {
		if i == most-1 && len(positions) > most {
			words = append(words, Digits(len(positions)-i)+" others")
			break
		}
		words = append(words, Spot(q))
	}
	return List(words, "and")
}

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
