package screen

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
)

// This file draws what moves are worth, and why: by shape as well as by colour, for a
// tick on a full disc wins and a bare cross loses.

// drawVerdicts marks the moves that win; the others were crossed out in place of their
// rings. Where squares are too small for marks, dots stand along the rays, and run into
// lines where many moves win.
func (s *Screen) drawVerdicts(occupied map[engine.Cell]bool, seen engine.Window) {
	if s.scene.Verdicts == nil {
		return
	}
	near := render.Blend(ringsFrom, ringsAt, s.view.Scale)
	r := s.view.Ratio
	far := max(0.5*s.view.Scale, 2.6) * r
	for pass := range 2 { // all edges first, so that dots that touch make one line
		for _, q := range s.scene.Verdicts.Winning {
			c := cellOf(q)
			if !seen.Contains(c) {
				continue
			}
			if near < 1 {
				x, y := s.middle(c)
				if pass == 0 {
					s.brush.disc(x, y, far+r, tint(s.theme.Paper, 1-near))
				} else {
					s.brush.disc(x, y, far, tint(s.theme.Good, 1-near))
				}
			}
			if near > 0 && pass == 1 {
				s.wins(c, near, occupied[c])
			}
		}
	}
}

// wins marks square c as one that wins: in its lower right corner, where it leaves the
// number alone, or smaller if a pawn stands there.
func (s *Screen) wins(c engine.Cell, alpha float64, pawn bool) {
	r := s.view.Ratio
	edge := s.view.Scale * r
	if !pawn {
		x, y := s.middle(c)
		width := min(max(0.06*edge, 1.8*r), 5*r)
		s.brush.shape(x, y, 0.445*edge+0.8*r, 0.445*edge+0.8*r, 0.445*edge, width+1.6*r, 1, 0, tint(s.theme.Paper, 0.8*alpha))
		s.brush.shape(x, y, 0.445*edge, 0.445*edge, 0.445*edge, width, 1, 0, tint(s.theme.Good, alpha))
	}
	x, y, size := s.badge(c)
	s.check(x, y, size, alpha)
}

// badge returns where the mark of square c is, and its radius: in the corner where
// there is room, and in the middle of small squares.
func (s *Screen) badge(c engine.Cell) (x, y, size float64) {
	r := s.view.Ratio
	edge := s.view.Scale * r
	size = max(0.15*edge, min(0.3*edge, 5*r))
	x, y = s.middle(c)
	corner := render.Blend(numbersFrom, numbersAt+8, s.view.Scale)
	away := corner * (0.46*edge - size)
	return x + away, y + away, size
}

// check draws a tick on a full disc of radius size.
func (s *Screen) check(x, y, size, alpha float64) {
	paper := tint(s.theme.Paper, alpha)
	s.brush.disc(x, y, size+max(0.12*size, s.view.Ratio), paper)
	s.brush.disc(x, y, size, tint(s.theme.Good, alpha))
	width := 0.26 * size
	s.brush.line(x-0.46*size, y+0.04*size, x-0.1*size, y+0.4*size, width, paper)
	s.brush.line(x-0.1*size, y+0.4*size, x+0.48*size, y-0.38*size, width, paper)
}

// loses marks square c as one that does not win, as quietly as can be seen: there are
// many of them.
func (s *Screen) loses(c engine.Cell, alpha float64) {
	if alpha <= 0 {
		return
	}
	r := s.view.Ratio
	x, y, size := s.badge(c)
	arm := 0.5 * size
	width := max(0.26*size, 1.2*r)
	mark, edge := s.theme.Bad, s.theme.Light
	if s.scene.View.Phase == game.BlockPhase {
		mark = s.theme.Soft // to be no palace is nothing bad for who blocks
	}
	for _, part := range [2]struct {
		width float64
		c     ink
	}{{width + 2.2*r, tint(edge, 0.75*alpha)}, {width, tint(mark, alpha)}} {
		s.brush.line(x-arm, y-arm, x+arm, y+arm, part.width, part.c)
		s.brush.line(x-arm, y+arm, x+arm, y-arm, part.width, part.c)
	}
}

// drawStory draws the picture of an explanation: where the piece is thought to be, what
// it tries, and the palaces that can be reached from there.
func (s *Screen) drawStory() {
	story := s.scene.Story
	if story == nil {
		return
	}
	r := s.view.Ratio
	at := cellOf(story.At)
	from := at
	if story.Try != nil {
		from = cellOf(story.Try)
		s.longArrow(at, from, tint(s.theme.Bad, 1))
		s.frame(from, tint(s.theme.Bad, 1))
	}
	if s.scene.View.Game.K() > 1 {
		s.sightLines(from, story.Palaces)
	} else {
		for _, q := range story.Palaces {
			s.longArrow(from, cellOf(q), tint(s.theme.Good, 1))
		}
	}
	seen := s.view.Visible()
	size := max(0.2*s.view.Scale, 3.2) * r
	for _, q := range story.Palaces {
		if c := cellOf(q); seen.Contains(c) {
			x, y := s.middle(c)
			if s.view.Scale < ringsAt {
				s.brush.disc(x, y, size+r, tint(s.theme.Paper, 1))
				s.brush.disc(x, y, size, tint(s.theme.Good, 1))
				continue
			}
			s.wins(c, 1, false)
		}
	}
	s.frame(at, tint(s.theme.Night, 1))
}

// sightLines draws thin lines to palaces that are seen, of which there can be thousands
// on a few lines: to the farthest each way, so that numbers can be read through them.
func (s *Screen) sightLines(from engine.Cell, palaces []engine.Position) {
	farthest := map[engine.Cell]engine.Cell{}
	for _, q := range palaces {
		c := cellOf(q)
		dx, dy := c.X-from.X, c.Y-from.Y
		way := engine.Cell{X: dx, Y: dy}
		if d := gcd(dx, dy); d > 0 {
			way = engine.Cell{X: dx / d, Y: dy / d}
		}
		last, ok := farthest[way]
		if !ok || max(dx, -dx, dy, -dy) > max(last.X-from.X, from.X-last.X, last.Y-from.Y, from.Y-last.Y) {
			farthest[way] = c
		}
	}
	r := s.view.Ratio
	width := min(max(0.05*s.view.Scale, 1.6), 4) * r
	for _, c := range farthest {
		s.segment(from, c, width+2*r, tint(s.theme.Paper, 0.45))
		s.segment(from, c, width, tint(s.theme.Good, 0.8))
	}
}

// gcd returns the greatest common divisor of two numbers of any sign, 0 for two zeros.
func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// frame draws a square's outline, so that it shows on every colour.
func (s *Screen) frame(c engine.Cell, main ink) {
	r := s.view.Ratio
	x, y := s.middle(c)
	half := max(0.48*s.view.Scale*r, 6*r)
	radius := min(0.25*half, 6*r)
	s.brush.shape(x, y, half+1.2*r, half+1.2*r, radius+1.2*r, 5*r, 1, 0, tint(s.theme.Paper, 0.9))
	s.brush.shape(x, y, half, half, radius, 2.6*r, 1, 0, main)
}

// longArrow draws an arrow from one square to another, with a light edge around it.
func (s *Screen) longArrow(a, b engine.Cell, main ink) {
	r := s.view.Ratio
	edge := s.view.Scale * r
	x0, y0 := s.middle(a)
	x1, y1 := s.middle(b)
	length := math.Hypot(x1-x0, y1-y0)
	if length < 4*r {
		return
	}
	dx, dy := (x1-x0)/length, (y1-y0)/length
	room := min(0.44*edge, 0.26*length)
	x0, y0, x1, y1 = x0+room*dx, y0+room*dy, x1-room*dx, y1-room*dy
	width := min(max(0.07*edge, 2.2*r), 6*r)
	// The point is drawn where the arrow ends, if that can be seen.
	bx, by, ex, ey, ok := render.Clip(x0, y0, x1, y1, s.view.Width*r, s.view.Height*r, edge+20*r)
	if !ok {
		return
	}
	barb := min(max(0.24*edge, 6*r), 20*r, 0.5*length)
	for _, part := range [2]struct {
		width float64
		c     ink
	}{{width + 2.4*r, tint(s.theme.Paper, 0.9)}, {width, main}} {
		s.brush.line(bx, by, ex, ey, part.width, part.c)
		for _, side := range [2]float64{-1, 1} {
			ux, uy := -dx*0.83+side*dy*0.56, -dy*0.83-side*dx*0.56
			s.brush.line(x1, y1, x1+barb*ux, y1+barb*uy, part.width, part.c)
		}
	}
}
