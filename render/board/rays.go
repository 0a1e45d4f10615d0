package board

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/view"
)

// stroke returns the colour of a figure's lines.
func (f *figures) stroke(fig *idea.Figure) color.RGBA {
	return f.shade(fig, f.pen.theme.Stroke(fig.Hue))
}

// ray is how a line is drawn: its width, how far a light edge stands out on both sides, and
// its dashes and their gaps, all in pixels; no gap, no dashes.
type ray struct {
	width, room, dash, gap float64
	main, edge             ink
}

// rayOf returns how a figure's lines are drawn.
func (f *figures) rayOf(fig *idea.Figure, lit float64) ray {
	r := f.camera.view.Ratio
	width, room := f.pen.wide(0.06, 2, 5), 1.2*r
	switch {
	case fig.Bold:
		width, room = f.pen.wide(0.1, 3.4, 9), 1.6*r
	case fig.Faint:
		width, room = f.pen.wide(0.045, 1.4, 3.2), 0
	}
	ray := ray{width: width * (1 + 0.6*lit), room: room + 1.6*r*lit, main: tint(f.stroke(fig), 1), edge: tint(f.pen.theme.Paper, 0.8+0.2*lit)}
	if f.scene.Look.Dark {
		ray.edge = tint(f.pen.theme.Ground, 0.8+0.2*lit)
	}
	if fig.Dashed {
		ray.dash, ray.gap = 6*r+2*width, 5*r+1.5*width
	}
	return ray
}

// drawLine draws a line or an arrow.
func (f *figures) drawLine(fig *idea.Figure, lit float64) {
	ray, spots := f.rayOf(fig, lit), f.at(fig.Points)
	var head []view.Spot
	if fig.Kind == idea.Arrow {
		head = f.head(spots, &ray)
	}
	if ray.room > 0 {
		f.path(spots, ray.width+2*ray.room, &ray, ray.edge)
		f.ring(head, 2*ray.room, ray.edge)
	}
	f.path(spots, ray.width, &ray, ray.main)
	f.pen.brush.polygon(head, ray.main)
	f.ring(head, f.camera.view.Ratio, ray.main)
}

// path draws a line through spots. What is out of view costs next to nothing.
func (f *figures) path(spots []view.Spot, width float64, ray *ray, c ink) {
	w, h := f.screen()
	last, walked := spots[0], 0.0
	for i, to := range spots[1:] {
		length := math.Hypot(to.X-last.X, to.Y-last.Y)
		if length < 0.7*f.camera.view.Ratio && i+2 < len(spots) {
			continue // nothing is seen of it
		}
		if x0, y0, x1, y1, ok := view.Clip(last.X, last.Y, to.X, to.Y, w, h, 4*width+8); ok {
			if ray.gap == 0 {
				f.pen.brush.line(x0, y0, x1, y1, width, c)
			} else {
				from := walked + math.Hypot(x0-last.X, y0-last.Y)
				f.dashes(view.Spot{X: x0, Y: y0}, view.Spot{X: x1, Y: y1}, from, width, ray, c)
			}
		}
		last, walked = to, math.Mod(walked+length, max(ray.dash+ray.gap, 1))
	}
}

// dashes draws the dashes of a line of which a comes from pixels behind the beginning.
func (f *figures) dashes(a, b view.Spot, from, width float64, ray *ray, c ink) {
	length, unit := math.Hypot(b.X-a.X, b.Y-a.Y), ray.dash+ray.gap
	if length == 0 {
		return
	}
	ux, uy := (b.X-a.X)/length, (b.Y-a.Y)/length
	for at := -math.Mod(from, unit); at < length; at += unit {
		if s, t := max(at, 0), min(at+ray.dash, length); s < t {
			f.pen.brush.line(a.X+s*ux, a.Y+s*uy, a.X+t*ux, a.Y+t*uy, width, c)
		}
	}
}

// head returns the corners of an arrow's head, and ends its line within; none where the arrow
// is too short to be seen.
func (f *figures) head(spots []view.Spot, ray *ray) []view.Spot {
	n := len(spots) - 1
	from, tip := spots[n-1], spots[n]
	length := math.Hypot(tip.X-from.X, tip.Y-from.Y)
	if length < 3*f.camera.view.Ratio {
		return nil
	}
	long := min(f.pen.wide(0.26, 8, 20)+ray.width, 0.7*length)
	ux, uy := (tip.X-from.X)/length, (tip.Y-from.Y)/length
	spots[n] = view.Spot{X: tip.X - 0.6*long*ux, Y: tip.Y - 0.6*long*uy}
	if w, h := f.screen(); tip.X < -2*long || tip.X > w+2*long || tip.Y < -2*long || tip.Y > h+2*long {
		return nil
	}
	side := func(s float64) view.Spot {
		return view.Spot{X: tip.X - long*ux - s*0.44*long*uy, Y: tip.Y - long*uy + s*0.44*long*ux}
	}
	return []view.Spot{tip, side(1), side(-1)}
}

// ring draws lines around a polygon.
func (f *figures) ring(corners []view.Spot, width float64, c ink) {
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		f.pen.brush.line(a.X, a.Y, b.X, b.Y, width, c)
	}
}
