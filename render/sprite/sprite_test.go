package sprite

import (
	"image"
	"image/color"
	"math"
	"testing"

	"golang.org/x/image/vector"
)

var worn = Style{
	Body: color.NRGBA{255, 255, 255, 255}, Foot: color.NRGBA{200, 200, 200, 255}, Line: color.NRGBA{20, 20, 20, 255},
	Halo: color.NRGBA{250, 250, 250, 255}, Jewel: color.NRGBA{240, 190, 40, 255}, Shadow: color.NRGBA{A: 90},
}

var pieces = []Piece{Queen, Pawn, Counter, Star}

func whole(p Piece, size int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	Paint(img, p, worn, size)
	return img
}

// A piece painted in bands is the piece painted at once.
func TestBands(t *testing.T) {
	const size = 93
	for _, p := range pieces {
		want := whole(p, size)
		got := image.NewRGBA(want.Rect)
		for y, rows := 0, 1; y < size; y, rows = y+rows, rows+3 {
			Paint(got.SubImage(image.Rect(0, y, size, y+rows)).(*image.RGBA), p, worn, size)
		}
		for i := range want.Pix {
			// A layer of many outlines adds up as many roundings.
			if d := int(want.Pix[i]) - int(got.Pix[i]); d < -8 || d > 8 {
				t.Fatalf("piece %d: byte %d is %d in bands, %d at once", p, i, got.Pix[i], want.Pix[i])
			}
		}
	}
}

// Every piece has something in its middle and nothing at the rim of its square,
// is premultiplied, and is its own mirror image.
func TestPieces(t *testing.T) {
	for _, size := range []int{24, 33, 120} {
		for _, p := range pieces {
			img := whole(p, size)
			if a := img.RGBAAt(size/2, size/2).A; a < 250 {
				t.Errorf("piece %d of %d pixels: alpha %d in the middle", p, size, a)
			}
			for i := range size {
				for _, at := range []image.Point{{i, 0}, {i, size - 1}, {0, i}, {size - 1, i}} {
					if a := img.RGBAAt(at.X, at.Y).A; size > 100 && a > 24 {
						t.Errorf("piece %d of %d pixels: alpha %d at the rim %v", p, size, a, at)
					}
				}
				for x := range size {
					c, m := img.RGBAAt(x, i), img.RGBAAt(size-1-x, i)
					if c.R > c.A || c.G > c.A || c.B > c.A {
						t.Fatalf("piece %d: %v at (%d, %d) is not premultiplied", p, c, x, i)
					}
					if math.Abs(float64(c.A)-float64(m.A)) > 8 || math.Abs(float64(c.R)-float64(m.R)) > 8 {
						t.Fatalf("piece %d of %d pixels: %v at (%d, %d), %v mirrored", p, size, c, x, i, m)
					}
				}
			}
		}
	}
}

// A line round a circle covers the ring between two circles.
func TestStroke(t *testing.T) {
	const size = 200
	l := layer{outlines: stroke(disc(0.5, 0.5, 0.3), 0.1, true), top: worn.Line, bottom: worn.Line}
	for i := range l.outlines {
		l.outlines[i] = l.outlines[i].oriented()
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	mask := image.NewAlpha(img.Rect)
	l.cover(mask, &vector.Rasterizer{}, size)
	for y := range size {
		for x := range size {
			r := math.Hypot(float64(x)+0.5-size/2, float64(y)+0.5-size/2) / size
			a := mask.AlphaAt(x, y).A
			if inside := r > 0.255 && r < 0.345; inside && a < 250 {
				t.Fatalf("alpha %d at (%d, %d), %g from the middle", a, x, y, r)
			}
			if outside := r < 0.245 || r > 0.355; outside && a > 5 {
				t.Fatalf("alpha %d at (%d, %d), %g from the middle", a, x, y, r)
			}
		}
	}
}

func TestClippedKeepsTheArea(t *testing.T) {
	o := star(0.5, 0.5, 0.45, 0.2, 7).oriented()
	sum := 0.0
	for i := range 10 {
		if part := o.clipped(float64(i)/10, float64(i+1)/10); len(part) > 2 {
			sum += part.area()
		}
	}
	if math.Abs(sum-o.area()) > 1e-12 {
		t.Errorf("the parts have area %g, the whole %g", sum, o.area())
	}
}

// The example of the package's comment.
func TestExample(t *testing.T) {
	img := whole(Queen, 100)
	for y, want := range map[int]color.NRGBA{4: {}, 6: worn.Line, 7: worn.Line, 9: worn.Jewel, 14: worn.Jewel, 18: worn.Jewel} {
		if got := color.NRGBA(img.RGBAAt(50, y)); got != want {
			t.Errorf("row %d is %v, want %v", y, got, want)
		}
	}
}
