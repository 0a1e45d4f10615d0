package player

import "github.com/palacegames/palace/engine"

// verdict is what looking ahead has found of a square.
type verdict uint8

// dark: nothing is known. Elsewhere it is known who wins.
const dark verdict = 0

func known(o engine.Outcome) verdict { return 1 + verdict(o) }

const (
	// mostSeen is how many squares are looked at in one turn.
	mostSeen = 200_000
	// wide is with how many options a square is too wide to be tried out.
	wide = 64
)

// ahead tries out what can follow from squares: a tree of few moves, and no map.
type ahead struct {
	game engine.Game
	k    int
	left int // how many squares may still be looked at
	seen map[sight]verdict
}

// sight is a square from which one looks so many moves ahead.
type sight struct {
	at    engine.Position
	depth int
}

func newAhead(g engine.Game) *ahead {
	return &ahead{g, g.Shape().Blocking, mostSeen, map[sight]verdict{}}
}

// at looks so many moves ahead from a square, and no further: it does not put together what it
// has found from others, which would be a map.
func (a *ahead) at(q engine.Position, depth int) verdict {
	s := sight{q, depth}
	v, ok := a.seen[s]
	if !ok {
		v = a.look(q, depth)
		a.seen[s] = v
	}
	return v
}

// look is at for a square that is not known. It is P for sure if fewer than K options can be
// P, and N if K of them are.
func (a *ahead) look(q engine.Position, depth int) verdict {
	if atOnce(a.game, q) {
		return known(a.game.Shape().Outcome(0, a.game.Rays(q)))
	}
	rays := a.game.Rays(q)
	n := engine.CountOptions(rays).Clamp()
	if a.left -= n; depth == 0 || a.left < 0 {
		return dark
	}
	if n > wide {
		if absurd(a.game, q) {
			return known(engine.N)
		}
		return dark
	}
	palaces, unknown := 0, 0
	for _, r := range engine.Options(rays) {
		switch a.at(r, depth-1) {
		case known(engine.P):
			palaces++
		case dark:
			unknown++
		}
		if palaces >= a.k {
			return known(engine.N)
		}
	}
	if palaces+unknown < a.k {
		return known(engine.P)
	}
	return dark
}
