package subtraction

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// chartBoard shows the outcomes of a game around an origin by its chart.
type chartBoard struct {
	game   *Game
	origin engine.FarPosition
	plane  engine.Window
}

// Plane returns what of the quadrant, or of the strip, is near the origin.
func (b *chartBoard) Plane() engine.Window { return b.plane }

// Check lets every window of the plane pass that is not too large to look at.
func (b *chartBoard) Check(w engine.Window) error { return checkFarWindow(w, b.plane) }

// Source looks for the chart first. Without one, the origin must be within the reach of a
// sweep.
func (b *chartBoard) Source(w engine.Window) engine.Source {
	return &search{survey: b.game.outcomes, work: mostToPlay, then: func(c chart) engine.Source {
		if c == nil {
			p := append(near(b.origin), 0)
			return newViewSource(swept{b.game.Board(engine.Outcomes), engine.Cell{X: p[0], Y: p[1]}}, w)
		}
		return newViewSource(c.around(b.origin), w)
	}}
}

// chartSolver is a sweepSolver that also answers where no sweep reaches, if there is a
// chart.
type chartSolver struct{ sweepSolver }

// FarPalaces lists the P-positions among the options of p, sorted. It errs if p is no
// position, and if there is no chart of the game and no sweep reaches p.
func (s *chartSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	g := s.game
	if err := g.checkFarShape(p); err != nil {
		return nil, err
	}
	q := near(p)
	if g.reaches(q) {
		found, err := s.Palaces(q)
		palaces := make([]engine.FarPosition, len(found))
		for i, f := range found {
			palaces[i] = f.Far()
		}
		return palaces, err
	}
	c := g.outcomes.charted(mostToAnswer)
	if c == nil {
		return nil, g.tooFar(p)
	}
	return palacesOn(c, g.moves, p), nil
}

// palacesOn lists the options of p that are P-positions on a chart, sorted.
func palacesOn(c chart, moves []engine.Position, p engine.FarPosition) []engine.FarPosition {
	var options []engine.Position // seen from p
	var palaces []engine.FarPosition
	for i := len(moves) - 1; i >= 0; i-- { // the largest move leads to the smallest option
		if farFits(farMinus(p, moves[i], big.NewInt(1))) {
			option := make(engine.Position, len(p))
			for d, v := range moves[i] {
				option[d] = -v
			}
			options = append(options, option)
		}
	}
	for i, outcome := range read(c.around(p), options) {
		if outcome == engine.P {
			palaces = append(palaces, p.Plus(options[i]))
		}
	}
	return palaces
}

// read returns the outcomes of positions that are seen from a view's origin.
func read(v view, positions []engine.Position) []engine.Outcome {
	if len(positions) == 0 {
		return nil
	}
	low, high := bounds(positions)
	w := engine.Window{X: low[0], Y: down(low), W: high[0] - low[0] + 1, H: down(high) - down(low) + 1}
	stride := ceil(w.W, 64)
	squares := make([]uint64, stride*w.H)
	v.Read(squares, w)
	outcomes := make([]engine.Outcome, len(positions))
	for i, p := range positions {
		x, y := p[0]-w.X, down(p)-w.Y
		if squares[y*stride+x/64]>>(x%64)&1 != 0 {
			outcomes[i] = engine.P
		}
	}
	return outcomes
}
