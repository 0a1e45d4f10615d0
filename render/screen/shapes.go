package screen

import (
	"image/color"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// This file draws the shapes of a scene, by form as well as by colour: a tick on a full
// disc wins.

// drawShapes draws the shapes of a layer, one after the other.
func (s *Screen) drawShapes(layer scene.Layer) {
	for i := range s.scene.Shapes {
		if shape := &s.scene.Shapes[i]; shape.Layer == layer {
			if shape.Kind == scene.Line {
				s.drawLine(shape)
			} else {
				s.drawMarks(shape)
			}
		}
	}
}

// tone returns the colour of a tone.
func (s *Screen) tone(t scene.Tone) color.RGBA {
	return [...]color.RGBA{
		scene.Soft: s.theme.Soft, scene.Night: s.theme.Night, scene.Good: s.theme.Good, scene.Bad: s.theme.Bad, scene.Gold: s.theme.Gold,
	}[t]
}

// drawMarks puts a mark on squares.
func (s *Screen) drawMarks(shape *scene.Shape) {
	main := s.tone(shape.Tone)
	if shape.Mark == scene.Tick && shape.Weight == scene.Strong {
		s.ticks(shape.At, main)
		return
	}
	seen := s.camera.view.Visible()
	for _, p := range shape.At {
		switch c := p.Cell(); shape.Mark {
		case scene.Tint:
			s.fill(c, main, 0.17)
		case scene.Frame:
			s.frame(c, tint(main, 1))
		case scene.Halo:
			s.halo(c, main)
		case scene.Tick:
			if seen.Contains(c) {
				s.thinTick(c, main)
			}
		}
	}
}

// ticks marks squares with ticks. Where squares are too small for marks, dots stand
// there, and run into lines where there are many.
func (s *Screen) ticks(at []scene.Point, main color.RGBA) {
	seen, occupied := s.camera.view.Visible(), s.occupied()
	near := render.Blend(ringsFrom, ringsAt, s.camera.view.Scale)
	r := s.camera.view.Ratio
	far := max(0.5*s.camera.view.Scale, 2.6) * r
	for pass := range 2 { // all edges first, so that dots that touch make one line
		for _, p := range at {
			c := p.Cell()
			if !seen.Contains(c) {
				continue
			}
			if near < 1 {
				x, y := s.camera.middle(c)
				if pass == 0 {
					s.brush.disc(x, y, far+r, tint(s.theme.Paper, 1-near))
				} else {
					s.brush.disc(x, y, far, tint(main, 1-near))
				}
			}
			if near > 0 && pass == 1 {
				s.drawTick(c, main, near, occupied[c])
			}
		}
	}
}

// thinTick marks square c with a tick or, where there is no room, a small dot.
func (s *Screen) thinTick(c engine.Cell, main color.RGBA) {
	if s.camera.view.Scale >= ringsAt {
		s.drawTick(c, main, 1, false)
		return
	}
	r := s.camera.view.Ratio
	size := max(0.2*s.camera.view.Scale, 3.2) * r
	x, y := s.camera.middle(c)
	s.brush.disc(x, y, size+r, tint(s.theme.Paper, 1))
	s.brush.disc(x, y, size, tint(main, 1))
}

// drawTick marks square c with a tick: in its lower right corner, where it leaves the number
// alone, or smaller if a pawn stands there.
func (s *Screen) drawTick(c engine.Cell, main color.RGBA, alpha float64, pawn bool) {
	r := s.camera.view.Ratio
	edge := s.camera.view.Scale * r
	if !pawn {
		x, y := s.camera.middle(c)
		width := min(max(0.06*edge, 1.8*r), 5*r)
		s.brush.shape(x, y, 0.445*edge+0.8*r, 0.445*edge+0.8*r, 0.445*edge, width+1.6*r, 1, 0, tint(s.theme.Paper, 0.8*alpha))
		s.brush.shape(x, y, 0.445*edge, 0.445*edge, 0.445*edge, width, 1, 0, tint(main, alpha))
	}
	x, y, size := s.badge(c)
	s.check(x, y, size, main, alpha)
}

// badge returns where the mark of square c is, and its radius: in the corner where
// there is room, and in the middle of small squares.
func (s *Screen) badge(c engine.Cell) (x, y, size float64) {
	r := s.camera.view.Ratio
	edge := s.camera.view.Scale * r
	size = max(0.15*edge, min(0.3*edge, 5*r))
	x, y = s.camera.middle(c)
	corner := render.Blend(numbersFrom, numbersAt+8, s.camera.view.Scale)
	away := corner * (0.46*edge - size)
	return x + away, y + away, size
}

// check draws a tick on a full disc of radius size.
func (s *Screen) check(x, y, size float64, main color.RGBA, alpha float64) {
	paper := tint(s.theme.Paper, alpha)
	s.brush.disc(x, y, size+max(0.12*size, s.camera.view.Ratio), paper)
	s.brush.disc(x, y, size, tint(main, alpha))
	width := 0.26 * size
	s.brush.line(x-0.46*size, y+0.04*size, x-0.1*size, y+0.4*size, width, paper)
	s.brush.line(x-0.1*size, y+0.4*size, x+0.48*size, y-0.38*size, width, paper)
}

// frame draws a square's outline, so that it shows on every colour.
func (s *Screen) frame(c engine.Cell, main ink) {
	r := s.camera.view.Ratio
	x, y := s.camera.middle(c)
	half := max(0.48*s.camera.view.Scale*r, 6*r)
	radius := min(0.25*half, 6*r)
	s.brush.shape(x, y, half+1.2*r, half+1.2*r, radius+1.2*r, 5*r, 1, 0, tint(s.theme.Paper, 0.9))
	s.brush.shape(x, y, half, half, radius, 2.6*r, 1, 0, main)
}

// halo draws a ring around square c that is seen from afar.
func (s *Screen) halo(c engine.Cell, main color.RGBA) {
	r := s.camera.view.Ratio
	edge := s.camera.view.Scale * r
	x, y := s.camera.middle(c)
	size := max(0.47*edge, 7*r)
	width := min(max(0.07*edge, 3*r), 7*r)
	s.brush.ring(x, y, size+r, width+2*r, tint(s.theme.Night, 0.9))
	s.brush.ring(x, y, size, width, tint(main, 1))
}

// fill tints square c.
func (s *Screen) fill(c engine.Cell, main color.RGBA, alpha float64) {
	x, y := s.camera.middle(c)
	half := max(s.camera.view.Scale*s.camera.view.Ratio/2, 2*s.camera.view.Ratio)
	s.brush.shape(x, y, half, half, 0, 0, 1, 0, tint(main, alpha))
}
