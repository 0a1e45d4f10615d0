package player

import (
	"cmp"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

const (
	// mostPlausible is among how many moves a slip is drawn.
	mostPlausible = 3
	// around is how many squares of a ray, on either side of one, are looked at, and
	// mostLooked how many options of a square, of those with more only the last lastLooked
	// of each ray.
	around, mostLooked, lastLooked = 16, 1 << 11, 16
)

// plausible lists moves that lose and look right: free squares beside the best move, the
// nearest first, and none of them absurd.
func plausible(v *game.View, best engine.Position, palaces []engine.Position) []engine.Position {
	return beside(v, best, func(q engine.Position) bool {
		_, wins := slices.BinarySearchFunc(palaces, q, engine.Position.Compare)
		return !wins && !v.IsBlocked(q) && !absurd(v.Game, q)
	}, mostPlausible)
}

// beside lists, of the options that are wanted, the n nearest to a square, which is an
// option itself. Of every ray it looks at a few squares about where the ray passes it.
func beside(v *game.View, to engine.Position, wanted func(engine.Position) bool, n int) (list []engine.Position) {
	type at struct {
		q    engine.Position
		away engine.Int
	}
	var found []at
	met := map[engine.Position]bool{to: true}
	for _, r := range v.Rays {
		for _, q := range about(r, to) {
			if met[q] {
				continue
			}
			if met[q] = true; wanted(q) {
				found = append(found, at{q, farthestComponent(q.Minus(to))})
			}
		}
	}
	sort.Slice(found, func(i, j int) bool {
		a, b := &found[i], &found[j]
		return cmp.Or(a.away.Cmp(b.away), a.q.Compare(b.q)) < 0
	})
	for _, f := range found[:min(n, len(found))] {
		list = append(list, f.q)
	}
	return list
}

// about lists the squares of a ray about where it comes nearest to a square. Along a ray the
// distance falls and then grows, so it is found by halving.
func about(r engine.Ray, to engine.Position) (squares []engine.Position) {
	one := engine.Num(1)
	away := func(i engine.Int) engine.Int { return farthestComponent(r.At(i).Minus(to)) }
	low, high := engine.Num(0), r.Count.Minus(one)
	for low.Cmp(high) < 0 {
		middle := halved(low.Plus(high))
		if away(middle).Cmp(away(middle.Plus(one))) <= 0 {
			high = middle
		} else {
			low = middle.Plus(one)
		}
	}
	for d := -around; d <= around; d++ {
		if i := low.Plus(engine.Num(d)); i.Sign() >= 0 && i.Cmp(r.Count) < 0 {
			squares = append(squares, r.At(i))
		}
	}
	return squares
}

// farthestComponent returns the greatest size of a component.
func farthestComponent(p engine.Position) (most engine.Int) {
	for _, c := range p.Components(nil) {
		if c = c.Abs(); c.Cmp(most) > 0 {
			most = c
		}
	}
	return most
}

// atOnce reports whether the game ends on q: all that leads on from there can be blocked, or
// nothing does.
func atOnce(g engine.Game, q engine.Position) bool {
	k := g.Shape().Blocking
	rays := g.Rays(q)
	if n := engine.CountOptions(rays).Clamp(); n < k || n >= k*max(1, len(rays)) {
		return n < k
	}
	return len(engine.Options(rays)) < k // some lie on two rays
}

// absurd reports whether a move to q lets the other player end the game at once or, in misère
// play, ends it, which nobody overlooks.
func absurd(g engine.Game, q engine.Position) bool {
	if g.Shape().Misere {
		return atOnce(g, q)
	}
	rays := g.Rays(q)
	ending := 0
	if engine.CountOptions(rays).Clamp() > mostLooked {
		origin := engine.Ints(make([]int, q.Dim())...)
		if engine.Reaches(rays, origin) && atOnce(g, origin) {
			ending++ // where it is no ray's last square
		}
		rays = ends(rays, lastLooked)
		for i := range rays {
			if _, there := rays[i].Reaches(origin); there {
				ending = 0 // it comes up below
			}
		}
	}
	if ending == g.Shape().Blocking {
		return true
	}
	for _, r := range engine.Options(rays) {
		if !atOnce(g, r) {
			continue
		}
		if ending++; ending == g.Shape().Blocking { // fewer can be blocked
			return true
		}
	}
	return false
}

// ends returns the last n squares of each ray.
func ends(rays []engine.Ray, n int) []engine.Ray {
	short := make([]engine.Ray, len(rays))
	for i, r := range rays {
		n := min(r.Count.Clamp(), n)
		short[i] = engine.Ray{From: r.At(r.Count.Minus(engine.Num(n))), Step: r.Step, Count: engine.Num(n)}
	}
	return short
}

// halved returns half of a number that is not negative, rounded down.
func halved(n engine.Int) engine.Int {
	if v, ok := n.Small(); ok {
		return engine.Num(v / 2)
	}
	half := n.Big()
	return engine.Big(half.Rsh(half, 1))
}
