package exile

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine"
)

var _ engine.Farther = Quadrant{}

// maxQuadrantDigits bounds the coordinates far out, so that an answer takes a second or
// so at most: its time grows with the square of their length.
const maxQuadrantDigits = 1000

// CheckFar refuses what is no pair of numbers from 0 on of up to maxQuadrantDigits digits.
func (Quadrant) CheckFar(p engine.FarPosition) error {
	if err := checkFar(p, maxQuadrantDigits); err != nil {
		return err
	}
	for i, v := range p {
		if v.Sign() < 0 {
			return fmt.Errorf("the %s must be at least 0, not negative", coordinates[i])
		}
	}
	return nil
}

// Near keeps to where floating-point numbers, in which a screen places squares, tell
// small parts of a square apart. The board itself would do farther out.
func (Quadrant) Near() int { return 1 << 32 }

// FarBoard returns a board of the outcomes around an origin.
func (Quadrant) FarBoard(origin engine.FarPosition) engine.Board {
	return newQuadrantBoard(farCell{origin[0], origin[1]}, origin.Quadrant(engine.Span))
}

// FarRays lists the runs north-west, north, west and south-west, in the order of Rays.
func (Quadrant) FarRays(p engine.FarPosition) []engine.FarRay {
	least := p[0]
	if p[1].Cmp(least) < 0 {
		least = p[1]
	}
	var rays []engine.FarRay
	for _, r := range []engine.FarRay{
		{Step: engine.Position{-1, -1}, Count: least},
		{Step: engine.Position{-1, 0}, Count: p[0]},
		{Step: engine.Position{0, -1}, Count: p[1]},
		{Step: engine.Position{1, -1}, Count: p[1]},
	} {
		if r.Count.Sign() > 0 {
			r.Count = new(big.Int).Set(r.Count)
			rays = append(rays, r)
		}
	}
	return rays
}
