package board

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/render/view"
)

// drawPointer marks the square that the pointer is on.
func (d *drawing) drawPointer() {
	aim, aims := d.hand.aim()
	switch at := d.hand.pointer.cell; {
	case aims:
		d.pen.fill(aim, d.pen.theme.Accent, 0.36)
	case d.hand.carried.on:
	case !d.hand.pointer.inside || d.hand.pointer.keyboard || d.camera.view.Scale < 4:
	case d.hand.means(at):
		d.pen.fill(at, d.pen.theme.Accent, 0.30)
	case d.scene.Look.Pointer:
		d.pen.fill(at, d.pen.theme.Accent, 0.30)
	default:
		d.pen.fill(at, d.pen.theme.Ink, 0.09)
	}
}

// drawAim frames what is pointed at: the target on which the piece in a hand would be let
// go, or for a class the square under the pointer.
func (d *drawing) drawAim() {
	if at, ok := d.hand.framed(); ok {
		d.pen.frame(at, tint(d.pen.theme.Accent, 1))
	}
}

// drawCursor marks the square that the keyboard is on, so that it shows on every
// colour.
func (d *drawing) drawCursor() {
	if !d.hand.pointer.keyboard || !d.hand.pointer.inside {
		return
	}
	r := d.camera.view.Ratio
	x, y := d.camera.middle(d.hand.pointer.cell)
	half := max(0.5*d.camera.view.Scale*r, 8*r)
	radius, width := min(0.3*half, 8*r), 3*r*d.pen.bold()
	d.pen.brush.shape(x, y, half+1.5*r, half+1.5*r, radius+1.5*r, width+3*r, 1, 0, tint(d.pen.theme.Paper, 1))
	d.pen.brush.shape(x, y, half, half, radius, width, 1, 0, tint(d.pen.theme.Night, 1))
}

// drawWays draws lines along the rows of targets, below the numbers.
func (d *drawing) drawWays() {
	r := d.camera.view.Ratio
	t := &d.scene.Targets
	if t.Quiet {
		return
	}
	strength := sprite.WayStrength
	if t.Mark == scene.Shoulder {
		strength = 0.22
	}
	width := d.pen.wide(sprite.WayWidth, 1.6, 6)
	// Where squares are too small for marks, the lines alone say where the targets are.
	alone := 1 - view.Smoothstep(ringsFrom, ringsAt, d.camera.view.Scale)
	if d.scene.Mode == scene.Watch {
		alone = 0
	}
	strength += (0.85 - strength) * alone
	if d.scene.Map.Shown {
		alone *= 0.6
	} else {
		alone = 0
	}
	line := d.pen.theme.Accent
	if t.Judged && t.Mark == scene.Ring && d.camera.view.Scale < ringsAt {
		line = d.pen.theme.Bad // but for the dots on it
	}
	for _, row := range t.Rows {
		if row.Count < 1 || row.Jump {
			continue
		}
		from, to := scene.Middle(row.From), scene.Middle(row.At(row.Count))
		if alone > 0 {
			d.pen.segment(from, to, width+2*r, tint(d.pen.theme.Night, alone)) // or it is lost on the map
		}
		d.pen.segment(from, to, width, tint(line, strength))
	}
}

// drawTargets marks the targets in view.
func (d *drawing) drawTargets(now clock.Moment) {
	swell := d.breath.size(now)
	alpha := view.Smoothstep(ringsFrom, ringsAt, d.camera.view.Scale)
	if d.scene.Mode == scene.Watch {
		alpha *= 0.55
	}
	t := &d.scene.Targets
	if t.Quiet {
		alpha *= 0.4
	}
	seen, occupied, ticked := d.camera.view.Visible(), d.occupied(), d.ticked()
	for _, row := range t.Rows {
		if row.Jump && !t.Quiet {
			d.pen.arrow(row.From, row.At(1))
		}
		if alpha <= 0 {
			continue // from afar there are thousands of squares
		}
		first, last := within(row, seen)
		for i := first; i <= last; i++ {
			switch c := row.At(i); {
			case occupied[c]:
			case t.Judged:
				d.pen.ring(c, t.Mark, 0.5*alpha, swell)
				if t.Mark == scene.Ring && !ticked[c] { // to need no pawn is nothing bad
					d.pen.cross(c, alpha)
				}
			default:
				d.pen.ring(c, t.Mark, alpha, swell)
			}
		}
	}
}

// ring marks square c as a target: round, or in a quieter colour with square shoulders. A
// mark that breathes has swell times its size, and of its width more.
func (pen *pen) ring(c engine.Cell, mark scene.Mark, alpha, swell float64) {
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	width := pen.ringWidth() * (1 + 8*(swell-1))
	x, y := pen.camera.middle(c)
	size := sprite.RingHalf * edge * swell
	radius := size
	main := pen.theme.Accent
	if mark == scene.Shoulder {
		radius, main = 0.17*edge, pen.theme.Soft
	}
	pen.brush.shape(x, y, size+0.6*r, size+0.6*r, radius, width+1.2*r, 1, 0, tint(pen.theme.Light, 0.55*alpha))
	pen.brush.shape(x, y, size, size, radius, width, 1, 0, tint(main, alpha))
}

// cross marks square c as a target that does not win, as quietly as can be seen: there
// are many of them.
func (pen *pen) cross(c engine.Cell, alpha float64) {
	if alpha <= 0 {
		return
	}
	r := pen.camera.view.Ratio
	x, y, size := pen.badge(c)
	arm := 0.5 * size
	if pen.scene.Look.Large {
		arm = 0.8 * size // nothing else is in the way there
	}
	width := max(0.26*size, 1.2*r)
	main, edge := pen.theme.Bad, pen.theme.Light
	for _, part := range [2]struct {
		width float64
		c     ink
	}{{width + 2.2*r, tint(edge, 0.75*alpha)}, {width, tint(main, alpha)}} {
		pen.brush.line(x-arm, y-arm, x+arm, y+arm, part.width, part.c)
		pen.brush.line(x-arm, y+arm, x+arm, y-arm, part.width, part.c)
	}
}

// arrow draws a jump from a to b.
func (pen *pen) arrow(a, b engine.Cell) {
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	x0, y0 := pen.camera.middle(a)
	x1, y1 := pen.camera.middle(b)
	dx, dy := x1-x0, y1-y0
	length := math.Hypot(dx, dy)
	room := 0.46 * edge
	if length < 2*room || pen.camera.view.Scale < 3 {
		return
	}
	dx, dy = dx/length, dy/length
	x0, y0, x1, y1 = x0+0.40*edge*dx, y0+0.40*edge*dy, x1-room*dx, y1-room*dy
	width := pen.wide(0.05, 1.6, 5)
	c := tint(pen.theme.Accent, 0.8)
	cx0, cy0, cx1, cy1, ok := view.Clip(x0, y0, x1, y1, pen.camera.view.Width*r, pen.camera.view.Height*r, edge)
	if !ok {
		return
	}
	pen.brush.line(cx0, cy0, cx1, cy1, width, c)
	barb := pen.wide(0.2, 5, 22)
	for _, side := range [2]float64{-1, 1} {
		bx, by := -dx*0.87+side*dy*0.5, -dy*0.87-side*dx*0.5
		pen.brush.line(x1, y1, x1+barb*bx, y1+barb*by, width, c)
	}
}

// within returns the first and the last of the squares of a row that lie in w, as far
// as a box can tell; first > last if there are none.
func within(row scene.Row, w engine.Window) (first, last int) {
	first, last = 1, row.Count
	clip := func(at, by, low, high int) {
		switch {
		case by > 0:
			first, last = max(first, engine.FloorDiv(low-at+by-1, by)), min(last, engine.FloorDiv(high-at, by))
		case by < 0:
			first, last = max(first, engine.FloorDiv(at-high-by-1, -by)), min(last, engine.FloorDiv(at-low, -by))
		case at < low || at > high:
			last = 0
		}
	}
	clip(row.From.X, row.Step.X, w.X, w.X+w.W-1)
	clip(row.From.Y, row.Step.Y, w.Y, w.Y+w.H-1)
	return first, last
}
