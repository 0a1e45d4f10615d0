package fluent

import (
	"regexp"
	"strings"
)

// Pseudolanguage is English made strange, so that tests find what is said without being translated, and what
// has no room for longer words.
type Pseudolanguage struct {
	Tag, Direction string
	word           func(string) string // of letters
	whole          [2]string           // what stands around a message
}

// Pseudo are the two of them: one whose words are longer by two fifths, and one that is written from right to left.
var Pseudo = []Pseudolanguage{
	{"en-XA", "ltr", longer, [2]string{"[", "]"}},
	{"ar-XB", "rtl", func(word string) string { return "\u202e" + accents.Replace(word) + "\u202c" }, [2]string{"\u200f", "\u200f"}},
}

var (
	// kept is what a pattern has besides text: the head and the keys of a choice, what is put in, and marks.
	kept   = regexp.MustCompile(`\{ *\$\w+ *->|\n *\*?\[[^\]]*\]|\{[^{}]*\}|</?\w+/?>|\}`)
	letter = regexp.MustCompile(`[\p{L}’]+`)
)

// Of returns a pattern as it is in the pseudolanguage.
func (p Pseudolanguage) Of(pattern string) string {
	var b strings.Builder
	last := 0
	for _, at := range kept.FindAllStringIndex(pattern, -1) {
		b.WriteString(letter.ReplaceAllStringFunc(pattern[last:at[0]], p.word))
		b.WriteString(pattern[at[0]:at[1]])
		last = at[1]
	}
	b.WriteString(letter.ReplaceAllStringFunc(pattern[last:], p.word))
	return p.whole[0] + b.String() + p.whole[1]
}

// Plain returns a text that is no pattern as it is in the pseudolanguage, without signs that turn the direction: lessons refuse these.
func (p Pseudolanguage) Plain(text string) string {
	return strings.NewReplacer("\u202e", "", "\u202c", "").Replace(letter.ReplaceAllStringFunc(text, p.word))
}

var accents = strings.NewReplacer("a", "á", "b", "ƀ", "c", "ç", "d", "đ", "e", "é", "f", "ƒ", "g", "ĝ", "h", "ĥ", "i", "í", "j", "ĵ", "k", "ķ", "l", "ļ", "m", "ɱ",
	"n", "ñ", "o", "ó", "p", "þ", "q", "ɋ", "r", "ŕ", "s", "š", "t", "ţ", "u", "ú", "v", "ṽ", "w", "ŵ", "x", "ẋ", "y", "ý", "z", "ž",
	"A", "Á", "B", "Ɓ", "C", "Ç", "D", "Đ", "E", "É", "F", "Ƒ", "G", "Ĝ", "H", "Ĥ", "I", "Í", "J", "Ĵ", "K", "Ķ", "L", "Ļ", "M", "Ḿ",
	"N", "Ñ", "O", "Ó", "P", "Þ", "Q", "Ɋ", "R", "Ŕ", "S", "Š", "T", "Ţ", "U", "Ú", "V", "Ṽ", "W", "Ŵ", "X", "Ẋ", "Y", "Ý", "Z", "Ž")

// longer writes a word with as many more vowels as make it longer by two fifths.
func longer(word string) string {
	made := []rune(accents.Replace(word))
	last := made[len(made)-1]
	for range (len(made)*2 + 4) / 5 {
		made = append(made, last)
	}
	return string(made)
}
