package main

import "fmt"

var chartVerb = verb{
	name:  "chart",
	args:  "GAME [--work W]",
	about: "Looks for the chart of a vector subtraction game in two dimensions: finitely many kinds of blocks, such that the binary digits of a position, first ones first, lead from kind to kind to its outcome. What is found is proved, and answers at any distance.",
	flags: []flag{
		{"work", "W", "how long to look, in millions of steps of about half a second each; 2 when left out"},
	},
	run: chart,
}

// mostWork bounds the work in millions of steps. Each takes up to 200 megabytes.
const mostWork = 20

// charter is a game that may have a chart.
type charter interface {
	BlockKinds(work int) (kinds, side int, found bool, err error)
}

func chart(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	work, err := c.number("work", "W", 2, mostWork)
	if err != nil {
		return err
	}
	game, ok := g.(charter)
	if !ok {
		return misusef("%s has no chart: only vector subtraction in two dimensions has, such as subtraction:(1,2)(2,1)(3,3)", g)
	}
	stop := c.wait()
	kinds, side, found, err := game.BlockKinds(work * 1_000_000)
	stop()
	switch {
	case err != nil:
		return misuse{err}
	case found:
		_, err = fmt.Fprintf(c.stdout, "%d kinds of blocks, %d squares wide and high\n", kinds, side)
	default:
		_, err = fmt.Fprintln(c.stdout, "no chart found")
	}
	return err
}
