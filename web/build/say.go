package main

import (
	"encoding/json"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"

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

// A page has in itself what its scripts say before the language has come, in English: the messages of scripts, and those that write numbers.
const (
	scriptsOwn = "js/words" + wordsEnding
	numbersOwn = "engine/words/"
)

// said returns these as JSON, in which < is \u003c.
func (b *builder) said() []byte {
	all := map[string]string{}
	entries, err := fluent.Parse(scriptsOwn, string(b.source[scriptsOwn]))
	b.note(err)
	for _, e := range entries {
		all[e.ID] = e.Pattern
	}
	if body := b.source[englishName]; body != nil {
		var english language
		if err := json.Unmarshal(body, &english); err != nil {
			b.fail("%s: %w", englishName, err)
		}
		for name, pattern := range english.Messages {
			if strings.HasPrefix(name, numbersOwn) {
				all[name] = pattern
			}
		}
	}
	return asJSON(all)
}

// marks are elements in a message: one that it makes, and one that stands in the page. language.js has the same.
var (
	marks     = regexp.MustCompile(`<(\w+)>([^<>]*)</(\w+)>|<(\w+)/>`)
	madeMarks = []string{"b", "code", "em", "kbd", "strong", "sup"}
)

// say returns a message in English.
func (b *builder) say(where, id string) string {
	said, ok := b.says[id]
	if !ok {
		b.fail("%s: there is no message %s", where, id)
	}
	return said
}

// nameIn returns the name of a message that stands in a text, and what is before and behind it.
func nameIn(text string) (before, name, after string, ok bool) {
	before, rest, _ := strings.Cut(text, "{")
	name, after, ok = strings.Cut(rest, "}")
	return before, name, after, ok && name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// speak puts the words into a page where it names them.
func (b *builder) speak(root *html.Node) {
	for _, n := range slices.Collect(root.Descendants()) {
		switch n.Type {
		case html.ElementNode:
			for i, a := range n.Attr {
				if before, id, after, ok := nameIn(a.Val); ok && before+after == "" {
					n.Attr[i].Val = b.say(b.where[n], id)
					set(n, dataSay, strings.TrimSpace(attr(n, dataSay)+" "+a.Key+"="+id))
				}
			}
		case html.TextNode:
			before, id, after, ok := nameIn(n.Data)
			if !ok || n.Parent.Data == "script" || n.Parent.Data == "style" {
				continue
			}
			if n.Parent == root {
				b.fail("%s: {%s} stands in no element", b.where[n], id)
			}
			said, _, _ := strings.Cut(attr(n.Parent, dataSay), " ")
			if _, other, _, ok := nameIn(after); ok || said != "" && !strings.Contains(said, "=") {
				b.fail("%s: the element %s says %s and %s: it can have one text", b.where[n], n.Parent.Data, said+other, id)
			}
			set(n.Parent, dataSay, strings.TrimSpace(id+" "+attr(n.Parent, dataSay)))
			replace(n, slices.Concat([]*html.Node{text(before)}, b.marked(b.where[n], id), []*html.Node{text(after)})...)
		}
	}
}

const dataSay = "data-say"

// marked returns a message as nodes.
func (b *builder) marked(where, id string) (nodes []*html.Node) {
	said, last := b.say(where, id), 0
	plain := func(end int) {
		if last < end {
			nodes = append(nodes, text(said[last:end]))
		}
	}
	for _, at := range marks.FindAllStringSubmatchIndex(said, -1) {
		plain(at[0])
		last = at[1]
		if at[8] >= 0 { // it stands before the name, or behind it
			if at[0] > 0 && last < len(said) {
				b.fail("%s: %s has %s in its middle, which stands before it or behind it in the page", where, id, said[at[0]:last])
			}
			continue
		}
		tag := said[at[2]:at[3]]
		if tag != said[at[6]:at[7]] || !slices.Contains(madeMarks, tag) {
			b.fail("%s: %s has the mark %s: a message may make %s", where, id, said[at[0]:last], strings.Join(madeMarks, ", "))
		}
		nodes = append(nodes, holding(element(tag), text(said[at[4]:at[5]])))
	}
	plain(len(said))
	if n := len(nodes) - 1; n >= 0 { // there is space beside what stands there
		nodes[0].Data = strings.TrimLeft(nodes[0].Data, " ")
		nodes[n].Data = strings.TrimRight(nodes[n].Data, " ")
	}
	return nodes
}

// startWords begin the names of messages in the script that starts a page, which has no words of its own: between quotation marks.
const startWords = "start-"

// started puts the words into that script.
func (b *builder) started(script []byte) ([]byte, error) {
	var whole strings.Builder
	before, rest, ok := strings.Cut(string(script), "{"+startWords)
	for ; ok; before, rest, ok = strings.Cut(rest, "{"+startWords) {
		name, after, _ := strings.Cut(rest, "}")
		said := b.says[startWords+name]
		if said == "" || strings.ContainsAny(said, "\"'`$\\\n") {
			return nil, fmt.Errorf("%s: there is no message %s that can stand in a script", starter, startWords+name)
		}
		whole.WriteString(before + said)
		rest = after
	}
	return []byte(whole.String() + before), nil
}
