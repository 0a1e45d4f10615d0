package colour

import (
	"image/color"

	"github.com/palacegames/palace/engine/idea"
)

// Theme holds the colours of the board and of what stands on it.
type Theme struct {
	// Ground lies beside the board, Light and Dark are its squares, and Line runs
	// along its edge.
	Ground, Light, Dark, Line color.RGBA
	// Ruler is behind the coordinates.
	Ruler color.RGBA
	// Ink and Soft are for writing: strong and quiet. Figures are quiet numbers, on whatever
	// colour a square has beside the tiles.
	Ink, Soft, Figures color.RGBA
	// Accent marks what can be done, Gold what is recommended.
	Accent, Gold color.RGBA
	// Good marks what wins, Bad what loses.
	Good, Bad color.RGBA
	// Paper is the lightest colour, for letters on dark tiles and behind marks.
	Paper, Night color.RGBA
	// Shade is the strength of shadows, 0 to 255.
	Shade uint8
	// Classes tell the letters and kinds of an idea apart.
	Classes [idea.Classes]color.RGBA
}

// LightTheme is for day, DarkTheme for night.
var (
	LightTheme = Theme{
		Ground: rgb(0xfaf7f0), Light: rgb(0xf3ebd9), Dark: rgb(0xe7dcc3), Line: rgb(0xcdbf9f),
		Ruler: rgb(0xf4eddd), Ink: rgb(0x1d1b16), Soft: rgb(0x6b6558), Figures: rgb(0x444037),
		Accent: rgb(0xb8860b), Gold: rgb(0xf2c230), Paper: rgb(0xfffdf8), Night: rgb(0x1d1b16),
		Good: rgb(0x1f7a45), Bad: rgb(0xa8321a),
		Shade: 80, Classes: lightClasses,
	}
	DarkTheme = Theme{
		Ground: rgb(0x12110f), Light: rgb(0x2b2822), Dark: rgb(0x23201b), Line: rgb(0x4a453a),
		Ruler: rgb(0x1a1916), Ink: rgb(0xf1ece0), Soft: rgb(0xa39b8b), Figures: rgb(0xcac4b6),
		Accent: rgb(0xe3b341), Gold: rgb(0xf2c230), Paper: rgb(0xfff8e8), Night: rgb(0x12110f),
		Good: rgb(0x2f9a5c), Bad: rgb(0xff7a59),
		Shade: 150, Classes: darkClasses,
	}
)

// Square is the colour of the board's squares where its two kinds are not told apart.
func (t *Theme) Square() color.RGBA {
	half := func(a, b uint8) uint8 { return uint8((int(a) + int(b)) / 2) }
	return color.RGBA{half(t.Light.R, t.Dark.R), half(t.Light.G, t.Dark.G), half(t.Light.B, t.Dark.B), 255}
}

// OnTile is the colour of numbers on the tiles of palaces, which are dark or light: whatever
// IsDark says, nothing less than white and black has a contrast of 4.5 to 1 with all colours.
func OnTile(dark bool) color.RGBA {
	if dark {
		return rgb(0xffffff)
	}
	return rgb(0x000000)
}

// ThemeFor returns the theme for the scene.
func ThemeFor(dark bool) *Theme {
	if dark {
		return &DarkTheme
	}
	return &LightTheme
}

// IsDark reports whether light letters read better than dark ones on c: whether
// its relative luminance is below the point where both contrast alike.
func IsDark(r, g, b uint8) bool {
	y := 0.2126*float64(Linear[r]) + 0.7152*float64(Linear[g]) + 0.0722*float64(Linear[b])
	return y < 0.18*float64(Linear[255])
}
