package remainders

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// stripes draws where one move fits an even number of times: the L-shapes of [LSY24]
// Lemma 18, each one beginning a move further. Far from the corner none are drawn.
func (r *remainders) stripes(l *idea.Layer) {
	m, s := r.rules.List[0], r.sheet
	if s.X.Sign() != 0 || s.Y.Sign() != 0 {
		return
	}
	n := moves.Times(moves.Vector{s.Window.X, s.Window.Y}, m)
	for range mostStrips {
		inner := []sheet.Half{s.Within(1, 0, sheet.Num(n*m[0])), s.Within(0, 1, sheet.Num(n*m[1]))}
		if n > 0 {
			for i, h := range inner {
				if points := s.Border(h, inner[1-i]); points != nil && m[i] > 0 {
					l.Figures = append(l.Figures, idea.Figure{Kind: idea.Line, Points: points, Hue: idea.Ink})
				}
			}
			if s.Cut(inner...) == nil {
				return
			}
			at := engine.Cell{X: max(s.Window.X, n*m[0]), Y: max(s.Window.Y, n*m[1])}
			l.Figures = append(l.Figures, idea.Figure{Kind: idea.Label, Points: idea.Middles(at), Text: fitsLabel(n), Hue: idea.Ink})
		}
		n++
	}
}
