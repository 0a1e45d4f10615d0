package colors

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/coloring"
)

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
		frame(clash.At, idea.Bad, markClash)
	}
	if c.tally.wrong != nil {
		frame(*c.tally.wrong, idea.Bad, markWrong)
	}
	if c.tally.missed != nil && c.tally.whole() {
		frame(*c.tally.missed, idea.Bad, markMissed)
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
	lost := c.outcomes.Lost(at.X, at.Y)
	if !painted {
		l.Words = append([]string{sayBare(at, lost, c.tally.whole())}, l.Words...)
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
	l.Words = append([]string{sayPainted(squares, names, lost)}, l.Words...)
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
	l.Words = append(l.Words, sayAgreement(t, c.coat.W, c.coat.H))
	if t.step < c.coat.Last() {
		l.Words = append(l.Words, sayEnd(t))
	}
	if clash := c.coat.Clash(); clash != nil {
		l.Words = append(l.Words, sayClash(clash.At, c.scheme.Colors[clash.Colors[0]], c.scheme.Colors[clash.Colors[1]]))
	}
	if t.wrong != nil {
		l.Words = append(l.Words, sayWrong(*t.wrong))
	}
	if t.missed != nil && t.whole() {
		l.Words = append(l.Words, sayMissed(*t.missed))
	}
	switch {
	case c.from == makeshift:
		l.Words = append(l.Words, sayMakeshift(c.suggestion.reach, len(c.suggestion.sectors)))
	case c.from == suggested:
		l.Words = append(l.Words, sayFound(len(c.suggestion.sectors)))
		if t.missed != nil && t.whole() {
			l.Words = append(l.Words, bareOnes)
		}
	}
	if c.from == printed && t.agrees() {
		l.Words = append(l.Words, sayKnown(c.known))
	} else {
		l.Words = append(l.Words, sayComputed(c.coat.W, c.coat.H))
	}
}

// tables list the colours and the rules.
func (c *colorings) tables(l *idea.Layer) {
	colors := idea.Table{Title: colorsTitle, Head: colorsHead()}
	for color, name := range c.scheme.Colors {
		n := c.tally.colors[color]
		colors.Rows = append(colors.Rows, idea.Row{
			Cells: []string{name, strconv.Itoa(n.start), strconv.Itoa(n.all), strconv.Itoa(n.lost)},
			Hues:  []idea.Hue{c.hue(color)}, Link: colorLink + idea.Link(color),
		})
	}
	rules := idea.Table{Title: rulesTitle, Head: rulesHead()}
	for i, r := range c.scheme.Rules {
		rules.Rows = append(rules.Rows, idea.Row{
			Cells: []string{c.scheme.Colors[r.From], coloring.Pair(r.By), c.scheme.Colors[r.To], strconv.Itoa(c.tally.rules[i])},
			Hues:  []idea.Hue{c.hue(r.From), idea.Ink, c.hue(r.To)}, Link: ruleLink + idea.Link(i),
		})
	}
	l.Tables = append(l.Tables, colors, rules)
}
