package board

import (
	"math"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/view"
)

// How much of what lies below it an area covers, and how much more if it is lit, its hatching
// does, and how far apart the lines of that are at the least, in CSS pixels.
const (
	areaCover, areaGlow = 0.17, 0.12
	hatchCover          = 0.3
	hatchSpace          = 14.0
)

// hatchings are in which directions classes are hatched, as the way along a line that goes on
// by one square across: two directions make a lattice.
var hatchings = [idea.Classes][][2]float64{
	{{1, 1}}, {{1, -1}}, {{1, 0}}, {{0, 1}}, {{1, 1}, {1, -1}}, {{1, 0}, {0, 1}}, {{2, 1}}, {{1, -2}},
}

// drawArea fills an area lightly. Where no words name it, a class has its own hatching.
func (f *figures) drawArea(fig *idea.Figure, lit float64) {
	corners := f.at(fig.Points)
	w, h := f.screen()
	back := 1 - stepBack*f.back*(1-lit)
	cover := (areaCover + areaGlow*lit) * back
	if fig.Faint {
		cover *= 0.6
	}
	fill := tint(f.pen.theme.Hue(fig.Hue), cover)
	for _, part := range view.Slabs(corners, w, h, 4) {
		f.pen.brush.polygon(part, fill)
	}
	if fig.Hue >= idea.First && fig.Text == "" {
		line := tint(f.pen.theme.Stroke(fig.Hue), hatchCover*back)
		for _, along := range hatchings[(fig.Hue-idea.First)%idea.Classes] {
			f.hatch(corners, along[0], along[1], line)
		}
	}
	if fig.Faint && lit == 0 {
		return
	}
	ray := f.rayOf(fig, lit)
	ray.width = 0.7 * ray.width
	f.path(append(corners, corners[0]), ray.width, &ray, tint(f.stroke(fig), 0.85))
}

// hatch draws parallel lines within a polygon. They lie still on the board when it is moved.
func (f *figures) hatch(corners []view.Spot, dx, dy float64, c ink) {
	v := &f.camera.view
	// Lines are those on which x·dy − y·dx is a multiple of step.
	norm := math.Hypot(dx, dy)
	step := math.Exp2(math.Ceil(math.Log2(hatchSpace * norm / v.Scale)))
	low, high := math.Inf(1), math.Inf(-1)
	for i := range 4 {
		x, y := v.Board(v.Width*float64(i&1), v.Height*float64(i>>1))
		low, high = min(low, x*dy-y*dx), max(high, x*dy-y*dx)
	}
	w, h := f.screen()
	for k := math.Ceil(low / step); k <= high/step; k++ {
		// The point of the line that is nearest to the middle of the screen.
		off := (k*step - (v.X*dy - v.Y*dx)) / (norm * norm)
		x, y := f.camera.pixel(v.X+off*dy, v.Y-off*dx)
		tx, ty := f.camera.pixel(v.X+off*dy+dx, v.Y-off*dx+dy)
		for _, part := range view.Within(corners, view.Spot{X: x, Y: y}, view.Spot{X: tx, Y: ty}) {
			s, t := part[0], part[1]
			if x0, y0, x1, y1, ok := view.Clip(x+s*(tx-x), y+s*(ty-y), x+t*(tx-x), y+t*(ty-y), w, h, 8); ok {
				f.pen.brush.line(x0, y0, x1, y1, 1.1*v.Ratio, c)
			}
		}
	}
}
