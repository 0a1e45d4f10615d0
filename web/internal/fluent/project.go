package fluent

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// Group is the messages of a package, in one language.
type Group struct {
	Name  string // the package's folder: "engine/wythoff"
	Files []File
}

// File is one file of a group.
type File struct {
	Name    string // from the project's root
	Entries []Entry
}

// folders are those in which packages speak, and translations where those of other languages lie.
var folders = []string{"engine", "game", "render", "web", "cmd"}

const translations = "web/words"

// English reads the words*.ftl of all packages below a root, in the order of their names.
func English(root string) (groups []Group, err error) {
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(root, folder), func(name string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			within, err := filepath.Rel(root, name)
			if err != nil {
				return err
			}
			within = filepath.ToSlash(within)
			switch base := path.Base(within); {
			case entry.IsDir() && (base == "node_modules" || base == "testdata" || within == translations):
				return filepath.SkipDir
			case !entry.IsDir() && strings.HasPrefix(base, "words") && path.Ext(base) == ".ftl":
				file, err := readFile(root, within)
				if err != nil {
					return err
				}
				groups = add(groups, path.Dir(within), file)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return groups, nil
}

// Translation reads what is said in another language: the files below web/words/TAG, whose names are those
// of the packages.
func Translation(root, tag string) (groups []Group, err error) {
	base := translations + "/" + tag
	err = filepath.WalkDir(filepath.Join(root, base), func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(name) != ".ftl" {
			return err
		}
		within, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		file, err := readFile(root, filepath.ToSlash(within))
		if err != nil {
			return err
		}
		group := strings.TrimSuffix(strings.TrimPrefix(file.Name, base+"/"), ".ftl")
		groups = add(groups, group, file)
		return nil
	})
	return groups, err
}

func readFile(root, name string) (f File, err error) {
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		return f, err
	}
	f.Name = name
	f.Entries, err = Parse(name, string(text))
	return f, err
}

func add(groups []Group, name string, file File) []Group {
	at := slices.IndexFunc(groups, func(g Group) bool { return g.Name == name })
	if at < 0 {
		return append(groups, Group{name, []File{file}})
	}
	groups[at].Files = append(groups[at].Files, file)
	return groups
}

// Said is a message of which all is known.
type Said struct {
	Group, ID string
	Name      string // by which pages, programs and translations know it
	File      string
	Pattern   string     // in English
	Text      words.Text // as the programs have it
	Values    []Value
	Entry     *Entry
	Used      map[string]bool // of which values it says something, in English
}

// pages is where the messages of pages and scripts are. Their names are unique among all of them.
const pages = "web/site"

// Name is what a message of a group is called: "engine/rook/no-move", and in a page "study-next".
func Name(group, id string) string {
	if OfPage(group) {
		return id
	}
	return group + "/" + id
}

// OfPage reports whether a group is of pages and scripts.
func OfPage(group string) bool { return group == pages || strings.HasPrefix(group, pages+"/") }

// Resolve checks the English messages. It errs if one refers to what is not there, if a
// value is not declared or never used, or if two have one name.
func Resolve(groups []Group) (all []Said, err error) {
	files := map[string]string{}
	for _, g := range groups {
		for fi := range g.Files {
			f := &g.Files[fi]
			for i := range f.Entries {
				e := &f.Entries[i]
				s := Said{Group: g.Name, ID: e.ID, Name: Name(g.Name, e.ID), File: f.Name, Pattern: e.Pattern, Entry: e}
				wrong := func(form string, args ...any) ([]Said, error) {
					return nil, &Error{File: f.Name, Line: e.Line, Why: e.ID + fmt.Sprintf(form, args...)}
				}
				if other := files[s.Name]; other != "" {
					return wrong(" stands in %s as well", other)
				}
				files[s.Name] = f.Name
				if s.Values, err = e.declared(f.Name); err != nil {
					return nil, err
				}
				if s.Used, err = f.check(e, s.Values); err != nil {
					return nil, err
				}
				text := s.Name
				for _, v := range s.Values {
					if !s.Used[v.Name] {
						return wrong(": $%s is declared and not used", v.Name)
					}
					if text += " " + v.Name; v.Kind == "Plain" {
						text += "#"
					}
				}
				s.Text = words.Text(text)
				all = append(all, s)
			}
		}
	}
	return all, nil
}

// Translated is a message in another language.
type Translated struct {
	Name  string
	File  *File
	Entry *Entry
	Of    *Said           // the same in English, nil if there is none
	Used  map[string]bool // of which values it says something
	Err   error           // why it cannot be said
}

// Translations reads and checks all that is said in another language.
func Translations(root, tag string, said []Said) (all []Translated, err error) {
	groups, err := Translation(root, tag)
	if err != nil {
		return nil, err
	}
	return Check(groups, said), nil
}

// Check holds messages in another language to the English ones.
func Check(groups []Group, said []Said) (all []Translated) {
	known := map[string]*Said{}
	for i := range said {
		known[said[i].Group+"/"+said[i].ID] = &said[i]
	}
	for _, g := range groups {
		for fi := range g.Files {
			f := &g.Files[fi]
			for i := range f.Entries {
				t := Translated{Name: Name(g.Name, f.Entries[i].ID), File: f, Entry: &f.Entries[i], Of: known[g.Name+"/"+f.Entries[i].ID]}
				var values []Value
				if t.Of != nil {
					values = t.Of.Values
				}
				t.Used, t.Err = f.check(t.Entry, values)
				all = append(all, t)
			}
		}
	}
	return all
}

// Tags names the languages besides English: each has a folder in web/words.
func Tags(root string) (tags []string, err error) {
	entries, err := os.ReadDir(filepath.Join(root, translations))
	for _, entry := range entries {
		if entry.IsDir() {
			tags = append(tags, entry.Name())
		}
	}
	return tags, err
}
