package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
)

// flag is one flag of a verb.
type flag struct {
	name  string
	value string // what its value is called, "" if it takes none
	about string
}

var helpFlag = flag{"help", "", "show this"}

// errEnough says that a test has stopped an idea's work.
var errEnough = errors.New("the work was stopped")

func misusef(format string, args ...any) error { return misuse{fmt.Errorf(format, args...)} }

// sortArgs tells flags from other words. Flags stand before or after those; a
// value follows its flag as the next word or after an equals sign. A word such as
// -8,-8 is no flag, and after -- nothing is.
func sortArgs(words []string, flags []flag) (args []string, values map[string]string, err error) {
	values = map[string]string{}
	for i := 0; i < len(words); i++ {
		word := words[i]
		if word == "--" {
			return append(args, words[i+1:]...), values, nil
		}
		if len(word) < 2 || word[0] != '-' || word[1] >= '0' && word[1] <= '9' {
			args = append(args, word)
			continue
		}
		name, value, joined := strings.Cut(strings.TrimLeft(word, "-"), "=")
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
	return ": there are " + strings.Join(names, ", ")
}

// only returns the words of the call if there are as many as names, the names of
// what is expected.
func (c *call) only(names ...string) ([]string, error) {
	switch {
	case len(c.args) < len(names):
		return nil, misusef("%s is missing", names[len(c.args)])
	case len(c.args) > len(names):
		return nil, misusef("%q is one word too many", c.args[len(names)])
	}
	return c.args, nil
}

// game reads the only word of the call, a ruleset.
func (c *call) game() (engine.Game, error) {
	args, err := c.only("GAME")
	if err != nil {
		return nil, err
	}
	g, err := catalog.Parse(args[0])
	if err != nil {
		return nil, misuse{err}
	}
	return g, nil
}

// or returns the value of a flag, or another if it was not given.
func (c *call) or(name, other string) string {
	if v, given := c.flags[name]; given {
		return v
	}
	return other
}

// usage describes the program.
func usage() string {
	var b strings.Builder
	b.WriteString("Usage: palace VERB …\n\n")
	for i := range verbs {
		fmt.Fprintf(&b, "  palace %s %s\n      %s\n", verbs[i].name, verbs[i].args, verbs[i].about)
	}
	rulesets := "A GAME is written " + english.List(catalog.Rulesets(), "or") + ", for example."
	b.WriteString("\n" + strings.Join(wrap(rulesets, 80), "\n") + "\n\"palace VERB --help\" tells more about a verb.\n")
	return b.String()
}

// usage describes one verb.
func (v *verb) usage() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Usage: palace %s %s\n\n%s\n\n", v.name, v.args, strings.Join(wrap(v.about+" "+v.more, 80), "\n"))
	for _, f := range append(v.flags[:len(v.flags):len(v.flags)], helpFlag) {
		fmt.Fprintf(&b, "  %-18s %s\n", strings.TrimSpace("--"+f.name+" "+f.value), f.about)
	}
	return b.String()
}
