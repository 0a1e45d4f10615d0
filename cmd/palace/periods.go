package main

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/additive"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

var periodsVerb = verb{
	name:  "periods",
	args:  "GAME [--rows N | --columns N] [--values] [--json]",
	about: "Prints how the outcomes along the first rows or columns of a vector subtraction game in two dimensions repeat, or those of one pile: the smallest period, and then the smallest number of squares before it. With --values it is the nim-values, also of rook, wythoff, maharaja, other lists of further moves, and mwythoff:M with M up to 999; these repeat after adding: g(x+q) = g(x) + a. Each is proved: everything on which the row's next square depends occurs a second time.",
	flags: []flag{
		{"rows", "N", "the rows y = 0 … N-1, along x; one pile has only one"},
		{"columns", "N", "the columns x = 0 … N-1, along y"},
		{"values", "", "nim-values, which may repeat after adding"},
		{"json", "", `one line each: {"row":y,"preperiod":p,"period":q}, or "column"; with --values "added":a besides`},
	},
	run: periods,
}

const (
	mostRows = 100_000
	// mostFollowed is how many squares of a row are looked at.
	mostFollowed = 1 << 24
)

func periods(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	if c.has("values") {
		return c.valuePeriods(g)
	}
	game, ok := g.(*subtraction.Game)
	if !ok || game.Dim > 2 {
		return misusef("%s has no periods of outcomes: only vector subtraction in one dimension or two has them, such as subtraction:(1,2)(2,1)(3,3); --values is for nim-values", g)
	}
	what, n, err := c.alongLines(g)
	if err != nil {
		return err
	}
	set := game.Set
	if what == "column" {
		set = set.Mirror()
	}
	return c.printPeriods(periodic.NewRows(set, mostFollowed), what, n)
}

// alongLines says whether rows or columns are asked for, and how many.
func (c *call) alongLines(g engine.Game) (what string, n int, err error) {
	rows, columns, pile := c.has("rows"), c.has("columns"), g.Shape().Dim == 1
	switch {
	case rows && columns:
		return "", 0, misusef("--rows and --columns cannot both be given")
	case columns && pile:
		return "", 0, misusef("--columns: %s is one pile, and has only a row", g)
	case columns:
		n, err = c.number("columns", "N", 0, mostRows)
		return "column", n, err
	case pile:
		n, err = c.number("rows", "N", 1, 1)
	default:
		n, err = c.number("rows", "N", 0, mostRows)
	}
	return "row", n, err
}

// mostValued is how many squares of a row of nim-values are looked at.
const mostValued = 1 << 22

// valuePeriods prints the periods of nim-values.
func (c *call) valuePeriods(g engine.Game) error {
	game, ok := g.(additive.Lined)
	if !ok || g.Shape().Dim > 2 || !g.Shape().Has(engine.NimValues) {
		return misusef("%s has no periods of nim-values here: vector subtraction in one dimension or two has them, rook, wythoff with any further moves, and mwythoff", g)
	}
	what, n, err := c.alongLines(g)
	if err != nil {
		return err
	}
	moves := game.Lines()
	if len(moves.Lines) > mostLines {
		return misusef("%s has too many diagonals: %d are the most", g, mostLines)
	}
	follow := additive.NewRows
	if what == "column" {
		follow = additive.Columns
	}
	rows := follow(moves, mostValued)
	for at := range n {
		if !rows.Next() {
			if flushed := c.out.Flush(); flushed != nil {
				return flushed
			}
			return fmt.Errorf("%s %d does not repeat within %d squares", what, at, mostValued)
		}
		p := rows.Found[at]
		if c.has("json") {
			_, err = fmt.Fprintf(c.out, "{%q:%d,\"preperiod\":%d,\"period\":%d,\"added\":%d}\n", what, at, p.Preperiod, p.Length, p.Added)
		} else {
			_, err = fmt.Fprintf(c.out, "%s %d: %d squares, and then %d that repeat with %d added; squares %d and %d are in the same state\n", what, at, p.Preperiod, p.Length, p.Added, p.State, p.Again)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// mostLines is how many lines a piece may have.
const mostLines = 2000

// printPeriods follows so many rows, and prints each as soon as it is known.
func (c *call) printPeriods(rows *periodic.Rows, what string, n int) error {
	asJSON := c.has("json")
	out := c.out
	for at := range n {
		if err := rows.Next(); err != nil {
			if flushed := out.Flush(); flushed != nil {
				return flushed
			}
			return fmt.Errorf("%s %d does not repeat within %d squares", what, at, mostFollowed)
		}
		rows.Forget()
		p, err := rows.Found[at], error(nil)
		if asJSON {
			_, err = fmt.Fprintf(out, "{%q:%d,\"preperiod\":%d,\"period\":%d}\n", what, at, p.Preperiod, p.Length)
		} else {
			_, err = fmt.Fprintf(out, "%s %d: %d squares, and then %d that repeat\n", what, at, p.Preperiod, p.Length)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
