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

// smooth is the turn, in radians, up to which two pieces of a line are joined by
// a bevel; a sharper one gets a round joint.
const smooth = 0.12

// stroke returns what a round pen of the given width covers that follows the
// points, back to the first one if closed: outlines whose union is the line.
func stroke(points outline, width float64, closed bool) []outline {
	var parts []outline
	r := width / 2
	points = points.distinct(closed)
	n := len(points)
	for i, p := range points {
		before, after := points[(i+n-1)%n], points[(i+1)%n]
		switch bend := turn(before, p, after); {
		case !closed && (i == 0 || i == n-1), math.Abs(bend) > smooth:
			parts = append(parts, ellipse(p.x, p.y, r, r))
		default:
			// The gap on the outer side of the bend.
			side := math.Copysign(r, -bend)
			a, b := normal(before, p, side), normal(p, after, side)
			parts = append(parts, outline{p, {p.x + a.x, p.y + a.y}, {p.x + b.x, p.y + b.y}})
		}
		if i == n-1 && !closed {
			continue
		}
		d := normal(p, after, r)
		parts = append(parts, outline{
			{p.x + d.x, p.y + d.y}, {after.x + d.x, after.y + d.y},
			{after.x - d.x, after.y - d.y}, {p.x - d.x, p.y - d.y},
		})
	}
	return parts
}

// distinct returns the points without those that are where the one before is.
func (o outline) distinct(closed bool) outline {
	const apart = 1e-9
	var d outline
	for _, p := range o {
		if n := len(d); n == 0 || math.Hypot(p.x-d[n-1].x, p.y-d[n-1].y) > apart {
			d = append(d, p)
		}
	}
	if n := len(d); closed && n > 1 && math.Hypot(d[0].x-d[n-1].x, d[0].y-d[n-1].y) <= apart {
		d = d[:n-1]
	}
	return d
}

// normal returns the vector of length r that stands upright on the way from a to b.
func normal(a, b point, r float64) point {
	dx, dy := b.x-a.x, b.y-a.y
	length := math.Hypot(dx, dy)
	return point{-dy / length * r, dx / length * r}
}

// turn returns the angle by which a line bends that runs from a by way of b to c.
func turn(a, b, c point) float64 {
	ux, uy, vx, vy := b.x-a.x, b.y-a.y, c.x-b.x, c.y-b.y
	return math.Atan2(ux*vy-uy*vx, ux*vx+uy*vy)
}

// clipped returns the part of the outline with low ≤ y ≤ high.
func (o outline) clipped(low, high float64) outline {
	top, bottom := math.Inf(1), math.Inf(-1)
	for _, p := range o {
		top, bottom = min(top, p.y), max(bottom, p.y)
	}
	if bottom <= low || top >= high {
		return nil
	}
	if top >= low && bottom <= high {
		return o
	}
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

// bounds returns the smallest rectangle around the outlines.
func bounds(outlines []outline) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, o := range outlines {
		for _, p := range o {
			x0, x1 = min(x0, p.x), max(x1, p.x)
			y0, y1 = min(y0, p.y), max(y1, p.y)
		}
	}
	return x0, y0, x1, y1
}
