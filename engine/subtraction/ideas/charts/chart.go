// Package charts shows a board that repeats on every scale: the kinds of its blocks, what each is
// made of, and how the binary digits of a place lead from kind to kind down to the block there. In
// (2,6)(3,3)(6,2) there are 124 kinds, 64 squares wide.
package charts

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// charts illustrates the chart of a board that repeats on every scale: kinds of blocks, what
// each is made of, and how the digits of a place lead to its kind.
type charts struct {
	game  sheet.Game
	seek  chart.Seeking
	fault error      // why there can be no chart
	found *chart.Map // nil as long as there is none
	ways  int        // in how many ways kinds meet

	gaze  idea.Gaze
	first int // the first kind of the table
}

// New begins to illustrate the chart of a game.
func New(g sheet.Game, _ *moves.Set) idea.Illustration {
	c := &charts{game: g}
	c.seek, c.fault = g.Charting(chartWork)
	return c
}

// chartWork is how much work to look for a chart: about a second.
const chartWork = 2_000_000

// kindsControl chooses which kinds are listed, and pageOfKinds is how many at once.
const (
	kindsControl = "kinds"
	pageOfKinds  = 60
)

// Look looks for the chart.
func (c *charts) Look(at idea.Gaze) (engine.Job, error) {
	first := 0
	for name, value := range at.Chosen {
		if name != kindsControl {
			return nil, idea.ErrControl(name)
		}
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n%pageOfKinds != 1 || n > 1<<20 {
			return nil, idea.ErrOption(kindsLabel, value)
		}
		first = n - 1
	}
	c.gaze, c.first = at, first
	if c.fault != nil || c.found != nil {
		return nil, nil
	}
	return idea.InTurn(c.seek, idea.Later(func() engine.Job {
		if c.found = c.seek.Found(); c.found != nil {
			c.ways = c.found.Meetings()
		}
		return nil
	})), nil
}

// Layer shows the kinds of the blocks, of the size that fits the window, and the way to the one
// that is pointed at.
func (c *charts) Layer() (idea.Layer, error) {
	if c.fault != nil {
		return idea.Layer{}, c.fault
	}
	if c.found == nil {
		return idea.Layer{Words: []string{sayNoChart(chartWork)}}, nil
	}
	l := idea.Layer{}
	if c.gaze.Origin.Zero() { // elsewhere blocks are everywhere in view
		const across, along = 4, 3
		l.Best = engine.Window{W: across * c.found.Side(), H: along * c.found.Side()}
	}
	b := c.blocks()
	b.draw(&l)
	if c.gaze.At.Dim() == 2 {
		c.lead(&l)
	}
	l.Words = append(l.Words, sayChart(c.found.Kinds(), c.found.Side()))
	if c.found.Kinds() > 1 {
		l.Words = append(l.Words, sayScale(b.side, b.scale))
	}
	l.Words = append(l.Words, sayMeetings(c.ways))
	c.list(&l)
	return l, nil
}

// The links of kinds, and of digits.
const (
	kindLink  idea.Link = 1 << 20
	digitLink idea.Link = 1
)

func linkOf(kind int) idea.Link   { return kindLink + idea.Link(kind) }
func hueOfKind(kind int) idea.Hue { return idea.Class(kind) }
func nameOfKind(kind int) string  { return strconv.Itoa(kind + 1) }

// list lists the kinds and what they are made of.
func (c *charts) list(l *idea.Layer) {
	m := c.found
	t := idea.Table{Title: kindsTitle(m.Kinds()), Head: kindsHead()}
	for kind := c.first; kind < min(m.Kinds(), c.first+pageOfKinds); kind++ {
		t.Rows = append(t.Rows, c.row(kind))
	}
	l.Tables = append(l.Tables, t)
	if m.Kinds() <= pageOfKinds && c.first == 0 {
		return
	}
	control := idea.Control{Name: kindsControl, Label: kindsLabel, Value: strconv.Itoa(c.first + 1)}
	for first := 0; first < m.Kinds(); first += pageOfKinds { // one beyond them is refused
		control.Options = append(control.Options, idea.Option{
			Value: strconv.Itoa(first + 1), Label: fromTo(first+1, min(m.Kinds(), first+pageOfKinds)),
		})
	}
	l.Controls = append(l.Controls, control)
}

// row says what a kind is made of.
func (c *charts) row(kind int) idea.Row {
	r := idea.Row{Cells: []string{nameOfKind(kind)}, Hues: []idea.Hue{hueOfKind(kind)}, Link: linkOf(kind)}
	for _, q := range c.found.Quarters(kind) {
		r.Cells, r.Hues = append(r.Cells, nameOfKind(q)), append(r.Hues, hueOfKind(q))
	}
	r.Cells = append(r.Cells, share(c.found.Palaces(kind), c.found.Side()))
	return r
}

// blocks are those of the window, of one scale.
type blocks struct {
	*charts
	scale  int      // they are 2^scale times as wide as those of the kinds
	side   int      // how many squares they are wide
	i, k   *big.Int // the place of the first one
	corner engine.Cell
	w, h   int
}

// mostBlocks bounds how many blocks are drawn.
const mostBlocks = 150

// blocks returns the blocks of the smallest scale of which not too many lie in the window.
func (c *charts) blocks() blocks {
	b := blocks{charts: c, side: c.found.Side()}
	w := c.gaze.Window
	for (w.W/b.side+2)*(w.H/b.side+2) > mostBlocks {
		b.scale, b.side = b.scale+1, 2*b.side
	}
	first := func(d, from int) (place *big.Int, corner int) {
		at := big.NewInt(int64(from))
		if c.gaze.Origin != (engine.Position{}) {
			at.Add(at, c.gaze.Origin.At(d).Big())
		}
		place, rest := new(big.Int), new(big.Int)
		place.DivMod(at, big.NewInt(int64(b.side)), rest)
		return place, from - int(rest.Int64())
	}
	b.i, b.corner.X = first(0, w.X)
	b.k, b.corner.Y = first(1, w.Y)
	b.w = (w.X + w.W - b.corner.X + b.side - 1) / b.side
	b.h = (w.Y + w.H - b.corner.Y + b.side - 1) / b.side
	return b
}

// draw draws every block in the colour of its kind, with its number.
func (b blocks) draw(l *idea.Layer) {
	for dk := range b.h {
		for di := range b.w {
			i, k := new(big.Int).Add(b.i, sheet.Num(di)), new(big.Int).Add(b.k, sheet.Num(dk))
			kind := b.found.Kind(i, k)
			if kind < 0 {
				continue
			}
			corner := engine.Cell{X: b.corner.X + di*b.side, Y: b.corner.Y + dk*b.side}
			l.Figures = append(l.Figures,
				idea.Figure{Kind: idea.Area, Points: square4(corner, b.side), Hue: hueOfKind(kind), Link: linkOf(kind)},
				idea.Figure{Kind: idea.Label, Points: []idea.Point{middleOf(corner, b.side)}, Hue: hueOfKind(kind), Text: nameOfKind(kind), Link: linkOf(kind)})
		}
	}
}

// square4 returns the corners of a block.
func square4(corner engine.Cell, side int) []idea.Point {
	x, y, s := float64(corner.X), float64(corner.Y), float64(side)
	return []idea.Point{{X: x, Y: y}, {X: x + s, Y: y}, {X: x + s, Y: y + s}, {X: x, Y: y + s}}
}

func middleOf(corner engine.Cell, side int) idea.Point {
	return idea.Point{X: float64(corner.X) + float64(side)/2, Y: float64(corner.Y) + float64(side)/2}
}
