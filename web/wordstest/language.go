package wordstest

import (
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/fluent"
)

// Tags are those of all languages that Palace speaks, English first.
func Tags() ([]string, error) {
	root, err := root()
	if err != nil {
		return nil, err
	}
	tags, err := fluent.Tags(root)
	return append([]string{"en"}, tags...), err
}

// Language is one of them as a page has it.
func Language(tag string) (*words.Language, error) {
	said, err := messages()
	if err != nil {
		return nil, err
	}
	table := fluent.EnglishTable(said)
	if tag != "en" {
		root, err := root()
		if err != nil {
			return nil, err
		}
		all, err := fluent.Translations(root, tag, said)
		if err != nil {
			return nil, err
		}
		if table, err = fluent.TableOf(tag, all, said); err != nil {
			return nil, err
		}
	}
	return table.Language(), nil
}
