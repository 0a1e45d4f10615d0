package figure

import (
	"image/color"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/render/colour"
)

// laidOver returns the board on which game k is laid over another, for a plot of game k:
// squares whose palace number, plus an offset, is not that of the shifted square of the
// other game are masked.
func laidOver(other, offset int, shift engine.Cell) func(g engine.Game) engine.Board {
	return func(g engine.Game) engine.Board {
		b, err := adapt.Over(g, engine.PalaceNumbers, blocking.Word(compare.Comparison{Other: other, Shift: shift, Offset: offset}))
		if err != nil {
			panic(err) // the figures compare games that can be compared
		}
		return b
	}
}

// maskedColors are the colours of [CLN15], and white for what is masked.
func maskedColors(g engine.Game) *colour.Palette {
	plain := colour.NewPalette("paper", engine.PalaceNumbers, g.K())
	return colour.NewColoring(engine.PalaceNumbers, g.K(), func(v int32) color.RGBA {
		if v == compare.Masked(g.K()) {
			return white
		}
		return plain.Color(v)
	})
}
