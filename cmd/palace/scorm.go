package main

import (
	"embed"
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/archive"
	"github.com/palacegames/palace/web/lessons"
)

// launcher are the page that a learning system opens, and its script.
//
//go:embed scorm
var launcher embed.FS

// scorm writes a lesson as a package for learning systems.
func scorm(c *call) error {
	if len(c.args) != 2 {
		return misusef("palace lesson scorm is called as palace lesson scorm NAME|FILE --out FILE.zip")
	}
	out := c.flags["out"]
	if out == "" {
		return misusef("--out FILE.zip is missing")
	}
	of, open, key, err := given(c.args[1])
	if err != nil {
		return err
	}
	dir := c.or("dir", "dist")
	files, err := siteFiles(dir)
	if err != nil {
		return err
	}
	for name, text := range launchFiles(of, open, key) {
		files[name] = []byte(text)
	}
	packed, err := packageOf(of, files)
	if err != nil {
		return err
	}
	if err := os.WriteFile(out, packed, 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.stdout, "%s: %s, %d files, %.1f MB\n", out, of.Title, len(files), float64(len(packed))/1e6)
	return err
}

// given returns the lesson of a name or of a file, how a link opens it, and by which name the page keeps
// what was done. A lesson in a file is checked, for nobody can mend it in a package.
func given(name string) (of *lesson.Lesson, open, key string, err error) {
	if of, err = lessons.Open(name); err == nil {
		return of, "lesson=" + of.Name, of.Name, nil
	}
	of, wrong, err := readLesson(name)
	if _, missing := os.Stat(name); err != nil && missing != nil && !strings.ContainsAny(name, "./\\") {
		err = misusef("there is no lesson %s: there are %s", name, strings.Join(lessons.Names(), ", "))
	} else if err == nil && len(wrong) > 0 {
		err = fmt.Errorf("%s: %w", name, errors.Join(wrong...))
	}
	if err != nil {
		return nil, "", "", err
	}
	word, _ := lesson.Pack(of) // no phone has to read it, so that its length does not matter
	return of, "lesson=" + word, "~" + of.Name, nil
}

// siteFiles reads the built site, by its names in a package: all of it but the site again in one file,
// and what leads to its sources.
func siteFiles(dir string) (map[string][]byte, error) {
	if info, err := os.Stat(path.Join(dir, "index.html")); err != nil || info.IsDir() {
		return nil, fmt.Errorf("there is no site in %s: run \"make site\" to build it", dir)
	}
	files := map[string][]byte{}
	site := os.DirFS(dir)
	err := fs.WalkDir(site, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || name == "palace.html" || path.Ext(name) == ".map" {
			return err
		}
		files["site/"+name], err = fs.ReadFile(site, name)
		return err
	})
	return files, err
}

// launchFiles returns what a learning system opens.
func launchFiles(of *lesson.Lesson, open, key string) map[string]string {
	text := func(name string) string {
		b, err := launcher.ReadFile("scorm/" + name)
		if err != nil {
			panic(err) // it is part of this program
		}
		return string(b)
	}
	ends := "task"
	if of.Steps[len(of.Steps)-1].Task == nil {
		ends = "read"
	}
	put := []string{}
	for name, value := range map[string]string{
		"{key}": key, "{steps}": strconv.Itoa(len(of.Steps)), "{ends}": ends, "{open}": open, "{title}": of.Title, "{silent}": scormSilent, "{refused}": scormRefused,
	} {
		put = append(put, name, html.EscapeString(value))
	}
	return map[string]string{"launch.html": strings.NewReplacer(put...).Replace(text("launch.html")), "launch.js": text("launch.js")}
}

// packageOf packs the files, with a manifest as SCORM 1.2 asks for: one organization with one item, a
// SCO whose resource lists every file.
func packageOf(of *lesson.Lesson, files map[string][]byte) ([]byte, error) {
	names := slices.Sorted(maps.Keys(files))
	escaped := func(text string) string {
		var b strings.Builder
		_ = xml.EscapeText(&b, []byte(text)) // a builder takes everything
		return b.String()
	}
	var m strings.Builder
	title := escaped(of.Title)
	fmt.Fprintf(&m, `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="palace-%s" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="palace">
    <organization identifier="palace">
      <title>%s</title>
      <item identifier="lesson" identifierref="launch" isvisible="true"><title>%s</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="launch" type="webcontent" adlcp:scormtype="sco" href="launch.html">
`, escaped(of.Name), title, title)
	for _, name := range names {
		fmt.Fprintf(&m, "      <file href=\"%s\"/>\n", escaped(name))
	}
	m.WriteString("    </resource>\n  </resources>\n</manifest>\n")

	files["imsmanifest.xml"] = []byte(m.String())
	return archive.Zip(files)
}

// What a pupil is told above the lesson.
const (
	scormSilent  = "The learning system does not answer: the lesson works, and its results stay in this browser."
	scormRefused = "The learning system did not take the last results. They are handed over again with the next step."
)
