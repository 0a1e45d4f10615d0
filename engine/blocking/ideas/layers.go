package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// The links of the skin, of the lattice, of its steps, of the stages, and of single rows.
const (
	skinLink    idea.Link = 1
	latticeLink idea.Link = 2
	stepLink    idea.Link = 3 // and the next ones
	stageLink   idea.Link = 10
	rowLink     idea.Link = 100
)

// mostTiles bounds how many squares are drawn one by one.
const mostTiles = 3000

// Layer shows the skin and the lattice as far as they are seen, and the stages in a table.
func (s *skins) Layer() (idea.Layer, error) {
	if s.err != nil {
		return idea.Layer{}, s.err
	}
	l := idea.Layer{}
	stage, steady := s.stage()
	if s.shown {
		s.say(&l, stage, steady)
	}
	drawn := s.draw(&l)
	s.lattice(&l)
	s.spell(&l)
	l.Tables = append(l.Tables, s.stages())
	switch {
	case !s.shown && steady:
		l.Words = append(l.Words, sayStage(s.rows.first, stage))
	case !drawn && len(l.Figures) == 0:
		l.Words = append(l.Words, s.where())
	}
	if steady {
		l.Lit = append(l.Lit, stageLink+idea.Link(stage))
	}
	return l, nil
}

// stage returns the stage of the rows that were measured, around the one that is pointed at.
func (s *skins) stage() (region.Stage, bool) {
	if len(s.rows.layers) == 0 {
		return 0, false
	}
	for _, part := range conjecture.Stretches(s.rows.first, s.rows.layers) {
		if part.Steady && (!s.shown || part.First <= s.row && s.row <= part.Last) {
			return part.Stage, true
		}
	}
	return 0, false
}

// say says what the row that is pointed at has.
func (s *skins) say(l *idea.Layer, stage region.Stage, steady bool) {
	layer, ok := s.layer(s.row)
	if !ok {
		l.Words = append(l.Words, sayNoSkin(s.row, s.lower))
		return
	}
	l.Lit = append(l.Lit, skinLink, rowLink+idea.Link(s.row-s.rows.first))
	text := sayLayer(s.row, layer, s.lower)
	if steady {
		text += sayRepeats(stage)
	} else {
		text += betweenStages
	}
	l.Words = append(l.Words, text, sayBefore(s.palacesBefore(), layer.Thickness(), s.k))
}

// draw draws the skin's squares, or its outer edge where they are too many. It reports whether
// there was any.
func (s *skins) draw(l *idea.Layer) bool {
	if squares := s.marked(s.skin, mostTiles); len(squares) > 0 {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Tiles, Squares: squares, Hue: idea.Gold, Bold: true, Link: skinLink})
	} else {
		s.edges(l)
	}
	drawn := len(l.Figures) > 0
	for i, layer := range s.rows.layers {
		if s.shown && s.rows.first+i == s.row {
			var squares []engine.Cell
			for x := layer.Start; x < layer.End; x++ {
				squares = append(squares, s.turned(engine.Cell{X: x, Y: s.row}))
			}
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Frames, Squares: squares, Hue: idea.Ink, Bold: true, Link: rowLink + idea.Link(i)})
		}
	}
	return drawn
}

// turned returns a square, or its mirror image if the lower arm is looked at.
func (s *skins) turned(c engine.Cell) engine.Cell {
	if s.lower {
		c.X, c.Y = c.Y, c.X
	}
	return c
}

// marked lists the marked squares of the window, none if there are too many.
func (s *skins) marked(marks []bool, most int) (squares []engine.Cell) {
	for i, marked := range marks {
		if marked {
			squares = append(squares, engine.Cell{X: s.seen.X + i%s.seen.W, Y: s.seen.Y + i/s.seen.W})
		}
		if len(squares) > most {
			return nil
		}
	}
	return squares
}

// mostCorners bounds the corners of a line.
const mostCorners = 64

// edges draws the edges of both arms as far as they are surveyed.
func (s *skins) edges(l *idea.Layer) {
	for _, lower := range []bool{false, true} {
		w := s.gaze.Window
		if lower {
			w = w.Mirror()
		}
		var points []idea.Point
		for y := w.Y; y < w.Y+w.H; y += max(1, w.H/mostCorners) {
			if layer, ok := s.skinOf(y); ok && layer.End >= w.X && layer.End <= w.X+w.W {
				p := idea.Point{X: float64(layer.End), Y: float64(y) + 0.5}
				if lower {
					p.X, p.Y = p.Y, p.X
				}
				points = append(points, p)
			}
		}
		if len(points) > 1 {
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Gold, Bold: true, Link: skinLink})
		}
	}
}

// lattice draws the points of the épaulettes' lattice, and its steps from one of them.
func (s *skins) lattice(l *idea.Layer) {
	points := s.marked(s.grid, mostTiles)
	if len(points) == 0 {
		return
	}
	l.Figures = append(l.Figures, idea.Figure{Kind: idea.Dots, Squares: points, Hue: idea.Class(1), Link: latticeLink})
	is := map[engine.Cell]bool{}
	for _, p := range points {
		is[p] = true
	}
	from, ok := s.corner(points, is)
	if !ok {
		return
	}
	t := idea.Table{Title: latticeTitle, Head: latticeHead()}
	for i, by := range stepsOf(from.Y > from.X) {
		link := stepLink + idea.Link(i)
		to := engine.Cell{X: from.X + by.X, Y: from.Y + by.Y}
		l.Figures = append(l.Figures,
			idea.Figure{Kind: idea.Arrow, Points: idea.Middles(from, to), Hue: idea.Class(1), Bold: true, Link: link},
			idea.Figure{Kind: idea.Label, Points: []idea.Point{idea.Middle(to)}, Hue: idea.Class(1), Text: pair(by), Link: link})
		t.Rows = append(t.Rows, idea.Row{Cells: []string{pair(by), latticeWords[i]}, Link: link, At: []engine.Cell{to}})
	}
	l.Tables = append(l.Tables, t)
	l.Words = append(l.Words, sayLattice)
}

// stepsOf are the lattice's steps above the diagonal, or below it.
func stepsOf(lower bool) []engine.Cell {
	steps := []engine.Cell{{X: 1, Y: 5}, {X: 3, Y: 4}, {X: 2, Y: -1}}
	for i, c := range steps {
		if lower {
			steps[i] = engine.Cell{X: c.Y, Y: c.X}
		}
	}
	return steps
}

// corner returns the point nearest to the one that is pointed at, or to the window's middle, from
// which all steps lead to points.
func (s *skins) corner(points []engine.Cell, is map[engine.Cell]bool) (best engine.Cell, ok bool) {
	w := s.gaze.Window
	near := engine.Cell{X: w.X + w.W/2, Y: w.Y + w.H/2}
	if c, at := pointed(s.gaze); at {
		near = c
	}
	least := 0
	for _, p := range points {
		whole := true
		for _, by := range stepsOf(p.Y > p.X) {
			whole = whole && is[engine.Cell{X: p.X + by.X, Y: p.Y + by.Y}]
		}
		if far := abs(p.X-near.X) + abs(p.Y-near.Y); whole && (!ok || far < least) {
			best, least, ok = p, far, true
		}
	}
	return best, ok
}

func abs(n int) int { return max(n, -n) }
