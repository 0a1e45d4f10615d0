package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
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

// madeMarks are the elements that a message may make, with text in them. language.js has the same.
var madeMarks = []string{"b", "code", "em", "kbd", "strong", "sup"}

// marksIn reads a message, and returns its nodes and the names of its marks.
func marksIn(said string) (nodes []*html.Node, names []string, err error) {
	root, _, err := parse("its marks", []byte(strings.ReplaceAll(said, "&", "&amp;"))) // which is an ampersand there
	if err != nil {
		return nil, nil, err
	}
	nodes = slices.Collect(root.ChildNodes())
	for _, n := range nodes {
		root.RemoveChild(n)
		if n.Type != html.TextNode {
			names = append(names, n.Data)
		}
	}
	return nodes, names, nil
}

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

// marked returns a message as nodes of a page.
func (b *builder) marked(where, id string) (kept []*html.Node) {
	nodes, _, err := marksIn(b.say(where, id))
	if err != nil {
		b.fail("%s: %s: %w", where, id, err)
	}
	for i, n := range nodes {
		if n.Type != html.TextNode && n.FirstChild == nil && (i == 0 || i == len(nodes)-1) {
			continue // it stands in the page, before the name or behind it
		}
		kept = append(kept, n)
		if n.Type != html.TextNode && (!slices.Contains(madeMarks, n.Data) || n.Attr != nil || n.FirstChild == nil || n.FirstChild.Type != html.TextNode || n.FirstChild != n.LastChild) {
			b.fail("%s: %s has the mark %s: a message makes %s of a text, and names others before it or behind it", where, id, n.Data, strings.Join(madeMarks, ", "))
		}
	}
	if n := len(kept) - 1; n >= 0 { // there is space beside what stands there
		kept[0].Data = strings.TrimLeft(kept[0].Data, " ")
		kept[n].Data = strings.TrimRight(kept[n].Data, " ")
	}
	return kept
}

// startWords begin the names of messages in the script that starts a page, which has no words of its own: between quotation marks.
const startWords = "start-"

// started puts the words into that script.
func (b *builder) started(script []byte) ([]byte, error) {
	return between(script, "{"+startWords, "}", func(name string) (string, error) {
		said := b.says[startWords+name]
		if said == "" || strings.ContainsAny(said, "\"'`$\\\n") {
			return "", fmt.Errorf("%s: there is no message %s that can stand in a script", starter, startWords+name)
		}
		return said, nil
	})
}

// between puts something for each name into a text that has it between two others.
func between(text []byte, begin, end string, put func(name string) (string, error)) (whole []byte, err error) {
	before, rest, ok := bytes.Cut(text, []byte(begin))
	for ; ok && err == nil; before, rest, ok = bytes.Cut(rest, []byte(begin)) {
		var name []byte
		var said string
		name, rest, _ = bytes.Cut(rest, []byte(end))
		said, err = put(string(name))
		whole = append(append(whole, before...), said...)
	}
	return append(whole, before...), err
}
