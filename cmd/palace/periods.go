package main

import (
	"fmt"

	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

var periodsVerb = verb{
	name:  "periods",
	args:  "GAME [--rows N | --columns N] [--json]",
	about: "Prints how the outcomes along the first rows or columns of a vector subtraction game in two dimensions repeat, or those of one pile: the smallest period, and then the smallest number of squares before it. Each is proved: everything on which the row's next square depends occurs a second time.",
	flags: []flag{
		{"rows", "N", "the rows y = 0 … N-1, along x; one pile has only one"},
		{"columns", "N", "the columns x = 0 … N-1, along y"},
		{"json", "", `one line each: {"row":y,"preperiod":p,"period":q}, or "column"`},
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
	game, ok := g.(*subtraction.Game)
	if !ok || game.Dim > 2 {
		return misusef("%s has no periods: only vector subtraction in one dimension or two has them, such as subtraction:(1,2)(2,1)(3,3)", g)
	}
	set, what, n, err := game.Set, "row", 0, error(nil)
	rows := c.has("rows")
	columns := c.has("columns")
	switch {
	case rows && columns:
		return misusef("--rows and --columns cannot both be given")
	case columns && game.Dim == 1:
		return misusef("--columns: %s is one pile, and has only a row", g)
	case columns:
		set, what = game.Set.Mirror(), "column"
		n, err = c.number("columns", "N", 0, mostRows)
	case game.Dim == 1:
		n, err = c.number("rows", "N", 1, 1)
	default:
		n, err = c.number("rows", "N", 0, mostRows)
	}
	if err != nil {
		return err
	}
	return c.printPeriods(periodic.NewRows(set, mostFollowed), what, n)
}

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
