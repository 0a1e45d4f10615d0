package figure

import (
	"image"
	"image/color"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// The one typeface, and its sizes in use.
var (
	typeface = sync.OnceValue(func() *opentype.Font {
		f, err := opentype.Parse(goregular.TTF)
		if err != nil {
			panic("figure: the typeface is damaged: " + err.Error())
		}
		return f
	})
	faces = map[float64]font.Face{} // by their size in pixels
)

// writing is held by whoever uses a face: it paints in a memory of its own, so that two
// figures must not use it at once.
var writing sync.Mutex

// face returns the typeface in a size. The caller is writing.
func face(size float64) font.Face {
	if f := faces[size]; f != nil {
		return f
	}
	// At 72 dots an inch a point is a pixel.
	f, err := opentype.NewFace(typeface(), &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		panic("figure: the typeface has no such size: " + err.Error())
	}
	faces[size] = f
	return f
}

// write writes a text whose middle is at (x, y).
func write(img *image.RGBA, x, y float64, text string, size float64, col color.RGBA) {
	writing.Lock()
	defer writing.Unlock()
	f := face(size)
	bounds, _ := font.BoundString(f, text)
	d := font.Drawer{Dst: img, Src: image.NewUniform(col), Face: f}
	d.Dot = fixed.Point26_6{
		X: fixed.Int26_6(x*64) - (bounds.Min.X+bounds.Max.X)/2,
		Y: fixed.Int26_6(y*64) - (bounds.Min.Y+bounds.Max.Y)/2,
	}
	d.DrawString(text)
}

// width is how wide a text is, in pixels.
func width(text string, size float64) float64 {
	writing.Lock()
	defer writing.Unlock()
	return float64(font.MeasureString(face(size), text)) / 64
}
