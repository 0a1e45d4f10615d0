package main

import (
	"bufio"
	"fmt"
	"maps"
	"slices"

	"github.com/palacegames/palace/engine/blocking/conjecture"
)

var threadsVerb = verb{
	name:  "threads",
	args:  "--from K --to K [--step S] [--gap G]",
	about: "Counts the palaces in the threads of the warp of blocking games, in the rows 2k, 2k+k/8, …, 3k: are they Fibonacci numbers? Lists those that are not.",
	more:  "Small numbers prove little: below 9 only 4, 6 and 7 are no Fibonacci numbers. Nor do nine rows of one game count nine times, for a thread goes through many.",
	flags: append(slices.Clone(rangeFlags), flag{"gap", "G", "so many squares in a row without a palace, or more, part threads; 24 when left out"}),
	run:   threads,
}

func threads(c *call) error {
	if _, err := c.only(); err != nil {
		return err
	}
	games, err := c.games(func(k int) error { return conjecture.CheckThreads(k, rowsOf(k)) })
	if err != nil {
		return err
	}
	gap, err := c.number("gap", "G", conjecture.DefaultGap, 1<<20)
	if err != nil {
		return err
	}
	progress := newProgress(c.stderr, len(games)).of("games")
	out := bufio.NewWriter(c.stdout)
	defer out.Flush()
	thick := map[int]int{}
	pieces, exceptions, innermost := 0, 0, 0
	for _, k := range games {
		found, err := conjecture.Threads(k, gap, rowsOf(k))
		if err != nil {
			progress.clear()
			return misuse{err}
		}
		for _, t := range found {
			pieces++
			thick[t.Palaces]++
			if conjecture.IsFibonacci(t.Palaces) {
				continue
			}
			exceptions++
			if t.Rank == 0 {
				innermost++
			}
			progress.clear()
			fmt.Fprintf(out, "k=%d row %d columns %d-%d: %d palaces, thread %d from the inner sector\n", k, t.Row, t.From, t.To, t.Palaces, t.Rank)
			if err := out.Flush(); err != nil {
				return err
			}
		}
		progress.add(1)
	}
	progress.clear()
	fmt.Fprintln(out, "palaces pieces")
	for _, n := range slices.Sorted(maps.Keys(thick)) {
		fmt.Fprintf(out, "%7d %6d\n", n, thick[n])
	}
	fmt.Fprintf(out, "%d pieces, %d of them no Fibonacci number; %d of these in the innermost thread\n", pieces, exceptions, innermost)
	small := 0
	for n := range 9 {
		small += thick[n]
	}
	fmt.Fprintf(out, "of these pieces %d have fewer than 9 palaces, where only 4, 6 and 7 are no Fibonacci numbers, and %d have one; the %d rows of a game are not independent\n",
		small, thick[1], len(rowsOf(1)))
	return out.Flush()
}

// rowsOf lists the rows in which the threads of game k are counted.
func rowsOf(k int) []int {
	var rows []int
	for i := range 9 {
		rows = append(rows, 2*k+i*k/8)
	}
	return rows
}
