package colour

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// Look is how the map looks at present, as far as a legend has to know.
type Look struct {
	// Tiles says that palaces are tiles on the squares of the board, and not
	// squares of a picture that covers it.
	Tiles bool
	// Wash is how strongly the squares beside the tiles are washed with their colour.
	Wash float64
	// Shade is how far the commonest N-squares are on the way to their own colour.
	Shade float64
	// Band is the band of shares that is stretched over all colours; its High is 0
	// if none is.
	Band Band
	// Gain is by how much the differences of mean colours are enlarged; 0 if they
	// are not.
	Gain float64
}

// The sizes, in CSS pixels a square, between which the board becomes a picture, and
// those between which its palaces become tiles with room for a number.
const (
	pictureAt, boardFrom = 5, 8
	closeAt, roomyFrom   = 8, 26
)

// Covering says, from 0 to 1, how far a picture covers the board where a square has
// scale CSS pixels; 0 means that palaces are tiles on paper.
func Covering(scale float64) float64 { return 1 - view.Smoothstep(pictureAt, boardFrom, scale) }

// Roominess says, from 0 to 1, how much room there is around the palaces' tiles.
func Roominess(scale float64) float64 { return view.Smoothstep(closeAt, roomyFrom, scale) }

// Rim says, from 0 to 1, how strongly tiles are outlined with a darker shade of their
// own colour. Gold is hard to tell from paper where tiles are small and touch; the
// larger they are, the more their shape does that, and on a dark board their colour.
func Rim(dark bool, scale float64) float64 {
	if dark {
		return 0
	}
	return 1 - Roominess(scale)
}

// Wash says how strongly the squares beside the tiles are washed with the colour of
// their value: softly, and still less where the value is written in them. Values of
// other squares than palaces are all that a map of nim-values adds to one of outcomes.
// Where squares are nearly too small for tiles it is more, on the way to the picture.
func Wash(kind engine.Kind, scale float64) float64 {
	small, large, least := 0.33, 0.12, 0.22
	if kind == engine.NimValues || kind.Lasts() {
		small, large, least = 0.60, 0.18, 0.15
	}
	return small + (large-small)*view.Smoothstep(20, 27, scale) + least*(1-view.Smoothstep(boardFrom, shadeFrom, scale))
}

// Lift says how far, from 0 to 1, colours are brightened before they are washed over
// squares: a little of a dark blue would only make the paper grey. Nim-values are told
// apart by lightness too, which must not be lost.
func Lift(kind engine.Kind) float64 {
	if kind == engine.NimValues || kind.Lasts() {
		return 0.35
	}
	return 1
}

// Stretching says, from 0 to 1, how far averages are stretched where a square has
// scale pixels of the screen: only where a pixel shows several squares.
func Stretching(scale float64) float64 { return 1 - view.Smoothstep(0.45, 0.95, scale) }

// Percent rounds the band outward to whole per cents.
func (b Band) Percent() (low, high int) {
	return int(math.Floor(100*b.Low + 0.05)), int(math.Ceil(100*b.High - 0.05))
}

// Shown returns the colour in which value v is seen on a square of the board.
func (l Look) Shown(p *Palette, v int32, board color.RGBA) color.RGBA {
	c := p.Color(v)
	switch {
	case !l.Tiles || p.IsPalace(v):
		return c
	case c == p.Ground():
		return Blend(board, c, l.Shade)
	}
	lift := 1 + Lift(p.kind)*(255/max(float64(max(c.R, c.G, c.B)), 1)-1)
	washed := func(a, b uint8) uint8 { return part(float64(a), float64(b)*lift, l.Wash) }
	return color.RGBA{washed(board.R, c.R), washed(board.G, c.G), washed(board.B, c.B), 255}
}
