package game

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// ground is where the piece stands and where it may go. Near the end of the game squares
// go by their own coordinates. Where a coordinate is beyond the machine's integers, or the
// game says so, they are counted from an origin close by, so that those around the piece
// have small coordinates.
type ground struct {
	here   engine.Position
	origin engine.Position // none if the piece is near
	rays   []engine.Ray
}

// grid is the distance between origins far out. Pieces that move by a few squares keep
// their origin, and a coordinate ends in the digits that are seen.
const grid = 1000

// reach is how far from an origin squares are seen.
const reach = 1 << 40

// check says why p is no position of the game, or nil: because of its form, or because no
// method of the game answers about it.
func check(g engine.Game, p engine.Position) error {
	if dim := g.Shape().Dim; p.Dim() != dim {
		return refusal(english.Spot(p) + " is no position of this game: it needs " + english.Components(dim))
	}
	if _, small := p.Small(nil); !small && !g.Shape().Unbounded {
		return refusal(english.Spot(p) + " is farther out than this game is played")
	}
	if err := g.Check(p); err != nil {
		return err
	}
	return g.Solve().Refusal(engine.Query{Ask: engine.AskPalaces, At: p, Play: true})
}

// survey looks around from a position of the game.
func survey(g engine.Game, p engine.Position) ground {
	a := ground{here: p, rays: g.Rays(p)}
	if g.Shape().Far(p) {
		a.origin = origin(p)
	}
	return a
}

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

// open reports whether there is a square to go to.
func (a *ground) open() bool { return engine.CountOptions(a.rays).Sign() > 0 }

// seen returns p as it is seen from an origin, and whether it is near enough for that.
func seen(p, origin engine.Position) (engine.Position, bool) {
	if origin == none {
		_, small := p.Small(nil)
		return p, small
	}
	c, ok := p.Seen(origin, reach)
	return engine.Ints(c...), ok
}
