package link

import (
	"slices"
	"strings"
	"unicode"

	"github.com/palacegames/palace/game"
)

// A link that keeps something back does so when in doubt, too. A part that was left out, because it
// could not be read or had a name that none has, may be what a mail program has made of quiz=on:
// then the answers are hidden. That costs whoever opens the link a press on Reveal; to show them might
// cost a class its question.

// doubts is a set of what a part that was left out may have asked for.
type doubts uint8

const (
	doubtQuiz    doubts = 1 << iota // that nothing is told
	doubtWithout                    // that helps are not given
	doubtMap                        // that the map is off
	doubtFirst                      // that a person plays first, and nobody shows a move
	doubtSecond
)

// hiding are the parts that keep something back.
var hiding = []struct {
	name string
	what doubts
}{{"quiz", doubtQuiz}, {"without", doubtWithout}, {"map", doubtMap}, {"first", doubtFirst}, {"second", doubtSecond}}

// doubtsIn returns what a part may have asked for that was left out, with its name as far as it was read: by
// the name, by what is left of one, by a value that only such parts have, or by being no part at all.
func doubtsIn(name, part string) (found doubts) {
	for _, h := range hiding {
		if h.name == name {
			return h.what
		}
	}
	written, value, valued := cutName(part)
	written = strings.TrimPrefix(strings.TrimPrefix(written, "amp"), "amp")
	for _, h := range hiding {
		cut := !valued && written != "" && h.what&(doubtFirst|doubtSecond) == 0 && strings.HasPrefix(h.name, written)
		if cut || resembles(written, h.name) || !valued && strings.HasPrefix(written, h.name) || mentions(part, h.name+"=") {
			found |= h.what
		}
	}
	if named(name) != nil && (name == ideaPart || strings.Count(part, "=") <= 1) {
		return found
	}
	switch {
	case part != "" && !foreign(part):
		found |= doubtQuiz
	case value == onOff(true):
		found |= doubtQuiz
	case strings.HasPrefix(value, game.MapOff), strings.HasPrefix(value, game.MapPeek):
		found |= doubtMap
	case value == game.Human || value == game.Random:
		found |= doubtFirst | doubtSecond
	case slices.Contains([]string{"map", "values", "hint", "why", "save"}, value):
		found |= doubtWithout
	}
	return found
}

// foreign reports whether a part has the form of those that programs of others add: a name of letters, digits and few
// signs, and one value. What has not was torn from something.
func foreign(part string) bool {
	name, value, ok := strings.Cut(strings.TrimRight(part, "="), "=")
	return (ok || name != part) && isName(name+"=") && !strings.ContainsAny(value, "=,")
}

// resembles reports whether a name may be another one that was spoiled: with a letter that is another or is
// missing, or with some more.
func resembles(written, name string) bool {
	if len(written) > len(name)+4 || len(name) <= 3 && len(written) > len(name) {
		return false
	}
	return near(written, name) && len(name) > 3 || inside(name, written)
}

// inside reports whether all letters of a name stand in another one, in their order.
func inside(name, other string) bool {
	for i := range len(other) {
		if name != "" && other[i] == name[0] {
			name = name[1:]
		}
	}
	return name == ""
}

// cutName cuts a part into the letters of its name and those of its value.
func cutName(part string) (name, value string, valued bool) {
	i := strings.IndexAny(part, "=:＝")
	if i < 0 {
		return letters(part), "", false
	}
	return letters(part[:i]), letters(part[i:]), true
}

// mentions reports whether a part holds a name and a sign, with whatever between their letters that is neither.
func mentions(part, name string) bool {
	kept := strings.Map(func(r rune) rune {
		if r == '=' || 'a' <= r && r <= 'z' {
			return r
		}
		return -1
	}, strings.ToLower(part))
	return strings.Contains(kept, name)
}

// twins are letters of other scripts that look like Latin ones, before these.
var twins = strings.NewReplacer("а", "a", "е", "e", "һ", "h", "і", "i", "о", "o", "р", "p", "ԛ", "q", "ѕ", "s", "с", "c", "т", "t", "ԝ", "w", "α", "a", "ι", "i", "ο", "o", "ρ", "p", "τ", "t", "υ", "u", "ω", "w")

// letters returns the letters of a text, in small ones of the usual width.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if 'Ａ' <= r && r <= 'ｚ' {
			r += '!' - '！'
		}
		if r = unicode.ToLower(r); 'a' <= r && r <= 'z' {
			return r
		}
		return -1
	}, twins.Replace(text))
}

// near reports whether two words differ by one letter that is another, too many or missing, or by two
// that have changed places.
func near(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(a) < 2 || len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	if i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:] {
		return true
	}
	return i == len(a) || a[i+1:] == b[i+1:]
}

// doubt notes what a part that was left out may have asked for, and reports whether it hides something in this room.
func (l *reader) doubt(name, part string) bool {
	found := doubtsIn(name, part)
	in := l.room().in()
	for _, h := range hiding {
		if named(h.name).in&in == 0 {
			found &^= h.what
		}
	}
	l.doubts |= found
	return found != 0
}

// hide keeps back what is in doubt.
func (l *reader) hide() {
	s := &l.said
	if l.doubts&doubtMap != 0 {
		s.settings.Map = game.MapOff
	}
	if l.doubts&doubtWithout != 0 {
		s.settings.Without = game.AllHelps
	}
	if l.doubts&(doubtQuiz|doubtWithout|doubtFirst|doubtSecond) != 0 {
		s.settings.Quiz = true
	}
	if l.doubts&doubtFirst != 0 {
		s.players.First = game.Human
	}
	if l.doubts&doubtSecond != 0 {
		s.players.Second = game.Human
	}
}

// Hides reports whether something is hidden because one of these parts may have asked for it.
func Hides(left []Left) bool { return slices.ContainsFunc(left, func(l Left) bool { return l.Hides }) }
