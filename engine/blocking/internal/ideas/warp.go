package ideas

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// Layer shows the threads as lines, with how many palaces each has in a row.
func (t *threads) Layer() (idea.Layer, error) {
	if t.err != nil {
		return idea.Layer{}, t.err
	}
	if t.k < leastThreads && !t.follow {
		return idea.Layer{}, errNoThreads(t.k, leastThreads)
	}
	l := idea.Layer{Best: t.best()}
	if row, ok := t.row(); ok {
		t.point(&l, row)
	}
	list := idea.Table{Title: threadsSeen(t.lower), Head: []words.Text{palacesHead, fibonacciHead, words.As(linesHead(t.lower)), slopeHead}}
	const mostListed, mostDrawn = 60, 300
	for i := range t.chains[:min(len(t.chains), mostDrawn)] {
		t.draw(&l, i)
		if len(list.Rows) < mostListed {
			list.Rows = append(list.Rows, t.listed(i))
		}
	}
	if len(list.Rows) > 0 {
		l.Tables = append(l.Tables, list)
	}
	l.Words = append(l.Words, t.counted()...)
	if t.follow {
		l.Words = append(l.Words, t.beamWords()...)
	}
	return l, nil
}

// leastThreads is the smallest game in which threads can be told apart: in smaller ones there are not
// as many squares between them as part threads.
const leastThreads = 50

// best returns squares far behind the fabric, where threads have long run side by side.
func (t *threads) best() engine.Window {
	const across, along = 900, 600 // at most, for threads must be told apart
	w := engine.Window{X: 7 * t.k / 2, Y: 11 * t.k / 5, W: min(across, max(96, t.k)), H: min(along, max(64, 2*t.k/3))}
	if t.lower {
		return w.Mirror()
	}
	return w
}

// threadLink is the link of the first thread.
const threadLink idea.Link = 1

// at returns a square of the upper warp as it is seen.
func (t *threads) at(x, y int) engine.Cell {
	if t.lower {
		x, y = y, x
	}
	return engine.Cell{X: x, Y: y}
}

// hueOf tells how thick threads are.
func hueOf(palaces int) idea.Hue {
	a, b, n := 1, 2, 0
	for a < palaces {
		a, b, n = b, a+b, n+1
	}
	if a != palaces {
		return idea.Bad
	}
	return idea.Class(n)
}

// draw draws a thread.
func (t *threads) draw(l *idea.Layer, i int) {
	c, link := &t.chains[i], threadLink+idea.Link(i)
	palaces := c.palaces()
	var points []idea.Point
	for _, p := range c.pieces {
		points = append(points, idea.Middle(t.at((p.From+p.To)/2, p.Row)))
	}
	if len(points) == 1 { // seen in one row alone
		p := c.pieces[0]
		points = idea.Middles(t.at(p.From, p.Row), t.at(p.To, p.Row))
	}
	l.Figures = append(l.Figures,
		idea.Figure{Kind: idea.Line, Points: points, Hue: hueOf(palaces), Bold: palaces >= 8, Link: link},
		idea.Figure{Kind: idea.Label, Points: []idea.Point{points[len(points)/2]}, Hue: hueOf(palaces), Text: strconv.Itoa(palaces), Link: link})
}

// listed is the row of a thread.
func (t *threads) listed(i int) idea.Row {
	c := &t.chains[i]
	first, last, palaces := c.pieces[0], c.pieces[len(c.pieces)-1], c.palaces()
	slope := ""
	if s, rows := c.slope(); rows >= 12 {
		slope = words.Fraction(s, 3)
	}
	return idea.Row{
		Cells: []string{strconv.Itoa(palaces), yesNo(conjecture.IsFibonacci(palaces)), idea.FromTo(first.Row, last.Row), slope},
		Hues:  []idea.Hue{hueOf(palaces)}, Link: threadLink + idea.Link(i), At: []engine.Cell{t.at(first.From, first.Row), t.at(last.From, last.Row)},
	}
}

// point says what lies in the row that is pointed at, at the square.
func (t *threads) point(l *idea.Layer, row int) {
	c, _ := pointed(t.gaze)
	x := c.X
	if t.lower {
		x = c.Y
	}
	at := slices.Index(t.rows, row)
	if at < 0 || at >= len(t.pieces) {
		return
	}
	for _, p := range t.pieces[at] {
		const near = 4
		if x < p.From-near || x > p.To+near {
			continue
		}
		l.Words = append(l.Words, pieceOfThread(t.lower, p.Row, p.From, p.To, p.Palaces, conjecture.IsFibonacci(p.Palaces)))
		for i := range t.chains {
			if slices.Contains(t.chains[i].pieces, p) {
				l.Lit = append(l.Lit, threadLink+idea.Link(i))
				break
			}
		}
		return
	}
	l.Words = append(l.Words, sayNoThread(idea.PlaceOf(c)))
}

// counted says how many pieces have a number of palaces that is a Fibonacci number.
func (t *threads) counted() []string {
	pieces, fibonacci, small := 0, 0, 0
	for _, row := range t.pieces {
		for _, p := range row {
			pieces++
			if conjecture.IsFibonacci(p.Palaces) {
				fibonacci++
			}
			if p.Palaces < 9 {
				small++
			}
		}
	}
	if pieces == 0 {
		return []string{sayNoThreads(2*t.k, 4*t.k)}
	}
	return []string{sayFibonacci(t.lower, len(t.rows), pieces, fibonacci), saySmall(small, pieces)}
}

// beamWords says how the innermost thread runs.
func (t *threads) beamWords() []string {
	f := t.beam.fit
	switch {
	case len(t.beam.rows) == 0:
		return []string{sayBeamFar(t.k)}
	case f == nil || !f.straight():
		return []string{sayWanders(t.beam.rows[0], t.beam.rows[len(t.beam.rows)-1])}
	}
	return []string{saySlope(f.first, f.last, words.Fraction(f.slope, 5), words.Fraction(f.error, 5)), sayIrrational(irrationals(f.slope-f.error, f.slope+f.error))}
}
