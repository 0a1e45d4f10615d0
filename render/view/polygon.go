package view

import (
	"math"
	"slices"
	"sort"
)

// Spot is a point of the screen.
type Spot struct{ X, Y float64 }

// Slabs cuts what lies within a polygon, and within the rectangle from (0, 0) to (w, h) grown
// by margin, into polygons that are convex. Where the polygon crosses itself, what is within is
// what a way out of it crosses an odd number of sides of.
func Slabs(corners []Spot, w, h, margin float64) (parts [][]Spot) {
	top, foot := -margin, h+margin
	cuts := []float64{top, foot}
	for i, a := range corners {
		if a.Y > top && a.Y < foot {
			cuts = append(cuts, a.Y)
		}
		for j := i + 2; j < len(corners); j++ {
			if y, ok := crossing(a, corners[i+1], corners[j], corners[(j+1)%len(corners)]); ok && y > top && y < foot {
				cuts = append(cuts, y)
			}
		}
	}
	slices.Sort(cuts)
	var sides [][2]float64 // of a slab: where they are at its top and at its foot
	for i, low := range cuts[1:] {
		high := cuts[i]
		if low-high < 1e-9 {
			continue
		}
		sides = sides[:0]
		for i, a := range corners {
			b := corners[(i+1)%len(corners)]
			if a.Y > b.Y {
				a, b = b, a
			}
			if middle := (low + high) / 2; a.Y <= middle && b.Y > middle {
				sides = append(sides, [2]float64{along(a, b, high), along(a, b, low)})
			}
		}
		sort.Slice(sides, func(i, j int) bool { return sides[i][0]+sides[i][1] < sides[j][0]+sides[j][1] })
		for i := 0; i+1 < len(sides); i += 2 {
			l, r := sides[i], sides[i+1]
			if part := trimmed(Spot{l[0], high}, Spot{r[0], high}, Spot{r[1], low}, Spot{l[1], low}, -margin, w+margin); len(part) > 2 {
				parts = append(parts, part)
			}
		}
	}
	return parts
}

// along returns where the line through a and b is at height y.
func along(a, b Spot, y float64) float64 { return a.X + (b.X-a.X)*((y-a.Y)/(b.Y-a.Y)) }

// crossing returns at which height two lines cross, if they do within themselves.
func crossing(a, b, c, d Spot) (y float64, ok bool) {
	ux, uy, vx, vy := b.X-a.X, b.Y-a.Y, d.X-c.X, d.Y-c.Y
	turn := ux*vy - uy*vx
	if turn == 0 {
		return 0, false
	}
	s := ((c.X-a.X)*vy - (c.Y-a.Y)*vx) / turn
	t := ((c.X-a.X)*uy - (c.Y-a.Y)*ux) / turn
	return a.Y + s*uy, s > 0 && s < 1 && t > 0 && t < 1
}

// trimmed cuts a convex polygon to what lies between two upright lines.
func trimmed(a, b, c, d Spot, left, right float64) []Spot {
	part := []Spot{a, b, c, d}
	for _, side := range [2][2]float64{{1, left}, {-1, -right}} {
		from := part
		part = nil
		for i, p := range from {
			q := from[(i+1)%len(from)]
			dp, dq := side[0]*p.X-side[1], side[0]*q.X-side[1]
			if dp >= 0 {
				part = append(part, p)
			}
			if dp*dq < 0 {
				t := dp / (dp - dq)
				part = append(part, Spot{p.X + t*(q.X-p.X), p.Y + t*(q.Y-p.Y)})
			}
		}
	}
	return part
}

// Within returns the parts of the line a + t·(b−a) that lie within a polygon, as pairs of t in
// their order.
func Within(corners []Spot, a, b Spot) [][2]float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	side := func(p Spot) float64 { return dx*(p.Y-a.Y) - dy*(p.X-a.X) }
	var at []float64
	for i, p := range corners {
		q := corners[(i+1)%len(corners)]
		if sp, sq := side(p), side(q); (sp < 0) != (sq < 0) {
			t := sp / (sp - sq)
			x, y := p.X+t*(q.X-p.X), p.Y+t*(q.Y-p.Y)
			at = append(at, ((x-a.X)*dx+(y-a.Y)*dy)/(dx*dx+dy*dy))
		}
	}
	slices.Sort(at)
	parts := make([][2]float64, 0, len(at)/2)
	for i := 0; i+1 < len(at); i += 2 {
		parts = append(parts, [2]float64{at[i], at[i+1]})
	}
	return parts
}

// Expanse returns how large a convex polygon is, and the middle of its corners.
func Expanse(part []Spot) (area float64, middle Spot) {
	for i, p := range part {
		q := part[(i+1)%len(part)]
		area += p.X*q.Y - q.X*p.Y
		middle.X, middle.Y = middle.X+p.X, middle.Y+p.Y
	}
	n := float64(len(part))
	return math.Abs(area) / 2, Spot{middle.X / n, middle.Y / n}
}
