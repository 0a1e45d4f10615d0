package words

import (
	"fmt"
	"strings"
	"sync"
)

// Language says messages in one language. The zero Language is English.
type Language struct {
	tag      string            // as BCP 47 has it, "" for English
	messages map[string]string // patterns by name; what is missing is said as home has it
	patterns *patterns
	leftward bool   // it is written from right to left
	straight bool   // its quotation marks are typed ones, as on a command line
	sign     string // before every message, for tests
}

// patterns are those that were read, by the names of their messages.
type patterns struct {
	sync.Mutex
	read map[string][]Part
}

// spoken is the language of this program. It is set before anything is said.
var spoken = load()

// Again takes over the language that a page has put in the place of the one that is spoken.
func Again() { spoken = load() }

// New returns a language with patterns by the names of messages. What it lacks is English, or what the page has handed over.
func New(tag string, messages map[string]string) *Language {
	return &Language{tag: tag, messages: messages, patterns: &patterns{}}
}

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

// read returns the pattern of a message, which is read once.
func (l *Language) read(name string) (parts []Part, err error) {
	if l.patterns == nil { // the zero Language
		l = english
	}
	l.patterns.Lock()
	defer l.patterns.Unlock()
	if parts, ok := l.patterns.read[name]; ok {
		return parts, nil
	}
	pattern, ok := l.messages[name]
	if !ok {
		pattern, ok = home(name)
	}
	if !ok {
		return nil, fmt.Errorf("there is no message %s", name)
	}
	if parts, err = Parse(pattern); err != nil {
		return nil, err
	}
	if l.patterns.read == nil {
		l.patterns.read = map[string][]Part{}
	}
	l.patterns.read[name] = parts
	return parts, nil
}

// english is what the zero Language reads.
var english = New("", nil)

// Say puts values into a sentence. What names no message is said as it stands: so are signs, such as n, which are the same in
// all languages. A test says every message.
func (l *Language) Say(t Text, values ...any) string {
	said, err := l.Try(t, values...)
	if err != nil {
		said = string(t)
	}
	return l.sign + said
}

// Try puts values into a sentence. It errs if there is no such message, or if it cannot be said with them.
func (l *Language) Try(t Text, values ...any) (string, error) {
	name, given, _ := strings.Cut(string(t), " ")
	var b strings.Builder
	err := l.resolve(&b, name, given, values, 0)
	return b.String(), err
}
