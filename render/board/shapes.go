package board

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/render/view"
)

// drawShapes draws the shapes of a layer, one after the other.
func (pen *pen) drawShapes(layer scene.Layer) {
	for i := range pen.scene.Shapes {
		if shape := &pen.scene.Shapes[i]; shape.Layer == layer {
			switch shape.Kind {
			case scene.Line:
				pen.drawLine(shape)
			case scene.Marks:
				pen.drawMarks(shape)
			}
		}
	}
}

// tone returns the colour of a tone.
func (pen *pen) tone(t scene.Tone) color.RGBA {
	return [...]color.RGBA{
		scene.Soft: pen.theme.Soft, scene.Night: pen.theme.Night, scene.Good: pen.theme.Good, scene.Bad: pen.theme.Bad, scene.Gold: pen.theme.Gold,
	}[t]
}

// drawMarks puts a mark on squares.
func (pen *pen) drawMarks(shape *scene.Shape) {
	main := pen.tone(shape.Tone)
	if shape.Mark == scene.Tick && shape.Weight == scene.Strong || shape.Mark == scene.Guard {
		pen.ticks(shape.At, main, shape.Mark)
		return
	}
	seen := pen.camera.view.Visible()
	for _, p := range shape.At {
		switch c := p.Cell(); shape.Mark {
		case scene.Tint:
			pen.fill(c, main, 0.17)
		case scene.Frame:
			if shape.Dashed {
				pen.dashes(c, main)
			} else {
				pen.frame(c, tint(main, 1))
			}
		case scene.Right, scene.Wrong:
			if seen.Contains(c) {
				pen.judge(c, main, shape.Mark)
			}
		case scene.Halo:
			pen.halo(c, main)
		case scene.Tick:
			if seen.Contains(c) {
				pen.thinTick(c, main)
			}
		case scene.Cross:
			if seen.Contains(c) {
				pen.drawCross(c, main)
			}
		}
	}
}

// ticks marks squares with ticks, or guards them. Where squares are too small for marks, dots stand
// there, and run into lines where there are many.
func (pen *pen) ticks(at []scene.Point, main color.RGBA, mark scene.Mark) {
	seen, occupied := pen.camera.view.Visible(), pen.occupied()
	near := view.Smoothstep(ringsFrom, ringsAt, pen.camera.view.Scale)
	r := pen.camera.view.Ratio
	far := max(0.5*pen.camera.view.Scale, 2.6) * r
	for pass := range 2 { // all edges first, so that dots that touch make one line
		for _, p := range at {
			c := p.Cell()
			if !seen.Contains(c) {
				continue
			}
			if near < 1 {
				x, y := pen.camera.middle(c)
				if pass == 0 {
					pen.brush.disc(x, y, far+r, tint(pen.theme.Paper, 1-near))
				} else {
					pen.brush.disc(x, y, far, tint(main, 1-near))
				}
			}
			if near > 0 && pass == 1 {
				if mark == scene.Guard {
					pen.drawGuard(c, main, near, occupied[c])
				} else {
					pen.drawTick(c, main, near, occupied[c])
				}
			}
		}
	}
}

// thinTick marks square c with a tick or, where there is no room, a small dot.
func (pen *pen) thinTick(c engine.Cell, main color.RGBA) {
	if pen.camera.view.Scale >= ringsAt {
		pen.drawTick(c, main, 1, false)
		return
	}
	r := pen.camera.view.Ratio
	size := max(0.2*pen.camera.view.Scale, 3.2) * r
	x, y := pen.camera.middle(c)
	pen.brush.disc(x, y, size+r, tint(pen.theme.Paper, 1))
	pen.brush.disc(x, y, size, tint(main, 1))
}

// drawTick marks square c with a tick: in its lower right corner, where it leaves the number
// alone, or smaller if a pawn stands there.
func (pen *pen) drawTick(c engine.Cell, main color.RGBA, alpha float64, pawn bool) {
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	if !pawn {
		x, y := pen.camera.middle(c)
		width := pen.wide(0.06, 1.8, 5)
		pen.brush.shape(x, y, sprite.RingHalf*edge+0.8*r, sprite.RingHalf*edge+0.8*r, sprite.RingHalf*edge, width+1.6*r, 1, 0, tint(pen.theme.Paper, 0.8*alpha))
		pen.brush.shape(x, y, sprite.RingHalf*edge, sprite.RingHalf*edge, sprite.RingHalf*edge, width, 1, 0, tint(main, alpha))
	}
	x, y, size := pen.badge(c)
	pen.check(x, y, size, main, alpha)
}

// drawGuard marks square c as one to be blocked: with a frame like that of the squares
// that can be, and a small pawn in its corner, unless a pawn stands there.
func (pen *pen) drawGuard(c engine.Cell, main color.RGBA, alpha float64, pawn bool) {
	if pawn {
		return
	}
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	x, y := pen.camera.middle(c)
	width := min(max(0.05*edge, 1.6*r), 4*r)
	pen.brush.shape(x, y, sprite.RingHalf*edge+0.8*r, sprite.RingHalf*edge+0.8*r, 0.17*edge, width+1.6*r, 1, 0, tint(pen.theme.Paper, 0.8*alpha))
	pen.brush.shape(x, y, sprite.RingHalf*edge, sprite.RingHalf*edge, 0.17*edge, width, 1, 0, tint(main, alpha))
	x, y, size := pen.badge(c)
	paper := tint(pen.theme.Paper, alpha)
	pen.brush.disc(x, y, size+max(0.12*size, r), paper)
	pen.brush.disc(x, y, size, tint(main, alpha))
	pen.brush.disc(x, y-0.32*size, 0.26*size, paper)
	pen.brush.line(x, y-0.2*size, x, y+0.3*size, 0.24*size, paper)
	pen.brush.line(x-0.34*size, y+0.42*size, x+0.34*size, y+0.42*size, 0.24*size, paper)
}

// badge returns where the mark of square c is, and its radius: in the corner where
// there is room, and in the middle of small squares.
func (pen *pen) badge(c engine.Cell) (x, y, size float64) {
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	size = max(pen.badgeSize()*edge, min(0.3*edge, 5*r))
	x, y = pen.camera.middle(c)
	corner := view.Smoothstep(numbersFrom, numbersAt+8, pen.camera.view.Scale)
	away := corner * (0.46*edge - size)
	return x + away, y + away, size
}

// star returns where the star of square c is, and its radius: in the upper corner, so far
// out that it leaves a tick alone.
func (pen *pen) star(c engine.Cell) (x, y, size float64) {
	edge := pen.camera.view.Scale * pen.camera.view.Ratio
	size = 0.21 * edge
	x, y = pen.camera.middle(c)
	bx, _, badge := pen.badge(c)
	a, room := bx-x, badge+size
	away := max(0.27*edge, math.Sqrt(max(0, room*room/2-a*a)))
	return x + away, y - away, size
}

// check draws a tick on a full disc of radius size.
func (pen *pen) check(x, y, size float64, main color.RGBA, alpha float64) {
	paper := tint(pen.theme.Paper, alpha)
	pen.brush.disc(x, y, size+max(0.12*size, pen.camera.view.Ratio), paper)
	pen.brush.disc(x, y, size, tint(main, alpha))
	width := 0.26 * size
	pen.brush.line(x-0.46*size, y+0.04*size, x-0.1*size, y+0.4*size, width, paper)
	pen.brush.line(x-0.1*size, y+0.4*size, x+0.48*size, y-0.38*size, width, paper)
}

// drawCross marks square c with a cross on a disc, as drawTick does with a tick.
func (pen *pen) drawCross(c engine.Cell, main color.RGBA) {
	x, y, size := pen.badge(c)
	paper, r := tint(pen.theme.Paper, 1), pen.camera.view.Ratio
	pen.brush.disc(x, y, size+max(0.12*size, r), paper)
	pen.brush.disc(x, y, size, tint(main, 1))
	arm, width := 0.4*size, 0.26*size
	pen.brush.line(x-arm, y-arm, x+arm, y+arm, width, paper)
	pen.brush.line(x-arm, y+arm, x+arm, y-arm, width, paper)
}

// frame draws a square's outline, so that it shows on every colour.
func (pen *pen) frame(c engine.Cell, main ink) {
	r := pen.camera.view.Ratio
	x, y := pen.camera.middle(c)
	half := max(sprite.FrameHalf*pen.camera.view.Scale*r, 6*r)
	radius := min(0.25*half, 6*r)
	width := sprite.FrameWidth * r * pen.bold()
	pen.brush.shape(x, y, half+1.2*r, half+1.2*r, radius+1.2*r, width+2.4*r, 1, 0, tint(pen.theme.Paper, 0.9))
	pen.brush.shape(x, y, half, half, radius, width, 1, 0, main)
}

// halo draws a ring around square c that is seen from afar.
func (pen *pen) halo(c engine.Cell, main color.RGBA) {
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	x, y := pen.camera.middle(c)
	size := max(0.47*edge, 7*r)
	width := pen.wide(0.07, 3, 7)
	pen.brush.ring(x, y, size+r, width+2*r, tint(pen.theme.Night, 0.9))
	pen.brush.ring(x, y, size, width, tint(main, 1))
}

// fill tints square c.
func (pen *pen) fill(c engine.Cell, main color.RGBA, alpha float64) {
	x, y := pen.camera.middle(c)
	half := max(pen.camera.view.Scale*pen.camera.view.Ratio/2, 2*pen.camera.view.Ratio)
	pen.brush.shape(x, y, half, half, 0, 0, 1, 0, tint(main, alpha))
}
