package exile

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

var _ engine.Farther = Spiral{}

// CheckFar refuses what is no pair of coordinates of up to maxFarDigits digits.
func (Spiral) CheckFar(p engine.FarPosition) error { return checkFar(p, maxFarDigits) }

// Near keeps to where floating-point numbers, in which a screen places squares, tell
// small parts of a square apart. The board itself would do farther out.
func (Spiral) Near() int { return 1 << 32 }

// FarBoard returns a board of the outcomes around an origin.
func (Spiral) FarBoard(origin engine.FarPosition) engine.Board {
	return newSpiralBoard(farCell{origin[0], origin[1]}, engine.Span)
}

// FarRays lists the runs of squares with lower numbers, in the order of Rays.
func (Spiral) FarRays(p engine.FarPosition) []engine.FarRay {
	c := farCell{p[0], p[1]}
	rays := make([]engine.FarRay, 0, 8)
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if dx == 0 && dy == 0 {
				continue
			}
			if n := farRun(c, dx, dy); n.Sign() > 0 {
				rays = append(rays, engine.FarRay{Step: engine.Position{dx, dy}, Count: n})
			}
		}
	}
	return rays
}

// farRun says how many squares with lower numbers than c there are from c on along
// (dx, dy), as spiralStar does: it goes to the end of the shell, the last square of
// which may have a higher number, but nowhere if the first one has.
func farRun(c farCell, dx, dy int) *big.Int {
	one, k := big.NewInt(1), farShell(c)
	n := new(big.Int).Add(k, k)
	shorten := func(v *big.Int, d int) {
		left := new(big.Int)
		switch d {
		case 1:
			left.Sub(k, v)
		case -1:
			left.Add(k, v)
		default:
			return
		}
		if left.Cmp(n) < 0 {
			n = left
		}
	}
	shorten(c.x, dx)
	shorten(c.y, dy)
	at := func(t *big.Int) farCell {
		along := func(v *big.Int, d int) *big.Int {
			return new(big.Int).Add(v, new(big.Int).Mul(t, big.NewInt(int64(d))))
		}
		return farCell{along(c.x, dx), along(c.y, dy)}
	}
	switch {
	case n.Sign() == 0 || !farBefore(at(one), c):
		return new(big.Int)
	case !farBefore(at(n), c):
		return n.Sub(n, one)
	}
	return n
}
