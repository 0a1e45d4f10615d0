package player

import (
	"math/rand/v2"
	"slices"

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
	if remotenessOf(methods, v.Here) != nil {
		return c.pacedBy(v, methods)
	}
	if engine.CountOptions(v.Rays).Clamp() > few {
		return nil // whatever follows is too much
	}
	search := remoteness.NewSearch(v.Game, v.Here, mostTried)
	engine.Finish(search)
	if _, ok := search.Known(v.Here); !ok {
		return nil
	}
	of := func(q engine.Position) (remoteness.Count, bool) { return search.Known(q) }
	options := engine.Options(v.Rays)
	if v.Phase == game.BlockPhase {
		return c.blocks(v, options, of)
	}
	return c.moves(v, game.Unblocked(options, v.Blocked), of)
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
		return remoteness.Count{Lost: even, Moves: small}, ok && err == nil
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

// blocks blocks, of more options than can be blocked, those where the other would go: all palaces and
// then the longest ways, or if the palaces are too many the quickest of them.
func (c perfect) blocks(v *game.View, options []engine.Position, of func(q engine.Position) (remoteness.Count, bool)) game.Action {
	type rated struct {
		at engine.Position
		remoteness.Count
	}
	var all []rated
	for _, q := range options {
		n, ok := of(q)
		if !ok {
			return nil
		}
		all = append(all, rated{q, n})
	}
	slices.SortStableFunc(all, func(a, b rated) int {
		switch {
		case better(a.Count, b.Count):
			return -1
		case better(b.Count, a.Count):
			return 1
		}
		return 0
	})
	var squares []engine.Position
	for _, r := range all[:min(len(all), v.Game.Shape().Blocking-1)] {
		squares = append(squares, r.at)
	}
	slices.SortFunc(squares, engine.Position.Compare)
	return game.Block{Squares: squares}
}

// dice are those of a turn.
func (c perfect) dice(v *game.View) *rand.Rand {
	return rand.New(rand.NewPCG(c.seed, uint64(len(v.History))<<1|uint64(v.Phase&1)))
}
