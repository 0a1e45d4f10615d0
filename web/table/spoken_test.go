package table_test

import (
	"fmt"
	"path"
	"regexp"
	"strings"
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/fluent"
)

// messages are all that Palace says in English, by package and name.
var messages = sync.OnceValues(func() (map[string]fluent.Said, error) {
	groups, err := fluent.English("../..")
	if err != nil {
		return nil, err
	}
	all, err := fluent.Resolve(groups)
	named := map[string]fluent.Said{}
	for _, s := range all {
		named[path.Join(s.Group, s.ID)] = s
	}
	return named, err
})

// spoken is how Palace says a message, such as web/table/internal/quiz/not-marked, with these values, so that a test
// says which one it wants and goes on when its words are others.
func spoken(message string, values ...any) string {
	all, err := messages()
	if err != nil {
		panic(err)
	}
	s, ok := all[message]
	if !ok || len(values) != len(s.Values) {
		panic(fmt.Sprintf("there is no message %s with %d values", message, len(values)))
	}
	given := make([]any, len(values))
	for i, value := range values {
		switch value := value.(type) {
		case int:
			given[i] = &value
		case string:
			given[i] = &value
		case bool:
			given[i] = &value
		case []string:
			given[i] = &value
		case engine.Position:
			var place words.Place = value
			given[i] = &place
		default:
			panic(fmt.Sprintf("%s is given a %T", message, value))
		}
	}
	english, _, _ := strings.Cut(string(s.Text), "\x04")
	if _, err := new(words.Language).Check(english, given...); err != nil {
		panic(fmt.Sprintf("%s: %v", message, err))
	}
	return words.Say(s.Text, given...)
}

// open stands among the values of spoken, and beside what it says, for any text.
const open = "\x00"

// fits reports whether a text is a sentence as spoken says it, with anything where it is open.
func fits(text, sentence string) bool {
	return regexp.MustCompile("(?s)^" + strings.ReplaceAll(regexp.QuoteMeta(sentence), open, ".*") + "$").MatchString(text)
}

// holds reports whether a text has all of these sentences in it, one after the other, with anything where they are open.
func holds(text string, sentences ...string) bool {
	return fits(text, open+strings.Join(sentences, open)+open)
}

// sentences are several of them, one after the other, as a listener hears them.
func sentences(said ...string) string { return strings.Join(said, ". ") + "." }

// numberless is a sentence whose numbers are not compared.
func numberless(sentence string) string { return numbers.ReplaceAllString(sentence, "0") }

var numbers = regexp.MustCompile(`\d[\d.,]*\d|\d`)
