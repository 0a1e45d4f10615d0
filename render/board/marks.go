package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/view"
)

// drawFrames draws outlines of squares.
func (f *figures) drawFrames(fig *idea.Figure, lit float64) {
	v, brush, ray := &f.camera.view, &f.pen.brush, f.rayOf(fig, lit)
	seen, r := v.Visible(), v.Ratio
	half := max(0.46*v.Scale, 3.4+1.4*lit) * r
	ray.width = max(min(0.7*ray.width, 0.08*v.Scale*r), r) // four lines are stronger than one
	radius := 0.24 * half
	var outline func(engine.Cell)
	if fig.Dashed && v.Scale >= solidFrame {
		outline = f.outliner(fig, lit)
	}
	for _, c := range fig.Squares {
		if !seen.Contains(c) {
			continue
		}
		if outline != nil {
			outline(c)
			continue
		}
		x, y := f.camera.middle(c)
		brush.shape(x, y, half+ray.room, half+ray.room, radius+ray.room, ray.width+2*ray.room, 1, 0, ray.edge)
		brush.shape(x, y, half, half, radius, ray.width, 1, 0, ray.main)
	}
	f.writeMarks(fig)
}

// outliner returns what draws the dashed outline of a square, with round corners, for a figure:
// it is the same one for all of its squares.
func (f *figures) outliner(fig *idea.Figure, lit float64) (draw func(c engine.Cell)) {
	ray, edge := f.rayOf(fig, lit), f.camera.view.Scale*f.camera.view.Ratio
	dashes := rounded(0.42*edge, 0.11*edge)
	return func(c engine.Cell) {
		x, y := f.camera.middle(c)
		f.pen.outline(x, y, dashes, part{ray.width + 2*ray.room, ray.edge}, part{ray.width, ray.main})
	}
}

// drawDots puts dots into the middles of squares or, where a number stands there, into a corner.
func (f *figures) drawDots(fig *idea.Figure, lit float64) {
	v, brush, ray := &f.camera.view, &f.pen.brush, f.rayOf(fig, lit)
	seen, edge := v.Visible(), v.Scale*v.Ratio
	size := max(0.15*v.Scale, 2.2)
	if fig.Bold {
		size = max(0.2*v.Scale, 3.2)
	}
	size *= (1 + 0.4*lit) * v.Ratio
	for _, c := range fig.Squares {
		if !seen.Contains(c) {
			continue
		}
		x, y := f.camera.middle(c)
		if f.numbered(c) {
			x, y = x-0.3*edge, y+0.3*edge
			brush.disc(x, y, 0.7*size+v.Ratio, ray.edge)
			brush.disc(x, y, 0.7*size, ray.main)
			continue
		}
		brush.disc(x, y, size+ray.room, ray.edge)
		if fig.Dashed {
			brush.ring(x, y, size, max(0.4*size, v.Ratio), ray.main)
		} else {
			brush.disc(x, y, size, ray.main)
		}
	}
	f.writeMarks(fig)
}

// writeMarks writes what frames and dots say into the upper left corners of their squares, or
// into the middles of frames where nothing else stands. What is faint says it quietly.
func (f *figures) writeMarks(fig *idea.Figure) {
	text := []byte(fig.Text)
	if len(text) == 0 {
		return
	}
	v := &f.camera.view
	seen, edge := v.Visible(), v.Scale*v.Ratio
	w, part, ink := bold, middleText, f.pen.theme.Ink
	if fig.Faint {
		w, part, ink = regular, figurePart, f.pen.theme.Figures
	}
	middle, corner := f.letters(w, text, part, 0.76), f.letters(w, text, cornerText, 0.4)
	for _, c := range fig.Squares {
		if !seen.Contains(c) {
			continue
		}
		x, y := f.camera.middle(c)
		face := middle
		if fig.Kind == idea.Dots || f.occupiedBy(c) {
			face, x, y = corner, x-0.2*edge, y-0.24*edge
		}
		if face != nil {
			f.glyphs.writeEdged(face, text, view.Spot{X: x, Y: y}, ink, f.pen.theme.Ground, v.Ratio)
		}
	}
}

// occupiedBy reports whether something stands in the middle of square c.
func (f *figures) occupiedBy(c engine.Cell) bool {
	i, tile := f.filled[c]
	return f.scene.Piece != 0 && c == f.scene.At || f.numbered(c) || tile && f.scene.Figures[i].Text != ""
}
