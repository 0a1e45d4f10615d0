package ideas

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// percolation illustrates [LSY24] Problem 51: in which segments N-positions hang together
// without end.
type percolation struct {
	*surveyor
	sheet   sheet
	over    int // 0: over sides, 1: over corners, too
	view    *view
	answers [2]answers
}

// answers are what was found of the segments of a survey.
type answers struct {
	reach int // of that survey
	list  []answer
}

// answer says of one segment whether its N-positions percolate.
type answer struct {
	path  segment.Path
	there bool
	// Where there is no path, the largest island, and the direction of a band, if there is one.
	island int
	band   engine.Cell
	banded bool
}

func newPercolation(g Game, _ *moves.Set) idea.Illustration {
	return &percolation{surveyor: newSurveyor(g), view: &view{game: g}}
}

// Look looks for the segments, and then at the squares of the window.
func (p *percolation) Look(at idea.Gaze) (engine.Job, error) {
	over := 0
	for name, value := range at.Chosen {
		switch {
		case name != overControl:
			return nil, idea.ErrControl(name)
		case value == overValues[1]:
			over = 1
		case value != overValues[0]:
			return nil, idea.ErrOption(overLabel, value)
		}
	}
	p.sheet, p.want, p.over = newSheet(at), at.Step, over
	p.view.look(at)
	return (*percolating)(p), nil
}

// percolating is the work before a Layer.
type percolating percolation

func (p *percolating) Step() (more bool) {
	if p.surveyor.Step() || p.view.step() {
		return true
	}
	found, ok := p.survey()
	a := &p.answers[p.over]
	if !ok || a.reach == found.Reach && len(a.list) == len(found.Segments) {
		return false
	}
	if a.reach != found.Reach {
		*a = answers{reach: found.Reach}
		return true
	}
	a.list = append(a.list, answerOf(found.Segments[len(a.list)], p.over == 1))
	return len(a.list) < len(found.Segments)
}

func (p *percolating) Done() float64 { return 0.9 * p.surveyor.Done() }

func answerOf(s segment.Segment, corners bool) (a answer) {
	if a.path, a.there = s.Path(corners); a.there {
		return a
	}
	for _, c := range s.Clusters(corners) {
		if band, ok := c.Band(); ok {
			a.band, a.banded = band, true
		} else if (c.Ways == segment.Lattice{}) {
			a.island = max(a.island, len(c.Squares))
		}
	}
	return a
}

// Layer draws a path in every segment where there is one, and elsewhere an island.
func (p *percolation) Layer() (idea.Layer, error) {
	found, ok := p.survey()
	if !ok {
		return idea.Layer{}, errNoSegments
	}
	l := idea.Layer{Best: p.sheet.best(), Steps: p.steps(), Controls: []idea.Control{overChoice(overValues[p.over])}}
	outside := false // there is a way, and not in the window
	table := idea.Table{Title: pathsTitle, Head: pathsHead()}
	for i, a := range sectors(found) {
		says := p.answers[p.over].list[i]
		area := p.sheet.cut(a.from.above(p.sheet), a.to.below(p.sheet))
		pointed := p.sheet.At.Dim() == 2 && a.has(p.sheet.At)
		if area != nil {
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Area, Points: area, Hue: idea.Class(i), Faint: true, Link: sectorLink(i)})
			near := cellAt(middle(area))
			if pointed {
				if at, ok := p.sheet.Square(p.sheet.At); ok {
					near = at
				}
			}
			if says.there {
				if drawn := p.path(&l, i, a, says.path, near, pointed); pointed && !drawn {
					outside = true
				}
			} else {
				p.island(&l, i, a, near)
			}
		}
		if pointed {
			l.Lit = append(l.Lit, sectorLink(i))
			l.Words = append(l.Words, sayPercolates(p.sheet.At, i, p.over == 1, says))
		}
		table.Rows = append(table.Rows, idea.Row{Cells: pathsRow(i, says), Hues: []idea.Hue{idea.Class(i)}, Link: sectorLink(i)})
	}
	if p.sheet.At.Dim() == 2 && len(l.Words) == 0 {
		l.Words = append(l.Words, sayNowhere(p.sheet.At))
	}
	if outside {
		l.Words = append(l.Words, sayOutside)
	}
	if len(table.Rows) > 0 {
		l.Tables = append(l.Tables, table)
	}
	l.Words = append(l.Words, saySettled(found, p.farther()))
	return l, nil
}

// cellAt is the square of a point.
func cellAt(p idea.Point) engine.Cell {
	return engine.Cell{X: int(math.Floor(p.X)), Y: int(math.Floor(p.Y))}
}

// moved returns the vector of a lattice that leads from one square closest to the row of
// another one, and then closest to it.
func moved(l segment.Lattice, from, to engine.Cell) engine.Cell {
	rows := engine.FloorDiv(to.Y-from.Y+l.Height/2, l.Height)
	v := engine.Cell{X: rows * l.Shift, Y: rows * l.Height}
	v.X += engine.FloorDiv(to.X-from.X-v.X+l.Width/2, l.Width) * l.Width
	return v
}

// mostTurns bounds how many squares of a path are looked at on either side.
const mostTurns = 20_000

// path draws a path near a square, from where it is one on the board: near the corner the
// mosaic has not begun.
func (p *percolation) path(l *idea.Layer, i int, a sector, path segment.Path, near engine.Cell, pointed bool) (drawn bool) {
	in := a.Place(p.sheet.Position(near, 2)) // the same square of the mosaic
	v := moved(a.Lattice, path.Squares[0], in)
	v.X, v.Y = v.X+near.X-in.X, v.Y+near.Y-in.Y
	n := len(path.Squares)
	square := func(k int) engine.Cell {
		turn := engine.FloorDiv(k, n)
		c := path.Squares[k-turn*n]
		return engine.Cell{X: c.X + v.X + turn*path.Period.X, Y: c.Y + v.Y + turn*path.Period.Y}
	}
	room := p.sheet.Window
	room = engine.Window{X: room.X - n, Y: room.Y - n, W: room.W + 2*n, H: room.H + 2*n}
	first, last := 0, 0
	for ; first > -mostTurns && room.Contains(square(first)) && p.goes(a, square(first)); first-- {
	}
	for ; last < mostTurns && room.Contains(square(last)); last++ {
		if !p.goes(a, square(last)) { // it begins farther out
			first = last
		}
	}
	var points []idea.Point
	draw := func() { // what of the path lies in the window at a stretch
		if len(points) > 1 {
			drawn = true
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Good, Bold: true, Link: sectorLink(i)})
		}
		points = nil
	}
	for k := first + 1; k < last; k++ {
		c, m := square(k), len(points)
		if !p.sheet.Window.Contains(c) {
			draw()
			continue
		}
		points = append(points, idea.Middle(c))
		if m >= 2 && straight(points[m-2], points[m-1], points[m]) {
			points = append(points[:m-1], points[m])
		}
	}
	draw()
	if c := square(max(0, first+1)); pointed && p.sheet.Window.Contains(c) {
		to := engine.Cell{X: c.X + path.Period.X, Y: c.Y + path.Period.Y}
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Arrow, Points: idea.Middles(c, to), Hue: idea.Ink, Link: sectorLink(i)})
	}
	return drawn
}

// straight reports whether b lies on the straight way from a to c.
func straight(a, b, c idea.Point) bool {
	turns := (b.X-a.X)*(c.Y-b.Y) - (b.Y-a.Y)*(c.X-b.X)
	return turns == 0 && (b.X-a.X)*(c.X-b.X)+(b.Y-a.Y)*(c.Y-b.Y) > 0
}

// goes reports whether a path of the sector may use a square: it is won.
func (p *percolation) goes(a sector, c engine.Cell) bool {
	at := p.sheet.Position(c, 2)
	if at.At(0).Sign() < 0 || at.At(1).Sign() < 0 || !a.has(at) {
		return false
	}
	palace, known := p.view.at(c)
	return !known || !palace
}
