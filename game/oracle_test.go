package game

import (
	"slices"

	"github.com/palacegames/palace/engine/core"
)

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
