package board

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// This file is what people put on squares for themselves: dashed frames with a letter, and
// whether they were right.

// solidFrame is up to which size of a square, in CSS pixels, a dashed frame has no gaps:
// they would be no larger than its lines are thick.
const solidFrame = 14.0

// dashes draws a dashed outline of square c with round corners.
func (pen *pen) dashes(c engine.Cell, main color.RGBA) {
	if pen.camera.view.Scale < solidFrame {
		pen.frame(c, tint(main, 1))
		return
	}
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	width := min(max(0.045*edge, 1.8*r), 6*r)
	x, y := pen.camera.middle(c)
	main, paper := pen.pencil(main)
	pen.outline(x, y, rounded(0.4*edge, 0.11*edge), part{width + 2.4*r, tint(paper, 0.9)}, part{width, tint(main, 1)})
}

// outline draws dashes about (x, y): all edges first, and then what they are around.
func (pen *pen) outline(x, y float64, dashes [][]scene.Point, edge, main part) {
	for _, part := range [2]part{edge, main} {
		for _, dash := range dashes {
			for i, b := range dash[1:] {
				pen.brush.line(x+dash[i].X, y+dash[i].Y, x+b.X, y+b.Y, part.width, part.c)
			}
		}
	}
}

// pencil returns with which colour people's own signs are drawn, and their edges: Night is
// as good as ink, which is light on a dark board.
func (pen *pen) pencil(main color.RGBA) (ink, edge color.RGBA) {
	if main == pen.theme.Night {
		return pen.theme.Ink, pen.theme.Ground
	}
	return main, pen.theme.Paper
}

// sideDashes is how many dashes a side has between its corners, which are one each.
const sideDashes = 3

// rounded returns the dashes of a square about (0, 0) of half the width half, as lines.
func rounded(half, radius float64) (dashes [][]scene.Point) {
	straight := 2 * (half - radius)
	unit := straight / (2*sideDashes + 1) // a dash, or a gap
	for quarter := range 4 {
		sin, cos := math.Sincos(float64(quarter) * math.Pi / 2)
		at := func(u, v float64) scene.Point { return scene.Point{X: u*cos - v*sin, Y: u*sin + v*cos} }
		for i := range sideDashes {
			from := -straight/2 + float64(2*i+1)*unit
			dashes = append(dashes, []scene.Point{at(from, -half), at(from+unit, -half)})
		}
		var arc []scene.Point
		for i := range 4 {
			s, c := math.Sincos(float64(i) * math.Pi / 6)
			arc = append(arc, at(half-radius+radius*s, -half+radius-radius*c))
		}
		dashes = append(dashes, arc)
	}
	return dashes
}

// judge puts a tick or a cross on a full disc into the lower right corner of square c.
func (pen *pen) judge(c engine.Cell, main color.RGBA, mark scene.Mark) {
	x, y, size := pen.badge(c)
	size *= 1.25
	if mark == scene.Right {
		pen.check(x, y, size, main, 1)
		return
	}
	paper := tint(pen.theme.Paper, 1)
	pen.brush.disc(x, y, size+max(0.12*size, pen.camera.view.Ratio), paper)
	pen.brush.disc(x, y, size, tint(main, 1))
	arm, width := 0.42*size, 0.26*size
	pen.brush.line(x-arm, y-arm, x+arm, y+arm, width, paper)
	pen.brush.line(x-arm, y+arm, x+arm, y-arm, width, paper)
}

// The size of a text on a square, as a part of its edge: in the middle and in the corner.
const middleText, cornerText = 0.46, 0.27

// leastText is the least size, in CSS pixels, in which a text is written.
const leastText = 5.0

// writeTexts writes what shapes say on their squares.
func (d *drawing) writeTexts() {
	seen := d.camera.view.Visible()
	edge := d.camera.view.Scale * d.camera.view.Ratio
	for i := range d.scene.Shapes {
		shape := &d.scene.Shapes[i]
		part, away := middleText, 0.0
		if shape.Weight == scene.Thin {
			part, away = cornerText, 0.25*edge
		}
		if shape.Kind != scene.Marks || shape.Text == "" || part*d.camera.view.Scale < leastText {
			continue
		}
		f := d.glyphs.face(bold, part*edge)
		for _, p := range shape.At {
			if c := p.Cell(); seen.Contains(c) {
				x, y := d.camera.middle(c)
				d.write(f, shape.Text, x-away, y-away, d.pen.tone(shape.Tone))
			}
		}
	}
}

// write writes a text with an edge of paper, so that it is read on every colour.
func (d *drawing) write(f *face, text string, x, y float64, main color.RGBA) {
	main, edge := d.pen.pencil(main)
	d.glyphs.writeEdged(f, []byte(text), view.Spot{X: x, Y: y}, main, edge, d.camera.view.Ratio)
}

// writeEdged writes a text whose middle is at a spot with an edge of another colour, of least
// pixels or, where letters are large, more.
func (l *glyphs) writeEdged(f *face, text []byte, at view.Spot, main, edge color.RGBA, least float64) {
	off := max(least, 0.08*f.height)
	for i := range 8 {
		s, c := math.Sincos(float64(i) * math.Pi / 4)
		l.write(f, text, at.X+off*c, at.Y+off*s, tint(edge, 0.9))
	}
	l.write(f, text, at.X, at.Y, tint(main, 1))
}
