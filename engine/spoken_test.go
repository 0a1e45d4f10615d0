//go:build !js

package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// saying is a text for people, and where it stands.
type saying struct {
	file  string
	line  int
	owner string // the function, constant or element that has it
	text  string
	home  bool // whether it stands in a home of words
}

var (
	// format is what a format puts values at.
	format = regexp.MustCompile(`%[-+#0-9.*\[\]]*[a-zA-Z]`)
	// label is a lone word such as a button has.
	label = regexp.MustCompile(`^\p{Lu}[\p{Ll}’]+[.!?…:]?$`)
)

// speaks reports whether a text looks like words for people. It does if it has
//
//	two words             "there is no line %d", "Figure 4"
//	a word and a space    " squares", "by ", "row %d", "%s left", of two letters at least
//	a word as on a label  "Undo", "Cancelled."
//
// and a word is letters, with hyphens and apostrophes, between spaces and punctuation.
func speaks(text string) bool {
	fields := strings.Fields(format.ReplaceAllString(text, "0"))
	words, letters := 0, 0
	for _, f := range fields {
		f = strings.Trim(f, ".,;:!?()\"'“”‘’…—–")
		if f != "" && strings.IndexFunc(f, func(r rune) bool { return !unicode.IsLetter(r) && !strings.ContainsRune("-'’", r) }) < 0 && f != "-" {
			words++
			letters += len(f)
		}
	}
	switch {
	case words >= 2:
		return true
	case words == 1 && (len(fields) > 1 || strings.TrimSpace(text) != text):
		return letters > 1
	}
	return label.MatchString(text)
}

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
	home := slices.ContainsFunc(homes, func(pattern string) bool {
		fits, _ := path.Match(pattern, path.Base(name))
		return fits
	})
	every := strings.HasPrefix(path.Base(name), "words")
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
