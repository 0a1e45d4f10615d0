package sprite

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// layer is one coat of paint: the union of its outlines in one colour, or one
// that changes evenly from the top of the square to the bottom.
type layer struct {
	outlines    []outline
	top, bottom color.NRGBA
	// blur is how far, in parts of the square, the edge of a single ellipse
	// spreads: a shadow.
	blur float64
}

// Paint paints the part of a piece that lies in dst's bounds, where the whole
// piece fills the square from (0, 0) to (size, size), over what is there.
func Paint(dst *image.RGBA, p Piece, s Style, size int) {
	bounds := dst.Bounds().Intersect(image.Rect(0, 0, size, size))
	if bounds.Empty() {
		return
	}
	mask := image.NewAlpha(image.Rect(0, 0, size, bounds.Dy()))
	for _, l := range p.layers(s) {
		if l.blur > 0 {
			l.shade(mask, bounds.Min.Y, size)
		} else if !l.cover(mask, bounds.Min.Y, size) {
			continue
		}
		l.blend(dst, bounds, mask, size)
	}
}

// cover makes mask what the outlines cover of the band of rows from top on, and
// reports whether that is anything.
func (l *layer) cover(mask *image.Alpha, top, size int) bool {
	rows := mask.Rect.Dy()
	low, high := float64(top)/float64(size), float64(top+rows)/float64(size)
	r := vector.NewRasterizer(size, rows)
	some := false
	for _, o := range l.outlines {
		o = o.oriented().clipped(low, high)
		if len(o) < 3 {
			continue
		}
		some = true
		for i, p := range o {
			x := float32(min(max(p.x, 0), 1) * float64(size))
			y := float32(min(max(p.y*float64(size)-float64(top), 0), float64(rows)))
			if i == 0 {
				r.MoveTo(x, y)
			} else {
				r.LineTo(x, y)
			}
		}
		r.ClosePath()
	}
	if !some {
		return false
	}
	clear(mask.Pix)
	r.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return true
}

// shade makes mask a soft ellipse: the layer has one outline, whose extent it
// takes.
func (l *layer) shade(mask *image.Alpha, top, size int) {
	x0, y0, x1, y1 := 1.0, 1.0, 0.0, 0.0
	for _, p := range l.outlines[0] {
		x0, x1 = min(x0, p.x), max(x1, p.x)
		y0, y1 = min(y0, p.y), max(y1, p.y)
	}
	cx, cy, rx, ry := (x0+x1)/2, (y0+y1)/2, (x1-x0)/2, (y1-y0)/2
	for j := range mask.Rect.Dy() {
		y := ((float64(top+j)+0.5)/float64(size) - cy) / ry
		row := mask.Pix[j*mask.Stride : j*mask.Stride+size]
		for i := range row {
			x := ((float64(i)+0.5)/float64(size) - cx) / rx
			d := (math.Sqrt(x*x+y*y) - 1) * ry / l.blur
			t := min(max(0.5-d/2, 0), 1)
			row[i] = uint8(255*t*t*(3-2*t) + 0.5)
		}
	}
}

// blend paints the layer's colour over dst through the mask.
func (l *layer) blend(dst *image.RGBA, bounds image.Rectangle, mask *image.Alpha, size int) {
	for j := range bounds.Dy() {
		t := (float64(bounds.Min.Y+j) + 0.5) / float64(size)
		mix := func(a, b uint8) uint32 { return uint32(float64(a) + (float64(b)-float64(a))*t + 0.5) }
		r, g := mix(l.top.R, l.bottom.R), mix(l.top.G, l.bottom.G)
		b, a := mix(l.top.B, l.bottom.B), mix(l.top.A, l.bottom.A)
		row := mask.Pix[j*mask.Stride+bounds.Min.X : j*mask.Stride+bounds.Max.X]
		at := dst.PixOffset(bounds.Min.X, bounds.Min.Y+j)
		pix := dst.Pix[at : at+4*len(row)]
		for i, m := range row {
			if m == 0 {
				continue
			}
			cover := uint32(m) * a // of 255·255
			rest := 255*255 - cover
			q := pix[4*i : 4*i+4 : 4*i+4]
			q[0] = over(r, cover, q[0], rest)
			q[1] = over(g, cover, q[1], rest)
			q[2] = over(b, cover, q[2], rest)
			q[3] = over(255, cover, q[3], rest)
		}
	}
}

// over blends one channel: cover and rest are parts of 255·255.
func over(c, cover uint32, below uint8, rest uint32) uint8 {
	return uint8((c*cover + uint32(below)*rest + 255*255/2) / (255 * 255))
}
