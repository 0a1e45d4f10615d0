package main

import (
	"fmt"
	"io"
	"strconv"

	"github.com/palacegames/palace/engine/oeis"
)

var sequenceVerb = verb{
	name:  "sequence",
	args:  "--list | A140100 [--from n] --count N [--json]",
	about: "Prints a sequence of the OEIS as a b-file: \"n a(n)\" on each line, from its own offset.",
	flags: []flag{
		{"list", "", "list the sequences"},
		{"from", "n", "the first member to print; the sequence's own first when left out"},
		{"count", "N", "how many members to print"},
		{"json", "", `a line each: {"n":n,"a":a(n)}`},
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
	from := s.Offset
	if c.has("from") {
		if from, err = c.within("from", "n", s.Offset, s.Offset+s.Most-count); err != nil {
			return err
		}
	}
	progress := newProgress(c.stderr, from-s.Offset+count).of("members")
	if terminal(c.stdout) && from == s.Offset {
		progress.out = nil // the members are seen as they come
	}
	defer progress.clear()
	row := [3]string{"", " ", "\n"}
	if c.has("json") {
		row = [3]string{`{"n":`, `,"a":`, "}\n"}
	}
	return writeMembers(c.stdout, s, from, count, row, progress)
}

// writeMembers writes members of a sequence as they come, whole lines at a time: n and a(n) each, with what
// stands before, between and behind them.
func writeMembers(out io.Writer, s *oeis.Sequence, from, count int, row [3]string, progress *progress) error {
	const much = 1 << 16
	next := s.Start()
	for i := range from - s.Offset {
		next()
		progress.reach(i + 1)
	}
	var lines []byte
	for i := range count {
		lines = append(strconv.AppendInt(append(lines, row[0]...), int64(from+i), 10), row[1]...)
		lines = append(next().Append(lines, 10), row[2]...)
		if len(lines) < much && i+1 < count {
			continue
		}
		if _, err := out.Write(lines); err != nil {
			return err
		}
		lines = lines[:0]
		progress.reach(from - s.Offset + i + 1)
	}
	return nil
}
