package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"github.com/palacegames/palace/web/internal/fluent"
)

// Each language is a file of a version, which a page fetches when the language is chosen, and each but English another with its
// lessons, which are fetched when somebody needs one.
const (
	languageFolder = "words/"
	englishName    = languageFolder + "en.json"
	taughtFolder   = languageFolder + "lessons/"
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
	Name      string  `json:"name"`      // in the language itself
	Direction string  `json:"direction"` // "ltr" or "rtl"
	Messages  grouped `json:"messages"`  // for pages, scripts and programs
}

// grouped are patterns by name. A file has them by their groups, whose names are long and each of which stands there once:
// {"engine/rook": {"title": "Rook"}, "": {"page-play": "Play"}}. See opened in web/site/js/pattern.js.
type grouped map[string]string

// MarshalJSON parts the names, and leaves out of the patterns what nobody reads.
func (g grouped) MarshalJSON() ([]byte, error) {
	groups := map[string]map[string]string{}
	for name, pattern := range g {
		pattern, err := fluent.Short(pattern)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		at := strings.LastIndex(name, "/")
		group := name[:max(at, 0)]
		if groups[group] == nil {
			groups[group] = map[string]string{}
		}
		groups[group][name[at+1:]] = pattern
	}
	return written(groups)
}

// UnmarshalJSON joins them.
func (g *grouped) UnmarshalJSON(text []byte) error {
	var groups map[string]map[string]string
	if err := json.Unmarshal(text, &groups); err != nil {
		return err
	}
	*g = grouped{}
	for group, patterns := range groups {
		for name, pattern := range patterns {
			(*g)[path.Join(group, name)] = pattern
		}
	}
	return nil
}

// table is what a language says.
func (l *language) table() *fluent.Table {
	return &fluent.Table{Tag: l.Language, Name: l.Name, Direction: l.Direction, Messages: l.Messages}
}

// written writes one of the files, with the signs of patterns and marks as they are.
func written(file any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(file)
	return b.Bytes(), err
}

// languages returns the files of all languages in which a project speaks, and of
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
	ofBoard := map[string]bool{}
	for i := range said {
		if said[i].Group == boardGroup {
			ofBoard[said[i].Name] = true
		}
	}
	made, boards := files{}, map[string]map[string]string{}
	add := func(t fluent.Table, texts map[string]string) (err error) {
		l := language{headed{unnamed, t.Tag}, t.Name, t.Direction, maps.Clone(t.Messages)}
		maps.DeleteFunc(l.Messages, func(name, _ string) bool { return ofBoard[name] })
		if made[languageFolder+t.Tag+".json"], err = written(l); err != nil {
			return err
		}
		if boards[t.Tag], err = saidByBoard(t, texts); err != nil || t.Tag == "en" {
			return err
		}
		made[taughtFolder+t.Tag+".json"], err = written(taught{l.headed, texts})
		return err
	}
	english := fluent.EnglishTable(said)
	texts, err := lessonsIn(root, "")
	if err != nil {
		return nil, err
	}
	if err := add(english, texts); err != nil {
		return nil, err
	}
	tags, err := fluent.Tags(root)
	if err != nil {
		return nil, err
	}
	for _, tag := range tags {
		table, err := translated(root, tag, said)
		if err != nil {
			return nil, err
		}
		texts, err := lessonsIn(root, "."+tag)
		if err != nil {
			return nil, err
		}
		if err := add(table, texts); err != nil {
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
		strange := fluent.Table{Tag: p.Tag, Name: p.Tag, Direction: p.Direction, Messages: map[string]string{}}
		for name, pattern := range english.Messages {
			strange.Messages[name] = p.Of(pattern)
		}
		made := map[string]string{}
		for name, text := range texts {
			made[name] = worded.ReplaceAllStringFunc(text, func(line string) string {
				parts := worded.FindStringSubmatch(line)
				return parts[1] + p.Plain(parts[2])
			})
		}
		if err := add(strange, made); err != nil {
			return nil, err
		}
	}
	return made, nil
}

// translated returns a language that has a folder in web/words. It errs if a message has other marks than in English.
func translated(root, tag string, said []fluent.Said) (fluent.Table, error) {
	all, err := fluent.Translations(root, tag, said)
	if err != nil {
		return fluent.Table{}, err
	}
	table, err := fluent.TableOf(tag, all, said)
	if err != nil {
		return table, err
	}
	for i := range all {
		m := &all[i]
		if m.Of == nil {
			continue
		}
		if marks, english := marksOf(m.Entry.Pattern), marksOf(m.Of.Pattern); !slices.Equal(marks, english) {
			return table, &fluent.Error{File: m.File.Name, Line: m.Entry.Line, Why: fmt.Sprintf("%s: its marks are %q, and in English %q", m.Entry.ID, marks, english)}
		}
	}
	return table, nil
}

// marksOf lists the marks of a message in alphabetical order, or says what is wrong with them.
func marksOf(text string) []string {
	_, names, err := marksIn(text)
	if err != nil {
		return []string{err.Error()}
	}
	slices.Sort(names)
	return names
}

// lessonsIn returns the texts of the lessons whose files have an ending before ".txt", "" for English.
func lessonsIn(root, ending string) (map[string]string, error) {
	texts := map[string]string{}
	names, err := filepath.Glob(filepath.Join(root, lessonsFolder, "*"+ending+".txt"))
	for _, name := range names {
		id := strings.TrimSuffix(filepath.Base(name), ending+".txt")
		if strings.Contains(id, ".") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		texts["lesson/"+id] = string(text)
	}
	return texts, err
}

// titleOf returns what a lesson's title: says.
func titleOf(lesson string) string {
	_, after, _ := strings.Cut(lesson, "title: ")
	title, _, _ := strings.Cut(after, "\n")
	return strings.TrimSpace(title)
}

// worded are the lines of a lesson that people read, such as “say: The rook moves left or up.”
var worded = regexp.MustCompile(`(?m)^((?:title|aim|pupils|step|say|ask|option|answer|hint|right)(?: \w+)?: |leads: [a-z-]+\. )(.*)$`)

// offered are the languages that a page offers.
type offered struct {
	all     []language // but English
	lessons []string   // of which the first step is written down
}

// languagesIn returns those that have files.
func languagesIn(source files) (found offered, err error) {
	for _, name := range slices.Sorted(maps.Keys(source)) {
		base := strings.TrimSuffix(path.Base(name), ".json")
		switch row := rowOf(name).name; {
		case path.Dir(name) == aheadFolder+"en" && base != shelfName:
			found.lessons = append(found.lessons, base)
		case row == languageFolder+"*.json":
			var l language
			if err := json.Unmarshal(source[name], &l); err != nil {
				return found, fmt.Errorf("%s: %w", name, err)
			}
			found.all = append(found.all, l)
		}
	}
	return found, nil
}

// offer puts them into their place, and notes at the root of the page what they are and where.
func (o *offered) offer(root, place *html.Node) {
	var tags []string
	var options []*html.Node
	for _, l := range o.all {
		tags = append(tags, strings.TrimSuffix(l.Language+":"+l.Direction, ":ltr"))
		options = append(options, holding(element("option", "value", l.Language, "lang", l.Language, "dir", l.Direction), text(l.Name)))
	}
	replace(place, options...)
	if len(o.all) == 0 && o.lessons == nil {
		return // a page in English alone has no folder of others
	}
	for _, n := range all(root, "html", "") {
		set(n, "data-languages", strings.Join(tags, " "))
		set(n, "data-words", folder+languageFolder)
		if o.lessons != nil {
			set(n, "data-lessons", strings.Join(o.lessons, " "))
		}
	}
}
