package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/palacegames/palace/web/internal/fluent"
)

// lint says what is wrong in what people read, each with its file and line: a phrase that the style page rules out, a sentence
// that is too long, a message that is there twice or that nothing says, typed quotation marks, and what is wrong in a translation.
func lint(root string, said []fluent.Said) (wrong []string, err error) {
	all, err := texts(root, said)
	if err != nil {
		return nil, err
	}
	out, err := ruledOut(root)
	if err != nil {
		return nil, err
	}
	for i := range all {
		wrong = append(wrong, all[i].faults(out)...)
	}
	used, err := users(root)
	if err != nil {
		return nil, err
	}
	for i := range said {
		kind := said[i].Entry.Wraps()
		used[""][kind[strings.LastIndex(kind, ".")+1:]] = true
	}
	wrong = append(wrong, unsaid(said, used)...)
	tags, err := fluent.Tags(root)
	if err != nil {
		return nil, err
	}
	twice, err := doubled(root, tags, said)
	if err != nil {
		return nil, err
	}
	wrong = append(wrong, twice...)
	err = walk(root, func(name, body string) error {
		if path.Ext(name) == ".ftl" || lesson(name) {
			wrong = append(wrong, typed(name, body)...)
		}
		return nil
	})
	for _, tag := range tags {
		if err := status(io.Discard, root, tag, said); err != nil {
			wrong = append(wrong, err.Error())
		}
	}
	return wrong, err
}

// stylePage has tables whose columns with the heading "not" list what is ruled out.
const stylePage = "docs/words.md"

// ruledOut matches what the style page rules out, as whole words, however they are spaced and capitalised.
func ruledOut(root string) (*regexp.Regexp, error) {
	page, err := os.ReadFile(filepath.Join(root, stylePage))
	if err != nil {
		return nil, err
	}
	var found []string
	column := -1
	for line := range strings.Lines(string(page)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case len(cells) < 2:
			column = -1
		case column < 0:
			column = slices.Index(cells, "not")
		case column < len(cells) && strings.Trim(cells[column], "-") != "":
			for phrase := range strings.SplitSeq(cells[column], ",") {
				found = append(found, strings.ReplaceAll(regexp.QuoteMeta(strings.TrimSpace(phrase)), " ", `\s+`))
			}
		}
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("%s rules out nothing: its tables cannot be read", stylePage)
	}
	return regexp.Compile(`(?i)\b(?:` + strings.Join(found, "|") + `)\b`)
}

// quotes are where a document may have words of others, or of a program; what somebody copies is none.
var quotes = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`|\"[^\"\n]*\"|“[^”\n]*”")

// longest is how many words a sentence may have, or its part up to a colon or a semicolon.
const longest = 35

// faults are what is wrong in a text by itself.
func (t *text) faults(out *regexp.Regexp) (wrong []string) {
	document := path.Ext(t.file) == ".md"
	says := *t
	switch {
	case t.file == stylePage || t.file == "CHANGELOG.md": // which tell what words were
		return nil
	case document:
		says.says = quotes.ReplaceAllStringFunc(t.says, func(quote string) string {
			if strings.HasPrefix(quote, "```go\n") {
				return quote
			}
			return strings.Repeat("\n", strings.Count(quote, "\n"))
		})
	}
	for _, at := range out.FindAllStringIndex(says.says, -1) {
		wrong = append(wrong, fmt.Sprintf("%s%q is ruled out by %s", says.place(at[0]), says.says[at[0]:at[1]], stylePage))
	}
	if t.name == "" {
		return wrong
	}
	for _, n := range sentences(t.says, clauseEnd) {
		if n > longest {
			wrong = append(wrong, fmt.Sprintf("%s%s: a sentence has %d words, and at most %d are easy to read", t.place(0), t.name, n, longest))
		}
	}
	return wrong
}

// users are the names that programs, pages and scripts use, by folders, and in "" those of all.
func users(root string) (used map[string]map[string]bool, err error) {
	used = map[string]map[string]bool{"": {}}
	use := func(folder, name string) {
		if used[folder] == nil {
			used[folder] = map[string]bool{}
		}
		used[folder][name], used[""][name] = true, true
	}
	named := regexp.MustCompile(`\{ *([a-z][a-zA-Z0-9-]*) *\}`)                // a message, in a page or in another
	begins := regexp.MustCompile(`["{]([a-z]+-)(?:"|%s\})`)                    // one of several, as the build has it
	inScript := regexp.MustCompile("[\"`]([a-z]+-(?:[a-z0-9-]+[\"`]|[$]\\{))") // a whole name, or how one of several begins
	return used, walk(root, func(name, body string) error {
		folder := path.Dir(name)
		switch ext := path.Ext(name); {
		case source(name):
			file, err := parser.ParseFile(token.NewFileSet(), name, body, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					use(folder, id.Name)
				}
				return true
			})
			for _, found := range begins.FindAllStringSubmatch(body, -1) {
				use(pages, found[1])
			}
		case ext == ".js" && strings.HasPrefix(name, pages+"/"):
			for _, found := range inScript.FindAllStringSubmatch(body, -1) {
				use(pages, strings.TrimRight(found[1], "\"`${"))
			}
			fallthrough
		case ext == ".html" && strings.HasPrefix(name, pages+"/"):
			for _, found := range named.FindAllStringSubmatch(body, -1) {
				use(pages, found[1])
			}
		case ext == ".ftl":
			for _, found := range named.FindAllStringSubmatch(body, -1) {
				use(folder, goName(found[1]))
			}
		}
		return nil
	})
}

// pages is where the messages of pages are.
const pages = "web/site"

// unsaid are the messages that nothing says.
func unsaid(said []fluent.Said, used map[string]map[string]bool) (wrong []string) {
	for i := range said {
		s := &said[i]
		where := fmt.Sprintf("%s:%d: %s ", s.File, s.Entry.Line, s.ID)
		name := goName(s.ID)
		says := used[s.Group][name] || ast.IsExported(name) && used[""][name]
		if fluent.OfPage(s.Group) {
			first, _, _ := strings.Cut(s.ID, "-")
			says = says || used[pages][s.ID] || used[pages][first+"-"]
		}
		if !says {
			wrong = append(wrong, where+"is said by nothing")
		}
	}
	return wrong
}

// doubled are the sentences of a group that are the same in all languages.
func doubled(root string, tags []string, said []fluent.Said) (wrong []string, err error) {
	says := map[string]string{}
	for _, tag := range tags {
		all, err := fluent.Translations(root, tag, said)
		if err != nil {
			return nil, err
		}
		for _, t := range all {
			says[t.Name] += fmt.Sprintf("\x00%s\x00%s", tag, t.Entry.Pattern)
		}
	}
	first := map[string]*fluent.Said{}
	for i := range said {
		s := &said[i]
		if count := sentences(s.Pattern, sentenceEnd); len(count) == 0 || slices.Max(count) < sentenceWords {
			continue // labels may be alike
		}
		key := s.Group + "\x00" + s.Pattern + says[s.Name]
		if other := first[key]; other != nil {
			wrong = append(wrong, fmt.Sprintf("%s:%d: %s says what %s says in line %d of %s", s.File, s.Entry.Line, s.ID, other.ID, other.Entry.Line, path.Base(other.File)))
		}
		first[key] = s
	}
	return wrong, nil
}

var (
	marks = regexp.MustCompile(`\{ *"[^"]*" *\}|<[^>]*>`)
	// byHand are quotation marks and apostrophes of a keyboard, but for 'self', which servers write so.
	byHand = regexp.MustCompile(`"|\pL'\pL|s' `)
)

// typed are the lines with quotation marks and apostrophes of a keyboard, which a printed text does not have.
func typed(name, body string) (wrong []string) {
	for i, line := range strings.Split(body, "\n") {
		if at := byHand.FindString(marks.ReplaceAllString(line, "")); at != "" && !strings.HasPrefix(line, "#") {
			wrong = append(wrong, fmt.Sprintf("%s:%d: the mark in %q is a keyboard's, and not a printed one", name, i+1, at))
		}
	}
	return wrong
}
