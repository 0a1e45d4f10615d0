package read

import (
	"slices"
	"strings"
	"unicode"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
)

// Meaning is what an answer says: numbers in their order or, in braces, in any order; where it says no numbers it is a word.
type Meaning struct {
	Numbers []string // decimal, without needless zeros
	Set     bool     // their order does not matter
	Word    string   // what is compared where there are no numbers
}

// Same reports whether somebody who writes an answer means the one that an author has written.
func Same(author, answer string) bool {
	right := MeaningOf(author)
	if right.Numbers == nil {
		return right.Word == word(answer)
	}
	wanted := right.Numbers
	if right.Set {
		wanted = slices.Sorted(slices.Values(wanted))
	}
	for _, numbers := range readings(answer) {
		if right.Set {
			slices.Sort(numbers)
		}
		if slices.Equal(numbers, wanted) {
			return true
		}
	}
	return false
}

// MeaningOf says how the answer of an author is read.
func MeaningOf(author string) Meaning {
	m := Meaning{Word: word(author)}
	numbers, set := list(author, false)
	if numbers == nil {
		if n, whole, ok := decimal(bare(author)); ok && !whole {
			m.Numbers = []string{n}
		}
		return m
	}
	for _, n := range numbers {
		if len(n) > 1 && (n[0] == '0' || strings.HasPrefix(n, "-0")) {
			return m // digits that are more than a number, such as 0101
		}
	}
	m.Numbers, m.Set = numbers, set && len(numbers) > 1
	return m
}

// readings are the lists of numbers that a text may say: as the author of a question knows how many there are, it is
// no harm that 1,618 is two numbers and, in English, may be one.
func readings(answer string) (all [][]string) {
	dash := true
	for _, r := range notation.Plain(answer) {
		if r != '-' && r != ' ' { // -8 begins with a sign
			break
		}
		dash = dash && r != '-'
	}
	for _, dash := range []bool{false, dash} {
		if numbers, _ := list(answer, dash); numbers != nil {
			for i, n := range numbers {
				numbers[i] = trimmed(n)
			}
			all = append(all, numbers)
		}
	}
	one := bare(answer)
	if n, ok := grouped(one); ok {
		all = append(all, []string{n})
	}
	if n, _, ok := decimal(one); ok {
		all = append(all, []string{n})
	}
	return all
}

// bare is a text without spaces around it, without the full stop of a sentence, and with one pair of brackets or
// quotation marks less.
func bare(text string) string {
	text = strings.TrimSpace(notation.Plain(text))
	text = strings.TrimSpace(strings.TrimRight(text, ".!?"))
	for _, pair := range []string{"()", "[]", "{}", "<>", `""`} {
		if len(text) > 1 && text[0] == pair[0] && text[len(text)-1] == pair[1] {
			return strings.TrimSpace(text[1 : len(text)-1])
		}
	}
	return text
}

// list reads numbers in their order, nil if a text is none; dash says that 8-13 are two. set says that they stand in braces.
func list(text string, dash bool) (numbers []string, set bool) {
	const most = 1 << 16
	if len(text) > most {
		return nil, false
	}
	// The full stop of a sentence is no part of its last number.
	text = strings.TrimRight(strings.TrimRightFunc(text, unicode.IsSpace), ".!?。")
	err := notation.Whole(text, func(s *notation.Scanner) error {
		set = s.Opener() == '{'
		_, err := notation.List{Dash: dash, Read: func(int) error {
			digits, err := s.Digits("")
			numbers = append(numbers, digits)
			return err
		}}.From(s)
		return err
	})
	if err != nil {
		return nil, false
	}
	return numbers, set
}

// trimmed is a whole number without needless zeros.
func trimmed(n string) string {
	sign := ""
	if n[0] == '-' {
		sign, n = "-", n[1:]
	}
	if n = strings.TrimLeft(n, "0"); n == "" {
		return "0"
	}
	return sign + n
}

// grouped reads one number whose thousands are parted: by a space or an apostrophe everywhere, by a comma where the
// language has it so, and by a point where it has a decimal comma. An Arabic page writes 1,618 and 1.5; as many readers
// of Arabic write 1,5, that is understood as well.
func grouped(text string) (n string, ok bool) {
	marks := " '’٬,"
	if words.Decimal(".") == "," {
		marks = " '’٬."
	}
	mark := strings.IndexAny(text, marks)
	if mark < 1 {
		return "", false
	}
	by := []rune(text[mark:])[0]
	for i, part := range strings.Split(text, string(by)) {
		if part == "" || strings.Trim(part, "0123456789") != "" || len(part) > 3 || i > 0 && len(part) != 3 || i == 0 && part[0] == '0' {
			return "", false
		}
		n += part
	}
	return n, true
}

// decimal reads a number with a decimal point or, where the language has it, a decimal comma.
func decimal(text string) (n string, whole, ok bool) {
	text = strings.Replace(text, "٫", ".", 1)
	if decimalComma() && !strings.Contains(text, ".") {
		text = strings.Replace(text, ",", ".", 1)
	}
	sign := ""
	if strings.HasPrefix(text, "-") {
		sign, text = "-", text[1:]
	}
	before, after, point := strings.Cut(text, ".")
	if before == "" || point && after == "" || strings.Trim(before+after, "0123456789") != "" {
		return "", false, false
	}
	if after = strings.TrimRight(after, "0"); after == "" {
		return trimmed(sign + before), true, true
	}
	before = strings.TrimLeft(before, "0")
	if before == "" {
		before = "0"
	}
	return sign + before + "." + after, false, true
}

// decimalComma reports whether people who speak the language write 1,5 for one and a half.
func decimalComma() bool { return words.Tag() != "en" }

// word is what is compared of an answer in words: capitals, spaces, accents, hyphens, quotation marks and the sign at
// the end of a sentence do not matter.
func word(text string) string {
	text = strings.Map(func(r rune) rune {
		switch r {
		case '-', '_':
			return ' '
		case '"', '\'', '’', '‘':
			return -1
		}
		return notation.Letter(r)
	}, strings.ReplaceAll(notation.Plain(strings.ToLower(text)), "ß", "ss"))
	return strings.TrimRight(strings.Join(strings.Fields(text), " "), ".!?。 ")
}
