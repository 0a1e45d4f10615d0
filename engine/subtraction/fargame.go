package subtraction

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine"
)

// farGame is a Game that is played at any distance: by remainders with one move or two,
// and with more, in one dimension or two, if there is a chart.
type farGame struct{ *Game }

var (
	_ engine.Explorer = farGame{}
	_ engine.Listed   = farGame{}
	_ engine.Sliced   = farGame{}
)

// played returns the game as the other packages see it, with all that it can do.
func (g *Game) played() engine.Game {
	if g.remainders() || g.dim <= 2 {
		return farGame{g}
	}
	return g
}

// maxFarDigits bounds the components of positions.
const maxFarDigits = 10_000

// CheckFar says why p is no position, has too many digits, or lies farther out than the
// game is solved.
func (g farGame) CheckFar(p engine.FarPosition) error {
	if err := g.checkFarShape(p); err != nil || g.remainders() {
		return err
	}
	return g.checkReach(near(p), p)
}

// Explore looks for the chart if p is beyond the reach of a sweep.
func (g farGame) Explore(p engine.FarPosition) (more bool) {
	return g.checkFarShape(p) == nil && !g.remainders() && !g.reaches(near(p)) && g.outcomes.explore(mostToPlay)
}

// near returns the position with components that a machine holds: those that are larger
// become as large as the board.
func near(p engine.FarPosition) engine.Position {
	q := make(engine.Position, len(p))
	for d, v := range p {
		q[d] = huge
		if v.IsInt64() {
			q[d] = int(min(v.Int64(), huge))
		}
	}
	return q
}

// checkFarShape says why p is no position at any distance.
func (g *Game) checkFarShape(p engine.FarPosition) error {
	if len(p) != g.dim {
		return fmt.Errorf("a position of this game has %d components, not %d", g.dim, len(p))
	}
	for _, v := range p {
		switch {
		case v == nil:
			return fmt.Errorf("a position of this game has %d components, and one is missing", g.dim)
		case v.Sign() < 0:
			return fmt.Errorf("no component of a position can be negative, as in (%v)", p)
		case float64(v.BitLen()) > maxFarDigits*3.3219280948873623: // log2(10)
			return fmt.Errorf("a component of a position may have at most %d digits", maxFarDigits)
		}
	}
	return nil
}

// FarRays lists the options of p: a ray of a single step for every move that fits.
func (g farGame) FarRays(p engine.FarPosition) []engine.FarRay {
	var rays []engine.FarRay
	for _, m := range g.moves {
		if !farFits(farMinus(p, m, big.NewInt(1))) {
			continue
		}
		step := make(engine.Position, len(m))
		for d, v := range m {
			step[d] = -v
		}
		rays = append(rays, engine.FarRay{Step: step, Count: big.NewInt(1)})
	}
	return rays
}

// Near keeps to where floating-point numbers, in which a screen places squares, tell
// small parts of a square apart. The board itself would do farther out.
func (g farGame) Near() int { return 1 << 32 }

// FarBoard returns a board of the outcomes around an origin: in one dimension a strip,
// in three or more the slice of the origin's further components.
func (g farGame) FarBoard(origin engine.FarPosition) engine.Board {
	if g.remainders() {
		return &farBoard{newAround(g.Game, origin), origin.Quadrant(g.span())}
	}
	return &chartBoard{g.Game, origin, origin.Quadrant(engine.Span)}
}

// farBoard shows the outcomes around an origin.
type farBoard struct {
	around *around
	plane  engine.Window
}

// Plane returns what of the quadrant, or of the strip, is near the origin.
func (b *farBoard) Plane() engine.Window { return b.plane }

// Check lets every window of the plane pass that is not too large to look at.
func (b *farBoard) Check(w engine.Window) error { return checkFarWindow(w, b.plane) }

// Source has nothing to do before the first tile.
func (b *farBoard) Source(w engine.Window) engine.Source { return newAroundSource(b.around, w) }

// checkFarWindow says why w is no window of a plane.
func checkFarWindow(w, plane engine.Window) error {
	switch {
	case w.Empty():
		return fmt.Errorf("a window of %d×%d holds no square", w.W, w.H)
	case mulFloat(w.W, w.H) > mostSquares:
		return fmt.Errorf("a window of %d×%d squares is too large: at most %d×%d can be shown", w.W, w.H, 1<<21, 1<<21)
	case w.X < plane.X || w.Y < plane.Y || w.W > plane.X+plane.W-w.X || w.H > plane.Y+plane.H-w.Y:
		return fmt.Errorf("the window %d×%d at (%d,%d) is not within the board, which is %d×%d at (%d,%d)",
			w.W, w.H, w.X, w.Y, plane.W, plane.H, plane.X, plane.Y)
	}
	return nil
}
