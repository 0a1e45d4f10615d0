package main

import (
	"bufio"
	"fmt"

	"github.com/palacegames/palace/engine/blocking/conjecture"
)

var armpitsVerb = verb{
	name:  "armpits",
	args:  "--from K --to K [--step S]",
	about: "Looks for the squares of the 4k×4k corner of blocking games from which the queen sees the most palaces: do all of them lie at the armpits?",
	more:  "A game counts if all of them are within k/20 columns and rows of an armpit. Farther out than 4k it does not look.",
	flags: rangeFlags,
	run:   armpits,
}

func armpits(c *call) error {
	if _, err := c.only(); err != nil {
		return err
	}
	games, err := c.games(conjecture.CheckArmpits)
	if err != nil {
		return err
	}
	progress := newProgress(c.stderr, len(games)).of("games")
	out := bufio.NewWriter(c.stdout)
	defer out.Flush()
	at := 0
	for _, k := range games {
		m, err := conjecture.Armpits(k)
		if err != nil {
			progress.clear()
			return misuse{err}
		}
		where := "elsewhere, too"
		if m.AtArmpit() {
			where = "at the armpit"
			at++
		}
		progress.clear()
		fmt.Fprintf(out, "k=%d armpit %d,%d: k%+d palaces from %d squares, from %d,%d to %d,%d: %s\n",
			k, m.Armpit.X, m.Armpit.Y, m.Rel, m.Squares, m.First.X, m.First.Y, m.Last.X, m.Last.Y, where)
		if err := out.Flush(); err != nil {
			return err
		}
		progress.add(1)
	}
	progress.clear()
	fmt.Fprintf(out, "at the armpit in %d of %d games\n", at, len(games))
	return out.Flush()
}
