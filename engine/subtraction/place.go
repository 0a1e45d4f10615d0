package subtraction

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// How much work a search for a chart is worth. In the plane a unit is about half a
// microsecond, the time of some 4000 squares of a sweep.
const (
	// mostToPlay decides how far out a game may be played: whoever opens it there waits.
	mostToPlay = 300_000
	// mostToAnswer is for a single answer farther out.
	mostToAnswer = 2_000_000
	// perSquares keeps the search to a small part of a sweep of so many squares for each
	// unit of work.
	perSquares = 1 << 17
)

// mostNimSteps bounds the sweep for one nim-value, in squares times moves times values: they
// take a few seconds.
const mostNimSteps = 1 << 36

// place is what a question asks for, as far as the choice of a method depends on it: the
// squares of a slice from the corner on that a sweep would visit, and the search that may
// spare it.
type place struct {
	rest          moves.Vector
	right, bottom int
	nim           bool
	elsewhere     bool          // the map does not begin at the corner
	window        engine.Window // of a map
	area          float64       // of that
	search        *search       // nil if there is none
	budget        int           // how much work it is worth
}

// place returns the place that a question asks for.
func (g *Game) place(q engine.Query) place {
	at := place{search: g.searches.outcomes, nim: q.Values() == engine.NimValues}
	if at.nim {
		at.search = g.searches.values
	}
	if q.Ask != engine.AskTiles {
		p := near(q.At)
		at.right, at.bottom, at.rest = moves.Extent(p)
		switch {
		case !at.nim:
			at.budget = g.budget(p, q.Play)
		case at.search != nil:
			at.budget = periodic.Budget(g.Set, p[0], true)
		}
		return at
	}
	o, w := near(g.origin(q.Map)), q.Window
	at.rest, at.elsewhere = moves.Further(o), o[0] != 0 || moves.Down(o) != 0
	at.right, at.bottom = o[0]+w.X+w.W, moves.Down(o)+w.Y+w.H
	at.window, at.area = w, float64(w.W)*float64(w.H)
	last := moves.Vector{at.right - 1, at.bottom - 1}
	switch {
	case at.search == nil:
	case at.elsewhere:
		at.budget = mostToPlay
	case g.Dim == 1:
		at.budget = periodic.Budget(g.Set, last[0], at.nim)
	case !g.rules().Reaches(last):
		at.budget = mostToPlay
	default:
		at.budget = sweepBudget(at.right * at.bottom)
	}
	return at
}

// beyond reports whether the slice lies where the machine's integers end.
func (at place) beyond() bool { return len(at.rest) > 0 && slices.Max(at.rest) >= moves.Huge }

// budget says how much work to find what is known at any distance is worth while for a single
// position.
func (g *Game) budget(p moves.Vector, play bool) int {
	switch {
	case g.searches.outcomes == nil:
		return 0
	case g.Dim == 1:
		return periodic.Budget(g.Set, p[0], false)
	case g.rules().Reaches(p):
		right, bottom, _ := moves.Extent(p)
		return sweepBudget(right * bottom)
	case play:
		return mostToPlay
	}
	return mostToAnswer
}

// sweepBudget says how much work it is worth while to spare a sweep of so many squares.
func sweepBudget(squares int) int {
	if squares <= quick {
		return 0
	}
	return min(mostToPlay, squares/perSquares)
}

// near returns the position with components that a machine holds: those that are larger
// become as large as the board.
func near(p engine.Position) moves.Vector {
	q := make(moves.Vector, p.Dim())
	for d, v := range p.Components(nil) {
		q[d] = min(v.Clamp(), moves.Huge)
	}
	return q
}

// origin returns the position that square (0, 0) of a map stands for.
func (g *Game) origin(m engine.Map) engine.Position {
	if m.Origin != (engine.Position{}) {
		return m.Origin
	}
	return engine.Ints(make(moves.Vector, g.Dim)...)
}

// Plane returns the quadrant, or in one dimension the strip; around an origin that is not
// in the corner, what of it lies near.
func (g *Game) Plane(m engine.Map) engine.Window {
	o := near(g.origin(m))
	switch {
	case o[0] != 0 || moves.Down(o) != 0:
		return engine.Quadrant(m.Origin, engine.Span)
	case g.Dim == 1:
		return engine.Window{W: moves.Huge, H: 1}
	}
	return engine.Window{W: moves.Huge, H: moves.Huge}
}

// Leaves says why a window leaves the plane.
func (g *Game) Leaves(m engine.Map, w engine.Window) error {
	plane := g.Plane(m)
	switch {
	case w.X >= plane.X && w.Y >= plane.Y && w.W >= 0 && w.H >= 0 && w.W <= plane.X+plane.W-w.X && w.H <= plane.Y+plane.H-w.Y:
		return nil
	case plane.W < moves.Huge:
		return errWindowOutside(size(w.W, w.H), corner(w), size(plane.W, plane.H), corner(plane))
	case plane.H == 1:
		return errStrip
	}
	return errBefore
}

// small says why a window is too large to look at, wherever it is.
func small(w engine.Window) error {
	if float64(w.W)*float64(w.H) > sweep.MostSquares {
		return engine.ErrTooLarge(w, 1<<21)
	}
	return nil
}

// reached says why a sweep does not answer about p, or nil.
func (g *Game) reached(p engine.Position) error {
	if g.rules().Reaches(near(p)) {
		return nil
	}
	even := make(moves.Vector, g.Dim)
	most := sort.Search(1<<43, func(n int) bool {
		for d := range even {
			even[d] = n + 1
		}
		return !g.rules().Reaches(even)
	})
	for d := range even {
		even[d] = most
	}
	return errTooFar(p.String(), engine.Ints(even...).String(), g.searches.outcomes.inVain())
}

// valued says why a sweep does not tell the nim-value of a position, or nil.
func (g *Game) valued(q engine.Query) error {
	most := float64(mostNimSteps)
	if q.Play {
		most /= 16
	}
	bytes, squares := g.rules().Cost(moves.Further(near(q.At)), near(q.At)[0]+1, moves.Down(near(q.At))+1, true)
	if n := float64(len(g.Set.List)); bytes > sweep.MostMemory || squares*n*(n+1) > most {
		return errNimSquares(q.At.String())
	}
	return nil
}

// sweepable says why a sweep from the corner is too large, or nil.
func (g *Game) sweepable(at place) error {
	within := func(right, bottom int) bool {
		bytes, _ := g.rules().Cost(at.rest, right, bottom, at.nim)
		return bytes <= sweep.MostMemory
	}
	if within(at.right, at.bottom) {
		return nil
	}
	height := func(n int) int {
		if g.Dim == 1 {
			return 1
		}
		return n
	}
	most := sort.Search(1<<43, func(n int) bool { return !within(n+1, height(n+1)) })
	if most == 0 {
		return errSlice
	}
	return errTooLarge(size(most, height(most)), at.search.inVain())
}
