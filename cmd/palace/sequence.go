package main

import (
	"fmt"
	"io"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/oeis"
	"github.com/palacegames/palace/game/catalog"
)

var sequenceVerb = verb{
	name:  "sequence",
	args:  "[GAME] --list | A140100 [--from n] --count N | GAME NAME [--from n] --count N",
	about: "Prints a sequence as a b-file: \"n a(n)\" on each line. It is one of the OEIS, from its own offset, or one of a game, by its name, such as the nim-values along the antidiagonals.",
	flags: []flag{
		{"list", "", "list the sequences, those of the OEIS or those of a game"},
		{"from", "n", "the first member to print; default the sequence's own first"},
		{"count", "N", "how many members to print"},
		{"json", "", `one line each: {"n":n,"a":a(n)}`},
	},
	run: printSequence,
}

// sequence is what is to be printed.
type sequence struct {
	offset, most, last int // how many members may be asked for, and the last that there is
	begin              func(from, count int) (next, error)
}

func printSequence(c *call) error {
	if c.has("list") {
		return c.listSequences()
	}
	s, err := c.sequence()
	if err != nil {
		return err
	}
	count, err := c.number("count", "N", 0, s.most)
	if err != nil {
		return err
	}
	from := s.offset
	if c.has("from") {
		if from, err = c.within("from", "n", s.offset, s.last+1-count); err != nil {
			return err
		}
	}
	progress := c.unseen(newProgress(c.stderr, count).of("members"))
	defer progress.clear()
	row := [3]string{"", " ", "\n"}
	if c.has("json") {
		row = [3]string{`{"n":`, `,"a":`, "}\n"}
	}
	stop := c.wait()
	one, err := s.begin(from, count)
	stop()
	if err != nil {
		return err
	}
	return writeMembers(c.stdout, one, from, count, row, progress)
}

// sequence reads which one is meant: a number of the OEIS, or a game and a name.
func (c *call) sequence() (s sequence, err error) {
	game := len(c.args) > 1
	if len(c.args) == 1 {
		_, none := catalog.Parse(c.args[0])
		game = none == nil
	}
	if !game {
		args, err := c.only("the sequence's number, such as A140100,")
		if err != nil {
			return s, err
		}
		known, err := oeis.Find(args[0])
		if err != nil {
			return s, misusef("%w: \"palace sequence --list\" lists all %d", err, len(oeis.All()))
		}
		return sequence{known.Offset, known.Most, known.Offset + known.Most - 1, func(from, _ int) (next, error) {
			member := known.Start()
			return skip(func() (*big.Int, error) { return member(), nil }, from-known.Offset)
		}}, nil
	}
	args, err := c.only("GAME", "the sequence's name")
	if err != nil {
		return s, err
	}
	g, err := c.read(args[0])
	if err != nil {
		return s, err
	}
	var names []string
	for _, known := range gameSequences {
		if names = append(names, known.name); known.name != args[1] {
			continue
		}
		if why := known.lacks(g.Shape(), g); why != "" {
			return s, misusef("%s has no sequence %q: %s", g, known.name, why)
		}
		return sequence{known.offset, oeis.Most, farthest, func(from, count int) (next, error) {
			return known.begin(terms{g, c.solve(g), from, count})
		}}, nil
	}
	return s, misusef("the sequences of games are %s, not %s", strings.Join(names, ", "), notation.Quote(args[1]))
}

// listSequences lists those of the OEIS, or those of a game, and why it has not the others.
func (c *call) listSequences() error {
	list := func(name, about string, offset int, why string) {
		switch {
		case c.has("json"):
			c.line(struct {
				Sequence string `json:"sequence"`
				About    string `json:"about"`
				Offset   int    `json:"offset"`
				Lacks    string `json:"lacks,omitempty"`
			}{name, about, offset, why}, "")
		case why != "":
			fmt.Fprintf(c.out, "%s: not here, because %s\n", name, why)
		default:
			fmt.Fprintf(c.out, "%s  %s; from n = %d on\n", name, about, offset)
		}
	}
	if len(c.args) == 0 {
		for _, s := range oeis.All() {
			list(s.ID, s.Name, s.Offset, "")
		}
		return nil
	}
	g, err := c.game()
	if err != nil {
		return err
	}
	for _, s := range gameSequences {
		list(s.name, s.about, s.offset, s.lacks(g.Shape(), g))
	}
	return nil
}

// writeMembers writes members of a sequence as they come, whole lines at a time: n and a(n) each, with what
// stands before, between and behind them. What has come is written also if the next one cannot be told.
func writeMembers(out io.Writer, one next, from, count int, row [3]string, progress *progress) error {
	const much = 1 << 16
	var lines []byte
	for i := range count {
		a, err := one()
		if err == nil {
			lines = append(strconv.AppendInt(append(lines, row[0]...), int64(from+i), 10), row[1]...)
			lines = append(a.Append(lines, 10), row[2]...)
			if len(lines) < much && i+1 < count {
				continue
			}
		}
		if _, unsent := out.Write(lines); unsent != nil || err != nil {
			if unsent != nil {
				return unsent
			}
			return err
		}
		lines = lines[:0]
		progress.reach(i + 1)
	}
	return nil
}
