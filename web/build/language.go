package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/internal/fluent"
)

// Each language but English is two files of a version: one that a page fetches when the language is chosen, and its
// lessons, which are fetched when somebody needs one.
const (
	languageFolder = "words/"
	taughtFolder   = languageFolder + "lessons/"
	languageGroup  = "language" // what a language says of itself: web/words/de/language.ftl
	lessonsFolder  = "web/lessons"
)

// headed is what both files begin with.
type headed struct {
	Version  string `json:"version"` // of the site, for which it was made
	Language string `json:"language"`
}

// taught is the file of a language's lessons.
type taught struct {
	headed
	Texts map[string]string `json:"texts"` // whole texts: "lesson/corner-the-rook"
}

// language is the first of the files.
type language struct {
	headed
	Name      string            `json:"name"`      // in the language itself
	Direction string            `json:"direction"` // "ltr" or "rtl"
	Table     string            `json:"table"`     // for the programs: see package words
	Page      map[string]string `json:"page"`      // for pages and scripts, by name

	board map[string]string // for other people's pages, by the English: the module for them has all languages
	texts map[string]string // of the lessons
	lines []words.Line      // of the table
}

// newLanguage returns one in which nothing is said as yet.
func newLanguage(tag string) *language {
	return &language{headed: headed{Language: tag}, Page: map[string]string{}, board: map[string]string{}, texts: map[string]string{}}
}

// written writes one of the files, with the signs of patterns and marks as they are.
func written(file any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(file)
	return b.Bytes(), err
}

// languages returns the files of all languages into which a project's messages are translated, and of
// the two that only tests speak.
func languages(root string, pseudo bool) (files, error) {
	groups, err := fluent.English(root)
	if err != nil {
		return nil, err
	}
	said, err := fluent.Resolve(groups)
	if err != nil {
		return nil, err
	}
	made, boards := files{}, map[string]map[string]string{}
	add := func(l *language, err error) error {
		if err != nil {
			return err
		}
		boards[l.Language] = l.board
		l.Table = words.Table(l.lines)
		if made[languageFolder+l.Language+".json"], err = written(l); err != nil {
			return err
		}
		made[taughtFolder+l.Language+".json"], err = written(taught{l.headed, l.texts})
		return err
	}
	tags, err := fluent.Tags(root)
	if err != nil {
		return nil, err
	}
	for _, tag := range tags {
		if err := add(translated(root, tag, said)); err != nil {
			return nil, err
		}
	}
	if made[boardSaid], err = json.Marshal(boards); err != nil {
		return nil, err
	}
	for _, p := range fluent.Pseudo {
		if !pseudo {
			break
		}
		l := newLanguage(p.Tag)
		l.Name, l.Direction = p.Tag, p.Direction
		for i := range said {
			l.add(&said[i], p.Of(said[i].Short))
		}
		if err := add(l, l.strange(root, p)); err != nil {
			return nil, err
		}
	}
	return made, nil
}

// add takes a message in the language.
func (l *language) add(s *fluent.Said, short string) {
	if s.Group == boardGroup || strings.HasPrefix(s.Group+"/"+s.ID, headings) {
		l.board[s.Short] = short
	}
	if s.Group == boardGroup {
		return
	}
	if s.Group == pageGroup || strings.HasPrefix(s.Group, pageGroup+"/") {
		l.Page[s.ID] = short
	} else {
		l.lines = append(l.lines, words.Line{Key: s.Text.Key(), Pattern: fluent.Numbered(short, s.Values)})
	}
}

// translated returns a language that has a folder in web/words. What is not said in it is English.
func translated(root, tag string, said []fluent.Said) (*language, error) {
	groups, err := fluent.Translation(root, tag)
	if err != nil {
		return nil, err
	}
	all := fluent.NewLanguage(tag)
	l := newLanguage(tag)
	l.Direction = "ltr"
	known := map[string]*fluent.Said{}
	for i := range said {
		known[said[i].Group+"/"+said[i].ID] = &said[i]
	}
	for _, g := range groups {
		for _, f := range g.Files {
			if err := all.Know(f.Name, f.Entries); err != nil {
				return nil, err
			}
		}
	}
	for _, g := range groups {
		for _, f := range g.Files {
			for i := range f.Entries {
				if err := l.take(all, g.Name, &f, &f.Entries[i], known); err != nil {
					return nil, err
				}
			}
		}
	}
	if l.Name == "" || l.Direction != "ltr" && l.Direction != "rtl" {
		return nil, fmt.Errorf("web/words/%s/language.ftl says name, what the language calls itself, and direction, which is ltr or rtl", tag)
	}
	return l, l.lessons(root)
}

// take takes a message of a file. One that English has no more is left out: go run ./web/words tells of it.
func (l *language) take(all *fluent.Language, group string, f *fluent.File, e *fluent.Entry, known map[string]*fluent.Said) error {
	if e.ID[0] == '-' {
		return nil
	}
	of := known[group+"/"+e.ID]
	var values []string
	if of != nil {
		values = of.Names()
	}
	short, err := all.Short(f.Name, f.Entries, e, values)
	switch {
	case group == languageGroup && err == nil:
		switch e.ID {
		case "name":
			l.Name = short
		case "direction":
			l.Direction = short
		}
	case of == nil:
		return nil
	case err == nil && !slices.Equal(marksOf(short), marksOf(of.Short)):
		return &fluent.Error{File: f.Name, Line: e.Line, Why: fmt.Sprintf("%s: its marks are %q, and in English %q", e.ID, marksOf(short), marksOf(of.Short))}
	case err == nil:
		l.add(of, short)
	}
	return err
}

// marksOf lists the marks of a message, whatever stands in them, in alphabetical order.
func marksOf(text string) (list []string) {
	for _, found := range marks.FindAllStringSubmatch(text, -1) {
		list = append(list, found[1]+found[4])
	}
	slices.Sort(list)
	return list
}

// lessons takes the lessons that are there in the language.
func (l *language) lessons(root string) error {
	names, err := filepath.Glob(filepath.Join(root, lessonsFolder, "*."+l.Language+".txt"))
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		id := strings.TrimSuffix(filepath.Base(name), "."+l.Language+".txt")
		l.texts["lesson/"+id] = string(text)
		english, err := os.ReadFile(filepath.Join(root, lessonsFolder, id+".txt"))
		if err != nil {
			return err
		}
		l.board[titleOf(english)] = titleOf(text)
	}
	return nil
}

// titleOf returns what a lesson's title: says.
func titleOf(lesson []byte) string {
	_, after, _ := bytes.Cut(lesson, []byte("title: "))
	title, _, _ := bytes.Cut(after, []byte("\n"))
	return string(bytes.TrimSpace(title))
}

// worded are the lines of a lesson that people read, such as “say: The rook moves left or up.”
var worded = regexp.MustCompile(`(?m)^((?:title|aim|pupils|step|say|ask|option|answer|hint|right)(?: \w+)?: |leads: [a-z-]+\. )(.*)$`)

// strange takes the lessons as they are in a language that only tests speak.
func (l *language) strange(root string, p fluent.Pseudolanguage) error {
	names, err := filepath.Glob(filepath.Join(root, lessonsFolder, "*.txt"))
	for _, name := range names {
		id := strings.TrimSuffix(filepath.Base(name), ".txt")
		text, problem := os.ReadFile(name)
		if err = errors.Join(err, problem); strings.Contains(id, ".") {
			continue
		}
		l.texts["lesson/"+id] = worded.ReplaceAllStringFunc(string(text), func(line string) string {
			parts := worded.FindStringSubmatch(line)
			return parts[1] + p.Plain(parts[2])
		})
	}
	return err
}

var (
	languagesPlace = "<!-- languages -->"
	pageBegins     = regexp.MustCompile(`<html lang="en"([^>]*)>`)
)

// withLanguages returns the files of languages as those of a version, and pages that offer them.
func withLanguages(source files, version string) (files, error) {
	whole := maps.Clone(source)
	var tags, choices, taughtHere []string
	for _, name := range slices.Sorted(maps.Keys(source)) {
		if !strings.HasPrefix(name, languageFolder) || path.Ext(name) != ".json" {
			continue
		}
		if english := aheadFolder + "en/"; strings.HasPrefix(name, english) && path.Base(name) != shelfName+".json" {
			taughtHere = append(taughtHere, strings.TrimSuffix(path.Base(name), ".json"))
		}
		whole[name] = bytes.Replace(source[name], []byte(`"version":""`), []byte(`"version":"`+version+`"`), 1)
		if strings.HasPrefix(name, taughtFolder) || strings.HasPrefix(name, aheadFolder) {
			continue
		}
		var l language
		if err := json.Unmarshal(source[name], &l); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		tags = append(tags, strings.TrimSuffix(l.Language+":"+l.Direction, ":ltr"))
		choices = append(choices, fmt.Sprintf(`<option value=%q lang=%[1]q dir=%q>%s</option>`, l.Language, l.Direction, html.EscapeString(l.Name)))
	}
	lessonsKnown := ""
	if taughtHere != nil {
		lessonsKnown = fmt.Sprintf(" data-lessons=%q", strings.Join(taughtHere, " "))
	}
	for name, body := range source {
		if path.Ext(name) != pages || !strings.Contains(string(body), languagesPlace) {
			continue
		}
		text := strings.Replace(string(body), languagesPlace, strings.Join(choices, ""), 1)
		mark := fmt.Sprintf(`<html lang="en" data-languages="%s" data-words="v/%s/%s"%s$1>`, strings.Join(tags, " "), version, languageFolder, lessonsKnown)
		whole[name] = []byte(pageBegins.ReplaceAllString(text, mark))
	}
	return whole, nil
}
