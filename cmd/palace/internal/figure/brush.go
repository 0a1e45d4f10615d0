package figure

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/palacegames/palace/render/colour"
)

// The colours of ink and paper.
var (
	white = color.RGBA{255, 255, 255, 255}
	black = color.RGBA{0, 0, 0, 255}
	gray  = color.RGBA{150, 150, 150, 255}
	red   = color.RGBA{214, 40, 40, 255}
	green = color.RGBA{46, 139, 70, 255}
	blue  = color.RGBA{38, 84, 175, 255}
)

// blank is an empty sheet of white paper.
func blank(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	return img
}

// disc draws a filled circle with a soft edge.
func disc(img *image.RGBA, x, y, radius float64, col color.RGBA) {
	cover(img, x, y, radius, col, func(d float64) float64 { return radius - d + 0.5 })
}

// ring draws a circle that many pixels wide.
func ring(img *image.RGBA, x, y, radius, width float64, col color.RGBA) {
	cover(img, x, y, radius+width/2, col, func(d float64) float64 { return width/2 - math.Abs(d-radius) + 0.5 })
}

// cover mixes a colour into the pixels around a point, by what by says of their
// distance from it, cut to the range from 0 to 1.
func cover(img *image.RGBA, x, y, radius float64, col color.RGBA, by func(d float64) float64) {
	for py := int(y - radius - 1); py <= int(y+radius+1); py++ {
		for px := int(x - radius - 1); px <= int(x+radius+1); px++ {
			part := min(1, by(math.Hypot(float64(px)+0.5-x, float64(py)+0.5-y)))
			if part <= 0 || !(image.Point{X: px, Y: py}).In(img.Rect) {
				continue
			}
			img.SetRGBA(px, py, colour.Blend(img.RGBAAt(px, py), col, part))
		}
	}
}
