package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

var methodsVerb = verb{
	name:  "methods",
	args:  "GAME [X,Y] [--misere] [--json]",
	about: "Lists the ways that a game is solved, in the order in which they are tried: the idea or the theorem of each, where it applies, what it costs and which file has it. For a position it also says which of them answers, and why those before it do not.",
	more:  `Some methods have to search before it is known whether they apply; for a position they do. With --json there is an object for each method: "name", "idea", "reach", "cost", "file", and for a position "palaces" and "nim", each {"answers": true} or {"answers": false, "why": …}, or null if the method was not asked.`,
	flags: []flag{
		misereFlag,
		{"json", "", "one JSON object per line"},
	},
	run: methods,
}

// listed is a method as it is printed.
type listed struct {
	Name    string  `json:"name"`
	Idea    string  `json:"idea"`
	Reach   string  `json:"reach"`
	Cost    string  `json:"cost"`
	File    string  `json:"file"`
	Palaces *ruling `json:"palaces"`
	Nim     *ruling `json:"nim"`
}

// ruling is what a method says of a position.
type ruling struct {
	Answers bool   `json:"answers"`
	Why     string `json:"why,omitempty"` // why it does not
}

func methods(c *call) error {
	c.mend()
	if len(c.args) == 0 {
		_, err := c.only("GAME", "the position X,Y")
		return err
	}
	g, p, err := c.perhapsAt()
	if err != nil {
		return misuse{err}
	}
	ways := g.Solve()
	list := make([]listed, len(ways))
	for i, m := range ways {
		list[i] = listed{Name: m.Name, Idea: m.Idea, Reach: m.Reach, Cost: m.Cost, File: m.File}
	}
	at := ""
	if p.Dim() > 0 {
		if err := g.Check(p); err != nil {
			return misuse{err}
		}
		at = p.String()
		rule(ways, p, g.Shape(), list)
	}
	if c.has("json") {
		out := json.NewEncoder(c.stdout)
		out.SetEscapeHTML(false)
		for _, m := range list {
			if err := out.Encode(m); err != nil {
				return err
			}
		}
		return nil
	}
	return printMethods(c.stdout, g.String(), at, list)
}

// rule lets the methods say what they can do for a position, after all searches.
func rule(ways engine.Methods, p engine.Position, shape engine.Shape, list []listed) {
	ask := func(q engine.Query, of func(*listed) **ruling) {
		ways.Settle(q)
		for i, v := range ways.Explain(q) {
			r := &ruling{Answers: v.Err == nil}
			if v.Err != nil {
				r.Why = v.Err.Error()
			}
			*of(&list[i]) = r
		}
	}
	ask(engine.Query{Ask: engine.AskPalaces, At: p}, func(l *listed) **ruling { return &l.Palaces })
	if shape.Has(engine.NimValues) {
		ask(engine.Query{Ask: engine.AskValue, At: p, Kind: engine.NimValues}, func(l *listed) **ruling { return &l.Nim })
	}
}

// printMethods writes a paragraph for each method.
func printMethods(out io.Writer, game, at string, list []listed) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s is solved in %s:\n", game, counted(len(list), "way", "ways"))
	for i, m := range list {
		fmt.Fprintf(&b, "\n%d. %s\n", i+1, m.Name)
		for _, line := range wrap(m.Idea, 76) {
			fmt.Fprintf(&b, "   %s\n", line)
		}
		fmt.Fprintf(&b, "   Reach: %s\n   Cost:  %s\n   File:  %s\n", m.Reach, m.Cost, m.File)
	}
	if at != "" {
		fmt.Fprintf(&b, "\nAt %s:\n", at)
		for _, q := range []struct {
			what string
			of   func(*listed) *ruling
		}{{"palaces", func(l *listed) *ruling { return l.Palaces }}, {"nim-value", func(l *listed) *ruling { return l.Nim }}} {
			var said []string
			for i := range list {
				if r := q.of(&list[i]); r != nil && r.Answers {
					said = append(said, list[i].Name+" answers")
				} else if r != nil {
					said = append(said, list[i].Name+": "+r.Why)
				}
			}
			if said != nil {
				fmt.Fprintf(&b, "  %s: %s\n", q.what, strings.Join(said, "; "))
			}
		}
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// counted is a number with what it counts.
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// perhapsAt reads a game that may stand at a position: GAME, GAME@X,Y or GAME X,Y.
func (c *call) perhapsAt() (g engine.Game, p engine.Position, err error) {
	text := strings.Join(c.args, " ")
	if strings.Contains(notation.Plain(text), "@") {
		return c.readWhole(text)
	}
	if g, err = c.read(text); err == nil || len(c.args) == 1 {
		return g, p, err
	}
	game, position := c.split()
	if g, err = c.readBefore(game, position); err == nil {
		p, err = readPosition(g, position)
	}
	return g, p, err
}
