package misere

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
)

// Mark follows the notation of a game that is played the other way round.
const Mark = "&misere=on"

// Game is a game in misère play. What the game itself offers, it does not: that is all about
// normal play.
type Game struct{ of engine.Game }

// Known is a Game that knows methods for its misère play, the best first. What they do not
// answer is solved square by square.
type Known interface {
	engine.Game
	Misere() engine.Methods
}

// Ruled is a Game that says itself how its misère play ends. To the rules of any other game that is added.
type Ruled interface {
	engine.Game
	MisereRules() string
}

// Ordered is a Game whose options need not be smaller in each component.
type Ordered interface {
	engine.Game
	// Order gives squares, so many in all, such that each comes after its options and those of
	// w are among them; they lie within a box.
	Order(w engine.Window) (next func() engine.Cell, squares int, box engine.Window)
}

// Of returns the misère play of a game. It errs for games in which squares are blocked, and for those
// that say why they have none.
func Of(g engine.Game) (engine.Game, error) {
	if g, ok := g.(interface{ NoMisere() error }); ok {
		return nil, g.NoMisere()
	}
	if g.Shape().Has(engine.PalaceNumbers) {
		return nil, errSquaresBlocked(g.String())
	}
	return Game{g}, nil
}

// Normal returns the game in normal play, and whether g is in misère play.
func Normal(g engine.Game) (engine.Game, bool) {
	if m, ok := g.(Game); ok {
		return m.of, true
	}
	return g, false
}

// Cut returns a notation without the mark, and whether it had one.
func Cut(notation string) (string, bool) { return strings.CutSuffix(notation, Mark) }

// String is the notation of the game, and the mark.
func (g Game) String() string { return g.of.String() + Mark }

// Shape is that of the game, with outcomes, and remoteness if the game has it. Where only a table is known it is near.
func (g Game) Shape() engine.Shape {
	shape := g.of.Shape()
	last := shape.Has(engine.Remoteness)
	if shape.Kinds, shape.Misere = []engine.Kind{engine.Outcomes}, true; last {
		shape.Kinds = append(shape.Kinds, engine.MisereRemoteness)
	}
	if len(g.known()) == 0 {
		shape.Unbounded, shape.Outskirts = false, 0
	}
	return shape
}

// Plane is that of the game.
func (g Game) Plane(m engine.Map) engine.Window {
	m.Game = g.of.String()
	return g.of.Plane(m)
}

// Leaves says in the game's own words why a window leaves the plane.
func (g Game) Leaves(m engine.Map, w engine.Window) error {
	if e, ok := g.of.(engine.Edged); ok {
		m.Game = g.of.String()
		return e.Leaves(m, w)
	}
	return nil
}

// Check is that of the game.
func (g Game) Check(p engine.Position) error { return g.of.Check(p) }

// Rays are those of the game.
func (g Game) Rays(p engine.Position) []engine.Ray { return g.of.Rays(p) }

// Solve lists what the family knows, and the table. None answers about anything but outcomes, and one about remoteness.
func (g Game) Solve() engine.Methods {
	ms := append(g.known(), squareBySquare(g.of))
	for i, m := range ms {
		ms[i].Fits = func(q engine.Query) error {
			if q.Values() != engine.Outcomes {
				return engine.ErrKind
			}
			return m.Fits(q)
		}
	}
	return append(ms, remoteness.Misere(g.of)...)
}

func (g Game) known() engine.Methods {
	if k, ok := g.of.(Known); ok {
		return k.Misere()
	}
	return nil
}
