package board

import (
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// The sizes of a label in CSS pixels: its letters, the room beside them, how high it is, and
// how far above its square it stands.
const (
	labelText = 14.0
	labelRoom = 9.0
	labelHigh = 26.0
	labelLift = 9.0
)

// writeLabels writes words beside squares, each with a pointer to its square: they are seen
// at every size of the squares.
func (d *drawing) writeLabels() {
	r := d.camera.view.Ratio
	f := d.glyphs.face(bold, labelText*d.camera.typeSize()*r)
	for i := range d.scene.Shapes {
		s := &d.scene.Shapes[i]
		if s.Kind != scene.Label {
			continue
		}
		for _, at := range s.At {
			text := []byte(s.Text)
			x, y := d.camera.pixel(at.X, at.Y)
			b, ok := d.camera.labelled(x, y, d.labelWidth(f, text))
			if !ok {
				continue
			}
			ground, edge := tint(colour.DarkTheme.Ground, 0.92), tint(d.pen.theme.Paper, 0.9)
			mx, my := b.X+b.W/2, b.Y+b.H/2
			foot := min(max(x, b.X+b.H/2), b.X+b.W-b.H/2)
			d.pen.brush.line(foot, my, x, y, 5*r, edge)
			d.pen.brush.shape(mx, my, b.W/2+1.5*r, b.H/2+1.5*r, b.H/2, 0, 1, 0, edge)
			d.pen.brush.disc(x, y, 5*r, edge)
			d.pen.brush.line(foot, my, x, y, 2.4*r, ground)
			d.pen.brush.disc(x, y, 3.4*r, ground)
			d.pen.brush.shape(mx, my, b.W/2, b.H/2, b.H/2, 0, 1, 0, ground)
			d.glyphs.write(f, text, mx, my, tint(colour.DarkTheme.Ink, 1))
		}
	}
}

// labelWidth returns how wide a label is.
func (d *drawing) labelWidth(f *face, text []byte) float64 {
	return f.width(text) + 2*labelRoom*d.camera.typeSize()*d.camera.view.Ratio
}

// labels returns the words of all labels, and where they stand: the map's own names give
// way to them.
func (d *drawing) labels() (said map[string]bool, boxes []view.Box) {
	said = map[string]bool{}
	f := d.glyphs.face(bold, labelText*d.camera.typeSize()*d.camera.view.Ratio)
	for i := range d.scene.Shapes {
		s := &d.scene.Shapes[i]
		if s.Kind != scene.Label {
			continue
		}
		said[s.Text] = true
		for _, at := range s.At {
			x, y := d.camera.pixel(at.X, at.Y)
			if b, ok := d.camera.labelled(x, y, d.labelWidth(f, []byte(s.Text))); ok {
				boxes = append(boxes, b)
			}
		}
	}
	return said, boxes
}

// labelled returns where on the screen a label of a width stands whose square has its middle
// at (x, y): above the square or, where a ruler would lie over it, below; ok is false where
// the square itself is out of sight. All is in pixels of the screen.
func (cam *camera) labelled(x, y, width float64) (b view.Box, ok bool) {
	r, in := cam.view.Ratio, cam.insets()
	left, top := in.Left*r, in.Top*r
	right, bottom := cam.view.Width*r, (cam.view.Height-in.Bottom)*r
	if x < left || x > right || y < top || y > bottom {
		return b, false
	}
	high := labelHigh * cam.typeSize() * r
	away := max(labelLift*r, 0.3*cam.view.Scale*r)
	b = view.Box{X: x - width/2, Y: y - away - high, W: width, H: high}
	if b.Y < top {
		b.Y = y + away
	}
	const gap = 3
	b.X = max(min(b.X, right-gap*r-b.W), left+gap*r)
	return b, true
}
