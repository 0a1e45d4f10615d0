package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// mostMarked bounds the windows in which the lattice is marked.
const mostMarked = 1 << 18

// lattices returns the job of marking the lattice, nil where there is none.
func (s *skins) lattices() engine.Job {
	w := s.gaze.Window
	if w.Area() > mostMarked || !s.dressed(w) && !s.dressed(w.Mirror()) {
		s.grid, s.dots = nil, engine.Window{}
		return nil
	}
	if !s.found.holds(w) {
		found, err := survey(s.k, s.board, w)
		if err != nil {
			return nil
		}
		s.found, s.grid, s.dots = found, nil, engine.Window{}
	}
	return idea.InTurn(s.found, idea.Later(func() engine.Job {
		if w != s.dots {
			s.dots = w
			s.grid, _ = s.found.Highlight(region.Lattice, w)
		}
		return nil
	}))
}

// dressed reports whether squares of the upper épaulette may lie in a window: it lies between the
// hood and the arm, and ends about 0.7·k rows down ([CLN15] Section 3.2).
func (s *skins) dressed(w engine.Window) bool {
	first, last := float64(w.Y), min(float64(w.Y+w.H), 0.75*float64(s.k))
	return first < last && float64(w.X) < float64(s.k)+0.45*last+32 && float64(w.X+w.W) > float64(s.k)-2*last
}

// lattice draws the points of the épaulettes' lattice, and its steps from one of them.
func (s *skins) lattice(l *idea.Layer) {
	points := marked(s.grid, s.dots)
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
	t := idea.Table{Title: latticeTitle.String(), Head: latticeHead()}
	for i, by := range stepsOf(from.Y > from.X) {
		link := stepLink + idea.Link(i)
		to := engine.Cell{X: from.X + by.X, Y: from.Y + by.Y}
		l.Figures = append(l.Figures,
			idea.Figure{Kind: idea.Arrow, Points: idea.Middles(from, to), Hue: idea.Class(1), Bold: true, Link: link},
			idea.Figure{Kind: idea.Label, Points: []idea.Point{idea.Middle(to)}, Hue: idea.Class(1), Text: idea.PlaceOf(by), Link: link})
		t.Rows = append(t.Rows, idea.Row{Cells: []string{idea.PlaceOf(by), latticeWords[i].String()}, Link: link, At: []engine.Cell{to}})
	}
	l.Tables = append(l.Tables, t)
	l.Words = append(l.Words, sayLattice.String())
}

// marked lists the marked squares of a window, none if there are too many to draw.
func marked(marks []bool, w engine.Window) (squares []engine.Cell) {
	for i, marked := range marks {
		if marked {
			squares = append(squares, engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W})
		}
		if len(squares) > mostTiles {
			return nil
		}
	}
	return squares
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

// surveyed are the regions of a game from the corner as far as a window reaches, and somewhat
// farther. It is the job of measuring them.
type surveyed struct {
	*region.Survey
	w, h  int
	steps int
}

// survey begins to measure the regions. It errs if the board does not reach as far.
func survey(k int, board engine.Bounded, w engine.Window) (*surveyed, error) {
	side := func(n int) int { // in few sizes, so that a small move of the board needs no new survey
		step := max(256, n/4/256*256)
		return (n + step - 1) / step * step
	}
	s := &surveyed{w: side(w.X + w.W), h: side(w.Y + w.H)}
	var err error
	s.Survey, err = region.New(k, board, s.w, s.h)
	return s, err
}

// Step measures on.
func (s *surveyed) Step() (more bool) {
	s.steps++
	return s.Next()
}

// Done returns about which part is measured: nobody knows how much there will be.
func (s *surveyed) Done() float64 { return 1 - 100/float64(100+s.steps) }

// holds reports whether a window is surveyed.
func (s *surveyed) holds(w engine.Window) bool {
	return s != nil && w.X+w.W <= s.w && w.Y+w.H <= s.h
}
