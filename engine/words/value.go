package words

import (
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Place is a position as this package knows it: its numbers with commas between them, and how many there are.
type Place interface {
	Dim() int
	String() string
}

// Whole is an integer of any length.
type Whole interface {
	Small() (int, bool)
	String() string
}

// plain is the function of a number that names something, such as a column: its thousands are not parted.
const plain = "#"

// format writes a value as a part of a sentence, unless the function cannot write it. Of the functions NUMBER is what a
// number has anyhow, COUNT writes small numbers in words, AND and OR join a list, FULL does not shorten a position, and
// CAPITAL begins a sentence with a text or a count.
func (l *Language) format(function string, value any) (text string, ok bool) {
	switch value := value.(type) {
	case *int:
		switch function {
		case "", "NUMBER":
			return l.digits(*value), true
		case plain:
			return strconv.Itoa(*value), true
		case "COUNT":
			return l.count(*value), true
		case "CAPITAL":
			return Capital(l.count(*value)), true
		}
	case *string:
		switch function {
		case "":
			return *value, true
		case "CAPITAL":
			return Capital(*value), true
		}
	case *[]string:
		switch function {
		case "", "AND":
			return l.and(*value), true
		case "OR":
			return l.or(*value), true
		}
	case *Place:
		switch function {
		case "":
			return Spot(*value), true
		case "FULL":
			return Square(*value), true
		}
	case *Whole:
		return l.amount(*value), function == "" || function == "NUMBER"
	case *error:
		return (*value).Error(), function == ""
	}
	return "", false
}

// Quote puts a text into quotation marks, with what cannot be printed escaped. Straight marks are those of Go.
func Quote(text string) string { return spoken.Quote(text) }

// Quote puts a text into quotation marks of the language.
func (l *Language) Quote(text string) string {
	quoted := strconv.Quote(text)
	if l.straight {
		return quoted
	}
	// What only straight marks need is taken back.
	return l.quoted(strings.ReplaceAll(strings.ReplaceAll(quoted[1:len(quoted)-1], `\"`, `"`), `\\`, `\`))
}

// Count writes n in words up to twelve, in digits beyond, as far as the language does so.
func Count(n int) string { return spoken.count(n) }

// Digits writes n with its thousands parted as the language does it.
func Digits(n int) string { return spoken.digits(n) }

func (l *Language) digits(n int) string {
	s := strconv.Itoa(n)
	head := 0
	if n < 0 {
		head = 1
	}
	if from, err := strconv.Atoi(l.partedFrom()); err != nil || len(s)-head < from {
		return s
	}
	between := l.thousands()
	for i := len(s) - 3; i > head; i -= 3 {
		s = s[:i] + between + s[i:]
	}
	return s
}

// Fraction writes a number with so many digits behind the decimal sign of the language.
func Fraction(v float64, places int) string {
	return Decimal(strconv.FormatFloat(v, 'f', places, 64))
}

// Decimal writes a number that was written with a point with the decimal sign of the language.
func Decimal(text string) string { return spoken.Decimal(text) }

// Decimal writes a number that was written with a point with the decimal sign of the language.
func (l *Language) Decimal(text string) string { return strings.Replace(text, ".", l.decimal(), 1) }

// Amount writes a number of any length, parted as long as it is not shortened.
func Amount(n Whole) string { return spoken.amount(n) }

func (l *Language) amount(n Whole) string {
	if small, ok := n.Small(); ok && small < 1e15 {
		return l.digits(small)
	}
	return Number(n.String())
}

// And joins texts: "a, b and c". Or joins them by "or".
func And(texts []string) string { return spoken.and(texts) }

// Or joins texts: "a, b or c".
func Or(texts []string) string { return spoken.or(texts) }

func (l *Language) and(texts []string) string { return l.list(texts, l.lastAnd) }

func (l *Language) or(texts []string) string { return l.list(texts, l.lastOr) }

// list joins all texts but the last by the comma of the language, and that one as last does it.
func (l *Language) list(texts []string, last func(before, after string) string) string {
	n := len(texts)
	if n < 2 {
		return strings.Join(texts, "")
	}
	before := texts[0]
	for _, text := range texts[1 : n-1] {
		before = l.further(before, text)
	}
	return last(before, texts[n-1])
}

// Spots lists positions, the first few by name.
func Spots[P Place](positions []P) string { return And(Few(positions)) }

// Few writes positions as Spots does, one by one.
func Few[P Place](positions []P) (texts []string) {
	const most = 5
	for i, q := range positions {
		if i == most-1 && len(positions) > most {
			texts = append(texts, spoken.others(len(positions)-i))
			break
		}
		texts = append(texts, Spot(q))
	}
	return texts
}

// All writes positions as Spot does, one by one.
func All[P Place](positions []P) []string {
	texts := make([]string, len(positions))
	for i, q := range positions {
		texts[i] = Spot(q)
	}
	return texts
}

// Square writes a position for a reader in full: "(3,3)", and a lone number as it is.
func Square(p Place) string { return enclosed(p.Dim(), p.String()) }

// Spot writes a position for a reader, shortened where it is long: "(3,3)",
// "(31415…97932, 7)". A lone number has no parentheses.
func Spot(p Place) string {
	parts := strings.Split(p.String(), ",")
	comma := ","
	for i, digits := range parts {
		if parts[i] = Number(digits); parts[i] != digits {
			comma = ", "
		}
	}
	return enclosed(p.Dim(), strings.Join(parts, comma))
}

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

// Number writes the digits of a number for a reader, a long one by its ends: "31415…97932".
func Number(text string) string {
	digits := strings.TrimPrefix(text, "-")
	if len(digits) < longNumber {
		return text
	}
	sign := text[:len(text)-len(digits)]
	return sign + digits[:endOfLong] + "…" + digits[len(digits)-endOfLong:]
}

// Long reports whether a position has a number that is shortened for readers.
func Long(p Place) bool {
	for part := range strings.SplitSeq(p.String(), ",") {
		if Number(part) != part {
			return true
		}
	}
	return false
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
	if last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(reason, isolateEnds)); reason == "" || strings.ContainsRune(".!?؟", last) {
		return Capital(reason)
	}
	return Capital(reason) + "."
}

// Error returns an error that says a text, and that errors.Is and errors.As take for the ones that it wraps.
func Error(text string, wraps ...error) error {
	if len(wraps) == 0 {
		return errors.New(text)
	}
	return &wrapping{text, wraps} // by its address, so that errors can be compared
}

type wrapping struct {
	text  string
	wraps []error
}

func (w *wrapping) Error() string   { return w.text }
func (w *wrapping) Unwrap() []error { return w.wraps }
