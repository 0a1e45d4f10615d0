package main

import (
	"fmt"
	"io"
	"strconv"

	"github.com/palacegames/palace/engine/oeis"
)

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
	if c.has("list") {
		if _, err := c.only(); err != nil {
			return err
		}
		out := c.out
		for _, s := range oeis.All() {
			fmt.Fprintf(out, "%s  %s; from n = %d on\n", s.ID, s.Name, s.Offset)
		}
		return nil
	}
	args, err := c.only("the sequence's number, such as A140100,")
	if err != nil {
		return err
	}
	s, err := oeis.Find(args[0])
	if err != nil {
		return misusef("%w: \"palace sequence --list\" shows the %d that there are", err, len(oeis.All()))
	}
	count, err := c.number("count", "N", 0, s.Most)
	if err != nil {
		return err
	}
	progress := newProgress(c.stderr, count).of("members")
	if terminal(c.stdout) {
		progress.out = nil // the members are seen as they come
	}
	defer progress.clear()
	return writeMembers(c.stdout, s, count, progress)
}

// writeMembers writes the first members of a sequence as they come, whole lines at a time.
func writeMembers(out io.Writer, s *oeis.Sequence, count int, progress *progress) error {
	const much = 1 << 16
	next := s.Start()
	var lines []byte
	for i := range count {
		lines = append(strconv.AppendInt(lines, int64(s.Offset+i), 10), ' ')
		lines = append(next().Append(lines, 10), '\n')
		if len(lines) < much && i+1 < count {
			continue
		}
		if _, err := out.Write(lines); err != nil {
			return err
		}
		lines = lines[:0]
		progress.reach(i + 1)
	}
	return nil
}
