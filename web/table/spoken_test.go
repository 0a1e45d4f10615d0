package table_test

import (
	"regexp"
	"strings"

	"github.com/palacegames/palace/web/wordstest"
)

// spoken is how Palace says a message, such as web/table/internal/quiz/not-marked, with these values.
func spoken(message string, values ...any) string { return wordstest.Say(message, values...) }

// open stands among the values of spoken, and beside what it says, for any text.
const open = wordstest.Open

// fits reports whether a text is a sentence as spoken says it, with anything where it is open.
func fits(text, sentence string) bool { return wordstest.Fits(text, sentence) }

// holds reports whether a text has all of these sentences in it, one after the other, with anything where they are open.
func holds(text string, sentences ...string) bool { return wordstest.Holds(text, sentences...) }

// sentences are several of them, one after the other, as a listener hears them.
func sentences(said ...string) string { return strings.Join(said, ". ") + "." }

// numberless is a sentence whose numbers are not compared.
func numberless(sentence string) string { return numbers.ReplaceAllString(sentence, "0") }

var numbers = regexp.MustCompile(`\d[\d.,]*\d|\d`)
