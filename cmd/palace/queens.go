package main

import (
	"encoding/json"
	"math"
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

var queensVerb = verb{
	name:  "queens",
	args:  "[exile:quadrant|exile:spiral] --to N [--extremes] [--json]",
	about: "Lists the queens in exile: those of the quadrant's columns 0 to N, or with exile:spiral those on the rings 0 to N; or only how far from their lines the quadrant's are.",
	more:  `On the quadrant a line has the column, the row, low or high, and how many rows the queen is beyond her line, row = column · φ for a low one and row = column / φ for a high one. On the spiral it has the number of the square, x, y, the row n of the table of (X, Y), its letter, and the arm, 0 to 3, in the order of the numbers. With --extremes there are two lines instead of the quadrant's queens: the least and the greatest distance of the low ones and of the high ones, each with its column, between the bounds that are proved for all columns. With --json each line is an object.`,
	flags: []flag{
		{"to", "N", "the last column, or the last ring"},
		{"extremes", "", "only the least and the greatest distances"},
		{"json", "", "one JSON object per line"},
	},
	run: queens,
}

// The last column and the last ring.
const (
	mostColumn = 1_000_000_000
	mostRing   = 1_000_000_000
)

func queens(c *call) error {
	var g engine.Game = exile.Quadrant{}
	if len(c.args) > 0 {
		var err error
		if g, err = c.game(); err != nil {
			return err
		}
	}
	extremes := c.has("extremes")
	most := mostColumn
	switch g.(type) {
	case exile.Quadrant:
	case exile.Spiral:
		most = mostRing
		if extremes {
			return misusef("--extremes is about exile:quadrant")
		}
	default:
		return misusef("there are queens of exile:quadrant and exile:spiral, not of %s", g)
	}
	to, err := c.within("to", "N", 0, most)
	if err != nil {
		return err
	}
	shown := newProgress(c.stderr, to+1).of("columns")
	defer shown.clear()
	switch {
	case extremes:
		return c.writeExtremes(shown, to)
	case g == engine.Game(exile.Spiral{}):
		return c.writeSpiral(c.unseen(shown.of("rings")), to)
	}
	return c.writeQuadrant(c.unseen(shown), to)
}

// beyond is how many rows a queen of the quadrant is beyond her line, for as many columns as there are to
// within 1e-10.
func beyond(column, row int, low bool) float64 {
	const overPhi = 0x9e3779b97f4a7c15 // 2⁶⁴/φ, rounded down
	whole, part := bits.Mul64(uint64(column), overPhi)
	if low {
		row -= column // φ is 1 + 1/φ
	}
	return float64(row-int(whole)) - float64(part)/(1<<64)
}

// millionths rounds to six decimals.
func millionths(v float64) float64 { return math.Round(v*1e6) / 1e6 }

// sides are what queens of the quadrant are called, high ones and low ones.
var sides = map[bool]string{true: "low", false: "high"}

func (c *call) writeQuadrant(shown *progress, to int) error {
	type queen struct {
		Position [2]int  `json:"position"`
		Side     string  `json:"side"`
		Beyond   float64 `json:"beyond"`
	}
	walk := quadrant.Sweep{}
	for range to + 1 {
		column, row := walk.Next()
		low := row >= column
		shown.reach(column)
		v := beyond(column, row, low)
		if err := c.line(queen{[2]int{row, column}, sides[low], millionths(v)}, "%d %d %s %.6f\n", column, row, sides[low], v); err != nil {
			return err
		}
	}
	return nil
}

// writeExtremes goes through the columns and tells of the queens farthest from their lines.
func (c *call) writeExtremes(shown *progress, to int) error {
	type extreme struct {
		Side    string     `json:"side"`
		Proved  [2]float64 `json:"proved"`
		Seen    [2]float64 `json:"seen"`
		Columns [2]int     `json:"columns"`
	}
	found := map[bool]*extreme{
		true:  {Side: sides[true], Proved: [2]float64{quadrant.LowLeast, quadrant.LowMost}},
		false: {Side: sides[false], Proved: [2]float64{quadrant.HighLeast, quadrant.HighMost}},
	}
	walk := quadrant.Sweep{}
	for n := range to + 1 {
		column, row := walk.Next()
		low := row >= column
		e := found[low]
		switch v := beyond(column, row, low); {
		case v < e.Seen[0]:
			e.Seen[0], e.Columns[0] = v, column
		case v > e.Seen[1]:
			e.Seen[1], e.Columns[1] = v, column
		}
		if n&(1<<16-1) == 0 {
			shown.reach(n)
		}
	}
	shown.clear()
	for _, low := range []bool{true, false} {
		e := found[low]
		e.Seen = [2]float64{millionths(e.Seen[0]), millionths(e.Seen[1])}
		if err := c.line(e, "%s: seen from %.6f in column %d to %.6f in column %d; proved from %.2f to %.2f\n",
			e.Side, e.Seen[0], e.Columns[0], e.Seen[1], e.Columns[1], e.Proved[0], e.Proved[1]); err != nil {
			return err
		}
	}
	return nil
}

// writeSpiral lists the queens of the spiral: the centre, and then four on each ring Y_n.
func (c *call) writeSpiral(shown *progress, to int) error {
	type queen struct {
		Number   json.Number `json:"number"`
		Position [2]int      `json:"position"`
		N        int         `json:"n"`
		Letter   string      `json:"letter"`
		Arm      int         `json:"arm"`
	}
	write := func(q spiral.Cell, n, arm int, letter byte) error {
		said := queen{json.Number(q.Number().String()), [2]int{q.X.Clamp(), q.Y.Clamp()}, n, string(letter), arm}
		return c.line(said, "%s %d %d %d %s %d\n", said.Number, said.Position[0], said.Position[1], n, said.Letter, arm)
	}
	if err := write(spiral.Cell{}, 0, 0, 'c'); err != nil {
		return err
	}
	e, x, y := tribonacci.Numeral(0), 1, 2
	for n := 1; y <= to; n++ {
		shown.reach(y)
		letter := e.Letter()
		q := spiral.Cell{X: engine.Num(x), Y: engine.Num(y)}
		for arm := range 4 {
			if err := write(q.Turned(arm), n, arm, "abc"[letter]); err != nil {
				return err
			}
		}
		step := spiral.Step(letter)
		x, y, e = x+step.X, y+step.Y, e.Next()
	}
	return nil
}
