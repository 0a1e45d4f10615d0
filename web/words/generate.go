package main

import (
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
			f = &file{group: s.Group, pack: pack, known: imports, source: path.Base(s.File), suffix: suffixOf(s.File), imports: map[string]bool{}}
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
	suffix              string   // of names that differ from file to file of a package
	texts               []string // messages that are always the same, as Go
	imports             map[string]bool
	body                strings.Builder
}

// suffixOf ends the names that only a generated file uses: "OfWords" for words.ftl, "OfCharts" for words_charts.ftl.
func suffixOf(name string) string {
	base := strings.TrimPrefix(strings.TrimSuffix(path.Base(name), ".ftl"), "words_")
	return "Of" + strings.ToUpper(base[:1]) + base[1:]
}

// goName is how a message is called in Go: "err-no-move" is errNoMove.
func goName(id string) string {
	parts := strings.FieldsFunc(id, func(r rune) bool { return r == '-' || r == '_' })
	for i, part := range parts[1:] {
		parts[i+1] = strings.ToUpper(part[:1]) + part[1:]
	}
	return strings.Join(parts, "")
}

// add writes a message: a variable if nothing is put in, and else a function. One that is called err-… is an error.
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
	var parameters, arguments, names, wraps []string
	if kind := s.Entry.Wraps(); kind != "" {
		kind, err := f.qualified(s, kind)
		if err != nil {
			return err
		}
		wraps = append(wraps, kind)
	}
	for _, v := range s.Values {
		kind, basic := fluent.Kinds[v.Kind]
		if !basic {
			kind = v.Kind
		}
		kind, err := f.qualified(s, kind)
		if err != nil {
			return err
		}
		if token.IsKeyword(v.Name) || v.Name == "words" || v.Name == "notation" || v.Name == "engine" {
			return &fluent.Error{File: s.File, Line: s.Entry.Line, Why: s.ID + ": $" + v.Name + " means something in Go: choose another name"}
		}
		parameters = append(parameters, v.Name+" "+kind)
		argument := "Value(" + v.Name + ")"
		switch v.Kind {
		case "Number", "Plain", "Text", "List", "Flag":
			argument = v.Kind + "(" + v.Name + ")"
		case "Error":
			argument = "Why(" + v.Name + ")"
		case "Quoted":
			quote, err := f.qualified(s, "notation.Quote")
			if err != nil {
				return err
			}
			argument = "Text(" + quote + "(" + v.Name + "))"
		}
		arguments, names = append(arguments, argument), append(names, v.Name)
	}
	kind := ""
	if len(wraps) > 0 && s.Entry.Wraps() != "" {
		if kind = wraps[0]; !refuses {
			return &fluent.Error{File: s.File, Line: s.Entry.Line, Why: s.ID + " has a kind of error, so its name must begin with err-"}
		}
	}
	for _, line := range wrapped(s.Entry.Says()) {
		f.body.WriteString("// " + line + "\n")
	}
	message := fmt.Sprintf("{Key: %#08x, English: %s}", s.Key, quoted(s.Short))
	if len(names) > 0 {
		message = fmt.Sprintf("{Key: %#08x, English: %s, Names: %q}", s.Key, quoted(s.Short), strings.Join(names, " "))
	}
	switch {
	case own && len(names) == 0:
		fmt.Fprintf(&f.body, "func (l *Language) %s() string { return l.Say(%#08x, %s) }\n\n", name, s.Key, quoted(s.Short))
	case own:
		fmt.Fprintf(&f.body, "func (l *Language) %s(%s) string { return l.Tell(%#08x, %s, %q, %s) }\n\n", name, strings.Join(parameters, ", "),
			s.Key, quoted(s.Short), strings.Join(names, " "), strings.Join(names, ", "))
	case len(names) == 0:
		text := fmt.Sprintf("%s[%d]", f.name("texts"), len(f.texts))
		f.texts = append(f.texts, message)
		switch {
		case kind != "":
			text = "words.ErrOf(" + kind + ", " + text + ")"
		case refuses:
			text = "words.Err(" + text + ")"
		}
		fmt.Fprintf(&f.body, "var %s = %s\n\n", name, text)
	default:
		result, end := "string", "Said()"
		switch {
		case kind != "":
			result, end = "error", "ErrOf("+kind+")"
		case refuses:
			result, end = "error", "Err()"
		}
		fmt.Fprintf(&f.body, "func %s(%s) %s {\n\treturn %s.Tell().%s.%s\n}\n\nvar %s = words.Message%s\n\n", name, strings.Join(parameters, ", "), result,
			f.name(name), strings.Join(arguments, "."), end, f.name(name), message)
	}
	return nil
}

// name is how the generated code calls what only it uses: "textsOfWords", "goldenPairOfWords".
func (f *file) name(of string) string { return of + f.suffix }

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
	if n := len(f.texts); n > 0 {
		fmt.Fprintf(&b, "// What is always the same, in one piece: to set each by itself would take more room in a program than the texts.\nvar %s = (*[%d]string)(words.Texts(%[3]s[:]))\n\nvar %[3]s = [...]words.Message{\n%[4]s,\n}\n",
			f.name("texts"), n, f.name("messages"), strings.Join(f.texts, ",\n"))
	}
	return format.Source([]byte(b.String()))
}
