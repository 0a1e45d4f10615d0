package ideas

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/words"
)

// charts illustrates the chart of a board that repeats on every scale: the kinds of its blocks, what
// each is made of, and how the binary digits of a place lead from kind to kind down to the block
// there. In (2,6)(3,3)(6,2) there are 124 kinds, 64 squares wide.
type charts struct {
	seek  chart.Seeking
	fault error      // why there can be no chart
	found *chart.Map // nil as long as there is none
	ways  int        // in how many ways kinds meet

	gaze  idea.Gaze
	first int // the first kind of the table
}

// newCharts begins to illustrate the chart of a game.
func newCharts(g interface {
	Charting(work int) (chart.Seeking, error)
}) idea.Illustration {
	c := &charts{}
	c.seek, c.fault = g.Charting(chartWork)
	return c
}

// chartWork is how much work to look for a chart: about a second.
const chartWork = 2_000_000

// pageOfKinds is how many kinds are listed at once.
const pageOfKinds = 60

// Choices are which kinds are listed, by the first of them; how many there are is known once a chart
// is found.
func (c *charts) Choices() []idea.Choice {
	kinds := idea.Choice{Name: "kinds", Label: kindsLabel, Usual: "1", Read: func(value string) (string, error) {
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n%pageOfKinds != 1 || n > 1<<20 {
			return "", idea.ErrOption(kindsLabel, value)
		}
		return value, nil
	}}
	if c.found == nil || c.found.Kinds() <= pageOfKinds && c.first == 0 {
		return []idea.Choice{kinds}
	}
	for first := 0; first < c.found.Kinds(); first += pageOfKinds { // one beyond them is refused
		kinds.Options = append(kinds.Options, idea.Option{
			Value: strconv.Itoa(first + 1), Label: words.As(idea.FromTo(first+1, min(c.found.Kinds(), first+pageOfKinds))),
		})
	}
	return []idea.Choice{kinds}
}

// Look looks for the chart.
func (c *charts) Look(at idea.Gaze) (engine.Job, error) {
	first, _ := strconv.Atoi(at.Chosen["kinds"])
	c.gaze, c.first = at, first-1
	if c.fault != nil || c.found != nil {
		return nil, nil
	}
	return idea.InTurn(c.seek, idea.Do(func() {
		if c.found = c.seek.Found(); c.found != nil {
			c.ways = c.found.Meetings()
		}
	})), nil
}

// Layer shows the kinds of the blocks, of the size that fits the window, and the way to the one
// that is pointed at.
func (c *charts) Layer() (idea.Layer, error) {
	if c.fault != nil {
		return idea.Layer{}, c.fault
	}
	if c.found == nil {
		return idea.Layer{Words: []string{noChart(chartWork / 1_000_000)}}, nil
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
func nameOfKind(kind int) string  { return strconv.Itoa(numberOfKind(kind)) }

// numberOfKind is what people call a kind: they count from 1.
func numberOfKind(kind int) int { return kind + 1 }

// list lists the kinds and what they are made of.
func (c *charts) list(l *idea.Layer) {
	m := c.found
	t := idea.Table{Title: kindsTitle(m.Kinds()), Head: kindsHead()}
	for kind := c.first; kind < min(m.Kinds(), c.first+pageOfKinds); kind++ {
		t.Rows = append(t.Rows, c.row(kind))
	}
	l.Tables = append(l.Tables, t)
}

// row says what a kind is made of.
func (c *charts) row(kind int) idea.Row {
	r := idea.Row{Cells: []string{nameOfKind(kind)}, Hues: []idea.Hue{hueOfKind(kind)}, Link: linkOf(kind)}
	for _, q := range c.found.Quarters(kind) {
		r.Cells, r.Hues = append(r.Cells, nameOfKind(q)), append(r.Hues, hueOfKind(q))
	}
	r.Cells = append(r.Cells, shareOfBlock(c.found.Palaces(kind), c.found.Side()*c.found.Side()))
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
	x, y := c.gaze.From()
	origin := [2]*big.Int{x, y}
	first := func(d, from int) (place *big.Int, corner int) {
		at := idea.Num(from)
		place, rest := new(big.Int).DivMod(at.Add(at, origin[d]), idea.Num(b.side), new(big.Int))
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
			i, k := new(big.Int).Add(b.i, idea.Num(di)), new(big.Int).Add(b.k, idea.Num(dk))
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

// way is how the digits of a place lead from the corner's kind to its own: kinds[n] is the kind
// after n digits, each of them a digit of x and one of y.
type way struct {
	i, k   *big.Int // the place
	x, y   int      // the square, in its block
	digits []int    // by x + 2·y, the first ones first
	kinds  []int
}

// wayTo returns the way to the block of a position.
func (c *charts) wayTo(p engine.Position) way {
	side := idea.Num(c.found.Side())
	split := func(v engine.Int) (*big.Int, int) {
		place, rest := new(big.Int).DivMod(v.Big(), side, new(big.Int))
		return place, int(rest.Int64())
	}
	w := way{kinds: []int{0}}
	w.i, w.x = split(p.At(0))
	w.k, w.y = split(p.At(1))
	for n := max(w.i.BitLen(), w.k.BitLen()) - 1; n >= 0; n-- {
		digit := int(w.i.Bit(n) + 2*w.k.Bit(n))
		w.digits = append(w.digits, digit)
		w.kinds = append(w.kinds, c.found.Quarters(w.kinds[len(w.kinds)-1])[digit])
	}
	return w
}

// last is the kind of the block.
func (w way) last() int { return w.kinds[len(w.kinds)-1] }

// lead shows the digits of the square that is pointed at, the blocks one in the other that they
// lead through, and what that says of the square.
func (c *charts) lead(l *idea.Layer) {
	w := c.wayTo(c.gaze.At)
	step := len(w.digits)
	if c.gaze.Step >= 0 {
		step = min(step, c.gaze.Step)
	}
	l.Steps = idea.Steps{Now: step, Last: len(w.digits), Next: nextDigit.String()}
	c.strip(l, w, step)
	c.frames(l, w, step)
	l.Lit = append(l.Lit, linkOf(w.kinds[step]))
	if step > 0 {
		l.Lit = append(l.Lit, digitLink+idea.Link(step-1))
	}
	lost := c.found.Palace(w.last(), w.x, w.y)
	l.Words = append(l.Words, sayWay(len(w.digits), idea.Place(c.gaze.At), lost, idea.Place(engine.At(w.x, w.y)), numberOfKind(w.last()), idea.Place(idea.Pair(w.i, w.k))))
	if len(w.digits) == 0 {
		l.Words = append(l.Words, pointOut.String())
	}
	if step < len(w.digits) {
		l.Words = append(l.Words, sayStep(step, numberOfKind(w.kinds[step])))
	}
	if kind := w.kinds[step]; kind < c.first || kind >= c.first+pageOfKinds {
		l.Tables = append(l.Tables, idea.Table{Title: kindTitle(numberOfKind(kind)), Head: kindsHead(), Rows: []idea.Row{c.row(kind)}})
	}
}

// How many letters of a long strip are shown at either end.
const (
	lettersBefore = 12
	lettersAfter  = 60
)

// strip spells the digits.
func (c *charts) strip(l *idea.Layer, w way, step int) {
	s := idea.Strip{Title: digitsTitle.String(), From: idea.FromDigit(1)}
	n := len(w.digits)
	for j, digit := range w.digits {
		if cut := n > lettersBefore+lettersAfter; cut && j >= lettersBefore && j < n-lettersAfter {
			if j == lettersBefore {
				s.Letters = append(s.Letters, idea.Letter{Text: dots, Hue: idea.Soft, Under: more(n - lettersBefore - lettersAfter)})
			}
			continue
		}
		letter := idea.Letter{Text: digitPair(digit), Hue: hueOfKind(w.kinds[j+1]), Under: nameOfKind(w.kinds[j+1]), Link: digitLink + idea.Link(j)}
		if j >= step {
			letter.Hue = idea.Soft
		}
		s.Letters = append(s.Letters, letter)
	}
	if n > 0 {
		l.Strips = append(l.Strips, s)
	}
}

// frames draws the blocks that the digits lead through, as far as they show in the window: one
// that reaches beyond it on all sides has no border there.
func (c *charts) frames(l *idea.Layer, w way, step int) {
	view := c.gaze.Window
	widest := idea.Num(4 * max(view.W, view.H))
	side := new(big.Int).Lsh(idea.Num(c.found.Side()), uint(len(w.digits)))
	for n := 0; n <= step; n, side = n+1, side.Rsh(side, 1) {
		from := func(place *big.Int) *big.Int {
			place = new(big.Int).Rsh(place, uint(len(w.digits)-n))
			return place.Mul(place, side)
		}
		corner, near := c.gaze.Square(idea.Pair(from(w.i), from(w.k)))
		if !near || side.Cmp(widest) > 0 {
			continue
		}
		size := int(side.Int64())
		points := square4(corner, size)
		f := idea.Figure{Kind: idea.Line, Points: append(points, points[0]), Hue: idea.Ink, Bold: n == step}
		if n > 0 {
			f.Link = digitLink + idea.Link(n-1)
		}
		l.Figures = append(l.Figures, f)
		if n == step && n < len(w.digits) && size <= max(view.W, view.H) {
			l.Figures = append(l.Figures, idea.Figure{
				Kind: idea.Label, Points: []idea.Point{middleOf(corner, size)}, Hue: hueOfKind(w.kinds[n]), Bold: true, Text: largeKind(numberOfKind(w.kinds[n])), Link: linkOf(w.kinds[n]),
			})
		}
	}
}
