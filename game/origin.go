package game

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// none is no position.
var none engine.Position

// Near the end of the game squares go by their own coordinates. Where a coordinate is beyond
// the machine's integers, or the game says so, they are counted from an origin close by, so
// that those around the piece have small coordinates.

// grid is the distance between origins far out. Pieces that move by a few squares keep
// their origin, and a coordinate ends in the digits that are seen.
const grid = 1000

// reach is how far from an origin squares are seen.
const reach = 1 << 40

// origin returns the origin from which squares around p are counted: the point of the grid
// before p in its first two components, which the board shows, and p itself in the others.
func origin(p engine.Position) engine.Position {
	c := p.Components(nil)
	for d := range c[:min(2, len(c))] {
		v := c[d].Big()
		c[d] = engine.Big(v.Sub(v, new(big.Int).Mod(v, big.NewInt(grid))))
	}
	return engine.Of(c...)
}

// seen returns p as it is seen from an origin, and whether it is near enough for that.
func seen(p, origin engine.Position) (engine.Position, bool) {
	if origin == none {
		_, small := p.Small(nil)
		return p, small
	}
	c, ok := p.Seen(origin, reach)
	return engine.Ints(c...), ok
}
