package sheet

import (
	"bytes"
	"image/color"
	"image/png"
	"math/rand/v2"
	"testing"
)

// TestPixels reads such files with another decoder, pixel by pixel.
func TestPixels(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, size := range [][2]int{{1, 1}, {7, 1}, {1, 9}, {64, 48}, {3, 200}} {
		width, height := size[0], size[1]
		rgba := make([]byte, 4*width*height)
		for i := range rgba {
			if rgba[i] = byte(random.Uint32()); i%4 == 3 {
				rgba[i] = 255
			}
		}
		picture, err := png.Decode(bytes.NewReader(Pixels(rgba, width, height)))
		if err != nil {
			t.Fatalf("%v: %v", size, err)
		}
		if b := picture.Bounds(); b.Dx() != width || b.Dy() != height {
			t.Fatalf("%v: a picture of %v", size, b)
		}
		for i := 0; i < len(rgba); i += 4 {
			x, y := i/4%width, i/4/width
			want := color.RGBA{rgba[i], rgba[i+1], rgba[i+2], 255}
			if got := color.RGBAModel.Convert(picture.At(x, y)); got != want {
				t.Fatalf("%v: (%d,%d) is %v, want %v", size, x, y, got, want)
			}
		}
	}
}
