package colour

import (
	"image/color"

	"github.com/palacegames/palace/engine/idea"
)

// The colours of classes, which tell letters and kinds apart: whatever eyes one has they differ,
// in lightness too, and black or white is read on each of them.
var (
	lightClasses = [idea.Classes]color.RGBA{
		rgb(0xf1b848), rgb(0x4158bd), rgb(0x903732), rgb(0x3a9743), rgb(0x412a6d), rgb(0x78cdf5), rgb(0x4e1d00), rgb(0xce71b1),
	}
	darkClasses = [idea.Classes]color.RGBA{
		rgb(0xfab422), rgb(0x6586ef), rgb(0xf06834), rgb(0xb1f1b2), rgb(0x76569b), rgb(0x7cd1f9), rgb(0x965333), rgb(0xb991ab),
	}
)

// Hue returns the colour of what has that hue, as it fills a surface.
func (t *Theme) Hue(h idea.Hue) color.RGBA {
	switch h {
	case idea.Soft:
		return t.Soft
	case idea.Ink:
		return t.Ink
	case idea.Gold:
		return t.Gold
	case idea.Good:
		return t.Good
	case idea.Bad:
		return t.Bad
	}
	return t.Classes[(h-idea.First)%idea.Classes]
}

// LineContrast is what a line has at least against the squares of the board.
const LineContrast = 3

// Stroke returns the colour of lines of that hue: where the hue is lost on the board's squares
// it is nearer to the colour of letters.
func (t *Theme) Stroke(h idea.Hue) color.RGBA {
	c := t.Hue(h)
	for part := 0.; part < 1; part += 1. / 16 {
		if s := Blend(c, t.Ink, part); min(Contrast(s, t.Light), Contrast(s, t.Dark)) >= LineContrast {
			return s
		}
	}
	return t.Ink
}

// On returns the colour of letters on a surface of colour c.
func On(c color.RGBA) color.RGBA { return OnTile(IsDark(c.R, c.G, c.B)) }

// Contrast returns how well two colours are told apart by their light, from 1 to 21, as the Web
// Content Accessibility Guidelines count it.
func Contrast(a, b color.RGBA) float64 {
	light := func(c color.RGBA) float64 {
		return 0.2126*LightOf(c.R) + 0.7152*LightOf(c.G) + 0.0722*LightOf(c.B) + 0.05
	}
	x, y := light(a), light(b)
	return max(x, y) / min(x, y)
}
