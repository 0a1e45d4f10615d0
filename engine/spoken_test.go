//go:build !js

package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// sayings are the texts of a file of Go that look like words for people; in words.go all
// that have a letter. What is added up is one text, with "…" for what is no
// literal.
func sayings(t *testing.T, name, source string) []saying {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	home := slices.ContainsFunc(homesOf(path.Dir(name)), func(pattern string) bool {
		fits, _ := path.Match(pattern, path.Base(name))
		return fits
	})
	every := home && strings.HasPrefix(path.Base(name), "words")
	var found []saying
	for _, d := range file.Decls {
		hear(d, func(at token.Pos, text string) {
			if speaks(text) || every && strings.IndexFunc(text, unicode.IsLetter) >= 0 {
				found = append(found, saying{name, files.Position(at).Line, owner(d, at), text, home})
			}
		})
	}
	return found
}

// owner names the function, variable or constant of a declaration that stands at a place.
func owner(d ast.Decl, at token.Pos) string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv != nil {
			return strings.TrimPrefix(types.ExprString(d.Recv.List[0].Type), "*") + "." + d.Name.Name
		}
		return d.Name.Name
	case *ast.GenDecl:
		for _, s := range d.Specs {
			if v, ok := s.(*ast.ValueSpec); ok && v.Pos() <= at && at < v.End() {
				return v.Names[0].Name
			}
		}
	}
	return "?"
}

// hear tells the texts below a node, but for those that only the program reads: tags, keys,
// what is compared.
func hear(n ast.Node, tell func(at token.Pos, text string)) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field:
			return n.Tag == nil
		case *ast.CaseClause:
			for _, s := range n.Body {
				hear(s, tell)
			}
			return false
		case *ast.KeyValueExpr:
			hear(n.Value, tell)
			return false
		case *ast.CallExpr:
			return !unheard(n)
		case *ast.BinaryExpr:
			parts := []ast.Expr{n.X, n.Y}
			if n.Op == token.ADD {
				text, others := sum(n)
				if text != "" {
					tell(n.Pos(), text)
				}
				parts = others
			}
			for _, part := range parts {
				if _, lone := part.(*ast.BasicLit); !lone {
					hear(part, tell)
				}
			}
			return false
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				tell(n.Pos(), literal(n))
			}
		}
		return true
	})
}

// unheard reports whether a call is of a kind whose texts nobody reads: a mistake in the
// program, or a pattern.
func unheard(call *ast.CallExpr) bool {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name == "panic"
	case *ast.SelectorExpr:
		return f.Sel.Name == "MustCompile"
	}
	return false
}

// sum is the text of what is added up, "" if that has no literal, and the parts that are none.
func sum(e ast.Expr) (text string, others []ast.Expr) {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		if e.Op == token.ADD {
			left, some := sum(e.X)
			right, more := sum(e.Y)
			others = append(some, more...)
			switch {
			case left == "" && right == "":
				return "", others
			case left == "":
				left = "…"
			case right == "":
				right = "…"
			}
			return left + right, others
		}
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			return literal(e), nil
		}
	}
	return "", []ast.Expr{e}
}

func literal(b *ast.BasicLit) string {
	text, err := strconv.Unquote(b.Value)
	if err != nil {
		panic(err)
	}
	return text
}

const overheard = `package p

import _ "a b"

type tagged struct {
	X int ` + "`json:\"two words\"`" + `
}

var label = map[string]string{"a key": "a value"}

func (t *tagged) say(n int, word string) string {
	switch word {
	case "some case":
		return "There is " + strconv.Itoa(n) + " of " + words.Or(nil)
	}
	if word == "no word" {
		panic("not here")
	}
	return "plain"
}
`

// TestSayings checks that texts are found with their owners, as whole sentences, and that
// what only the program reads is not taken for one.
func TestSayings(t *testing.T) {
	for name, want := range map[string][]string{
		"cmd/p/talk.go":       {"label: a value", "tagged.say: There is … of …"},
		"cmd/p/words.go":      {"label: a value", "tagged.say: There is … of …", "tagged.say: plain"},
		"game/p/words.go":     {"label: a value", "tagged.say: There is … of …"},
		"game/p/words_gen.go": {"label: a value", "tagged.say: There is … of …", "tagged.say: plain"},
	} {
		var found []string
		for _, s := range sayings(t, name, overheard) {
			found = append(found, s.owner+": "+s.text)
			if s.home != slices.Contains([]string{"cmd/p/words.go", "game/p/words_gen.go"}, name) {
				t.Errorf("%s: home is %v", name, s.home)
			}
		}
		if !slices.Equal(found, want) {
			t.Errorf("%s says %q, want %q", name, found, want)
		}
	}
}
