package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
)

// flag is one flag of a verb.
type flag struct {
	name  string
	value string // what its value is called, "" if it takes none
	about string
}

// misereFlag is for verbs that answer about misère play, too.
var misereFlag = flag{"misere", "", "misère play: whoever cannot move wins, so the end of the game is an N-position"}

// sameJSON is for verbs that print JSON anyway.
var sameJSON = flag{"json", "", "JSON, which is printed anyway"}

var helpFlag = flag{"help", "", "show this help"}

// errEnough says that a test has stopped an idea's work.
var errEnough = errors.New("the work was stopped")

func misusef(format string, args ...any) error { return misuse{fmt.Errorf(format, args...)} }

// sortArgs tells flags from other words. Flags stand before or after those; a
// value follows its flag as the next word or after an equals sign. A word such as
// -8,-8 is no flag, nor is -, and after -- nothing is. Where JSON can be had, --json and
// --format json both ask for it.
func sortArgs(words []string, flags []flag) (args []string, values map[string]string, err error) {
	values = map[string]string{}
	for i := 0; i < len(words); i++ {
		if words[i] == "--" {
			return append(args, words[i+1:]...), values, nil
		}
		word, used := asJSON(words[i:], flags)
		i += used - 1
		if len(word) < 2 || word[0] != '-' || word[1] >= '0' && word[1] <= '9' {
			args = append(args, word)
			continue
		}
		name, value, joined := strings.Cut(strings.TrimLeft(word, "-"), "=")
		if name == "o" { // as most programs call it
			name = "out"
		}
		f := findFlag(flags, name)
		switch {
		case f == nil:
			return nil, nil, misusef("there is no flag %s here%s", word, known(flags))
		case f.value == "" && joined:
			return nil, nil, misusef("the flag --%s takes no value", name)
		case f.value != "" && !joined:
			if i++; i == len(words) {
				return nil, nil, misusef("the flag --%s needs a value: %s", name, f.value)
			}
			value = words[i]
		}
		if _, twice := values[name]; twice {
			return nil, nil, misusef("the flag --%s is given twice", name)
		}
		values[name] = value
	}
	return args, values, nil
}

// asJSON returns the first word, or words, with the flag that a verb has where another way to ask
// for JSON is used, and how many words that are.
func asJSON(words []string, flags []flag) (word string, used int) {
	asked := strings.TrimLeft(words[0], "-")
	switch hasFormat, hasJSON := findFlag(flags, "format") != nil, findFlag(flags, "json") != nil; {
	case asked == words[0] || hasFormat == hasJSON:
	case hasFormat && asked == "json":
		return "--format=json", 1
	case hasJSON && asked == "format=json":
		return "--json", 1
	case hasJSON && asked == "format" && len(words) > 1 && words[1] == "json":
		return "--json", 2
	}
	return words[0], 1
}

func findFlag(flags []flag, name string) *flag {
	if name == helpFlag.name || name == "h" {
		return &helpFlag
	}
	for i := range flags {
		if flags[i].name == name {
			return &flags[i]
		}
	}
	return nil
}

// known says which flags there are.
func known(flags []flag) string {
	names := make([]string, len(flags))
	for i, f := range flags {
		names[i] = "--" + f.name
	}
	if len(names) == 0 {
		return ""
	}
	return ": the flags are " + strings.Join(names, ", ")
}

// only returns the words of the call if there are as many as names, the names of
// what is expected.
func (c *call) only(names ...string) ([]string, error) {
	switch {
	case len(c.args) < len(names):
		return nil, misusef("%s is missing%s", names[len(c.args)], c.example())
	case len(c.args) > len(names):
		return nil, misusef("%q is one word too many", c.args[len(names)])
	}
	return c.args, nil
}

// examples are calls of verbs that ask for a game.
var examples = map[string]string{
	"outcomes":   `wythoff --size 20x10`,
	"values":     `wythoff --size 20x10`,
	"query":      `wythoff 12,17`,
	"methods":    `rook 6,4`,
	"segments":   `"subtraction:(1,2)(2,1)(3,3)"`,
	"periods":    `"subtraction:(1,2)(2,1)(3,3)" --rows 8`,
	"chart":      `"subtraction:(1,2)(2,1)(3,3)"`,
	"line":       `"subtraction:(1,2)(2,1)(3,3)" --slope 1/2 --from 0,5`,
	"dictionary": `maharaja`,
	"above":      `maharaja --slope phi --by 2`,
	"idea":       `golden wythoff`,
}

// example ends a complaint about missing words.
func (c *call) example() string {
	if text := examples[c.verb.name]; text != "" {
		return fmt.Sprintf(", as in: palace %s %s", c.verb.name, text)
	}
	return ""
}

// game reads the only word of the call, a ruleset.
func (c *call) game() (engine.Game, error) {
	args, err := c.only("GAME")
	if err != nil {
		return nil, err
	}
	return c.read(args[0])
}

// read reads a ruleset, whose misère play is meant with --misere.
func (c *call) read(text string) (engine.Game, error) { return c.reading(catalog.Parse(text)) }

// readBefore is read for a game before a position.
func (c *call) readBefore(text, position string) (engine.Game, error) {
	return c.reading(catalog.ParseBefore(text, position))
}

func (c *call) reading(g engine.Game, err error) (engine.Game, error) {
	if err == nil {
		g, err = c.turned(g)
	}
	if err != nil {
		return nil, misuse{err}
	}
	return g, nil
}

// turned returns the misère play of a game with --misere, and else the game.
func (c *call) turned(g engine.Game) (engine.Game, error) {
	if normal, already := misere.Normal(g); c.has(misereFlag.name) && !already {
		return misere.Of(normal)
	}
	return g, nil
}

// has reports whether a flag was given.
func (c *call) has(name string) bool {
	_, given := c.flags[name]
	return given
}

// or returns the value of a flag, or another if it was not given.
func (c *call) or(name, other string) string {
	if v, given := c.flags[name]; given {
		return v
	}
	return other
}

// width is how many letters a line of help has at most.
func width() int {
	const usual, least, most = 80, 40, 200
	n, _ := strconv.Atoi(os.Getenv("COLUMNS"))
	return min(max(cmp.Or(n, usual), least), most)
}

// indented is a text in lines that begin with blanks, after the first one's own beginning.
func indented(first string, blanks int, text string) string {
	lines := wrap(text, width()-blanks)
	pad := max(0, blanks-len([]rune(first)))
	return first + strings.Repeat(" ", pad) + strings.Join(lines, "\n"+strings.Repeat(" ", blanks)) + "\n"
}

// usage describes the program.
func usage() string {
	var b strings.Builder
	b.WriteString("Usage: palace VERB …\n\n")
	for i := range verbs {
		b.WriteString(indented("  ", 2, "palace "+verbs[i].name+" "+verbs[i].args))
		b.WriteString(indented("", 6, verbs[i].about))
	}
	b.WriteString("\n" + indented("", 0, "A GAME is written "+words.Or(catalog.Rulesets())+", for example."))
	b.WriteString(indented("", 0, `"palace help VERB" tells more about a verb, "palace help --man" writes a page for man, "palace --version" says which version this is.`))
	return b.String()
}

// usage describes one verb.
func (v *verb) usage() string {
	var b strings.Builder
	b.WriteString(indented("Usage: ", 7, "palace "+v.name+" "+v.args) + "\n")
	b.WriteString(indented("", 0, v.about+" "+v.more) + "\n")
	if text := examples[v.name]; text != "" {
		b.WriteString(indented("", 0, "For example: palace "+v.name+" "+text) + "\n")
	}
	for _, f := range append(v.flags[:len(v.flags):len(v.flags)], helpFlag) {
		b.WriteString(indented(fmt.Sprintf("  %-18s ", strings.TrimSpace("--"+f.name+" "+f.value)), 21, f.about))
	}
	return b.String()
}
