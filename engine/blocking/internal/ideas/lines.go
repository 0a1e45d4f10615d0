package ideas

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/internal/closed"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/pairs"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// This file has the ideas of the games with k ≤ 3, whose palaces have a closed form: "golden" for
// k = 1, which is Wythoff Nim, and "lines" for the others.

// goldenPairs are those of Wythoff Nim.
var goldenPairs = pairs.Pairs{M: 1, A: golden.BigLower}

// straight is the idea "lines": the palaces lie on lines of slope 2 and 1/2, and for k = 2 on a
// Wythoff Nim of twice the size. A square is a palace because of what its own three lines hold.
type straight struct {
	closed.Form
	at idea.Gaze
}

// Look has nothing to compute.
func (s *straight) Look(at idea.Gaze) (engine.Job, error) {
	s.at = at
	return nil, nil
}

// Layer shows the lines, and what the square that is pointed at sees.
func (s *straight) Layer() (idea.Layer, error) {
	var l idea.Layer
	if s.at.Points() {
		s.sees(&l)
	}
	l.Words = append(l.Words, linesWords(int(s.Form)))
	sheet := s.at.Sheet()
	for by := 1; by < int(s.Form); by++ {
		l.Figures = append(l.Figures, idea.Ruled(sheet.Border(sheet.Over(-2, 1, idea.Num(by))), fmt.Sprint("y = 2x+", by))...)
		l.Figures = append(l.Figures, idea.Ruled(sheet.Border(sheet.Over(1, -2, idea.Num(by))), fmt.Sprint("x = 2y+", by))...)
	}
	if s.Form == 2 {
		const phi = math.Phi
		by := 2.5 - 2.5*phi // for y-2 = φ(x-2) runs through the middles of squares
		l.Figures = append(l.Figures, idea.Ruled(idea.Across(s.at.Window, phi, by+goldenPairs.Offset(sheet.X, sheet.Y)), "y−2 = φ(x−2)")...)
		l.Figures = append(l.Figures, idea.Ruled(idea.Across(s.at.Window, 1/phi, -(by+goldenPairs.Offset(sheet.Y, sheet.X))/phi), "x−2 = φ(y−2)")...)
	}
	return l, nil
}

// sees lists the palaces that a square sees, line by line.
func (s *straight) sees(l *idea.Layer) {
	p := s.at.At
	seen := s.Palaces(p)
	l.Words = append(l.Words, squareSees(idea.Place(p), len(seen), len(seen) < int(s.Form)))
	t := idea.Table{Title: seenTitle.String(), Head: []words.Text{lineHead, palaceHead}}
	for i, q := range seen {
		on := onDiagonal
		switch {
		case q.At(0) == p.At(0):
			on = inColumn
		case q.At(1) == p.At(1):
			on = inRow
		}
		row := idea.Row{Cells: []string{on.String(), idea.Place(q)}, Link: idea.Link(1 + i)}
		if c, ok := s.at.Near(q.At(0).Big(), q.At(1).Big()); ok {
			row.At = []engine.Cell{c}
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: row.At, Hue: idea.Gold, Bold: true, Link: row.Link})
		}
		t.Rows = append(t.Rows, row)
	}
	if len(t.Rows) > 0 {
		l.Tables = append(l.Tables, t)
	}
}

// nearby is an idea about the board from the corner on.
type nearby struct {
	idea.Illustration
	far bool
}

// Look looks where there is something to see.
func (n *nearby) Look(at idea.Gaze) (engine.Job, error) {
	if n.far = at.Far(); n.far {
		return nil, nil
	}
	return n.Illustration.Look(at)
}

// Layer shows it.
func (n *nearby) Layer() (idea.Layer, error) {
	if n.far {
		return idea.Layer{}, errFar
	}
	return n.Illustration.Layer()
}

// Choices are those of the idea.
func (n *nearby) Choices() []idea.Choice {
	if c, ok := n.Illustration.(idea.Choosing); ok {
		return c.Choices()
	}
	return nil
}
