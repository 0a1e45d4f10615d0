package fluent

import (
	"fmt"

	"github.com/palacegames/palace/engine/words"
)

// Table is all that is said in a language, by name. What a translation lacks is English there.
type Table struct {
	Tag       string // as BCP 47 has it: "de"
	Name      string // in the language itself
	Direction string // "ltr" or "rtl"
	Messages  map[string]string
}

// EnglishTable is that of messages as they are.
func EnglishTable(said []Said) Table {
	t := Table{"en", "English", "ltr", make(map[string]string, len(said))}
	for i := range said {
		t.Messages[said[i].Name] = said[i].Pattern
	}
	return t
}

// TableOf returns that of a language from its Translations. It errs at the first message that cannot be said, and leaves out those
// that English has no more: go run ./web/words tells of them.
func TableOf(tag string, all []Translated, said []Said) (Table, error) {
	t := EnglishTable(said)
	t.Tag, t.Name = tag, ""
	for i := range all {
		m := &all[i]
		switch {
		case m.Name == "language/name":
			t.Name = m.Entry.Pattern
		case m.Name == "language/direction":
			t.Direction = m.Entry.Pattern
		case m.Of == nil:
		case m.Err != nil:
			return Table{}, m.Err
		default:
			t.Messages[m.Name] = m.Entry.Pattern
		}
	}
	if t.Name == "" || t.Direction != "ltr" && t.Direction != "rtl" {
		return Table{}, fmt.Errorf("web/words/%s/language.ftl says name, what the language calls itself, and direction, which is ltr or rtl", tag)
	}
	return t, nil
}

// Language says the messages of a table.
func (t *Table) Language() *words.Language {
	l := words.New(t.Tag, t.Messages)
	if t.Direction == "rtl" {
		l.Leftward()
	}
	return l
}
