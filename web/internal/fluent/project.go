package fluent

import (
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
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

// Said is a message of which all is known: its pattern in English in the short form, and what it is given.
type Said struct {
	Group, ID string
	File      string
	Short     string     // its pattern in English
	Text      words.Text // as the programs have it
	Values    []Value
	Entry     *Entry
}

// Names are those of its values.
func (s *Said) Names() []string {
	names := make([]string, len(s.Values))
	for i, v := range s.Values {
		names[i] = v.Name
	}
	return names
}

// Resolve checks the English messages and writes them in the short form. It errs if one refers to what is not there, if a
// value is not declared or never used, or if two have one key.
func Resolve(groups []Group) (all []Said, err error) {
	l := NewLanguage("en")
	for _, g := range groups {
		for _, f := range g.Files {
			if err := l.Know(f.Name, f.Entries); err != nil {
				return nil, err
			}
		}
	}
	for _, g := range groups {
		for _, f := range g.Files {
			for i := range f.Entries {
				e := &f.Entries[i]
				if e.ID[0] == '-' {
					continue
				}
				s := Said{Group: g.Name, ID: e.ID, File: f.Name, Entry: e}
				if s.Values, err = e.Declared(f.Name); err != nil {
					return nil, err
				}
				if s.Short, err = l.Short(f.Name, f.Entries, e, s.Names()); err != nil {
					return nil, err
				}
				for _, name := range s.Names() {
					if !Uses(s.Short, name) {
						return nil, &Error{f.Name, e.Line, fmt.Sprintf("%s: $%s is declared and not used", e.ID, name)}
					}
				}
				all = append(all, s)
			}
		}
	}
	return all, tellApart(all)
}

// tellApart sets the Text of each message: its English, and where others have the same, or an earlier one
// has its key, a mark besides. It errs if two have one key all the same.
func tellApart(all []Said) error {
	same := map[string]int{}
	for i := range all {
		all[i].Text = words.Text(Numbered(all[i].Short, all[i].Values))
		same[string(all[i].Text)]++
	}
	keys := map[uint32]*Said{}
	for i := range all {
		s := &all[i]
		if _, taken := keys[s.Text.Key()]; taken || same[string(s.Text)] > 1 {
			h := fnv.New32a()
			h.Write([]byte(s.Group + "/" + s.ID))
			s.Text = words.Apart(string(s.Text), strconv.FormatUint(uint64(h.Sum32()%mark), 36))
		}
		if other, taken := keys[s.Text.Key()]; taken {
			return &Error{s.File, s.Entry.Line, fmt.Sprintf("%s has the key of %s/%s: change a word", s.ID, other.Group, other.ID)}
		}
		keys[s.Text.Key()] = s
	}
	return nil
}

// mark is how many marks there are that tell messages apart.
const mark = 36 * 36 * 36

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
