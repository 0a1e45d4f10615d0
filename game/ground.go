package game

import (
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// ground is where the piece stands and where it may go. Near the end of the game it
// is seen from the origin of the board. Where a coordinate is beyond the machine's
// integers, or the game says so, it is far: then it is seen from an origin close by,
// so that squares around the piece have small coordinates.
type ground struct {
	here   engine.FarPosition
	origin engine.FarPosition // nil if it is near
	// position and rays are seen from the origin. Far rays end where the squares
	// that can be seen from the origin do.
	position engine.Position
	rays     []engine.Ray
	farRays  []engine.FarRay // of full length, nil if it is near
}

// grid is the distance between the origins of far views. Pieces that move by a few
// squares keep their origin, and a coordinate ends in the digits that the view has.
const grid = 1000

// reach is how far from its origin a far view names squares.
const reach = 1 << 40

// nowhere returns the position without counters, from which near positions are seen.
func nowhere(dim int) engine.FarPosition { return make(engine.Position, dim).Far() }

// far returns the game as one of far positions if p is one of them.
func far(g engine.Game, p engine.FarPosition) (engine.Farther, bool) {
	f, ok := g.(engine.Farther)
	if !ok {
		return nil, false
	}
	_, near := p.From(nowhere(len(p)), f.Near())
	return f, !near
}

// check says why p is no position of the game, or nil.
func check(g engine.Game, p engine.FarPosition) error {
	if len(p) != g.Dim() {
		return refusal(english.Spot(p) + " is no position of this game: it needs " + english.Components(g.Dim()))
	}
	if f, ok := far(g, p); ok {
		return f.CheckFar(p)
	}
	q, ok := p.From(nowhere(len(p)), math.MaxInt)
	if !ok {
		return refusal(english.Spot(p) + " is farther out than this game is played")
	}
	return g.Check(q)
}

// survey looks around from a position of the game.
func survey(g engine.Game, p engine.FarPosition) ground {
	a := ground{here: p}
	f, ok := far(g, p)
	if !ok {
		a.position, _ = p.From(nowhere(len(p)), math.MaxInt)
		a.rays = g.Rays(a.position)
		return a
	}
	a.origin = origin(p)
	a.position, _ = p.From(a.origin, grid)
	a.farRays = f.FarRays(p)
	a.rays = make([]engine.Ray, len(a.farRays))
	for i, r := range a.farRays {
		a.rays[i] = engine.Ray{Step: r.Step, Count: cut(r)}
	}
	return a
}

// origin returns the origin of a far view: the point of the grid before p in its
// first two components, which the board shows, and p itself in the others.
func origin(p engine.FarPosition) engine.FarPosition {
	o := make(engine.FarPosition, len(p))
	for d, v := range p {
		o[d] = v
		if d < 2 {
			o[d] = new(big.Int).Sub(v, new(big.Int).Mod(v, big.NewInt(grid)))
		}
	}
	return o
}

// cut returns how many squares of the ray lie within reach.
func cut(r engine.FarRay) int {
	longest := 1
	for _, v := range r.Step {
		longest = max(longest, v, -v)
	}
	most := reach / longest
	if r.Count.CmpAbs(big.NewInt(int64(most))) > 0 {
		return most
	}
	return int(r.Count.Int64())
}

// open reports whether there is a square to go to.
func (a *ground) open() bool {
	for _, r := range a.farRays {
		if r.Count.Sign() > 0 {
			return true
		}
	}
	return a.farRays == nil && engine.CountOptions(a.rays) > 0
}

// reaches reports whether q is one of the options, blocked ones included.
func (a *ground) reaches(q engine.FarPosition) bool {
	if a.origin == nil {
		p, ok := a.seen(q)
		return ok && engine.Reaches(a.rays, a.position, p)
	}
	for _, r := range a.farRays {
		if r.Reaches(a.here, q) {
			return true
		}
	}
	return false
}

// seen returns q as it is seen from the origin, and whether it can be.
func (a *ground) seen(q engine.FarPosition) (engine.Position, bool) {
	if a.origin == nil {
		return q.From(nowhere(len(q)), math.MaxInt)
	}
	return q.From(a.origin, reach)
}

// toward returns q as it is seen from the origin or, where it is too far away for
// that, a square of the line that leads to it.
func (a *ground) toward(q engine.FarPosition) engine.Position {
	if p, ok := a.seen(q); ok {
		return p
	}
	step, gcd := make(engine.FarPosition, len(q)), new(big.Int)
	for d := range q {
		step[d] = new(big.Int).Sub(q[d], a.here[d])
		gcd.GCD(nil, nil, gcd, new(big.Int).Abs(step[d]))
	}
	end := make(engine.FarPosition, len(q))
	for d := range q {
		end[d] = step[d].Quo(step[d], gcd)
		end[d] = new(big.Int).Add(a.here[d], end[d].Mul(end[d], big.NewInt(grid*grid)))
	}
	p, _ := a.seen(end)
	return p
}

// own returns a copy of p that nobody else writes to, small numbers in one form.
func own(p engine.FarPosition) engine.FarPosition {
	q := make(engine.FarPosition, len(p))
	for d, v := range p {
		if v.IsInt64() {
			q[d] = big.NewInt(v.Int64())
		} else {
			q[d] = new(big.Int).Set(v)
		}
	}
	return q
}
