package colour

import (
	"image/color"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// Near by, palaces are tiles on the squares of the board; from afar a picture covers it. Where
// the board is of paper the way from one to the other must not go from cream to black.
// Outcomes stay what they are: palaces on paper, in gold that is dark enough to be read
// as ink. Palace numbers and nim-values turn into the papers' own dark pictures, by degrees.

// inkGold is a palace's colour on paper where squares are too small for tiles: 3:1 against it.
var inkGold = rgb(0x9c6b00)

// afarPower makes of the share of palaces in a pixel how far it has the colour of a palace. A
// few thin ones are to be seen on paper as they are on black, where the eye helps them.
const afarPower = 0.45

// OnPaper reports whether the board stays of paper from afar, whatever the values.
func (t *Theme) OnPaper(p *Palette) bool {
	return p != nil && p.kind == engine.Outcomes && p.custom == nil && !IsDark(t.Light.R, t.Light.G, t.Light.B)
}

// Afar returns the colour of value v where a picture covers the board.
func (t *Theme) Afar(p *Palette, v int32) color.RGBA {
	switch {
	case !t.OnPaper(p) || p.Hides(v):
		return p.Color(v)
	case p.IsPalace(v):
		return inkGold
	}
	return t.Square()
}

// AfarPower is the power of the share of palaces that says how far a pixel has their colour.
func AfarPower() float64 { return afarPower }

// Dusk says how far, from 0 to 1, the commonest N-squares have taken on their own dark colour
// where a square has scale pixels and palaces are tiles still: the first part of the way.
func (t *Theme) Dusk(p *Palette, scale float64) float64 {
	if p == nil || t.OnPaper(p) || IsDark(t.Light.R, t.Light.G, t.Light.B) {
		return 0
	}
	return 0.4 * (1 - view.Smoothstep(boardFrom, shadeFrom, scale))
}

// shadeFrom is the size of squares, in CSS pixels, below which they darken.
const shadeFrom = 12

// Seen returns the colour in which value v is seen on the board of the theme.
func (t *Theme) Seen(l Look, p *Palette, v int32) color.RGBA {
	if !l.Tiles {
		return t.Afar(p, v)
	}
	return l.Shown(p, v, t.Square())
}

// Ramp returns the colour at u, from 0 to 1, of the way along a band of shares of palaces.
func (t *Theme) Ramp(p *Palette, u float64) color.RGBA { return Blend(t.Afar(p, 0), t.Afar(p, 1), u) }
