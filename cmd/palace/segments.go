package main

import (
	"bufio"
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/game/catalog"
)

var segmentsVerb = verb{
	name:  "segments",
	args:  "GAME [--radius R] [--from DEGREES] [--to DEGREES] [--places P]",
	about: "Walks along an arc around the origin of a vector subtraction game in two dimensions, and lists the segments on the way: their angles, the periods of their mosaic, how many squares repeat and how many of those are P-positions, and whether N-positions hang together without end.",
	flags: []flag{
		{"radius", "R", "of the arc, in squares; 6000 when left out. Segments close to each other part far out only"},
		{"from", "DEGREES", "where the arc begins, seen from the x-axis; 0 when left out"},
		{"to", "DEGREES", "where it ends; 90 when left out"},
		{"places", "P", "so many places are looked at, and three in a row with the same periods are a segment; 120 when left out"},
	},
	run: segments,
}

// The bounds of what is looked at. The grid takes a bit a square: 120 megabytes at most.
const (
	minRadius  = 400
	maxRadius  = 30_000
	maxPlaces  = 10_000
	gridMargin = 400 // beyond the arc, for the squares around each place and their periods
)

func segments(c *call) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	if catalog.Of(g).Name != "subtraction" || g.Dim() != 2 {
		return misusef("%s has no segments: only vector subtraction in two dimensions has, such as subtraction:(1,2)(2,1)(3,3)", g)
	}
	radius, err := c.number("radius", "R", 6000, maxRadius)
	if err != nil {
		return err
	}
	if radius < minRadius {
		return misusef("--radius: R must be at least %d", minRadius)
	}
	places, err := c.number("places", "P", 120, maxPlaces)
	if err != nil {
		return err
	}
	from, to, err := c.arc()
	if err != nil {
		return err
	}
	board := g.Board(engine.Outcomes)
	n := radius + gridMargin
	if err := board.Check(engine.Window{W: n, H: n}); err != nil {
		return misuse{err}
	}
	stop := c.wait()
	grid := segment.NewGrid(board, n)
	out := bufio.NewWriter(c.stdout)
	found := grid.Segments(float64(radius), from, to, places)
	stop()
	for _, s := range found {
		u, v := s.Shortest()
		fmt.Fprintf(out, "from %.2f to %.2f degrees: periods (%d,%d) and (%d,%d), %d of %d squares are P, N-positions %s\n",
			s.From, s.To, u[0], u[1], v[0], v[1], s.Palaces, s.Determinant(), hang(grid, s))
	}
	plural := "s"
	if len(found) == 1 {
		plural = ""
	}
	fmt.Fprintf(out, "%d segment%s at radius %d\n", len(found), plural, radius)
	return out.Flush()
}

// hang says whether the N-positions of a segment percolate.
func hang(grid *segment.Grid, s segment.Segment) string {
	switch {
	case grid.Percolates(s, false):
		return "percolate over sides"
	case grid.Percolates(s, true):
		return "percolate over corners only"
	}
	return "do not percolate"
}

// arc reads the angles between which the segments are looked for.
func (c *call) arc() (from, to float64, err error) {
	read := func(name, otherwise string) float64 {
		text := c.or(name, otherwise)
		angle, bad := strconv.ParseFloat(text, 64)
		if err == nil && (bad != nil || !(angle >= 0 && angle <= 90)) {
			err = misusef("--%s: DEGREES must be a number from 0 to 90, not %.40q", name, text)
		}
		return angle
	}
	from, to = read("from", "0"), read("to", "90")
	if err == nil && from >= to {
		err = misusef("--from %v does not come before --to %v", from, to)
	}
	return from, to, err
}
