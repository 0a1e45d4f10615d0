package main

import (
	"bufio"
	"fmt"

	"github.com/palacegames/palace/engine/oeis"
)

// mostTerms bounds a b-file: more would fill a disk before anyone reads it.
const mostTerms = 1_000_000_000

var sequenceVerb = verb{
	name:  "sequence",
	args:  "--list | A140100 --count N",
	about: "Prints a sequence of the OEIS as a b-file: \"n a(n)\" on each line, from its own offset.",
	flags: []flag{
		{"list", "", "list the sequences"},
		{"count", "N", "how many members to print"},
	},
	run: printSequence,
}

func printSequence(c *call) error {
	if _, list := c.flags["list"]; list {
		if _, err := c.only(); err != nil {
			return err
		}
		out := bufio.NewWriter(c.stdout)
		for _, s := range oeis.All() {
			fmt.Fprintf(out, "%s  %s; from n = %d on\n", s.ID, s.Name, s.Offset)
		}
		return out.Flush()
	}
	args, err := c.only("the sequence's number, such as A140100,")
	if err != nil {
		return err
	}
	s, err := oeis.Find(args[0])
	if err != nil {
		return misuse{err}
	}
	count, err := c.number("count", "N", 0, mostTerms)
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(c.stdout, 1<<16)
	next := s.Start()
	var line []byte
	for n := s.Offset; n < s.Offset+count; n++ {
		line = append(fmt.Appendf(line[:0], "%d ", n), next().String()...)
		if _, err := out.Write(append(line, '\n')); err != nil {
			return err
		}
	}
	return out.Flush()
}
