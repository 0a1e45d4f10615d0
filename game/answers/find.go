package answers

import (
	"slices"
	"strings"
	"unicode"

	"github.com/palacegames/palace/engine/notation"
)

// Found is a text that somebody has handed in, among others.
type Found struct {
	Text string
	Line int // from 0: in which it begins
}

// Find finds the texts that were handed in among others: names, times, marks of a quotation, a whole chat. A text may be
// broken into lines. Of what looks like a text and is none it gives the word, for Read to say what is wrong with it.
func Find(text string) (list []Found) {
	plain, from := stripped(text)
	taken := 0 // as far as which a text has been found
	for at := 0; ; {
		next := strings.Index(plain[at:], head)
		if next < 0 {
			return list
		}
		at += next
		begin := from[at]
		line := strings.Count(text[:begin], "\n")
		if n := wholeLength(plain[at:]); n > 0 {
			list = append(list, Found{plain[at : at+n], line})
			at += n
			taken = at
			continue
		}
		if at >= taken && !within(text, begin) {
			if word := token(text[begin:]); word != "" {
				list = append(list, Found{word, line})
			}
		}
		at += len(head)
	}
}

// stripped returns a text in the plain form, without what may stand between its signs, and where each of its
// letters comes from.
func stripped(text string) (plain string, from []int) {
	var b strings.Builder
	fresh := true // nothing but marks of a quotation stands before, in this line
	for i, r := range text {
		switch {
		case r == '\n':
			fresh = true
			continue
		case unicode.IsSpace(r), notation.Unseen(r):
			continue
		case fresh && (r == '>' || r == '|'):
			continue
		}
		fresh = false
		if 'a' <= r && r <= 'z' {
			r -= 'a' - 'A'
		} else if 0xFF01 <= r && r <= 0xFF5E {
			r -= 0xFEE0
		}
		if r >= 0x80 {
			r = '?' // no sign
		}
		b.WriteByte(byte(r))
		from = append(from, i)
	}
	return b.String(), from
}

// wholeLength returns how many signs the text has with which a plain text begins, 0 for none.
func wholeLength(plain string) int {
	if len(plain) < body {
		return 0
	}
	length := 0
	for _, c := range []byte(doubles.Replace(plain[behind:body])) {
		sign := strings.IndexByte(signs, c)
		if sign < 0 {
			return 0
		}
		length = length<<signBits | sign
	}
	if length > len(plain) || whole(Plain(plain[:length])) != nil {
		return 0
	}
	return length
}

// within reports whether a letter or a digit stands right before a place.
func within(text string, at int) bool {
	if at == 0 {
		return false
	}
	before := []rune(text[max(0, at-4):at])
	r := before[len(before)-1]
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

// token is the word with which a text begins, if it looks like one that is handed in: with its version and length.
func token(text string) string {
	end := strings.IndexFunc(text, func(r rune) bool { return r >= 0x80 || !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end < 0 {
		end = len(text)
	}
	word := Plain(text[:end])
	if len(word) <= behind || !slices.Contains([]byte{versionA, versionB}, word[len(head)]) || !strings.ContainsAny(word[behind:], "0123456789") {
		return ""
	}
	return word
}
