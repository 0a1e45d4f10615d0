package figure

import (
	"image/color"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// This file is how the papers draw: their colours, and what their plots have in common.

// golden are the colours of [CLN15]: what its Figure 1 says of palace numbers minus k.
func golden(kind engine.Kind) colors {
	return func(g engine.Game) *colour.Palette { return colour.NewPalette("paper", kind, g.Shape().Blocking) }
}

// ink is black for palaces on white paper, as in [LSY24].
func ink(g engine.Game) *colour.Palette {
	return colour.NewColoring(engine.Outcomes, g.Shape().Blocking, func(v int32) color.RGBA {
		if v == 1 {
			return black
		}
		return white
	})
}

// paper is white for every square.
func paper(g engine.Game) *colour.Palette {
	return colour.NewColoring(engine.Outcomes, g.Shape().Blocking, func(int32) color.RGBA { return white })
}

// blocked is a plot of palace numbers in the paper's colours and orientation.
func blocked(p plot) plot {
	p.kind, p.lies = engine.PalaceNumbers, view.XRightYDown
	if p.colors == nil {
		p.colors = golden(p.kind)
	}
	return p
}

// extended is a plot of the P-positions of Wythoff Nim with or without further
// moves, with y up: the paper speaks of upper positions for y > x.
func extended(p plot) plot {
	p.kind, p.colors, p.lies = engine.Outcomes, ink, view.XRightYUp
	return p
}

// outcomes plots black P-positions on white with the origin below, as [LSY24] has them.
func outcomes(game string, p plot) plot {
	p.game, p.kind, p.lies = "subtraction:"+game, engine.Outcomes, view.XRightYUp
	if p.colors == nil {
		p.colors = ink
	}
	return p
}

// small is a plot of n×n squares large enough to be counted.
func small(game string, n int, marks ...mark) plot {
	step := 5
	if n >= 50 {
		step = 10
	}
	return outcomes(game, plot{window: at(0, 0, n, n), cell: 400 / n, rulers: rulers{step, step}, marks: append([]mark{grid{gray}}, marks...)})
}
