package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// The sizes, in CSS pixels a square, between which names go away: up close a name
// would cover what it stands for. And those of a name.
const (
	namesAt, namesFrom  = 6.5, 8.0
	nameText            = 13.0
	nameRoom, nameSpace = 9.0, 26.0 // beside the letters, and from top to bottom
)

// writeNames writes on the map what is there, as much as there is room for.
func (d *drawing) writeNames() {
	alpha := 1 - view.Smoothstep(namesAt, namesFrom, d.camera.view.Scale)
	if len(d.scene.Map.Labels) == 0 || alpha <= 0 {
		return
	}
	r := d.camera.view.Ratio
	f := d.glyphs.face(bold, nameText*d.camera.typeSize()*r)
	for _, p := range d.names(f) {
		x, y := p.X+p.W/2, p.Y+p.H/2
		d.pen.brush.shape(x, y, p.W/2, p.H/2-2*r, p.H/2-2*r, 0, 1, 0, tint(colour.DarkTheme.Ground, 0.78*alpha))
		d.glyphs.write(f, []byte(p.Text.String()), x, y-r, tint(colour.DarkTheme.Ink, alpha))
	}
}

// names arranges the names whose squares are shown by now, beside the pieces and
// within the rulers, in pixels of the screen.
func (d *drawing) names(f *face) []view.Placed {
	r, frame, taken := d.camera.view.Ratio, d.camera.clearOfRulers(), d.taken()
	for _, c := range d.idea.said {
		taken = append(taken, c.box)
	}
	said, _ := d.labels()
	front, _ := d.maps.front()
	shown := make([]atlas.Label, 0, len(d.scene.Map.Labels))
	for _, l := range d.scene.Map.Labels {
		if view.Distance(float64(l.At.X), float64(l.At.Y)) < front && !said[l.Text.String()] {
			shown = append(shown, l)
		}
	}
	size := func(text string) (w, h float64) {
		return f.width([]byte(text)) + 2*nameRoom*d.camera.typeSize()*r, nameSpace * d.camera.typeSize() * r
	}
	at := func(c engine.Cell) (x, y float64) { return d.camera.middle(c) }
	return view.Arrange(shown, frame, taken, size, at)
}

// clearOfRulers returns the part of the screen that shows the board, in pixels.
func (cam *camera) clearOfRulers() view.Box {
	r, in := cam.view.Ratio, cam.insets()
	return view.Box{X: in.Left * r, Y: in.Top * r, W: (cam.view.Width - in.Left) * r, H: (cam.view.Height - in.Top - in.Bottom) * r}
}

// taken returns where on the screen words must not stand: on the pieces, on labels, and below
// what covers a corner of the canvas.
func (d *drawing) taken() (taken []view.Box) {
	r := d.camera.view.Ratio
	if d.scene.Piece != scene.None {
		x, y := d.camera.middle(d.scene.At)
		hx, hy := pin(d.camera, x, y, d.camera.view.Ratio)
		room := (pinHead + 4) * r
		taken = append(taken, view.Box{X: min(x, hx-room), Y: min(y, hy-room), W: max(x, hx+room) - min(x, hx-room), H: max(y, hy+room) - min(y, hy-room)})
		if half := d.camera.view.Scale / 2 * r; d.camera.view.Scale >= pinBelow {
			taken[0] = view.Box{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}
		}
	}
	taken = append(taken, view.Box{
		X: (d.camera.view.Width - d.camera.corner.Right) * r, Y: (d.camera.view.Height - d.camera.corner.Bottom) * r,
		W: d.camera.corner.Right * r, H: d.camera.corner.Bottom * r,
	})
	for _, p := range d.scene.Pawns {
		if p.Ghost {
			continue
		}
		x, y := d.camera.middle(p.At)
		half := max(d.camera.view.Scale/2, 3) * r
		taken = append(taken, view.Box{X: x - half, Y: y - half, W: 2 * half, H: 2 * half})
	}
	_, boxes := d.labels()
	return append(taken, boxes...)
}
