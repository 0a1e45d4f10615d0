package segments

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

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
		s.border(l, list, i, lower, list[i-1].To, true)
		if thick := float64(upper.at-lower.at) / float64(lower.along.X+lower.along.Y); lower.along != upper.along || thick > float64(s.sheet.Window.W)/thinnest {
			s.border(l, list, i, upper, list[i].From, false)
		}
	}
}

// thinnest is the part of the window's width below which a strip is drawn as one line.
const thinnest = 80

// strip returns the half planes of a strip: near the corner, where strips overlap, only what is
// none of another one.
func (s *segments) strip(strips []segment.Strip, i int) (parts []sheet.Half) {
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

// border draws the line where sector i begins or the one before it ends, as far as it is not
// beyond other segments: near the corner lines cross.
func (s *segments) border(l *idea.Layer, list []sector, i int, line strait, bound segment.Bound, named bool) {
	var within []sheet.Half
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
	l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Ink, Bold: bound.Exact && named, Dashed: !bound.Exact})
	if seen := s.sheet.Seen().Border(line.above(s.sheet), within...); named && seen != nil {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{farther(seen, 0.9-0.13*float64(i%3))}, Text: slopeLabel(bound, list[i].Moved != (engine.Cell{})), Hue: idea.Ink})
	}
}
