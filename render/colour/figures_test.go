package colour

import (
	"image/color"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestFiguresAreRead: numbers have a contrast of 4.5 to 1 on every square, in every palette
// and theme, where squares are large enough for them.
func TestFiguresAreRead(t *testing.T) {
	for _, theme := range []*Theme{&LightTheme, &DarkTheme} {
		for _, kind := range []engine.Kind{engine.PalaceNumbers, engine.NimValues} {
			for _, name := range PaletteNames() {
				for _, scale := range []float64{26, 27, 90} {
					p, look := NewPalette(name, kind, 5), Look{Tiles: true, Wash: Wash(kind, scale)}
					for v := range int32(600) {
						for _, square := range []color.RGBA{theme.Light, theme.Dark} {
							back := look.Shown(p, v, square)
							ink := theme.Figures
							if p.IsPalace(v) {
								ink = OnTile(IsDark(back.R, back.G, back.B))
							}
							if got := Contrast(ink, back); got < 4.5 {
								t.Fatalf("%s, kind %v, squares of %g, dark %t: %d is written at %.2f to 1", name, kind, scale, theme == &DarkTheme, v, got)
							}
						}
					}
				}
			}
		}
	}
}

// TestOnTile: every colour that a tile may have lets its number be read.
func TestOnTile(t *testing.T) {
	for r := 0; r < 256; r += 15 {
		for g := range 256 {
			for b := 0; b < 256; b += 15 {
				c := color.RGBA{uint8(r), uint8(g), uint8(b), 255}
				if got := Contrast(OnTile(IsDark(c.R, c.G, c.B)), c); got < 4.5 {
					t.Fatalf("on %v numbers have %.2f to 1", c, got)
				}
			}
		}
	}
}
