package ideas

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/engine/words"
)

// segments illustrates [LSY24] Section 9, Problems 61 and 62: the sectors of the board, each with a
// mosaic of its own, and the strips between them. The ways through them are in percolation.go.
type segments struct {
	*surveyor
	sheet idea.Sheet
}

// newSegments begins to illustrate the segments of a game.
func newSegments(g segment.Game) idea.Illustration { return &segments{surveyor: newSurveyor(g)} }

// Look looks for the segments as far out as is asked for.
func (s *segments) Look(at idea.Gaze) (engine.Job, error) {
	s.sheet, s.want, s.shown = at.Sheet(), at.Step, 0
	return s.surveyor, nil
}

// Early reports whether something more is seen, though not all that is asked for.
func (s *segments) Early() bool {
	n := len(s.found)
	return n > s.shown && s.want < n && len(s.found[n-1].Segments) > 0
}

// Layer shows the sectors, the strips between them, and from the square that is pointed at the two
// periods of its mosaic.
func (s *segments) Layer() (idea.Layer, error) {
	found, ok := s.survey()
	if !ok {
		return idea.Layer{}, s.noSegments()
	}
	s.shown = len(s.found)
	l := idea.Layer{Best: orFarther(best(s.sheet), s.sheet.Window), Steps: s.steps()}
	list := sectors(found)
	table := idea.Table{Title: segmentsTable.String(), Head: []words.Text{"", headShare, headPeriods, headSlopes}}
	gaps := found.Gaps // each before the first segment behind it
	for i, a := range found.Segments {
		for len(gaps) > 0 && gaps[0].To == a.From {
			table.Rows, gaps = append(table.Rows, gapRow(gaps[0])), gaps[1:]
		}
		table.Rows = append(table.Rows, segmentRow(i, a))
	}
	for _, g := range gaps {
		table.Rows = append(table.Rows, gapRow(g))
	}
	faults := idea.Table{Title: faultsTitle.String(), Head: []words.Text{headSegment, headSlope, headShifted}}
	for i, a := range list {
		s.sector(&l, a)
		if found.Settled && a.Moved != (engine.Cell{}) {
			faults.Rows = append(faults.Rows, faultRow(list[i-1], a))
		}
	}
	for _, g := range found.Gaps {
		s.gap(&l, g)
	}
	s.borders(&l, found, list)
	if len(table.Rows) > 0 {
		l.Tables = append(l.Tables, table)
	}
	if len(faults.Rows) > 0 {
		l.Tables = append(l.Tables, faults)
	}
	if s.sheet.At.Dim() == 2 {
		s.point(&l, found, list)
	}
	l.Words = append(l.Words, surveyed(found, s.farther()))
	if !found.Settled && s.remainders() {
		l.Words = append(l.Words, knownByRemainders.String())
	}
	seen := 0
	for _, f := range l.Figures {
		if f.Kind == idea.Label && f.Link > 0 {
			seen++
		}
	}
	l.Best = orHere(l.Best, s.sheet.Window, seen >= min(2, len(list)))
	if seen < min(2, len(list)) {
		l.Words = append(l.Words, zoomOut.String())
	}
	return l, nil
}

// sector colours a sector.
func (s *segments) sector(l *idea.Layer, a sector) {
	from, to := a.from.above(s.sheet), a.to.below(s.sheet)
	area := s.sheet.Cut(from, to)
	if area == nil {
		return
	}
	at, _ := s.sheet.Label(from, to)
	l.Figures = append(l.Figures,
		idea.Figure{Kind: idea.Area, Points: area, Hue: idea.Class(a.of), Link: sectorLink(a.of)},
		idea.Figure{Kind: idea.Label, Points: []idea.Point{at}, Text: shareOfPalaces(densityOf(a)), Hue: idea.Class(a.of), Bold: true, Link: sectorLink(a.of)})
}

// gap marks a part of the board in which no pattern is known: it has no colour, and a label.
func (s *segments) gap(l *idea.Layer, g segment.Gap) {
	from, to := strait{along: g.From.Along}.above(s.sheet), strait{along: g.To.Along}.below(s.sheet)
	area := s.sheet.Cut(from, to)
	if area == nil {
		return
	}
	l.Figures = append(l.Figures, idea.Figure{Kind: idea.Area, Points: area, Hue: idea.Soft, Faint: true})
	if at, ok := s.sheet.Label(from, to); ok {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{at}, Text: nothingKnown.String(), Hue: idea.Ink})
	}
}

// farther returns a point a part of the way to that end of a line that is farther from the corner.
func farther(ends []idea.Point, part float64) idea.Point {
	a, b := ends[0], ends[1]
	if a.X+a.Y > b.X+b.Y {
		a, b = b, a
	}
	return idea.Between(a, b, part)
}

// point says in which segment a square lies, and draws the two periods of its mosaic.
func (s *segments) point(l *idea.Layer, found segment.Survey, list []sector) {
	p := s.sheet.At
	for _, a := range list {
		if !a.has(p) {
			continue
		}
		l.Lit = append(l.Lit, sectorLink(a.of))
		l.Words = append(l.Words, saySegment(p, found, a), s.holds(p, a, found))
		s.periods(l, a)
		return
	}
	l.Words = append(l.Words, sayStrip(p, found, s.stripOf(p, found)))
	if lost, known := s.lost(p); known {
		l.Words = append(l.Words, sayIs(lost))
	}
}

// stripOf returns the strip in which a square lies, nil if there is none.
func (s *segments) stripOf(p engine.Position, found segment.Survey) *segment.Strip {
	for i, strip := range found.Strips {
		above := i == 0 || strait{strip.Along, strip.Low}.beside(p) >= 0
		below := i == len(found.Strips)-1 || strait{strip.Along, strip.High}.beside(p) <= 0
		if above && below {
			return &strip
		}
	}
	return nil
}

// mostChecked is before how many squares a square is looked up.
const mostChecked = 1 << 24

// holds says whether a square is as the mosaic has it.
func (s *segments) holds(p engine.Position, a sector, found segment.Survey) string {
	says := a.Palace(p)
	if far(p, found) {
		return sayProved(says, found.Reach)
	}
	is, known := s.lost(p)
	if !known {
		return sayExpected(says)
	}
	return sayChecked(says == is, is)
}

// lost looks up whether a square is lost, if it is near.
func (s *segments) lost(p engine.Position) (lost, known bool) {
	if c, ok := p.Small(nil); !ok || max(c[0], c[1]) >= mostChecked || (c[0]+1)*(c[1]+1) > mostChecked { // the first two so that no product is too large
		return false, false
	}
	value, err := s.solved.Value(engine.Outcomes, p)
	return value == engine.Num(1), err == nil
}

// mostDots bounds how many squares are marked that are the same in the mosaic.
const (
	mostDots  = 400
	mostApart = 80 // as many as a window may hold side by side
)

// periods draws the two periods from the square that is pointed at, what they span, and the
// squares to which they lead.
func (s *segments) periods(l *idea.Layer, a sector) {
	at, ok := s.sheet.Square(s.sheet.At)
	if !ok {
		return
	}
	u, v := a.Shortest()
	u, v = s.inward(u, a), s.inward(v, a)
	step := func(n, m int) engine.Cell {
		return engine.Cell{X: at.X + n*u[0] + m*v[0], Y: at.Y + n*u[1] + m*v[1]}
	}
	l.Figures = append(l.Figures,
		idea.Figure{Kind: idea.Area, Points: idea.Middles(at, step(1, 0), step(1, 1), step(0, 1)), Hue: idea.Class(a.of), Bold: true},
		idea.Figure{Kind: idea.Arrow, Points: idea.Middles(at, step(1, 0)), Hue: idea.Ink, Bold: true},
		idea.Figure{Kind: idea.Arrow, Points: idea.Middles(at, step(0, 1)), Hue: idea.Ink, Bold: true})
	dots := s.alike(at, a)
	if len(dots) > 0 {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Dots, Squares: dots, Hue: idea.Ink, Link: sectorLink(a.of)})
	}
}

// alike returns the squares around one that a step of the lattice leads to, as far as they lie
// in the window and in the sector.
func (s *segments) alike(at engine.Cell, a sector) (dots []engine.Cell) {
	apart := math.Sqrt(float64(a.Determinant()))
	if apart < float64(s.sheet.Window.W)/mostApart {
		return []engine.Cell{at} // they would cover the board
	}
	side := 2 * int(math.Sqrt(mostDots)*apart/2)
	w := s.sheet.Window.Intersect(engine.Window{X: at.X - side/2, Y: at.Y - side/2, W: side + 1, H: side + 1})
	for y := w.Y; y < w.Y+w.H; y++ {
		if (y-at.Y)%a.Height != 0 {
			continue
		}
		first := at.X + (y-at.Y)/a.Height*a.Shift
		first += -engine.FloorDiv(first-w.X, a.Width) * a.Width
		for x := first; x < w.X+w.W && len(dots) < mostDots; x += a.Width {
			if c := (engine.Cell{X: x, Y: y}); a.has(s.sheet.Position(c, 2)) {
				dots = append(dots, c)
			}
		}
	}
	return dots
}

// inward turns a period so that it does not lead out of the sector at once, if it can.
func (s *segments) inward(v [2]int, a sector) [2]int {
	there := func(sign int) bool {
		q := s.sheet.At.Plus(engine.At(sign*v[0], sign*v[1]), engine.Num(1))
		return q.At(0).Sign() >= 0 && q.At(1).Sign() >= 0 && a.has(q)
	}
	if !there(1) && there(-1) {
		return [2]int{-v[0], -v[1]}
	}
	return v
}

// borders draws the lines along which segments end and the faults inside them, with the strips
// that are proved.
func (s *segments) borders(l *idea.Layer, found segment.Survey, list []sector) {
	for i := range found.Strips {
		if area := s.sheet.Cut(s.strip(found.Strips, i)...); area != nil {
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Area, Points: area, Hue: idea.Soft, Faint: true})
		}
	}
	for i := 1; i < len(list); i++ {
		lower, upper := list[i-1].to, list[i].from
		s.border(l, list, i, lower, list[i-1].To, labelOf(list[i-1].To, found.Settled && list[i].Moved != (engine.Cell{})))
		if thick := float64(upper.at-lower.at) / float64(lower.along.X+lower.along.Y); lower.along != upper.along || thick > float64(s.sheet.Window.W)/thinnest {
			s.border(l, list, i, upper, list[i].From, "")
		}
	}
	for _, g := range found.Gaps { // beside an axis a gap has one border
		if n := len(list); n > 0 && g.To == list[0].From {
			s.border(l, list, 0, list[0].from, g.To, labelOf(g.To, false))
		} else if n > 0 && g.From == list[n-1].To {
			s.border(l, list, n, list[n-1].to, g.From, labelOf(g.From, false))
		}
	}
}

// thinnest is the part of the window's width below which a strip is drawn as one line.
const thinnest = 80

// strip returns the half planes of a strip: near the corner, where strips overlap, only what is
// none of another one.
func (s *segments) strip(strips []segment.Strip, i int) (parts []idea.Half) {
	for j, other := range strips {
		low, high := strait{other.Along, other.Low}, strait{other.Along, other.High}
		if j < i {
			parts = append(parts, high.above(s.sheet))
		} else if j > i {
			parts = append(parts, low.below(s.sheet))
		} else {
			if j > 0 {
				parts = append(parts, low.above(s.sheet))
			}
			if j < len(strips)-1 {
				parts = append(parts, high.below(s.sheet))
			}
		}
	}
	return parts
}

// border draws the line where sector i begins or the one before it ends, with a label or without one, as far as it
// is not beyond other segments: near the corner lines cross.
func (s *segments) border(l *idea.Layer, list []sector, i int, line strait, bound segment.Bound, label string) {
	var within []idea.Half
	for j, a := range list {
		if j < i {
			within = append(within, a.from.above(s.sheet))
		} else {
			within = append(within, a.to.below(s.sheet))
		}
	}
	points := s.sheet.Border(line.above(s.sheet), within...)
	if points == nil {
		return
	}
	l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Ink, Bold: bound.Exact && label != "", Dashed: !bound.Exact})
	if seen := s.sheet.Seen().Border(line.above(s.sheet), within...); label != "" && seen != nil {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{farther(seen, 0.9-0.13*float64(i%3))}, Text: label, Hue: idea.Ink})
	}
}
