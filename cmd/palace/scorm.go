package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/archive"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/scorm"
)

// scormed writes a lesson as a package for learning systems.
func scormed(c *call) error {
	if len(c.args) != 2 {
		return misusef("call palace lesson scorm NAME|FILE --out FILE.zip")
	}
	out := c.flags["out"]
	if out == "" {
		return misusef("--out FILE.zip is missing")
	}
	of, word, err := given(c.args[1])
	if err != nil {
		return err
	}
	packed, files, err := packaged(of, word, c.or("dir", "dist"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(out, packed, 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.stdout, "%s: %s, %d files, %.1f MB\n", out, of.Title, files, float64(len(packed))/1e6)
	return err
}

// given returns the lesson of a name or of a file, and what stands for it in a link. A lesson in a file
// is checked, for nobody can mend it in a package.
func given(name string) (of *lesson.Lesson, word string, err error) {
	if of, err = lessons.Open(name); err == nil {
		return of, of.Name, nil
	}
	of, wrong, err := readLesson(name)
	if _, missing := os.Stat(name); err != nil && missing != nil && !strings.ContainsAny(name, "./\\") {
		err = misusef("there is no lesson %s: choose one of %s", name, strings.Join(lessons.Names(), ", "))
	} else if err == nil && len(wrong) > 0 {
		err = fmt.Errorf("%s: %w", name, errors.Join(wrong...))
	}
	if err != nil {
		return nil, "", err
	}
	word, _ = lesson.Pack(of) // no phone has to read it, so that its length does not matter
	return of, word, nil
}

// packaged packs a lesson with the site in a folder, and returns how many files that are.
func packaged(of *lesson.Lesson, word, dir string) (packed []byte, count int, err error) {
	site := os.DirFS(dir)
	var built struct {
		Version string `json:"version"`
	}
	var list []scorm.File
	err = readJSON(site, "manifest.json", &built)
	if err == nil {
		err = readJSON(site, path.Join("v", built.Version, scorm.Folder, scorm.List), &list)
	}
	files := map[string][]byte{}
	for _, f := range list {
		var body []byte
		if body, err = fs.ReadFile(site, f.From); err == nil && !whole(f, body, built.Version) {
			if err = fmt.Errorf("%s has %d bytes, and had %d when it was built", f.From, len(body), f.Size); f.From == firstPage {
				err = fmt.Errorf("%s is not of this version", f.From)
			}
		}
		if err != nil {
			break
		}
		if f.From == firstPage {
			body = scorm.Alone(body)
		}
		if f.Fill {
			body = []byte(scorm.Fill(string(body), of, word))
		}
		files[f.Name] = body
	}
	if err != nil {
		return nil, 0, fmt.Errorf("there is no site in %s that can be packed (%w): run \"make site\" to build it", dir, err)
	}
	packed, err = archive.Zip(files)
	return packed, len(files), err
}

// firstPage is the site's page.
const firstPage = "index.html"

// whole says whether a file is what it should be: to the first page make single, or a host, may have
// added something, but it must not be of another version.
func whole(f scorm.File, body []byte, version string) bool {
	if f.From == firstPage {
		return bytes.Contains(body, []byte("start.js?"+version))
	}
	return len(body) == f.Size
}

func readJSON(from fs.FS, name string, to any) error {
	text, err := fs.ReadFile(from, name)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, to)
}
