package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

var lessonVerb = verb{
	name:  "lesson",
	args:  "check FILE… | scorm NAME|FILE --out FILE.zip [--dir dist]",
	about: "Checks that lessons can be read, that their boards open, that everything they claim is true and that every task can be solved; and that a lesson in another language, such as rook.de.txt beside rook.txt, is the same lesson. Or packs one for a learning system.",
	more:  "check: each mistake is named with its line, and the exit status is 1. scorm: a lesson that comes with Palace, or one in a file, as a SCORM 1.2 package with all that it needs: it plays without a network, the steps done are the score, and whoever comes back continues where they left off.",
	flags: []flag{
		{"out", "FILE.zip", "where the package goes"},
		{"dir", "DIR", "the built site; default dist"},
		{"json", "", "with check, one JSON object for each file"},
	},
	run: lessonVerbs,
}

// lessonVerbs does what the first word says.
func lessonVerbs(c *call) error {
	switch {
	case len(c.args) > 0 && c.args[0] == "scorm":
		return scormed(c)
	case len(c.args) < 2 || c.args[0] != "check":
		return misusef("call palace lesson check FILE…, or palace lesson scorm NAME|FILE --out FILE.zip")
	case c.has("out") || c.has("dir"):
		return misusef("palace lesson check takes no flag except --json")
	}
	return checkLessons(c)
}

// checkLessons checks the lessons in files, all of them.
func checkLessons(c *call) error {
	stop := c.wait()
	defer stop()
	wrong := 0
	for _, name := range c.args[1:] {
		n, err := checkLesson(c, name)
		if err != nil {
			return err
		}
		wrong += n
	}
	if wrong > 0 {
		return fmt.Errorf("%s %s wrong", plural(wrong, "thing"), is(wrong))
	}
	return nil
}

// checkLesson checks the lesson in a file and returns how many things are wrong with it.
func checkLesson(c *call, name string) (wrong int, err error) {
	l, list, err := readLesson(name)
	if err != nil {
		return 0, err
	}
	faults := []string{}
	for _, e := range list {
		faults = append(faults, line(e.Error()))
	}
	told := strings.Join(faults, "\n"+name+": ")
	if len(list) == 0 {
		told = checked(l)
	}
	c.line(map[string]any{"file": name, "faults": faults}, "%s: %s\n", name, told)
	return len(list), c.out.Flush()
}

// readLesson reads the lesson in a file, and lists what is wrong with it.
func readLesson(name string) (l *lesson.Lesson, wrong []error, err error) {
	file, err := os.ReadFile(name)
	if err != nil {
		return nil, nil, unread(name, err)
	}
	text, bad := lesson.Decode(file, len(file))
	if bad == nil {
		l, bad = lesson.Read(text)
	}
	if bad != nil {
		return nil, []error{bad}, nil
	}
	wrong = lesson.Check(l, link.NewOpener().Opened, catalog.Illustrate)
	if of, ok := translates(name); ok {
		if differs := lesson.Alike(l, of); differs != nil {
			wrong = append(wrong, differs)
		}
	}
	return l, wrong, nil
}

// translates returns the lesson that a file such as corner-the-rook.de.txt translates, if it lies beside it.
func translates(name string) (of *lesson.Lesson, ok bool) {
	stem := strings.TrimSuffix(name, ".txt")
	english := strings.TrimSuffix(stem, filepath.Ext(stem)) + ".txt"
	if stem == name || english == name || filepath.Ext(stem) == "" {
		return nil, false
	}
	text, err := os.ReadFile(english)
	if err != nil {
		return nil, false
	}
	of, err = lesson.Read(string(text))
	return of, err == nil
}

// unread says why a file cannot be read.
func unread(name string, err error) error {
	if info, missing := os.Stat(name); errors.Is(missing, fs.ErrNotExist) {
		return fmt.Errorf("there is no file %s", name)
	} else if missing == nil && info.IsDir() {
		return fmt.Errorf("%s is a directory, not a lesson", name)
	}
	return err
}

// checked says what was checked of a lesson in which nothing is wrong.
func checked(l *lesson.Lesson) string {
	tasks, claims := 0, 0
	for i := range l.Steps {
		claims += len(l.Steps[i].Claims)
		if l.Steps[i].Task != nil {
			tasks++
		}
	}
	return fmt.Sprintf("%s, %s and %s are in order", plural(len(l.Steps), "step"), plural(tasks, "task"), plural(claims, "claim"))
}

// plural writes a count with its noun: "one step", "four steps".
func plural(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return words.Count(n) + " " + noun
}

func is(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}
