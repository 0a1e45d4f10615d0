package wythoff

import (
	"errors"
	"fmt"
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
)

// farGame is a Game that is played however far out the queen stands: Wythoff Nim
// itself, and Maharaja Nim.
type farGame struct{ *Game }

var _ engine.Farther = farGame{}

// played returns the game as the other packages see it, with all that it can do.
func (g *Game) played() engine.Game {
	if g.moves.None() || g.moves.Knight() {
		return farGame{g}
	}
	return g
}

// WithList is Game's; the moves decide whether the new game is played far out, too.
func (g farGame) WithList(moves []engine.Position) (engine.Game, error) {
	return g.Game.WithList(moves)
}

// maxDigits bounds the binary digits of coordinates, so that an answer takes
// seconds at most. (A decimal digit takes 3.33 of them.)
const maxDigits = 1 << 12

// checkFar says why p is no position for FarPalaces.
func checkFar(p engine.FarPosition) error {
	if len(p) != 2 {
		return fmt.Errorf("a position of this game has two coordinates, not %d", len(p))
	}
	for _, v := range p {
		switch {
		case v.Sign() < 0:
			return errors.New("the position is not on the board: no coordinate is negative")
		case v.BitLen() > maxDigits:
			return fmt.Errorf("the position is too far out: its coordinates may have about %d digits", maxDigits*3/10)
		}
	}
	return nil
}

// CheckFar says why p is no position, or has too many digits.
func (g farGame) CheckFar(p engine.FarPosition) error { return checkFar(p) }

// FarRays lists the queen's three rays and then the further moves that stay on the
// board.
func (g farGame) FarRays(p engine.FarPosition) []engine.FarRay {
	var rays []engine.FarRay
	for _, r := range g.rays {
		var count *big.Int
		if r.Count < math.MaxInt {
			count = big.NewInt(int64(r.Count))
		}
		for d, step := range [2]int{r.Step.A, r.Step.B} {
			if step == 0 {
				continue
			}
			if n := new(big.Int).Quo(p[d], big.NewInt(int64(step))); count == nil || n.Cmp(count) < 0 {
				count = n
			}
		}
		if count.Sign() > 0 {
			rays = append(rays, engine.FarRay{Step: engine.Position{-r.Step.A, -r.Step.B}, Count: count})
		}
	}
	return rays
}

// Near keeps to where floating-point numbers, in which a screen places squares, tell
// small parts of a square apart. The boards themselves would do farther out.
func (g farGame) Near() int { return 1 << 32 }

// FarBoard returns a board of the outcomes around an origin.
func (g farGame) FarBoard(origin engine.FarPosition) engine.Board {
	return g.boardAround(origin, engine.Span)
}

// boardAround returns the board of outcomes, which reaches as far as span says.
func (g farGame) boardAround(origin engine.FarPosition, span int) engine.Board {
	if g.moves.None() {
		return newGoldenBoard(origin, span)
	}
	return newDictionaryBoard(origin, span)
}

// Board returns a new board; that of outcomes is the one around (0,0).
func (g farGame) Board(k engine.Kind) engine.Board {
	if k == engine.Outcomes {
		return g.boardAround(engine.Position{0, 0}.Far(), farthest)
	}
	return g.Game.Board(k)
}
