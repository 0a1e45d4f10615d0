package figure

import (
	"bytes"
	"image"
	"image/color"
	"sync"
	"testing"
)

// TestSharedFaces: figures that are drawn at once have the letters of one drawn alone.
func TestSharedFaces(t *testing.T) {
	const text, size = "Queens in exile 0123456789", 23
	draw := func() []byte {
		img := image.NewRGBA(image.Rect(0, 0, 400, 40))
		write(img, 200, 20, text, size, color.RGBA{1, 2, 3, 255})
		return img.Pix
	}
	want := draw()
	if !bytes.Contains(want, []byte{1, 2, 3, 255}) {
		t.Fatal("nothing is written")
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 50 {
				if got := draw(); !bytes.Equal(got, want) || width(text, size) < 100 {
					t.Error("the letters are others")
					return
				}
			}
		})
	}
	all.Wait()
}
