package sprite

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"

	"github.com/palacegames/palace/render/colour"
)

// layer is one coat of paint: the union of its outlines in one colour, or one
// that changes evenly from the top of the square to the bottom.
type layer struct {
	outlines    []outline
	top, bottom color.NRGBA
	// soft says that the layer is a shadow: a single ellipse that fades from half
	// its size to reach times its size.
	soft bool
}

// reach is how far a shadow reaches, in parts of its ellipse.
const reach = 1.5

// Paint paints the part of a piece that lies in dst's bounds, where the whole
// piece fills the square from (0, 0) to (size, size), over what is there.
func Paint(dst *image.RGBA, p Piece, s Style, size int) {
	bounds := dst.Bounds().Intersect(image.Rect(0, 0, size, size))
	if bounds.Empty() {
		return
	}
	r := &vector.Rasterizer{}
	for _, l := range p.layers(s) {
		at := l.extent(size).Intersect(bounds)
		if at.Empty() {
			continue
		}
		mask := image.NewAlpha(at)
		if l.soft {
			l.shade(mask, size)
		} else {
			l.cover(mask, r, size)
		}
		l.blend(dst, mask, size)
	}
}

// extent returns the pixels that the layer touches.
func (l *layer) extent(size int) image.Rectangle {
	x0, y0, x1, y1 := bounds(l.outlines)
	if l.soft {
		dx, dy := (x1-x0)/2*(reach-1), (y1-y0)/2*(reach-1)
		x0, y0, x1, y1 = x0-dx, y0-dy, x1+dx, y1+dy
	}
	n := float64(size)
	return image.Rect(int(math.Floor(x0*n)), int(math.Floor(y0*n)), int(math.Ceil(x1*n)), int(math.Ceil(y1*n)))
}

// cover makes mask what the outlines cover.
func (l *layer) cover(mask *image.Alpha, r *vector.Rasterizer, size int) {
	at := mask.Rect
	r.Reset(at.Dx(), at.Dy())
	pixel := 1 / float64(size)
	for _, o := range l.outlines {
		o = o.clipped(float64(at.Min.Y)*pixel, float64(at.Max.Y)*pixel)
		if len(o) < 3 {
			continue
		}
		for i, p := range o {
			x := float32(min(max(p.x*float64(size)-float64(at.Min.X), 0), float64(at.Dx())))
			y := float32(min(max(p.y*float64(size)-float64(at.Min.Y), 0), float64(at.Dy())))
			if i == 0 {
				r.MoveTo(x, y)
			} else {
				r.LineTo(x, y)
			}
		}
		r.ClosePath()
	}
	r.Draw(mask, at, image.Opaque, image.Point{})
}

// shade makes mask a soft ellipse: the layer has one outline, whose extent it
// takes.
func (l *layer) shade(mask *image.Alpha, size int) {
	x0, y0, x1, y1 := bounds(l.outlines)
	cx, cy, rx, ry := (x0+x1)/2, (y0+y1)/2, (x1-x0)/2, (y1-y0)/2
	at := mask.Rect
	for j := at.Min.Y; j < at.Max.Y; j++ {
		y := ((float64(j)+0.5)/float64(size) - cy) / ry
		row := mask.Pix[(j-at.Min.Y)*mask.Stride:][:at.Dx()]
		for i := range row {
			x := ((float64(at.Min.X+i)+0.5)/float64(size) - cx) / rx
			t := min(max(reach-math.Sqrt(x*x+y*y), 0), 1)
			row[i] = uint8(255*t*t*(3-2*t) + 0.5)
		}
	}
}

// blend paints the layer's colour over dst through the mask.
func (l *layer) blend(dst *image.RGBA, mask *image.Alpha, size int) {
	at := mask.Rect
	for j := at.Min.Y; j < at.Max.Y; j++ {
		t := (float64(j) + 0.5) / float64(size)
		c := colour.Blend(color.RGBA(l.top), color.RGBA(l.bottom), t)
		row := mask.Pix[(j-at.Min.Y)*mask.Stride:][:at.Dx()]
		pix := dst.Pix[dst.PixOffset(at.Min.X, j):][:4*len(row)]
		for i, m := range row {
			if m == 0 {
				continue
			}
			cover := uint32(m) * uint32(c.A) // of 255·255
			rest := 255*255 - cover
			q := pix[4*i : 4*i+4 : 4*i+4]
			q[0] = over(c.R, cover, q[0], rest)
			q[1] = over(c.G, cover, q[1], rest)
			q[2] = over(c.B, cover, q[2], rest)
			q[3] = over(255, cover, q[3], rest)
		}
	}
}

// over blends one channel: cover and rest are parts of 255·255.
func over(c uint8, cover uint32, below uint8, rest uint32) uint8 {
	return uint8((uint32(c)*cover + uint32(below)*rest + 255*255/2) / (255 * 255))
}
