package notation

import (
	"unicode"
	"unicode/utf8"
)

// What people type and paste has more characters than the notation: digits of every script, the minus of
// a paper, the spaces of a word processor, marks that nobody sees. Each is read as the notation's own
// where it means the same. Nothing is left out that can be seen.

// space says that a character parts what stands beside it, and is none itself.
const space = " "

// meant returns the characters of the notation that a character outside of ASCII stands for: itself
// where it stands for no other, space for a space, and "" for what cannot be seen.
func meant(r rune) string {
	switch {
	case unicode.IsSpace(r):
		return space
	case Unseen(r):
		return ""
	case 0xFF01 <= r && r <= 0xFF5E: // full width
		return string(r - 0xFF00 + ' ')
	case 0x2010 <= r && r <= 0x2015, r == 0x2212, r == 0xFE58, r == 0xFE63: // hyphens, dashes, minus
		return "-"
	}
	switch r {
	case '،', '、', '﹐', '︐', '﹑', '､':
		return ","
	case '؛', '﹔', '︔':
		return ";"
	case '…', '⋯':
		return ".."
	case '‥':
		return ".."
	case '⟨', '\u2329', '\u3008', '❨', '❬', '❰', '《', '【', '〔', '⦅', '﹙', '⁽':
		return "("
	case '⟩', '\u232a', '\u3009', '❩', '❭', '❱', '》', '】', '〕', '⦆', '﹚', '⁾':
		return ")"
	case '∣', '│', '❘', '¦':
		return "|"
	case '⁄', '∕':
		return "/"
	case '﹦':
		return "="
	case '“', '”', '„', '«', '»', '‟':
		return `"`
	}
	if d := digit(r); d >= 0 {
		return string(rune('0' + d))
	}
	return string(r)
}

// Unseen reports whether a character is one that nobody sees: a byte-order mark, a soft hyphen, a joiner, one that
// turns the direction of writing, one that chooses between looks of the character before it, or a separator of lines.
func Unseen(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Variation_Selector, unicode.Zl, unicode.Zp) || r == '\u034f'
}

// digit returns which decimal digit a character is, -1 for none. The digits of a script follow each other.
func digit(r rune) int {
	if !unicode.Is(unicode.Nd, r) {
		return -1
	}
	for _, run := range unicode.Nd.R16 {
		if rune(run.Lo) <= r && r <= rune(run.Hi) {
			return int(r-rune(run.Lo)) % 10
		}
	}
	for _, run := range unicode.Nd.R32 {
		if rune(run.Lo) <= r && r <= rune(run.Hi) {
			return int(r-rune(run.Lo)) % 10
		}
	}
	return -1
}

// Plain returns a text in the characters of the notation, with its spaces: one for each.
func Plain(text string) string {
	i := 0
	for i < len(text) && text[i] < 0x80 && (text[i] >= ' ' || text[i] == '\n') {
		i++
	}
	if i == len(text) {
		return text
	}
	var b []byte
	for _, r := range text {
		if r >= 0x80 {
			b = append(b, meant(r)...)
		} else if r == '\t' || r == '\r' || r == '\v' || r == '\f' {
			b = append(b, ' ')
		} else {
			b = append(b, byte(r))
		}
	}
	return string(b)
}

// Letter returns the small letter without its accent, -1 for an accent by itself.
func Letter(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			return r | 0x20
		}
		return r
	}
	switch r = unicode.ToLower(r); r {
	case 'à', 'á', 'â', 'ä', 'ã':
		return 'a'
	case 'è', 'é', 'ê', 'ë':
		return 'e'
	case 'ì', 'í', 'î', 'ï':
		return 'i'
	case 'ò', 'ó', 'ô', 'ö', 'õ':
		return 'o'
	case 'ù', 'ú', 'ü', 'û':
		return 'u'
	case 'ç':
		return 'c'
	case 'ñ':
		return 'n'
	}
	if 0x300 <= r && r <= 0x36F || 0x64B <= r && r <= 0x652 { // accents by themselves, and the vowels of Arabic
		return -1
	}
	return r
}
