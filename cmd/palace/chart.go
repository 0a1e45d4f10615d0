package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/chart"
)

var chartVerb = verb{
	name:  "chart",
	args:  "GAME [--work W] [--check] [--format text|json|walnut]",
	about: "Looks for the chart of a vector subtraction game in two dimensions: finitely many kinds of blocks, such that the binary digits of a position, most significant first, lead from kind to kind to its outcome. A chart that is found is proved, and answers at any distance. If none is found, that is a limit of the search, and says nothing about the board.",
	flags: []flag{
		{"work", "W", "how long to look, in millions of steps, each million taking up to half a second; default 2"},
		{"check", "", "proves the chart again, at every square of every block, whatever lies before it; fails if that cannot be done"},
		{"format", "FORMAT", "text, or the automaton with output that reads the binary digits of x and y, which is first proved from the rules: json, or walnut, as Walnut reads it; default text"},
	},
	run: findAndPrint,
}

// How long to look, in millions of steps. Each takes up to 200 megabytes.
const (
	usualWork = 2
	mostWork  = 20
	million   = 1_000_000
)

// charter is a game that may have a chart.
type charter interface {
	Chart(work int) (*chart.Map, error)
}

// proven is a chart that can be proved again.
type proven interface {
	Kinds() int
	Side() int
	Check() error
}

func findAndPrint(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	work, err := c.number("work", "W", usualWork, mostWork)
	if err != nil {
		return err
	}
	format := c.or("format", "text")
	if !slices.Contains([]string{"text", "json", "walnut"}, format) || format != "text" && c.has("check") {
		return misusef("the format must be text, json or walnut, not %q; the last two are always checked, without --check", format)
	}
	stop := c.wait()
	found, err := findChart(g, work*million)
	stop()
	if err != nil {
		return err
	}
	again := c.has("check")
	if found != nil && format != "text" {
		return c.printAutomaton(found.(*chart.Map), g.String(), format)
	}
	if found != nil {
		return c.printChart(found, again)
	}
	if format != "text" {
		return fmt.Errorf("no chart was found in %d million steps, so there is no automaton", work)
	}
	if again {
		return fmt.Errorf("no chart was found in %d million steps, so there is nothing to prove again", work)
	}
	_, err = fmt.Fprintf(c.stdout, "no chart found in %d million steps; there may be one all the same\n", work)
	return err
}

// findChart looks for the chart of a game, and returns nil if so much work does not find one.
func findChart(g engine.Game, work int) (proven, error) {
	owner, ok := g.(charter)
	if !ok {
		return nil, misusef("%s has no chart: only vector subtraction in two dimensions has one, such as subtraction:(1,2)(2,1)(3,3)", g)
	}
	found, err := owner.Chart(work)
	if err != nil {
		return nil, misuse{err}
	}
	if found == nil {
		return nil, nil
	}
	return found, nil
}

// printAutomaton proves the automaton of a chart and prints it.
func (c *call) printAutomaton(found *chart.Map, game, format string) error {
	stop := c.wait()
	a, err := automatonOf(found, game)
	if err == nil {
		err = a.check(found.Moves)
	}
	stop()
	if err != nil {
		return err
	}
	return a.write(c.out, format)
}

// printChart says what has been found, and proves it again if that is asked for.
func (c *call) printChart(found proven, again bool) error {
	said := fmt.Sprintf("%d kinds of blocks, %d squares wide and high", found.Kinds(), found.Side())
	if again {
		stop := c.wait()
		err := found.Check()
		stop()
		if err != nil {
			return errors.New(said + ", and " + err.Error())
		}
		said += ", proved again"
	}
	_, err := fmt.Fprintln(c.stdout, said)
	return err
}
