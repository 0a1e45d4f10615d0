// Package wythoff plays Wythoff Nim and its extensions by further moves. A queen
// stands on the square (x, y) of a quadrant; a move takes her any distance along
// her row, her column or her diagonal without either coordinate growing, or, in an
// extension, by one of a list of moves (a, b) to (x-a, y-b). With the moves of the
// chess knight the game is Maharaja Nim. Whoever cannot move has lost.
//
// Whatever the list, finite or with endless families such as (t, 2t) for all t,
// every column holds exactly one P-position: the least square that sees none
// further left. So the P-positions are found column by column (package columns); those of
// Wythoff Nim itself are (⌊nφ⌋, ⌊nφ²⌋) and their mirror images, and the ones of
// Maharaja Nim are reached far away through the dictionary that writes down which
// columns have theirs above the diagonal, and so are those of other lists for which such
// a dictionary is found (package dictionary).
//
// Worked example: of (1,0), (0,1) and (1,1) each leads to (0,0), which is P, so they are
// N-positions, and so are all squares on row 0, on column 0 and on the diagonal. From (1,2)
// the queen reaches only N-positions: it is P in Wythoff Nim, as (⌊φ⌋, ⌊φ²⌋). A maharaja
// jumps from there to (0,0); hers is (1,3).
//
// The rules are game.go and rays.go (with sieve.go), and how a game is written family.go and
// list.go; the further moves are in the package moves. methods.go lists the ways to solve a
// game: crossings.go and beams.go for those that know P-positions at any distance (packages
// golden and dictionary), the package columns for all, nim for nim-values.
//
// Sources: [LW14]; package engine lists them.
package wythoff

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Game is Wythoff Nim with the moves of one set.
type Game struct {
	moves  moves.Set
	form   moves.Form // the canonical one
	rays   []moves.Run
	sieve  *sieve // of the multiples in the families
	reach  int    // the largest column that is searched for a position
	kernel Kernel
	// perhaps says that P-positions may be found farther out than reach, by the dictionary that
	// is sought.
	perhaps bool
	sought  *dictionary.Sought
}

// newGame returns the game with the given further moves.
func newGame(set moves.Set, k Kernel) *Game {
	return &Game{moves: set, form: set.Form(), rays: newRays(set), sieve: &sieve{from: set.From}, reach: reach(set), kernel: k, perhaps: dictionary.Eligible(set) == nil, sought: dictionary.Seek(set)}
}

// String returns the canonical notation.
func (g *Game) String() string {
	switch {
	case g.moves.None():
		return "wythoff"
	case g.moves.Knight():
		return "maharaja"
	}
	return "wythoff+" + g.form.String()
}

// Shape says that there are pairs, outcomes, nim-values and remoteness, and that two of the games are
// played at any distance, and others wherever there is a dictionary.
func (g *Game) Shape() engine.Shape {
	shape := engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes, engine.NimValues, engine.Remoteness}, Unbounded: g.perhaps}
	if g.perhaps && !g.anyDistance() {
		shape.Outskirts = columns.Limit(g.moves) // near maps are searched column by column
	}
	return shape
}

// anyDistance reports whether P-positions are found without the columns before them, whatever
// the distance. Of other games, perhaps says that a dictionary is looked for.
func (g *Game) anyDistance() bool { return g.moves.None() || g.moves.Knight() }

// farthest is where the outcomes' map from the corner ends in the games of any distance, and
// edge where all other maps do.
const (
	farthest = 1_000_000_000_000_000
	edge     = math.MaxInt32
)

// Plane is the quadrant.
func (g *Game) Plane(m engine.Map) engine.Window {
	switch {
	case m.Origin == (engine.Position{}) && g.anyDistance() && m.Kind == engine.Outcomes:
		return engine.Window{W: farthest, H: farthest}
	case m.Origin == (engine.Position{}) || !g.perhaps || m.Kind != engine.Outcomes:
		return engine.Window{W: edge, H: edge}
	}
	return engine.Quadrant(m.Origin, engine.Span)
}

// mostBits bounds the binary digits of coordinates, so that an answer takes
// seconds at most. (A decimal digit takes 3.33 of them.)
const mostBits = 1 << 12

// Check says why p is no position, or lies beyond where the game is played: up to a number
// of digits, or as far as columns are searched.
func (g *Game) Check(p engine.Position) error {
	if p.Dim() != 2 {
		return engine.ErrDimension(p.Dim())
	}
	for d := range 2 {
		switch v := p.At(d); {
		case v.Sign() < 0:
			return engine.ErrNegative(g.called(p))
		case !g.perhaps && v.Clamp() > g.reach:
			return errReach(g.called(p), g.reach)
		case v.Bits() > mostBits:
			return engine.ErrDigits(g.called(p), mostBits*3/10)
		}
	}
	return nil
}

// reach returns the largest column that is searched for a position, which takes all
// columns before it: a matter of seconds.
func reach(set moves.Set) int {
	const near, wide = 1 << 24, 1 << 22
	most := wide
	if set.Symmetric() && len(set.Endless) == 0 {
		most = near
	}
	return min(most/(1+len(set.Single)/32), columns.Limit(set))
}
