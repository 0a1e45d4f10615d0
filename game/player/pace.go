package player

import (
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/game"
)

const (
	// mostPaced is how many options are asked about one by one, perRay how many on each ray if there are
	// more, and mostRays on how many rays.
	mostPaced, perRay, mostRays = 4096, 8, 4
	// mostTried is how many options of squares are looked at where no method tells how long a game lasts, and
	// few how many there may be at first, for otherwise they will not do.
	mostTried, few = 3000, 60
)

// paced acts where it is soon known how long the game lasts from the squares that can be reached, and
// returns nil elsewhere. Far out, where the options are too many, a move that has lost is chosen among
// the nearest squares on each ray.
func (c perfect) paced(v *game.View, methods engine.Methods) game.Action {
	if v.Game.Shape().Blocking > 1 {
		return nil // it sets problems instead
	}
	if remotenessOf(methods, v.Here) != nil {
		return c.pacedBy(v, methods)
	}
	if v.Origin != (engine.Position{}) || engine.CountOptions(v.Rays).Clamp() > few {
		return nil // whatever follows is too much
	}
	search := remoteness.NewSearch(v.Game, v.Here, mostTried)
	engine.Finish(search)
	if _, ok := search.Known(v.Here); !ok {
		return nil
	}
	of := func(q engine.Position) (remoteness.Count, bool) { return search.Known(q) }
	return c.moves(v, engine.Options(v.Rays), of)
}

// pacedBy acts by a method of a game without blocks.
func (c perfect) pacedBy(v *game.View, methods engine.Methods) game.Action {
	options, err := methods.Palaces(v.Here)
	if err != nil {
		return nil
	}
	if len(options) == 0 {
		options = looked(v.Rays)
	}
	return c.moves(v, options, func(q engine.Position) (n remoteness.Count, ok bool) {
		m := remotenessOf(methods, q)
		if m == nil {
			return n, false
		}
		moves, err := m.Value(engine.Remoteness, q)
		even := moves.Big().Bit(0) == 0
		small, ok := moves.Small()
		return remoteness.Count{Lost: even != v.Game.Shape().Misere, Moves: small}, ok && err == nil
	})
}

// looked lists the options, or the nearest ones on the first rays.
func looked(rays []engine.Ray) []engine.Position {
	if engine.CountOptions(rays).Clamp() <= mostPaced {
		return engine.Options(rays)
	}
	var near []engine.Position
	for _, r := range rays[:min(len(rays), mostRays)] {
		for i := range min(r.Count.Clamp(), perRay) {
			near = append(near, r.At(engine.Num(i)))
		}
	}
	return near
}

// moves goes to the palace from which the game is over soonest, or if there is none to a square from
// which it lasts longest.
func (c perfect) moves(v *game.View, squares []engine.Position, of func(q engine.Position) (remoteness.Count, bool)) game.Action {
	var best []engine.Position
	var most remoteness.Count
	for _, q := range squares {
		n, ok := of(q)
		if !ok {
			return nil
		}
		switch {
		case len(best) == 0 || better(n, most):
			best, most = []engine.Position{q}, n
		case n == most:
			best = append(best, q)
		}
	}
	if len(best) == 0 {
		return nil
	}
	if most.Lost {
		return game.Move{To: Closest(best)}
	}
	return game.Move{To: best[c.dice(v).IntN(len(best))]}
}

// better says whether a square is better to go to than another one.
func better(n, than remoteness.Count) bool {
	switch {
	case n.Lost != than.Lost:
		return n.Lost
	case n.Lost:
		return n.Moves < than.Moves
	}
	return n.Moves > than.Moves
}

// dice are those of a turn.
func (c perfect) dice(v *game.View) *rand.Rand {
	return rand.New(rand.NewPCG(c.seed, uint64(len(v.History))<<1|uint64(v.Phase&1)))
}
