//go:build !js

package engine_test

import (
	"go/parser"
	"go/token"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

const stylePage = "docs/words.md"

// quotes are where words of others, or of a program, may stand in a document.
var quotes = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`|\"[^\"\n]*\"|“[^”\n]*”")

// ruledOut reads what the tables of the style page rule out: the columns with the heading "not".
func ruledOut(t *testing.T) []string {
	t.Helper()
	page, err := os.ReadFile("../" + stylePage)
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	column := -1
	for line := range strings.Lines(string(page)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) < 2 {
			column = -1
			continue
		}
		for i, cell := range cells {
			switch cell = strings.TrimSpace(cell); {
			case column < 0 && cell == "not":
				column = i
			case column == i && cell != "not" && strings.Trim(cell, "-") != "":
				for phrase := range strings.SplitSeq(cell, ",") {
					found = append(found, strings.TrimSpace(phrase))
				}
			}
		}
	}
	return found
}

// phrases matches any of these as whole words, however they are spaced and capitalised.
func phrases(list []string) *regexp.Regexp {
	var all []string
	for _, p := range list {
		all = append(all, strings.ReplaceAll(regexp.QuoteMeta(p), " ", `\s+`))
	}
	return regexp.MustCompile(`(?i)\b(?:` + strings.Join(all, "|") + `)\b`)
}

// TestPlainWords checks that nothing that people read has a word that the style page rules out:
// texts of Go, of the pages and the scripts, lessons, documents and the comments of packages.
func TestPlainWords(t *testing.T) {
	list := ruledOut(t)
	if len(list) < 30 {
		t.Fatalf("%s rules out %q: is a table not read?", stylePage, list)
	}
	out, texts := phrases(list), 0
	look := func(where, text string) {
		texts++
		for _, at := range out.FindAllStringIndex(text, -1) {
			t.Errorf("%s says %q, which %s rules out: %s", where, text[at[0]:at[1]], stylePage, around(text, at[0], at[1]))
		}
	}
	walk(t, ".go", func(name, source string) {
		if strings.HasSuffix(name, "_test.go") {
			return
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, source, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			t.Fatal(err)
		}
		look(name, file.Doc.Text())
		if silent[path.Dir(name)] != "" {
			return
		}
		for _, s := range sayings(t, name, source) {
			look(name+": "+s.owner, s.text)
		}
	})
	for _, part := range []map[string][]saying{pageTexts(t), scriptTexts(t)} {
		for name, all := range part {
			for _, s := range all {
				look(name, s.text)
			}
		}
	}
	walk(t, ".txt", func(name, text string) {
		if path.Dir(name) == "web/lessons" && strings.Count(path.Base(name), ".") == 1 { // in English
			look(name, text)
		}
	})
	for name, text := range documents(t) {
		if name != stylePage && name != "CHANGELOG.md" && !strings.HasPrefix(name, "web/site/scan/") {
			look(name, quotes.ReplaceAllString(text, "…"))
		}
	}
	if texts < 4000 {
		t.Errorf("only %d texts were looked at", texts)
	}
}

// around is the text about a place, on one line.
func around(text string, from, to int) string {
	return strings.Join(strings.Fields(text[max(from-50, 0):min(to+40, len(text))]), " ")
}

// TestRuledOut checks how phrases are found.
func TestRuledOut(t *testing.T) {
	out := phrases([]string{"lost square", "for ever"})
	for text, want := range map[string]bool{
		"a lost square": true, "Lost\n  square": true, "for ever.": true, "lost squares": false, "forever": false, "a lost-square": false, "": false,
	} {
		if out.MatchString(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
