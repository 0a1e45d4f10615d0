// Package wordstest says messages by their names, for tests: so a test says which message it wants, with which values,
// and goes on when its words are others.
//
// For example, wordstest.Say("engine/notation/at-least", "K", 2) is “K must be at least 2”, as long as that is what
// engine/notation/words.ftl has for it. What may be anything is Open, and Fits and Holds compare a text with that.
package wordstest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/fluent"
)

// messages are all that Palace says in English.
var messages = sync.OnceValues(func() ([]fluent.Said, error) {
	root, err := root()
	if err != nil {
		return nil, err
	}
	groups, err := fluent.English(root)
	if err != nil {
		return nil, err
	}
	return fluent.Resolve(groups)
})

// root is the folder of the module, above that of the package under test.
func root() (string, error) {
	folder, err := os.Getwd()
	for err == nil {
		if _, none := os.Stat(filepath.Join(folder, "go.mod")); none == nil {
			return folder, nil
		}
		above := filepath.Dir(folder)
		if above == folder {
			err = fmt.Errorf("there is no go.mod above the test")
		}
		folder = above
	}
	return "", err
}

// Say is how Palace says a message, such as web/table/internal/quiz/not-marked, with these values.
func Say(message string, values ...any) string {
	all, err := messages()
	if err != nil {
		panic(err)
	}
	at := slices.IndexFunc(all, func(s fluent.Said) bool { return s.Group+"/"+s.ID == message })
	if at < 0 || len(values) != len(all[at].Values) {
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
	s := &all[at]
	if fluent.OfPage(s.Group) {
		english := fluent.EnglishTable(all)
		return english.Language().Say(s.Text, given...)
	}
	if _, err := new(words.Language).Try(s.Text, given...); err != nil {
		panic(fmt.Sprintf("%s: %v", message, err))
	}
	return words.Say(s.Text, given...)
}

// Open stands among the values of Say, and beside what it says, for any text.
const Open = "\x00"

// Fits reports whether a text is a sentence as Say says it, with anything where it is open.
func Fits(text, sentence string) bool {
	return regexp.MustCompile("(?s)^" + strings.ReplaceAll(regexp.QuoteMeta(sentence), Open, ".*") + "$").MatchString(text)
}

// Holds reports whether a text has all of these sentences in it, one after the other, with anything where they are open.
func Holds(text string, sentences ...string) bool {
	return Fits(text, Open+strings.Join(sentences, Open)+Open)
}
