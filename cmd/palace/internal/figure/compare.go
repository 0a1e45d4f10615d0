package figure

import (
	"image/color"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/render/colour"
)

// laidOver is a plot of a game laid over another: squares whose palace number, plus an
// offset, is not that of the shifted square of the other game are white. The word says
// which game, how it is shifted, and the offset: "500:1,1,3".
func laidOver(over string, p plot) plot {
	p.over = over
	p.colors = func(g engine.Game) *colour.Palette {
		k, masked := g.Shape().Blocking, int32(-1)
		if variants, ok := g.(atlas.Variants); ok {
			if v, err := variants.Variant(over); err == nil {
				masked = v.Masked
			}
		}
		plain := colour.NewPalette("paper", engine.PalaceNumbers, k)
		return colour.NewColoring(engine.PalaceNumbers, k, func(v int32) color.RGBA {
			if v == masked {
				return white
			}
			return plain.Color(v)
		})
	}
	return blocked(p)
}
