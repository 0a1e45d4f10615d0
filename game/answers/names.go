package answers

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longestName is how many bytes of a name are handed in.
const longestName = 24

// numbers is how many there are for each mathematician, from 1 on: of thirty pupils hardly two
// have the same name.
const numbers = 999

// Choose chooses a name by a random number.
func Choose(random uint32) string {
	return named(int(random%uint32(len(mathematicians))), 1+int(random/uint32(len(mathematicians))%numbers))
}

// named is a mathematician's name with a number, "" if there is none.
func named(i, n int) string {
	if i >= len(mathematicians) {
		return ""
	}
	return mathematicians[i] + " " + strconv.Itoa(n)
}

// split finds the mathematician and the number of a name; ok is false if it was not chosen.
func split(name string) (i, n int, ok bool) {
	at := strings.LastIndexByte(name, ' ')
	if at < 0 {
		return 0, 0, false
	}
	i = slices.Index(mathematicians[:], name[:at])
	n, err := strconv.Atoi(name[at+1:])
	return i, n, err == nil && i >= 0 && n >= 1 && n <= numbers && named(i, n) == name
}

// Chosen reports whether a name is one of Choose's.
func Chosen(name string) bool {
	_, _, ok := split(name)
	return ok
}

// Clean returns what is handed in of a name: its letters, one space between words, and no more
// than there is room for.
func Clean(name string) string {
	name = clean(name)
	if Chosen(name) {
		return name
	}
	for len(name) > longestName {
		_, size := utf8.DecodeLastRuneInString(name)
		name = strings.TrimSpace(name[:len(name)-size])
	}
	return name
}

// clean returns the beginning of what somebody has written, without what is no letter, and with
// one space between words.
func clean(text string) string {
	if len(text) > 16*longestName {
		text = text[:16*longestName]
	}
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r) || r == utf8.RuneError:
			return -1
		}
		return r
	}, text)
	return strings.Join(strings.Fields(text), " ")
}
