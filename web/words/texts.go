package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/palacegames/palace/web/internal/fluent"
)

// text is something that people read in English, and where it stands.
type text struct {
	file string
	line int
	name string // of a message, or which part of a lesson it is
	says string
	note string // for translators: where it is seen, and what is put in
}

// place is where a text has its byte at an offset.
func (t *text) place(offset int) string {
	return fmt.Sprintf("%s:%d: ", t.file, t.line+strings.Count(t.says[:offset], "\n"))
}

// spoken are the parts of a lesson that are read, and plain the files with what the command line and the build say in English only.
var (
	spoken = []string{"title", "aim", "pupils", "leads", "plan", "step", "say", "ask", "option", "hint", "right"}
	plain  = []string{"words*.go", "methods.go", "figures*.go", "claims_*.go"}
)

// texts gathers the messages, the lessons, the words of the command line and the documents.
func texts(root string, said []fluent.Said) (all []text, err error) {
	for i := range said {
		all = append(all, text{said[i].File, said[i].Entry.Line, said[i].Name, said[i].Pattern, said[i].Entry.Comment})
	}
	err = walk(root, func(name, body string) error {
		base := path.Base(name)
		switch {
		case lesson(name) && strings.Count(base, ".") == 1: // in English
			for i, line := range strings.Split(body, "\n") {
				key, says, _ := strings.Cut(line, ": ")
				if key, _, _ = strings.Cut(key, " "); slices.Contains(spoken, key) {
					all = append(all, text{file: name, line: i + 1, name: key, says: says})
				}
			}
		case path.Ext(name) == ".md":
			all = append(all, text{file: name, line: 1, says: body})
		case slices.ContainsFunc(plain, func(pattern string) bool { fits, _ := path.Match(pattern, base); return fits }) && source(base):
			found, err := literals(name, body)
			all = append(all, found...)
			return err
		}
		return nil
	})
	return all, err
}

// lesson reports whether a file is one, in any language.
func lesson(name string) bool { return path.Dir(name) == "web/lessons" && path.Ext(name) == ".txt" }

// source reports whether a file is of Go that somebody has written, and no test.
func source(name string) bool {
	return path.Ext(name) == ".go" && !strings.HasSuffix(name, "_gen.go") && !strings.HasSuffix(name, "_test.go")
}

// walk reads what is kept below a root: not what is built or fetched, nor papers that others have written.
func walk(root string, tell func(name, body string) error) error {
	tree := os.DirFS(root)
	return fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (slices.Contains([]string{".git", "bin", "dist", "web/node_modules", "web/site/scan"}, name) || entry.Name() == "testdata"):
			return fs.SkipDir
		case entry.IsDir() || !slices.Contains([]string{".go", ".html", ".js", ".md", ".txt", ".ftl"}, path.Ext(name)):
			return nil
		}
		body, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		return tell(name, string(body))
	})
}

// literals are the texts of a file of Go that have two words.
func literals(name, body string) (found []text, err error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, body, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	two := regexp.MustCompile(`\pL+ +\pL+`)
	ast.Inspect(file, func(n ast.Node) bool {
		if b, ok := n.(*ast.BasicLit); ok && b.Kind == token.STRING {
			if says, err := strconv.Unquote(b.Value); err == nil && two.MatchString(says) {
				found = append(found, text{file: name, line: set.Position(b.Pos()).Line, says: says})
			}
		}
		return true
	})
	return found, nil
}

var (
	putIn       = regexp.MustCompile(`\{ *[A-Z]*\(?\$\w+\)? *\}`)
	choice      = regexp.MustCompile(`\{[^{}]*->[^{}]*\*\[[^\]]*\] *([^{}\[\n]*)[^{}]*\}`)
	sentenceEnd = regexp.MustCompile(`[.!?…]+[”’)]*(?:\s|$)|\n\n`)
	clauseEnd   = regexp.MustCompile(`[.!?…:;]+[”’)]*(?:\s|$)|\n\n`)
)

// once returns a message as it is read once: of the variants of a choice the one for all others, and a number for what is put in.
func once(message string) string {
	for before := ""; message != before; {
		before = message
		message = choice.ReplaceAllString(putIn.ReplaceAllString(message, "0"), "$1")
	}
	return message
}

// sentences returns how many words each sentence of a text has, or whatever ends so. What has no letter, such as a number or a position, is no word.
func sentences(says string, end *regexp.Regexp) (words []int) {
	for _, sentence := range end.Split(marks.ReplaceAllString(once(says), ""), -1) {
		n := len(strings.FieldsFunc(sentence, func(c rune) bool { return !unicode.IsLetter(c) && c != '’' && c != '\'' && c != '-' }))
		if n > 0 {
			words = append(words, n)
		}
	}
	return words
}

// part is some of what Palace says, by who reads it: the folders that it stands in.
type part struct {
	name    string
	folders []string
}

// parts are looked through in this order.
var parts = []part{
	{"lessons", []string{"web/lessons/"}},
	{"page", []string{"web/", "cmd/playground/", "render/"}},
	{"games and reasons", []string{"game/"}},
	{"ideas and engines", []string{"engine/"}},
	{"command line", []string{"cmd/palace/"}},
}

// sentenceWords is how many words a sentence has at least, to be counted as one: labels of buttons would make all look short.
const sentenceWords = 4

// list writes what there is to read, for those who translate it, and how much that is.
func list(out io.Writer, all []text) {
	fmt.Fprint(out, "What Palace says to people, by files and lines, with what its translators are told. What stands in braces is put in.\n")
	file := ""
	words, ended, counted := make([]int, len(parts)), make([]int, len(parts)), make([]int, len(parts))
	for _, t := range all {
		if path.Ext(t.file) == ".md" {
			continue
		}
		if t.file != file {
			file = t.file
			fmt.Fprintf(out, "\n%s\n", file)
		}
		name := t.name
		if name != "" {
			name += ": "
		}
		for line := range strings.Lines(t.note) {
			fmt.Fprintf(out, "      # %s\n", strings.TrimSpace(line))
		}
		fmt.Fprintf(out, "%5d %s%s\n", t.line, name, strings.ReplaceAll(t.says, "\n", `\n`))
		at := slices.IndexFunc(parts, func(p part) bool {
			return slices.ContainsFunc(p.folders, func(folder string) bool { return strings.HasPrefix(t.file, folder) })
		})
		for _, n := range sentences(t.says, sentenceEnd) {
			if at < 0 {
				break
			}
			if words[at] += n; n >= sentenceWords {
				ended[at]++
				counted[at] += n
			}
		}
	}
	fmt.Fprint(out, "\nHow much that is\n")
	for i, p := range parts {
		fmt.Fprintf(out, "  %-18s %6d words %5d sentences %5.1f words a sentence\n", p.name, words[i], ended[i], float64(counted[i])/float64(max(ended[i], 1)))
	}
}
