package ideas

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/engine/words"
)

// percolation illustrates [LSY24] Problem 51: in which segments N-positions hang together
// without end.
type percolation struct {
	*surveyor
	sheet   idea.Sheet
	over    int           // 0: over sides, 1: over corners, too
	board   *engine.Board // of outcomes around the origin
	origin  engine.Position
	view    *idea.Values // those of the window, nil where that is too large
	unseen  error        // why there are no outcomes: then what is drawn is by the mosaics alone
	answers [2]answers
}

// answers are what was found of the parts of the segments of a survey.
type answers struct {
	of   int // which survey, counted from 1; none is 0
	list []answer
	// Those that are being found, of another survey.
	begun int
	next  []answer
}

// answer says of one part of a segment whether its N-positions percolate.
type answer struct {
	path  segment.Path
	there bool
	// Where there is no path, the largest island, and the direction of a band, if there is one.
	island int
	band   engine.Cell
	banded bool
}

// newPercolation begins to illustrate the ways through the segments of a game.
func newPercolation(g segment.Game) idea.Illustration {
	return &percolation{surveyor: newSurveyor(g)}
}

// Choices are what the ant walks over.
func (*percolation) Choices() []idea.Choice { return []idea.Choice{over} }

// mostView is how many squares of a window are looked at.
const mostView = 1 << 20

// Look looks for the segments, and then at the squares of the window.
func (p *percolation) Look(at idea.Gaze) (engine.Job, error) {
	p.sheet, p.want, p.over = at.Sheet(), at.Step, 0
	if at.Chosen[over.Name] == byCorners {
		p.over = 1
	}
	if p.board == nil || p.origin != at.Origin {
		p.view, p.origin = nil, at.Origin
		p.board, p.unseen = engine.NewBoard(p.game, p.solved, engine.NewMap(p.game, engine.Outcomes, at.Origin, ""))
	}
	if w := at.Window; p.view == nil || p.view.Window != w {
		if p.view = nil; p.board != nil {
			p.unseen = nil
		}
		if p.board != nil && w.W <= mostView && w.H <= mostView && w.Area() <= mostView {
			p.view, p.unseen = idea.ValuesOf(p.board, w)
		}
	}
	return idea.Until(p.step, func() float64 { return 0.9 * p.surveyor.Done() }), nil
}

// step answers of every survey as soon as it is there, so that something is seen early.
func (p *percolation) step() (more bool) {
	if p.view.Step() || p.answer() {
		return true
	}
	return p.surveyor.Step() || p.owed() != p.answers[p.over].of
}

// owed is the survey of which answers are wanted, counted from 1.
func (p *percolation) owed() int {
	if len(p.found) == 0 {
		return 0
	}
	return p.steps().Now + 1
}

// answer finds one more answer, and returns false if all are found.
func (p *percolation) answer() bool {
	a, of := &p.answers[p.over], p.owed()
	if of == a.of {
		return false
	}
	if a.begun != of {
		a.begun, a.next = of, nil
	}
	if found := sectors(p.found[of-1]); len(a.next) < len(found) {
		a.next = append(a.next, answerOf(found[len(a.next)].Part, p.over == 1))
		return true
	}
	a.of, a.list, a.begun, a.next = of, a.next, 0, nil
	return true
}

func answerOf(s segment.Part, corners bool) (a answer) {
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

// Early reports whether something more is seen, though not all that is asked for.
func (p *percolation) Early() bool {
	a := &p.answers[p.over]
	return p.view.All() && a.of > p.shown && len(a.list) > 0 && p.want < a.of
}

// Layer draws a path in every segment where there is one, and elsewhere an island.
func (p *percolation) Layer() (idea.Layer, error) {
	a := &p.answers[p.over]
	if a.of == 0 {
		return idea.Layer{}, p.noSegments()
	}
	p.shown = a.of
	found := p.found[a.of-1]
	list := sectors(found)
	l := idea.Layer{Steps: p.steps()}
	l.Steps.Now = a.of - 1
	table, outside, shows := idea.Table{Title: pathsTitle.String(), Head: pathsHead()}, false, false
	for i, one := range list {
		says := a.list[i]
		pointed := p.sheet.At.Dim() == 2 && one.has(p.sheet.At)
		seen := p.segment(&l, i, one, says, pointed)
		shows = shows || seen
		if pointed {
			outside = says.there && !seen
			l.Lit = append(l.Lit, sectorLink(i))
			l.Words = append(l.Words, percolates(says.form(), idea.Place(p.sheet.At), nameOf(one.parts, one.of+1, one.n+1), p.over == 1, len(says.path.Squares), enclosed(says.path.Period), enclosed(says.band), says.island))
		}
		table.Rows = append(table.Rows, idea.Row{Cells: pathsRow(one, says), Hues: []idea.Hue{idea.Class(one.of)}, Link: sectorLink(i)})
	}
	if p.sheet.At.Dim() == 2 && len(l.Words) == 0 {
		l.Words = append(l.Words, sayNowhere(idea.Place(p.sheet.At)))
	}
	if outside {
		l.Words = append(l.Words, sayOutside.String())
	}
	if len(table.Rows) > 0 {
		l.Tables = append(l.Tables, table)
	}
	l.Best = orHere(p.best(list), p.sheet.Window, shows && !outside)
	l.Words = append(l.Words, surveyed(found, p.farther()))
	if p.unseen != nil {
		l.Words = append(l.Words, words.Sentence(p.unseen.Error()))
	}
	return l, nil
}

// segment draws a segment, and in it a path or what there is instead: near the square that is pointed
// at or, where a path has no room, in the middle of what is seen. It returns whether that is seen.
func (p *percolation) segment(l *idea.Layer, i int, a sector, says answer, pointed bool) (seen bool) {
	area := p.sheet.Cut(a.from.above(p.sheet), a.to.below(p.sheet))
	if area == nil {
		return false
	}
	l.Figures = append(l.Figures, idea.Figure{Kind: idea.Area, Points: area, Hue: idea.Class(a.of), Faint: true, Link: sectorLink(i)})
	places := []engine.Cell{cellAt(idea.Center(area))}
	if at, ok := p.sheet.Square(p.sheet.At); ok && pointed {
		places = []engine.Cell{at, places[0]}
	}
	for _, near := range places {
		if says.there && p.path(l, i, a, says.path, near, pointed) || !says.there && p.island(l, i, a, near) {
			return true
		}
	}
	return false
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

// trail is a path on the board: a square for every number, of which those between first and last,
// without these, are seen and won.
type trail struct {
	square      func(k int) engine.Cell
	first, last int
}

// trail returns a path near a square, from where it is one on the board: near the corner the
// mosaic has not begun.
func (p *percolation) trail(a sector, path segment.Path, near engine.Cell, window engine.Window) trail {
	in := a.Place(p.sheet.Position(near, 2)) // the same square of the mosaic
	v := moved(a.Lattice, path.Squares[0], in)
	v.X, v.Y = v.X+near.X-in.X, v.Y+near.Y-in.Y
	n := len(path.Squares)
	w := trail{square: func(k int) engine.Cell {
		turn := engine.FloorDiv(k, n)
		c := path.Squares[k-turn*n]
		return engine.Cell{X: c.X + v.X + turn*path.Period.X, Y: c.Y + v.Y + turn*path.Period.Y}
	}}
	room := engine.Window{X: window.X - n, Y: window.Y - n, W: window.W + 2*n, H: window.H + 2*n}
	for ; w.first > -mostTurns && room.Contains(w.square(w.first)) && p.goes(a, w.square(w.first)); w.first-- {
	}
	for ; w.last < mostTurns && room.Contains(w.square(w.last)); w.last++ {
		if !p.goes(a, w.square(w.last)) { // it begins farther out
			w.first = w.last
		}
	}
	return w
}

// path draws a path near a square, as far as it is seen.
func (p *percolation) path(l *idea.Layer, i int, a sector, path segment.Path, near engine.Cell, pointed bool) (drawn bool) {
	w := p.trail(a, path, near, p.sheet.Window)
	var points []idea.Point
	draw := func() { // what of the path lies in the window at a stretch
		if len(points) > 1 {
			drawn = true
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Good, Bold: true, Link: sectorLink(i)})
		}
		points = nil
	}
	for k := w.first + 1; k < w.last; k++ {
		c, m := w.square(k), len(points)
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
	if c := w.square(max(0, w.first+1)); drawn && pointed && p.sheet.Window.Contains(c) {
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
	if !p.within(a, c) {
		return false
	}
	return p.view == nil || !p.view.Contains(c) || p.view.At(c.X, c.Y) == 0
}

// mostZoom is how often as many squares as usual are shown twice over, for a way to have room.
const mostZoom = 3

// best returns so many squares from the corner on that every segment that has a way has room for two
// periods of it.
func (p *percolation) best(list []sector) engine.Window {
	best := best(p.sheet)
	if best.Empty() {
		return best
	}
	for range mostZoom {
		if p.room(list, best) {
			break
		}
		best.W, best.H = 2*best.W, 2*best.H
	}
	return best
}

// room reports whether all segments that have a way have room for it in a window.
func (p *percolation) room(list []sector, window engine.Window) bool {
	on := p.sheet
	on.Window = window
	for i, a := range list {
		says := p.answers[p.over].list[i]
		if !says.there {
			continue
		}
		area := on.Cut(a.from.above(on), a.to.below(on))
		if area == nil {
			return false
		}
		w := p.trail(a, says.path, cellAt(idea.Center(area)), window)
		seen := 0
		for k := w.first + 1; k < w.last; k++ {
			if window.Contains(w.square(k)) {
				seen++
			}
		}
		if seen < 2*len(says.path.Squares) {
			return false
		}
	}
	return true
}

// mostIsland bounds how many squares of an island are drawn.
const mostIsland = 1500

// island draws the N-positions that hang together with one near a square, as far as they lie in
// the segment, and returns whether there are any.
func (p *percolation) island(l *idea.Layer, i int, a sector, near engine.Cell) bool {
	from, ok := p.won(a, near)
	if !ok {
		return false
	}
	c := a.Cluster(a.Place(p.sheet.Position(from, 2)), p.over == 1)
	along, endless := c.Band()
	most := 0 // how often a band repeats on either side
	if endless {
		most = max(p.sheet.Window.W, p.sheet.Window.H) / max(along.X, -along.X, along.Y)
	}
	var tiles []engine.Cell
	for k := -most; k <= most; k++ {
		for _, q := range c.Squares {
			q.X, q.Y = q.X-c.Squares[0].X+from.X+k*along.X, q.Y-c.Squares[0].Y+from.Y+k*along.Y
			if p.sheet.Window.Contains(q) && p.within(a, q) && len(tiles) < mostIsland {
				tiles = append(tiles, q)
			}
		}
	}
	if len(tiles) > 0 {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Tiles, Squares: tiles, Hue: idea.Bad, Link: sectorLink(i)})
	}
	return len(tiles) > 0
}

// within reports whether a square lies on the board and in the sector.
func (p *percolation) within(a sector, c engine.Cell) bool {
	at := p.sheet.Position(c, 2)
	return at.At(0).Sign() >= 0 && at.At(1).Sign() >= 0 && a.has(at)
}

// won returns a square near another one that is N in the mosaic.
func (p *percolation) won(a sector, near engine.Cell) (engine.Cell, bool) {
	for r := range 40 {
		for dy := -r; dy <= r; dy++ {
			for dx := -r; dx <= r; dx++ {
				c := engine.Cell{X: near.X + dx, Y: near.Y + dy}
				if max(dx, -dx, dy, -dy) == r && p.within(a, c) && !a.Palace(p.sheet.Position(c, 2)) {
					return c, true
				}
			}
		}
	}
	return engine.Cell{}, false
}
