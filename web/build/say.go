package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/palacegames/palace/web/internal/fluent"
)

// What the pages say stands in words.ftl beside them, and a page names it in braces:
//
//	<button title="{status-undo-u}">{status-undo}</button>
//
// The build puts the English there and notes the names in the element's data-say, by which
// web/site/js/language.js puts another language in their places:
//
//	<button title="Undo (u)" data-say="status-undo title=status-undo-u">Undo</button>
//
// A text may hold marks: <kbd>w</kbd> is an element without attributes that the text makes, <span/>
// one that stands in the page anyway, behind the name.

// wordsEnding is that of files with messages, which nobody is served.
const wordsEnding = ".ftl"

// placed is the name of a message in a page or in the script that starts it.
var placed = regexp.MustCompile(`\{([a-z][a-z0-9-]*)\}`)

// pageGroup is what the site's own messages are called in other languages: that of their folder.
const pageGroup = "web/site"

// english returns what the pages say in English, by the names of the messages, but for those that are given values.
func english(source files) (map[string]string, error) {
	var groups []fluent.Group
	for name, body := range source {
		if path.Ext(name) != wordsEnding {
			continue
		}
		file := pageGroup + "/" + name
		entries, err := fluent.Parse(file, string(body))
		if err != nil {
			return nil, err
		}
		groups = append(groups, fluent.Group{Name: path.Dir(file), Files: []fluent.File{{Name: file, Entries: entries}}})
	}
	slices.SortFunc(groups, func(a, b fluent.Group) int { return strings.Compare(a.Name, b.Name) })
	all, err := fluent.Resolve(groups)
	if err != nil {
		return nil, err
	}
	says, table := map[string]string{}, fluent.EnglishTable(all)
	l := table.Language()
	for i := range all {
		if len(all[i].Values) > 0 {
			continue
		}
		if says[all[i].Name], err = l.Try(all[i].Text); err != nil {
			return nil, err
		}
	}
	return says, nil
}

// saidPlace is where a page has what its scripts say before the language has come, in English: the messages of scripts, and those that write numbers.
const (
	saidPlace  = "<!-- said -->"
	scriptsOwn = "js/words" + wordsEnding
	numbersOwn = "engine/words/"
)

// withSaid puts these into a page that has a place for them.
func withSaid(page []byte, source files) ([]byte, error) {
	if !bytes.Contains(page, []byte(saidPlace)) {
		return page, nil
	}
	all := map[string]string{}
	entries, err := fluent.Parse(scriptsOwn, string(source[scriptsOwn]))
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		all[e.ID] = e.Pattern
	}
	if body := source[englishName]; body != nil {
		var english language
		if err := json.Unmarshal(body, &english); err != nil {
			return nil, fmt.Errorf("%s: %w", englishName, err)
		}
		for name, pattern := range english.Messages {
			if strings.HasPrefix(name, numbersOwn) {
				all[name] = pattern
			}
		}
	}
	text, err := json.Marshal(all) // which writes < as \u003c
	return bytes.Replace(page, []byte(saidPlace), text, 1), err
}

var (
	tags = regexp.MustCompile(`(?s)<!--.*?-->|<!.*?>|<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^>"]|"[^"]*")*)>`)
	// marks are elements in a message: one that it makes, and one that stands in the page.
	marks     = regexp.MustCompile(`<(\w+)>([^<>]*)</(\w+)>|<(\w+)/>`)
	spoken    = regexp.MustCompile(`([a-z-]+)="\{([a-z][a-z0-9-]*)\}"`)
	empties   = []string{"meta", "link", "input", "br", "hr", "img"}
	madeMarks = []string{"b", "code", "em", "kbd", "strong", "sup"} // language.js has the same
)

// speaker puts words into a page.
type speaker struct {
	name   string
	says   map[string]string
	pieces []string
	open   []opened
	failing
}

// opened is an element: where its tag is among the pieces, and what its text is called.
type opened struct {
	tag, said string
	piece     int
}

// inEnglish puts the words into a page where it names them.
func inEnglish(name string, page []byte, says map[string]string) ([]byte, error) {
	if !placed.Match(page) {
		return page, nil
	}
	s := &speaker{name: name, says: says}
	text, last := string(page), 0
	for {
		at := tags.FindStringSubmatchIndex(text[last:])
		if at == nil {
			break
		}
		for i := range at {
			if at[i] >= 0 {
				at[i] += last
			}
		}
		s.text(text[last:at[0]])
		last = at[1]
		if at[4] < 0 {
			s.pieces = append(s.pieces, text[at[0]:at[1]])
			continue
		}
		tag := text[at[4]:at[5]]
		if at[2] < at[3] {
			s.close(tag)
			s.pieces = append(s.pieces, text[at[0]:at[1]])
			continue
		}
		s.begin(tag, text[at[0]:at[1]])
		if tag == "script" || tag == "style" {
			end := strings.Index(text[last:], "</"+tag)
			s.pieces = append(s.pieces, text[last:last+max(end, 0)])
			last += max(end, 0)
		}
	}
	s.text(text[last:])
	if len(s.open) > 0 {
		s.fail("%s is not closed", s.open[len(s.open)-1].tag)
	}
	return []byte(strings.Join(s.pieces, "")), s.err
}

func (s *speaker) fail(form string, args ...any) { s.failing.fail(s.name+": "+form, args...) }

// say returns a message in English.
func (s *speaker) say(id string) string {
	text, ok := s.says[id]
	if !ok {
		s.fail("there is no message %s", id)
	}
	return text
}

// begin takes the tag that opens an element.
func (s *speaker) begin(tag, text string) {
	var names []string
	text = spoken.ReplaceAllStringFunc(text, func(found string) string {
		part := spoken.FindStringSubmatch(found)
		names = append(names, part[1]+"="+part[2])
		return part[1] + `="` + html.EscapeString(s.say(part[2])) + `"`
	})
	if len(names) > 0 {
		text = noted(text, strings.Join(names, " "))
	}
	s.pieces = append(s.pieces, text)
	if !slices.Contains(empties, tag) && !strings.HasSuffix(text, "/>") {
		s.open = append(s.open, opened{tag: tag, piece: len(s.pieces) - 1})
	}
}

func (s *speaker) close(tag string) {
	n := len(s.open) - 1
	if n < 0 || s.open[n].tag != tag {
		s.fail("a %s is closed that is not open", tag)
		return
	}
	s.open = s.open[:n]
}

// noted adds the name of what is said to the tag that opens an element.
func noted(tag, said string) string {
	const begins = ` data-say="`
	if before, after, ok := strings.Cut(tag, begins); ok {
		return before + begins + said + " " + after
	}
	end := strings.TrimSuffix(strings.TrimSuffix(tag, ">"), "/")
	return end + begins + said + `"` + strings.TrimPrefix(tag, end)
}

// text takes what stands between two tags.
func (s *speaker) text(text string) {
	s.pieces = append(s.pieces, placed.ReplaceAllStringFunc(text, func(found string) string {
		id := placed.FindStringSubmatch(found)[1]
		if len(s.open) == 0 {
			s.fail("%s stands in no element", found)
			return ""
		}
		in := &s.open[len(s.open)-1]
		if in.said != "" {
			s.fail("the element %s says %s and %s: it can have one text", in.tag, in.said, id)
		}
		in.said = id
		s.pieces[in.piece] = noted(s.pieces[in.piece], id)
		return s.marked(id)
	}))
}

// marked returns a message as markup.
func (s *speaker) marked(id string) string {
	text := s.say(id)
	var b strings.Builder
	last := 0
	for _, at := range marks.FindAllStringSubmatchIndex(text, -1) {
		b.WriteString(html.EscapeString(text[last:at[0]]))
		last = at[1]
		if at[8] >= 0 { // it stands before the name, or behind it
			if at[0] > 0 && last < len(text) {
				s.fail("%s has %s in its middle, which stands before it or behind it in the page", id, text[at[0]:at[1]])
			}
			continue
		}
		tag := text[at[2]:at[3]]
		if tag != text[at[6]:at[7]] || !slices.Contains(madeMarks, tag) {
			s.fail("%s has the mark %s: a message may make %s", id, text[at[0]:at[1]], strings.Join(madeMarks, ", "))
		}
		b.WriteString("<" + tag + ">" + html.EscapeString(text[at[4]:at[5]]) + "</" + tag + ">")
	}
	b.WriteString(html.EscapeString(text[last:]))
	return strings.Trim(strings.NewReplacer("&#39;", "'", "&#34;", `"`).Replace(b.String()), " ")
}

var startWords = regexp.MustCompile(`\{start-[a-z-]+\}`)

// started puts the words into the script that starts a page, which has no words of its own: between
// quotation marks.
func started(script []byte, says map[string]string) (whole []byte, err error) {
	return startWords.ReplaceAllFunc(script, func(found []byte) []byte {
		id := string(found[1 : len(found)-1])
		if says[id] == "" || strings.ContainsAny(says[id], "\"'`$\\\n") {
			err = fmt.Errorf("%s: there is no message %s that can stand in a script", starter, id)
		}
		return []byte(says[id])
	}), err
}
