package sprite

import "math"

// point is a point of the unit square, x to the right and y down.
type point struct{ x, y float64 }

// outline is a closed curve as a polygon. Every outline of a layer runs the same
// way round, so that overlapping ones unite.
type outline []point

// pen builds an outline.
type pen struct{ at outline }

// from starts an outline at (x, y).
func from(x, y float64) *pen { return &pen{outline{{x, y}}} }

// line draws a straight line to (x, y).
func (p *pen) line(x, y float64) *pen {
	p.at = append(p.at, point{x, y})
	return p
}

// curve draws a quadratic curve to (x, y) that is pulled towards (cx, cy).
func (p *pen) curve(cx, cy, x, y float64) *pen {
	const pieces = 16
	a := p.at[len(p.at)-1]
	for i := 1; i <= pieces; i++ {
		t := float64(i) / pieces
		u := 1 - t
		p.at = append(p.at, point{u*u*a.x + 2*u*t*cx + t*t*x, u*u*a.y + 2*u*t*cy + t*t*y})
	}
	return p
}

// mirrored closes the outline, which must run along the left half, by its mirror
// image on the right.
func (p *pen) mirrored() outline {
	o := p.at
	for i := len(o) - 1; i >= 0; i-- {
		o = append(o, point{1 - o[i].x, o[i].y})
	}
	return o
}

// ellipse returns the ellipse about (x, y) with the half axes rx and ry.
func ellipse(x, y, rx, ry float64) outline {
	const corners = 72
	o := make(outline, corners)
	for i := range o {
		s, c := math.Sincos(2 * math.Pi * float64(i) / corners)
		o[i] = point{x + rx*c, y + ry*s}
	}
	return o
}

// disc returns the circle of radius r about (x, y).
func disc(x, y, r float64) outline { return ellipse(x, y, r, r) }

// box returns the rectangle from (x0, y0) to (x1, y1) with corners of radius r.
func box(x0, y0, x1, y1, r float64) outline {
	return from(x0, y0+r).
		line(x0, y1-r).curve(x0, y1, x0+r, y1).
		line(x1-r, y1).curve(x1, y1, x1, y1-r).
		line(x1, y0+r).curve(x1, y0, x1-r, y0).
		line(x0+r, y0).curve(x0, y0, x0, y0+r).at
}

// star returns a star of n points about (x, y), the first one up.
func star(x, y, outer, inner float64, n int) outline {
	o := make(outline, 0, 2*n)
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(math.Pi * float64(i) / float64(n))
		o = append(o, point{x + r*s, y - r*c})
	}
	return o
}

// area returns the signed area of the outline.
func (o outline) area() float64 {
	sum, last := 0.0, o[len(o)-1]
	for _, p := range o {
		sum += last.x*p.y - p.x*last.y
		last = p
	}
	return sum / 2
}

// oriented returns the outline running the way whose area is positive.
func (o outline) oriented() outline {
	if o.area() >= 0 {
		return o
	}
	r := make(outline, len(o))
	for i, p := range o {
		r[len(o)-1-i] = p
	}
	return r
}

// smooth is the turn, in radians, below which two pieces of a line need no joint:
// the gap is too small to see, and overlapping edges would be painted twice.
const smooth = 0.12

// stroke returns what a round pen of the given width covers that follows the
// points, back to the first one if closed: outlines whose union is the line.
func stroke(points outline, width float64, closed bool) []outline {
	var parts []outline
	r := width / 2
	n := len(points)
	for i, p := range points {
		end := !closed && (i == 0 || i == n-1)
		if end || turn(points[(i+n-1)%n], p, points[(i+1)%n]) > smooth {
			parts = append(parts, ellipse(p.x, p.y, r, r))
		}
		if i == n-1 && !closed {
			break
		}
		q := points[(i+1)%n]
		dx, dy := q.x-p.x, q.y-p.y
		length := math.Hypot(dx, dy)
		if length == 0 {
			continue
		}
		nx, ny := -dy/length*r, dx/length*r
		parts = append(parts, outline{{p.x + nx, p.y + ny}, {q.x + nx, q.y + ny}, {q.x - nx, q.y - ny}, {p.x - nx, p.y - ny}})
	}
	return parts
}

// turn returns the angle by which a line bends that runs from a by way of b to c;
// a doubled point counts as a sharp bend.
func turn(a, b, c point) float64 {
	ux, uy, vx, vy := b.x-a.x, b.y-a.y, c.x-b.x, c.y-b.y
	if ux == 0 && uy == 0 || vx == 0 && vy == 0 {
		return math.Pi
	}
	return math.Abs(math.Atan2(ux*vy-uy*vx, ux*vx+uy*vy))
}

// clipped returns the part of the outline with low ≤ y ≤ high.
func (o outline) clipped(low, high float64) outline {
	o = o.half(func(p point) float64 { return p.y - low })
	return o.half(func(p point) float64 { return high - p.y })
}

// half returns the part of the outline where side, which is linear, is not
// negative.
func (o outline) half(side func(point) float64) outline {
	if len(o) == 0 {
		return nil
	}
	kept := make(outline, 0, len(o)+2)
	last := o[len(o)-1]
	a := side(last)
	for _, p := range o {
		b := side(p)
		if (a < 0) != (b < 0) {
			t := a / (a - b)
			kept = append(kept, point{last.x + t*(p.x-last.x), last.y + t*(p.y-last.y)})
		}
		if b >= 0 {
			kept = append(kept, p)
		}
		last, a = p, b
	}
	return kept
}
