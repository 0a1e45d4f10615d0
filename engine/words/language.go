package words

import (
	"fmt"
	"strconv"
	"strings"
)

// Language is a table of patterns in one language. The zero Language is English, which is compiled in.
type Language struct {
	tag      string // as BCP 47 has it, "" for English
	patterns map[uint32]string
	texts    map[string]string // whole texts, such as lessons, by name
	leftward bool              // it is written from right to left
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

// File returns the whole text of a name in the language that is spoken, if there is one.
func File(name string) (text string, ok bool) {
	text, ok = spoken.texts[name]
	return text, ok
}

// lineBreak stands for a line's end in a pattern of a table, which has a line for each.
const lineBreak = "\x1f"

// Line writes a line of a table.
func Line(key uint32, pattern string) string {
	return strconv.FormatUint(uint64(key), 36) + " " + strings.ReplaceAll(pattern, "\n", lineBreak) + "\n"
}

// Read reads a table, of lines as Line writes them, with whole texts besides. It errs if a line has
// no key or a pattern cannot be read.
func Read(tag, table string, texts map[string]string) (*Language, error) {
	l := &Language{tag: tag, texts: texts, patterns: make(map[uint32]string, strings.Count(table, "\n"))}
	n := 0
	for line := range strings.Lines(table) {
		n++
		name, pattern, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		key, err := strconv.ParseUint(name, 36, 32)
		if err != nil || !ok {
			return nil, fmt.Errorf("line %d of the words in %s has no key", n, tag)
		}
		pattern = strings.ReplaceAll(pattern, lineBreak, "\n")
		if _, err := parse(pattern); err != nil {
			return nil, fmt.Errorf("line %d of the words in %s: %w", n, tag, err)
		}
		l.patterns[uint32(key)] = pattern
	}
	return l, nil
}

// Say puts values into a sentence. Where the language lacks it, or cannot say it, it is English.
func (l *Language) Say(t Text, values ...any) string {
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
