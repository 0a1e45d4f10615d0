package ideas

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
	"github.com/palacegames/palace/engine/words"
)

// The links of colours and of rules.
const (
	colorLink idea.Link = 1
	ruleLink  idea.Link = 100
)

// mostTiles bounds how many squares are painted one by one.
const mostTiles = 3000

// drawn is what was drawn last, so that to point somewhere else costs little.
type drawn struct {
	tally   *tally
	window  engine.Window
	corner  engine.Cell
	figures []idea.Figure
	far     bool // outlines were drawn, and no squares
}

// draw draws the colours of the window's squares, or outlines where they are too many.
func (c *colorings) draw(l *idea.Layer) {
	if d := c.drawn; d.tally != c.tally || d.window != c.window() || d.corner != c.corner {
		c.drawn = drawn{tally: c.tally, window: c.window(), corner: c.corner}
		c.drawn.figures, c.drawn.far = c.tiles()
	}
	l.Figures = append(l.Figures, c.drawn.figures...)
	if c.drawn.far {
		l.Words = append(l.Words, comeCloser.String())
	}
	c.mark(l)
}

// tiles returns the squares that are painted, colour by colour, or the outlines of parts where
// they are too many.
func (c *colorings) tiles() (figures []idea.Figure, far bool) {
	w := c.window()
	squares := make([][2][]engine.Cell, len(c.scheme.Colors)) // by rules, and from the start
	n := 0
	for y := w.Y; y < w.Y+w.H && n <= mostTiles; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			color, rule, ok := c.tally.color(engine.Cell{X: x, Y: y})
			if !ok {
				continue
			}
			n++
			start := 0
			if rule < 0 {
				start = 1
			}
			squares[color][start] = append(squares[color][start], c.seen(engine.Cell{X: x, Y: y}))
		}
	}
	if n > mostTiles {
		return c.hulls(w), true
	}
	for color := range c.scheme.Colors {
		for start, list := range squares[color] {
			if len(list) > 0 {
				figures = append(figures, idea.Figure{
					Kind: idea.Tiles, Squares: list, Hue: c.hue(color), Bold: start == 1, Faint: start == 0,
					Text: letters(c.scheme, color), Link: colorLink + idea.Link(color),
				})
			}
		}
	}
	return figures, false
}

// window returns the squares of the board that the gaze sees, as far as they are painted.
func (c *colorings) window() engine.Window {
	w := c.gaze.Window
	w.X, w.Y = w.X+c.corner.X, w.Y+c.corner.Y
	return w.Intersect(engine.Window{W: c.coat.W, H: c.coat.H})
}

// seen returns a square of the board as the gaze sees it.
func (c *colorings) seen(at engine.Cell) engine.Cell {
	return engine.Cell{X: at.X - c.corner.X, Y: at.Y - c.corner.Y}
}

// letters are what is written on the squares of a colour: as many letters of its name as tell it
// from the others.
func letters(s *coloring.Scheme, color int) string {
	name := s.Colors[color]
	n := 1
	for i, other := range s.Colors {
		same := 0
		for same < min(len(name), len(other)) && name[same] == other[same] {
			same++
		}
		if i != color {
			n = max(n, same+1)
		}
	}
	return name[:min(n, len(name))]
}

// shades are the classes whose colours have a name. Others take what is left.
var shades = map[string]int{"yellow": 0, "orange": 0, "gold": 0, "blue": 1, "red": 2, "green": 3, "purple": 4, "violet": 4, "cyan": 5, "sky": 5, "brown": 6, "pink": 7}

// hue returns how a colour is drawn: as it is called, if no other one is.
func (c *colorings) hue(color int) idea.Hue {
	taken := make([]int, len(c.scheme.Colors))
	var used [idea.Classes]bool
	for i, name := range c.scheme.Colors {
		taken[i] = -1
		if n, named := shades[name]; named && !used[n] {
			taken[i], used[n] = n, true
		}
	}
	for i := range taken {
		for n := 0; n < idea.Classes && taken[i] < 0; n++ {
			if !used[n] {
				taken[i], used[n] = n, true
			}
		}
	}
	return idea.Class(max(0, taken[color]))
}

// hulls draws the outline of every part instead.
func (c *colorings) hulls(w engine.Window) (figures []idea.Figure) {
	of, parts := c.scheme.Parts()
	for part := range parts {
		var names []string
		first := -1
		for color, name := range c.scheme.Colors {
			if of[color] == part {
				names = append(names, name)
				if first < 0 {
					first = color
				}
			}
		}
		var edge []engine.Cell // the first and the last square of every row
		for y := w.Y; y < w.Y+w.H; y++ {
			begun := false
			for x := w.X; x < w.X+w.W; x++ {
				if color, _, ok := c.tally.color(engine.Cell{X: x, Y: y}); ok && of[color] == part {
					if at := (engine.Cell{X: x, Y: y}); begun {
						edge[len(edge)-1] = at
					} else {
						edge, begun = append(edge, at, at), true
					}
				}
			}
		}
		if outline := hull(edge); len(outline) > 2 {
			for i := range outline {
				outline[i].X -= float64(c.corner.X)
				outline[i].Y -= float64(c.corner.Y)
			}
			link := colorLink + idea.Link(first)
			figures = append(figures,
				idea.Figure{Kind: idea.Area, Points: outline, Hue: c.hue(first), Faint: true, Link: link},
				idea.Figure{Kind: idea.Label, Points: []idea.Point{idea.Center(outline)}, Hue: c.hue(first), Text: listed(names), Link: link})
		}
	}
	return figures
}

// hull returns the corners of the smallest convex surface that holds the squares, which come
// row by row.
func hull(squares []engine.Cell) (outline []idea.Point) {
	turn := func(a, b, c idea.Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }
	half := func(side float64, right int) (points []idea.Point) {
		for _, s := range squares {
			for dy := range 2 {
				p := idea.Point{X: float64(s.X + right), Y: float64(s.Y + dy)}
				for n := len(points); n > 0 && points[n-1].Y == p.Y && (points[n-1].X-p.X)*side >= 0; n = len(points) {
					points = points[:n-1]
				}
				if n := len(points); n > 0 && points[n-1].Y == p.Y {
					continue
				}
				for n := len(points); n > 1 && turn(points[n-2], points[n-1], p)*side <= 0; n = len(points) {
					points = points[:n-1]
				}
				points = append(points, p)
			}
		}
		return points
	}
	left, right := half(-1, 0), half(1, 1)
	slices.Reverse(left)
	return append(right, left...)
}

// mark marks where colours and outcomes first differ, and a square with two colours.
func (c *colorings) mark(l *idea.Layer) {
	frame := func(at engine.Cell, hue idea.Hue, text string) {
		if c.window().Contains(at) {
			l.Figures = append(l.Figures,
				idea.Figure{Kind: idea.Frames, Squares: []engine.Cell{c.seen(at)}, Hue: hue, Bold: true},
				idea.Figure{Kind: idea.Label, Points: []idea.Point{idea.Middle(c.seen(at))}, Hue: hue, Text: text})
		}
	}
	if clash := c.coat.Clash(); clash != nil {
		frame(clash.At, idea.Bad, markClash.String())
	}
	if c.tally.wrong != nil {
		frame(*c.tally.wrong, idea.Bad, markWrong.String())
	}
	if c.tally.missed != nil && c.tally.whole() {
		frame(*c.tally.missed, idea.Bad, markMissed.String())
	}
}

// point shows how the colour has come to the square that is pointed at, or what every rule does
// where it is first used.
func (c *colorings) point(l *idea.Layer) {
	at, ok := c.pointed()
	if !ok {
		for i, r := range c.scheme.Rules {
			if first := c.tally.colors[r.From].first; c.tally.rules[i] > 0 {
				c.arrow(l, first, i, false)
			}
		}
		return
	}
	color, _, painted := c.tally.color(at)
	lost := c.outcomes.At(at.X, at.Y) != 0
	if !painted {
		l.Words = append([]string{sayBare(idea.PlaceOf(at), lost, c.tally.whole())}, l.Words...)
		return
	}
	squares, rules := c.coat.Way(at)
	l.Lit = append(l.Lit, colorLink+idea.Link(color))
	names := make([]string, len(squares))
	for i, s := range squares {
		n, _, _, _ := c.coat.Color(s)
		names[i] = c.scheme.Colors[n]
	}
	for i, r := range rules {
		c.arrow(l, squares[i], r, true)
		if i == len(rules)-1 {
			l.Lit = append(l.Lit, ruleLink+idea.Link(r))
		}
	}
	l.Words = append([]string{sayPath(squares, names) + " " + paintedAs(lost)}, l.Words...)
}

// pointed returns the square of the board that is pointed at, if it may have a colour.
func (c *colorings) pointed() (at engine.Cell, ok bool) {
	if c.gaze.At.Dim() != 2 {
		return at, false
	}
	near, ok := c.gaze.At.Seen(engine.Position{}, coloring.MostSide)
	if !ok {
		return at, false
	}
	at = engine.Cell{X: near[0], Y: near[1]}
	return at, c.coat.Has(at)
}

// mostSteps bounds how many arrows are drawn.
const mostSteps = 200

// arrow draws what a rule does at a square.
func (c *colorings) arrow(l *idea.Layer, from engine.Cell, rule int, bold bool) {
	r := c.scheme.Rules[rule]
	to := engine.Cell{X: from.X + r.By.X, Y: from.Y + r.By.Y}
	if len(l.Figures) < mostSteps {
		l.Figures = append(l.Figures, idea.Figure{
			Kind: idea.Arrow, Points: idea.Middles(c.seen(from), c.seen(to)), Hue: idea.Ink, Bold: bold, Link: ruleLink + idea.Link(rule),
		})
	}
}

// say says how colours and outcomes agree.
func (c *colorings) say(l *idea.Layer) {
	t := c.tally
	painted := t.painted()
	l.Words = append(l.Words, sayAgreement(t.whole() && t.agrees(), t.covered == painted, c.coat.W, c.coat.H, t.covered, painted, t.lost, percent(t.covered, t.lost)))
	if t.step < c.coat.Last() {
		l.Words = append(l.Words, sayEnd(t.end, t.lost, percent(t.end, t.lost)))
	}
	// Where the window shows no fault of all the rules together, the proof may have met one farther out.
	clash, wrong, missed := c.coat.Clash(), t.wrong, t.missed
	if c.proof.Verdict() == coloring.Wrong && c.shown() < 0 && clash == nil && wrong == nil {
		if at, colors := c.proof.Against(); len(colors) > 1 {
			clash = &coloring.Clash{At: at, Colors: [2]int(colors)}
		} else {
			wrong = &at
		}
	}
	if clash != nil {
		l.Words = append(l.Words, sayClash(idea.PlaceOf(clash.At), c.scheme.Colors[clash.Colors[0]], c.scheme.Colors[clash.Colors[1]]))
	}
	if wrong != nil {
		l.Words = append(l.Words, sayWrong(idea.PlaceOf(*wrong)))
	}
	if t.whole() {
		if missed == nil {
			missed = c.proof.Missed()
		}
		if missed != nil {
			l.Words = append(l.Words, sayMissed(idea.PlaceOf(*missed)))
		}
	}
	switch {
	case c.from == makeshift:
		l.Words = append(l.Words, sayMakeshift(c.suggestion.reach, len(c.suggestion.sectors)))
	case c.from == suggested:
		l.Words = append(l.Words, sayFound(len(c.suggestion.sectors)))
		if t.missed != nil && t.whole() {
			l.Words = append(l.Words, bareOnes.String())
		}
	}
	switch c.proof.Verdict() {
	case coloring.Exact:
		l.Words = append(l.Words, sayExact(c.proof.Reach(), len(c.proof.Strips())))
		if c.from == printed {
			l.Words = append(l.Words, c.known.Says)
		}
	case coloring.Only:
		l.Words = append(l.Words, sayOnly(c.proof.Reach(), len(c.proof.Strips())))
	case coloring.Undecided:
		l.Words = append(l.Words, sayUndecided(c.proof.Reach()))
	}
}

// tables list the colours and the rules.
func (c *colorings) tables(l *idea.Layer) {
	colors := idea.Table{Title: colorsTitle.String(), Head: []words.Text{headColour, headAtStart, headSquares, headPalacesAmong}}
	for color, name := range c.scheme.Colors {
		n := c.tally.colors[color]
		colors.Rows = append(colors.Rows, idea.Row{
			Cells: []string{name, strconv.Itoa(n.start), strconv.Itoa(n.all), strconv.Itoa(n.lost)},
			Hues:  []idea.Hue{c.hue(color)}, Link: colorLink + idea.Link(color),
		})
	}
	rules := idea.Table{Title: rulesTitle.String(), Head: []words.Text{headFrom, headStep, headTo, headPainted}}
	for i, r := range c.scheme.Rules {
		rules.Rows = append(rules.Rows, idea.Row{
			Cells: []string{c.scheme.Colors[r.From], coloring.Pair(r.By), c.scheme.Colors[r.To], strconv.Itoa(c.tally.rules[i])},
			Hues:  []idea.Hue{c.hue(r.From), idea.Ink, c.hue(r.To)}, Link: ruleLink + idea.Link(i),
		})
	}
	l.Tables = append(l.Tables, colors, rules)
}
