package link

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/palacegames/palace/engine/notation"
)

// Mend undoes what mail and chat programs, and those who copy a link, do to it, and returns the
// text that stood behind the # of the address: the address before it, quotation marks and brackets
// around it, the punctuation of a sentence behind its parts, characters that nobody sees, encodings
// of the signs & and % and of spaces, and what was put behind a question mark are taken off or
// undone, and a sum that has lost a + has it again. It never decides between two readings: what it
// leaves is refused, or hides (see hide.go), as it stands. A link that was mended, or that Palace has
// written, stays as it is.
//
// For example, Mend("<https://palace.example/#wythoff@8,6&amp;quiz=on>.") is "wythoff@8,6&quiz=on".
func Mend(text string) string {
	if plain(text) {
		return text
	}
	for range mostLayers {
		once := mendOnce(text)
		if once == text {
			break
		}
		text = once // what was around a link may have been around more of it
	}
	return text
}

// mostLayers is how often a text is mended. No program wraps a link as often.
const mostLayers = 16

// plain reports whether a text has nothing that could be mended, as most links, which may be long.
func plain(text string) bool {
	games := 0
	for i := range len(text) {
		c := text[i]
		inner := i > 0 && i+1 < len(text) && text[i+1] != '&' && text[i-1] != '&'
		switch {
		case digit(c) || letter(c) || c == '=' && i > 0:
		case c == '@' && games == 0:
			games++
		case c == '&' && inner && letter(text[i+1]) && text[i+1]|0x20 != 'a': // which begins amp
		case strings.IndexByte(",;:/-._", c) >= 0 && inner:
		default:
			return false
		}
	}
	return !strings.HasPrefix(strings.ToLower(text[:min(len(text), len(classHead))]), classHead)
}

func mendOnce(text string) string {
	text = seen(unescaped(decode(text)))
	rest, ok := cutClass(text)
	if !ok {
		return strip(text)
	}
	if text = strip(rest); strings.HasPrefix(strings.ToLower(text)+"&", classHead) {
		return text // somebody has pasted the address of the room there
	}
	return classHead + text
}

// strip takes off what is around a link whose characters are mended.
func strip(text string) string {
	text = unframed(linkIn(strings.TrimLeft(strings.TrimSpace(text), before)))
	text = strings.TrimLeft(text, before+"#!")
	parts := strings.Split(question(text), "&")
	for i, part := range parts {
		if i == 0 {
			part = joined(part)
		} else {
			part = strings.TrimLeft(part, "+"+before)
		}
		parts[i] = unquoted(untrailed(part, i == 0))
	}
	return strings.TrimSpace(strings.Join(parts, "&"))
}

// classHead is what the teacher's room puts before whatever link somebody gives.
const classHead = "class&"

// cutClass cuts that off.
func cutClass(text string) (link string, ok bool) {
	head, link, ok := strings.Cut(text, "&")
	head = strings.ToLower(strings.Trim(head, "#! "))
	first, _, _ := strings.Cut(link, "&")
	return link, ok && head+"&" == classHead && strings.TrimSpace(first) != "" && !isName(strings.TrimSpace(first))
}

// seen makes of all characters those that are seen and that a link has: line breaks, which nobody
// writes there, and what is invisible go, and other spaces and the wide letters of an input method
// become the usual ones.
func seen(text string) string {
	if strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf || r < ' ' }) < 0 {
		return text
	}
	text = strings.NewReplacer("\r", "", "\n> ", "", "\n>", "").Replace(text)
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || notation.Unseen(r):
			return -1
		case unicode.IsSpace(r):
			return ' '
		case strings.ContainsRune("＆＃＝％？＠＋", r):
			return r - '！' + '!'
		}
		return r
	}, text)
}

// references are the names of characters in HTML of which a link consists, and of those that may follow it.
var references = map[string]string{
	"amp": "&", "num": "#", "equals": "=", "commat": "@", "plus": "+", "comma": ",", "colon": ":", "semi": ";", "lpar": "(", "rpar": ")", "period": ".", "percnt": "%",
	"lt": "<", "gt": ">", "quot": `"`, "apos": "'", "nbsp": " ", "shy": "", "zwj": "", "zwnj": "", "lrm": "", "rlm": "", "hellip": "…", "laquo": "«", "raquo": "»",
}

// unescaped undoes references to characters, as they stand in HTML and in JSON. An & that was escaped
// twice is one again.
func unescaped(text string) string {
	text = strings.NewReplacer(`\u0026`, "&", `\u003d`, "=", `\u003D`, "=").Replace(text)
	var b strings.Builder
	for {
		at := strings.IndexByte(text, '&')
		if at < 0 {
			break
		}
		what, size := reference(text[at:])
		b.WriteString(text[:at] + what)
		text = text[at+size:]
		for more := what == "&" && size > 1; more; {
			text, more = strings.CutPrefix(text, "amp;")
		}
	}
	return b.String() + text
}

// reference reads the reference to a character that a text begins with, or the & alone.
func reference(text string) (what string, size int) {
	const longest = 10
	name, _, ended := strings.Cut(text[1:min(len(text), longest)], ";")
	if !ended {
		return "&", 1
	}
	size = len("&;") + len(name)
	if known, ok := references[strings.ToLower(name)]; ok {
		return known, size
	}
	number, ok := strings.CutPrefix(name, "#")
	base := 10
	if hexadecimal := strings.TrimLeft(number, "xX"); hexadecimal != number {
		number, base = hexadecimal, 16
	}
	n, err := strconv.ParseUint(number, base, 21)
	if !ok || err != nil || n == 0 || !utf8.ValidRune(rune(n)) {
		return "&", 1
	}
	return string(rune(n)), size
}

// linkIn takes the link out of an address, where the whole of it is given.
func linkIn(text string) string {
	if fragment := strings.Index(text, ":~:"); fragment >= 0 {
		text = text[:fragment] // by which browsers go to words of a page
	}
	address, link, found := strings.Cut(text, "#")
	if found && isAddressOfPage(strings.TrimSpace(address)) {
		return linkIn(link)
	}
	return text
}

// isAddressOfPage reports whether a text is an address, whole or relative; no link looks like that.
func isAddressOfPage(text string) bool {
	page, _, _ := strings.Cut(text, "?")
	words, _, whole := strings.Cut(page, "://")
	switch {
	case text == "":
		return true
	case strings.ContainsAny(words, "@&="):
		return false
	case whole:
		return true
	case strings.Contains(page, " "):
		return false
	}
	return strings.HasSuffix(page, "/") || strings.HasSuffix(page, ".html") || strings.HasPrefix(strings.ToLower(page), "www.")
}

// before is what may stand before a link, in a text.
const before = " \"'`“”„«»‹›‘’‚<>*|"

// after is the punctuation that may follow a link or a part of it.
const (
	after = ends + ",;:，；：、،؛"
	ends  = " \"'`“”„«»‹›‘’‚*|.!?…#\\–—。！？·؟"
)

// lists are the parts of which more may follow behind a comma, a semicolon or a colon, or in which that has
// a meaning at the end: who cut a link there has cut the list.
var lists = []string{"block", "past", "next", "compare", "at", "pause", "without", "view", ideaPart}

// brackets are the brackets that a text puts around a link, and that a game may have itself.
var brackets = map[rune]rune{')': '(', ']': '[', '}': '{', '>': '<', '）': '（', '】': '【', '」': '「', '⟩': '⟨'}

// unframed takes off brackets around a whole link, and one that is not closed.
func unframed(text string) string {
	for {
		open, size := utf8.DecodeRuneInString(text)
		inner := strings.TrimLeft(text[size:], before+"#!")
		if letter, _ := utf8.DecodeRuneInString(inner); size == 0 || !unicode.IsLetter(letter) {
			return text
		}
		shut := closing(open)
		if shut == 0 {
			return text
		}
		// An end that closes an inner bracket is no end of this one.
		if end := matching(text, open, shut); end < 0 {
			text = inner
		} else if rest := strings.Trim(text[end:], string(shut)+after); rest == "" || rest[0] == '&' {
			text = text[size:end] + text[end+utf8.RuneLen(shut):]
		} else {
			return text
		}
	}
}

// closing returns the bracket that closes one, 0 for what is none.
func closing(open rune) rune {
	for shut, opens := range brackets {
		if opens == open {
			return shut
		}
	}
	return 0
}

// matching is where the bracket that a text begins with is closed, -1 for nowhere.
func matching(text string, open, shut rune) int {
	depth := 0
	for i, r := range text {
		if r == open {
			depth++
		} else if r == shut {
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// untrailed takes off the punctuation that follows a part of a link, the head or another. What may
// belong to the part stays: a bracket that is opened there, the dots of a family without end, what stands between
// the members of a list, and all of the name of a site.
func untrailed(part string, head bool) string {
	name, _, _ := strings.Cut(part, "=")
	name = strings.ToLower(strings.TrimSpace(name))
	cutset := after
	if !head && slices.Contains(lists, name) {
		cutset = ends
	}
	if !head && name == "tell" {
		return part
	}
	closed := map[rune]int{} // how many more brackets are closed than opened
	for _, r := range part {
		if open, is := brackets[r]; is {
			closed[open]++
		} else if closing(r) != 0 {
			closed[r]--
		}
	}
	for {
		r, size := utf8.DecodeLastRuneInString(part)
		open, bracket := brackets[r]
		switch {
		case size == 0:
			return part
		case bracket && closed[open] > 0:
			closed[open]--
		case bracket, !strings.ContainsRune(cutset, r):
			return part
		case (r == '.' || r == '…') && head:
			if end := strings.TrimRight(part, ".…"); endless(end) {
				return end + family(part[len(end):])
			}
		}
		part = part[:len(part)-size]
	}
}

// family returns the dots of a family without end: the full stop of a sentence may follow them, and they may
// have been made one character. One alone says nothing.
func family(dots string) string {
	if dots == "." {
		return dots
	}
	return ".."
}

// endless reports whether a ruleset ends with the beginning of a family, "t=1".
func endless(text string) bool {
	number := strings.TrimRight(text, "0123456789")
	return number != text && strings.HasSuffix(number, "=") && strings.Contains(text, ";")
}

// unquoted takes off the quotation mark before a value whose other one is gone.
func unquoted(part string) string {
	name, value, ok := strings.Cut(part, "=")
	if !ok || strings.TrimSpace(strings.ToLower(name)) == "tell" {
		return part
	}
	return name + "=" + strings.TrimLeft(value, "\"'`“”„«‘’‚")
}

// question undoes what was put behind a question mark, such as ?utm_source=mail: names that no link has
// go, unless they may be there to hide something.
func question(text string) string {
	link, query, found := strings.Cut(text, "?")
	first, _, _ := strings.Cut(query, "&")
	if !found || !isName(strings.TrimSpace(first)) || strings.Contains(strings.ToLower(link), "tell=") {
		return text
	}
	parts := []string{link}
	for part := range strings.SplitSeq(query, "&") {
		name, _, _ := strings.Cut(strings.ToLower(part), "=")
		name = strings.TrimSpace(name)
		if named(name) != nil || doubtsIn("any", part) != 0 {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, "&")
}

// joined puts the signs + of a sum, or of a list, back into the text of a game, where they were lost
// or are doubled.
func joined(game string) string {
	if name, rest, ok := strings.Cut(game, "("); ok && strings.EqualFold(strings.TrimSpace(name), "wythoff") {
		game = strings.TrimSpace(name) + "+(" + rest
	}
	if !strings.ContainsAny(game, " +@") {
		return game
	}
	return lostSigns(plusses(game))
}

// plusses makes one sign of several with spaces between them: spaces have become signs, too.
func plusses(game string) string {
	var b strings.Builder
	for i := 0; i < len(game); {
		size := len(game[i:]) - len(strings.TrimLeft(game[i:], " +"))
		if signs := strings.Count(game[i:i+size], "+"); signs > 1 {
			b.WriteByte('+')
		} else {
			size = max(size, 1)
			b.WriteString(game[i : i+size])
		}
		i += size
	}
	return b.String()
}

// lostSigns puts a + between a position and the name of a game that has a position, too: nothing else
// can stand there.
func lostSigns(game string) string {
	var b strings.Builder
	done := 0
	for i := 1; i < len(game); i++ {
		if letter(game[i]) && positioned(game[done:i]) && begins(game[i:]) {
			b.WriteString(strings.TrimRight(game[done:i], " ") + "+")
			done = i
		}
	}
	return b.String() + game[done:]
}

// positioned reports whether a text ends with a position.
func positioned(text string) bool {
	text = strings.TrimRight(text, " ")
	if text == "" || !digit(text[len(text)-1]) {
		return false
	}
	at := strings.LastIndexByte(text, '@')
	return at >= 0 && strings.Trim(text[at+1:], "0123456789,- ") == ""
}

// begins reports whether a text begins with a game that has a position.
func begins(text string) bool {
	game, _, ok := strings.Cut(text, "@")
	return ok && !strings.ContainsAny(game, "&=?#") || ok && strings.Contains(game, ";t=")
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

func letter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
