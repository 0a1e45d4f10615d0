package main

import (
	"bufio"
	"fmt"

	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
)

var skinVerb = verb{
	name:  "skin",
	args:  "--from ROW --to ROW",
	about: "Measures the skin of the upper arm of large blocking games, in rows counted from the shoulder: how thick it is, and whether its steps follow 2 → 23, 3 → 233.",
	flags: []flag{
		{"from", "ROW", "the first row, at least 1"},
		{"to", "ROW", "the last"},
	},
	run: skin,
}

// maxRow bounds the rows of the arm: down to there it takes a few minutes.
const maxRow = 1 << 18

func skin(c *call) error {
	if _, err := c.only(); err != nil {
		return err
	}
	from, to, err := c.span("ROW", 1, maxRow)
	if err != nil {
		return err
	}
	arm, err := conjecture.NewArm(to + 1)
	if err != nil {
		return misuse{err}
	}
	layers := followSkin(c, arm, from, to)
	out := bufio.NewWriter(c.stdout)
	for _, s := range conjecture.Stretches(from, layers) {
		first, last := layers[s.First-from], layers[s.Last-from]
		fmt.Fprintf(out, "rows %d-%d, from column k%+d to k%+d: ", s.First, s.Last, first.Start, last.End-1)
		if s.Steady {
			columns, rows := s.Stage.Period()
			fmt.Fprintf(out, "stage %d, %d palaces thick, %d columns and %d rows a period, %d palaces before it\n",
				s.Stage, s.Thinnest, columns, rows, arm.Before(s.First))
			continue
		}
		fmt.Fprintf(out, "in no stage, %d to %d palaces thick\n", s.Thinnest, s.Thickest)
	}
	return out.Flush()
}

// followSkin computes the arm down to the rows from … to, and shows how far it is.
func followSkin(c *call, arm *conjecture.Arm, from, to int) (layers []region.Layer) {
	progress := newProgress(c.stderr, to+1).of("rows")
	const step = 1024
	for y := 0; y < from; y += step {
		arm.Skin(y, y+1, func(int, region.Layer, []int32) {})
		progress.add(min(step, from-y))
	}
	arm.Skin(from, to+1, func(_ int, layer region.Layer, _ []int32) {
		layers = append(layers, layer)
		progress.add(1)
	})
	progress.clear()
	return layers
}
