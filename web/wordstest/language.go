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
	if tag == "en" {
		return &words.Language{}, nil
	}
	root, err := root()
	if err != nil {
		return nil, err
	}
	groups, err := fluent.Translation(root, tag)
	if err != nil {
		return nil, err
	}
	english, err := messages()
	if err != nil {
		return nil, err
	}
	all := fluent.NewLanguage(tag)
	for _, g := range groups {
		for _, f := range g.Files {
			if err := all.Know(f.Name, f.Entries); err != nil {
				return nil, err
			}
		}
	}
	var lines []words.Line
	leftward := false
	for _, g := range groups {
		for _, f := range g.Files {
			for i := range f.Entries {
				e := &f.Entries[i]
				of, known := english[g.Name+"/"+e.ID]
				if g.Name+"/"+e.ID == "language/direction" {
					short, err := all.Short(f.Name, f.Entries, e, nil)
					if err != nil {
						return nil, err
					}
					leftward = short == "rtl"
				}
				if !known {
					continue
				}
				short, err := all.Short(f.Name, f.Entries, e, of.Names())
				if err != nil {
					return nil, err
				}
				lines = append(lines, words.Line{Key: of.Text.Key(), Pattern: fluent.Numbered(short, of.Values)})
			}
		}
	}
	l, err := words.Read(tag, words.Table(lines))
	if err == nil && leftward {
		l.Leftward()
	}
	return l, err
}
