package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/engine/oracle"
)

// truth is the oracle of a game, asked about small positions.
type truth struct{ *oracle.Oracle }

func newOracle(g core.Game) truth { return truth{oracle.New(adapt.Old(g))} }

func (o truth) Outcome(p core.Position) engine.Outcome { return o.Oracle.Outcome(small(p)) }

func (o truth) Palaces(p core.Position) []core.Position { return fromSmall(o.Oracle.Palaces(small(p))) }

// tree is the game tree of a game, of small positions.
type tree struct{ *oracle.Tree }

func newTree(g core.Game) tree { return tree{oracle.NewTree(adapt.Old(g))} }

func (o tree) Outcome(p core.Position) engine.Outcome { return o.Tree.Outcome(small(p)) }

func (o tree) MoverWins(p core.Position, blocked []core.Position) bool {
	var squares []engine.Position
	for _, q := range blocked {
		squares = append(squares, small(q))
	}
	return o.Tree.MoverWins(small(p), squares)
}

// small returns a position of small numbers.
func small(p core.Position) engine.Position {
	q, ok := adapt.Near(p)
	if !ok {
		panic("a far position")
	}
	return q
}

func fromSmall(list []engine.Position) []core.Position {
	var all []core.Position
	for _, p := range list {
		all = append(all, adapt.FromNear(p))
	}
	return all
}

// methodOf returns the methods of a game of the tests that has one, which answers about
// everything and has the plane for its boards.
func methodOf(palaces func(core.Position) ([]core.Position, error), sights func(core.Position) ([]int32, error)) core.Methods {
	return core.Methods{{
		Fits: func(q core.Query) error {
			if q.Ask == core.AskTiles && !q.Window.Empty() {
				return plane{}.Check(q.Window)
			}
			return nil
		},
		Palaces: palaces,
		Sights:  sights,
		Open:    func(core.Map) core.Squares { return plane{} },
	}}
}

// without the sights of a method nobody can list them.
func blind(methods core.Methods) core.Methods {
	methods = slices.Clone(methods)
	for i := range methods {
		methods[i].Sights = nil
	}
	return methods
}
