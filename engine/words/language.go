package words

import (
	"encoding/base64"
	"fmt"
	"strings"
)

// Language is a table of patterns in one language. The zero Language is English, which is compiled in.
type Language struct {
	tag      string // as BCP 47 has it, "" for English
	patterns map[uint32]string
	leftward bool   // it is written from right to left
	straight bool   // its quotation marks are typed ones, as on a command line
	sign     string // before every message, for tests
}

// spoken is the language of this program. It is set before anything is said, and stays.
var spoken = load()

// Leftward makes it a language that is written from right to left: what is put into a sentence keeps its own direction.
func (l *Language) Leftward() { l.leftward = true }

// Tag names the language that is spoken: "en", "de".
func Tag() string { return spoken.Tag() }

// Tag names the language: "en", "de".
func (l *Language) Tag() string {
	if l.tag == "" {
		return "en"
	}
	return l.tag
}

// Sign begins every message that is said from now on with a sign, so that a test tells what is said from what is the same
// in every language. It returns what takes the sign away again.
func Sign(sign string) (back func()) {
	signed := *spoken
	signed.sign = sign
	return Speak(&signed, texts)
}

// texts are the whole texts of the language that is spoken, by name, where no page has put them beside it.
var texts map[string]string

// Speak has all be said in a language from now on, for tests and for whoever writes down what a page would say. It
// returns what has the language before be spoken again.
func Speak(l *Language, whole map[string]string) (back func()) {
	before, had := spoken, texts
	spoken, texts = l, whole
	return func() { spoken, texts = before, had }
}

// lineBreak stands for a line's end in a pattern of a table, which has a line for each.
const lineBreak = "\x1f"

// Line is a line of a table: how a Text, known by its key, is said.
type Line struct {
	Key     uint32
	Pattern string
}

// Table writes a table: the keys of all lines in the first one, where they pack smaller than each beside its pattern, and then the patterns.
func Table(lines []Line) string {
	keys, patterns := "", ""
	for _, l := range lines {
		keys += base64.RawURLEncoding.EncodeToString([]byte{byte(l.Key >> 16), byte(l.Key >> 8), byte(l.Key)})
		patterns += "\n" + strings.ReplaceAll(l.Pattern, "\n", lineBreak)
	}
	return keys + patterns
}

// Read reads a table as Table writes it. It errs if a line has no key or a pattern cannot be read.
func Read(tag, table string) (*Language, error) {
	lines := strings.Split(table, "\n")
	keys, err := base64.RawURLEncoding.DecodeString(lines[0])
	if err != nil || len(keys) != 3*(len(lines)-1) {
		return nil, fmt.Errorf("the words in %s have no keys, or too few", tag)
	}
	l := &Language{tag: tag, patterns: make(map[uint32]string, len(lines))}
	for i, pattern := range lines[1:] {
		pattern = strings.ReplaceAll(pattern, lineBreak, "\n")
		if _, err := parse(pattern); err != nil {
			return nil, fmt.Errorf("line %d of the words in %s: %w", i+1, tag, err)
		}
		k := keys[3*i:]
		l.patterns[uint32(k[0])<<16|uint32(k[1])<<8|uint32(k[2])] = pattern
	}
	return l, nil
}

// Say puts values into a sentence. Where the language lacks it, or cannot say it, it is English.
func (l *Language) Say(t Text, values ...any) string { return l.sign + l.say(t, values) }

func (l *Language) say(t Text, values []any) string {
	if l.patterns != nil {
		if pattern, ok := l.patterns[t.Key()]; ok {
			if text, err := l.resolve(pattern, values); err == nil {
				return text
			}
		}
	}
	english := t.english()
	text, err := l.resolve(english, values)
	if err != nil {
		return english // a test resolves every sentence
	}
	return text
}

// Check resolves a pattern with values of the kinds that it will be given, and errs where it cannot.
func (l *Language) Check(pattern string, values ...any) (string, error) {
	return l.resolve(pattern, values)
}
