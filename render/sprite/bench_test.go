package sprite

import (
	"fmt"
	"image"
	"image/color"
	"testing"
)

// BenchmarkPaint reports the time to paint a queen of several sizes at once, and
// a band of a large one: what a single frame may have to do.
func BenchmarkPaint(b *testing.B) {
	s := Style{Body: color.NRGBA{255, 255, 255, 255}, Line: color.NRGBA{A: 255}, Jewel: color.NRGBA{255, 200, 0, 255}, Shadow: color.NRGBA{A: 80}}
	for _, c := range []struct{ size, rows int }{{64, 64}, {256, 256}, {1024, 128}} {
		b.Run(fmt.Sprint(c.size), func(b *testing.B) {
			dst := image.NewRGBA(image.Rect(0, c.size/2, c.size, c.size/2+c.rows))
			if c.rows == c.size {
				dst = image.NewRGBA(image.Rect(0, 0, c.size, c.size))
			}
			for b.Loop() {
				Paint(dst, Queen, s, c.size)
			}
		})
	}
}
