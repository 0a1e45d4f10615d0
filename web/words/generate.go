package main

import (
	"cmp"
	"fmt"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/web/internal/fluent"
)

const (
	module = "github.com/palacegames/palace/"
	home   = "engine/words" // whose own messages are methods of a language
)

// generate writes the Go of all files with messages, by name. A folder without Go, such as that of the page, gets none.
func generate(root string, said []fluent.Said) (map[string][]byte, error) {
	bodies := map[string]*file{}
	for i := range said {
		s := &said[i]
		name := strings.TrimSuffix(s.File, ".ftl") + "_gen.go"
		f := bodies[name]
		if f == nil {
			pack, imports, err := packageOf(filepath.Join(root, path.Dir(s.File)))
			if err != nil {
				return nil, fmt.Errorf("%s: %w", s.File, err)
			}
			if pack == "" {
				continue // the pages': the build puts them there
			}
			f = &file{group: s.Group, pack: pack, known: imports, source: path.Base(s.File), imports: map[string]bool{}}
			bodies[name] = f
		}
		if err := f.add(s); err != nil {
			return nil, err
		}
	}
	files := map[string][]byte{}
	for name, f := range bodies {
		text, err := f.text()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		files[name] = text
	}
	return files, nil
}

// packageOf returns the name of a folder's package, "" if there is none, and what its files import, by
// the last part of the path.
func packageOf(folder string) (name string, imports map[string]string, err error) {
	all, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return "", nil, err
	}
	imports = map[string]string{}
	for _, one := range all {
		if strings.HasSuffix(one, "_test.go") || strings.HasSuffix(one, "_gen.go") {
			continue
		}
		text, err := os.ReadFile(one)
		if err != nil {
			return "", nil, err
		}
		read, err := parser.ParseFile(token.NewFileSet(), one, text, parser.ImportsOnly)
		if err != nil {
			return "", nil, err
		}
		name = read.Name.Name
		for _, i := range read.Imports {
			if whole, err := strconv.Unquote(i.Path.Value); err == nil {
				imports[path.Base(whole)] = whole
			}
		}
	}
	return name, imports, nil
}

// file is a file of Go that is written.
type file struct {
	group, pack, source string
	known               map[string]string
	imports             map[string]bool
	body                strings.Builder
}

// goName is how a message is called in Go: "err-no-move" is errNoMove.
func goName(id string) string {
	parts := strings.FieldsFunc(id, func(r rune) bool { return r == '-' || r == '_' })
	for i, part := range parts[1:] {
		parts[i+1] = strings.ToUpper(part[:1]) + part[1:]
	}
	return strings.Join(parts, "")
}

// add writes a message: a constant if nothing is put in, and else a function. One that is called err-… is an error.
func (f *file) add(s *fluent.Said) error {
	own := s.Group == home
	if !own {
		f.imports[module+home] = true
	}
	name := goName(s.ID)
	if token.IsKeyword(name) {
		return &fluent.Error{File: s.File, Line: s.Entry.Line, Why: s.ID + " is a word of Go's: choose another name"}
	}
	refuses := strings.HasPrefix(strings.ToLower(s.ID), "err-")
	wraps := s.Entry.Wraps()
	if wraps != "" && !refuses {
		return &fluent.Error{File: s.File, Line: s.Entry.Line, Why: s.ID + " has a kind of error, so its name must begin with err-"}
	}
	parameters, arguments, before, err := f.values(s)
	if err != nil {
		return err
	}
	if wraps != "" {
		if wraps, err = f.qualified(s, wraps); err != nil {
			return err
		}
		wraps = "&" + wraps
	}
	for _, line := range wrapped(s.Entry.Says()) {
		f.body.WriteString("// " + line + "\n")
	}
	text := quoted(string(s.Text))
	given := strings.Join(append([]string{text}, arguments...), ", ")
	into := strings.Join(parameters, ", ")
	switch {
	case own:
		fmt.Fprintf(&f.body, "func (l *Language) %s(%s) string { return l.Say(%s) }\n\n", name, into, given)
	case len(arguments) == 0 && wraps != "":
		fmt.Fprintf(&f.body, "var %s error = &words.Refusal{Text: %s, Kind: %s}\n\n", name, text, wraps)
	case len(arguments) == 0 && refuses:
		fmt.Fprintf(&f.body, "var %s error = &words.Refusal{Text: %s}\n\n", name, text)
	case len(arguments) == 0:
		fmt.Fprintf(&f.body, "const %s words.Text = %s\n\n", name, text)
	case refuses:
		fmt.Fprintf(&f.body, "func %s(%s) error {\n%s\treturn words.Refuse(%s, %s)\n}\n\n", name, into, before, cmp.Or(wraps, "nil"), given)
	default:
		fmt.Fprintf(&f.body, "func %s(%s) string {\n%s\treturn words.Say(%s)\n}\n\n", name, into, before, given)
	}
	return nil
}

// values writes what a message is given as a function's parameters, and as arguments that are pointers, with what must be said before.
func (f *file) values(s *fluent.Said) (parameters, arguments []string, before string, err error) {
	for _, v := range s.Values {
		kind, basic := fluent.Kinds[v.Kind]
		if !basic {
			kind = v.Kind
		}
		if kind, err = f.qualified(s, kind); err != nil {
			return nil, nil, "", err
		}
		if token.IsKeyword(v.Name) || v.Name == "words" || v.Name == "notation" || v.Name == "engine" {
			return nil, nil, "", &fluent.Error{File: s.File, Line: s.Entry.Line, Why: s.ID + ": $" + v.Name + " means something in Go: choose another name"}
		}
		argument := v.Name
		switch {
		case v.Kind == "Quoted":
			quote, err := f.qualified(s, "notation.Quote")
			if err != nil {
				return nil, nil, "", err
			}
			before += fmt.Sprintf("\t%[1]s = %[2]s(%[1]s)\n", v.Name, quote)
		case v.Kind == "Integer":
			argument += "Whole"
			before += fmt.Sprintf("\tvar %s words.Whole = %s\n", argument, v.Name)
		case !basic:
			argument += "Key"
			before += fmt.Sprintf("\t%s := %s.Key()\n", argument, v.Name)
		}
		parameters, arguments = append(parameters, v.Name+" "+kind), append(arguments, "&"+argument)
	}
	return parameters, arguments, before, nil
}

// qualified notes what a Go name needs to be imported, and writes it as the package itself does.
func (f *file) qualified(s *fluent.Said, name string) (string, error) {
	bare := strings.TrimLeft(name, "[]*")
	pack, what, ok := strings.Cut(bare, ".")
	switch {
	case !ok:
		return name, nil
	case pack == f.pack:
		return strings.TrimSuffix(name, bare) + what, nil
	case pack == "words":
		f.imports[module+home] = true
	case pack == "notation":
		f.imports[module+"engine/notation"] = true
	case pack == "engine":
		f.imports[module+"engine"] = true
	case f.known[pack] != "":
		f.imports[f.known[pack]] = true
	default:
		return "", &fluent.Error{File: s.File, Line: s.Entry.Line, Why: fmt.Sprintf("%s: no file of the package imports %s", s.ID, pack)}
	}
	return name, nil
}

// quoted writes a text as Go does, in backquotes where that is easier to read.
func quoted(text string) string {
	if strings.Contains(text, `"`) && strconv.CanBackquote(text) {
		return "`" + text + "`"
	}
	return strconv.Quote(text)
}

// wrapped cuts a comment into lines.
func wrapped(text string) (lines []string) {
	const most = 110
	line := ""
	for word := range strings.FieldsSeq(text) {
		if len(line)+len(word) > most {
			lines, line = append(lines, line), ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

func (f *file) text() ([]byte, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "// Code generated by web/words from %s; DO NOT EDIT.\n\npackage %s\n\n", f.source, f.pack)
	var imports []string
	for one := range f.imports {
		imports = append(imports, strconv.Quote(one))
	}
	slices.Sort(imports)
	if len(imports) > 0 {
		fmt.Fprintf(&b, "import (\n\t%s\n)\n\n", strings.Join(imports, "\n\t"))
	}
	b.WriteString(f.body.String())
	return format.Source([]byte(b.String()))
}
