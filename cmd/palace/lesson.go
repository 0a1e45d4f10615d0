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
	"github.com/palacegames/palace/game/read"
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
	meant := []meaning{}
	if l != nil {
		meant = meanings(l)
	}
	if len(list) == 0 {
		told = checked(l)
		for _, m := range meant {
			told += "\n" + name + ": " + m.String()
		}
	}
	c.line(map[string]any{"file": name, "faults": faults, "answers": meant}, "%s: %s\n", name, told)
	return len(list), c.out.Flush()
}

// readLesson reads the lesson in a file, and lists what is wrong with it.
func readLesson(name string) (l *lesson.Lesson, wrong []error, err error) {
	file, size, err := readFile(name, lesson.MostFile)
	if err != nil {
		return nil, nil, unread(name, err)
	}
	text, bad := lesson.Decode(file, size)
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

// readFile reads a file of at most so many bytes, and says how many it has: one more, or as many as the system says, where there are more.
func readFile(name string, most int) (text []byte, size int, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, 0, err
	}
	defer file.Close()
	text, err = read.Bounded(file, int64(most))
	if size = len(text); err == read.ErrLong {
		size, err = size+1, nil
		if info, bad := file.Stat(); bad == nil {
			size = max(size, int(info.Size()))
		}
	}
	return text, size, err
}

// translates returns the lesson that a file such as corner-the-rook.de.txt translates, if it lies beside it.
func translates(name string) (of *lesson.Lesson, ok bool) {
	stem := strings.TrimSuffix(name, ".txt")
	english := strings.TrimSuffix(stem, filepath.Ext(stem)) + ".txt"
	if stem == name || english == name || filepath.Ext(stem) == "" {
		return nil, false
	}
	text, size, err := readFile(english, lesson.MostFile)
	if err != nil || size > len(text) {
		return nil, false
	}
	of, err = lesson.Read(string(text))
	return of, err == nil
}

// unread says why a file cannot be read.
func unread(name string, err error) error {
	if info, missing := os.Stat(name); errors.Is(missing, fs.ErrNotExist) {
		return misusef("there is no file %s", name)
	} else if missing == nil && info.IsDir() {
		return misusef("%s is a directory, not a lesson", name)
	}
	return misuse{err}
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

// meaning says how the answer to a question will be read.
type meaning struct {
	Line    int      `json:"line"` // of the task
	Answer  string   `json:"answer"`
	Numbers []string `json:"numbers,omitempty"`
	Ordered bool     `json:"ordered,omitempty"`
	Word    string   `json:"word,omitempty"`
}

// meanings lists how the answers of a lesson that are typed will be read.
func meanings(l *lesson.Lesson) []meaning {
	list := []meaning{}
	for i := range l.Steps {
		t := l.Steps[i].Task
		if t == nil || t.Kind != lesson.Type {
			continue
		}
		for _, answer := range t.Answers {
			m, as := meaning{Line: t.Line, Answer: answer}, read.MeaningOf(answer)
			if m.Numbers = as.Numbers; m.Numbers == nil {
				m.Word = as.Word
			}
			m.Ordered = len(m.Numbers) > 1 && !as.Set
			list = append(list, m)
		}
	}
	return list
}

func (m meaning) String() string {
	said := fmt.Sprintf("line %d: the answer %q is ", m.Line, m.Answer)
	switch {
	case m.Numbers == nil:
		return said + "a word or phrase"
	case len(m.Numbers) == 1:
		return said + "the number " + m.Numbers[0]
	case m.Ordered:
		return said + "the numbers " + words.And(m.Numbers) + " in this order"
	}
	return said + "the numbers " + words.And(m.Numbers) + " in any order"
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
