package gametest

import (
	"errors"
	"slices"

	"github.com/palacegames/palace/engine"
)

// Method returns the methods of a game of the tests that has one, which answers about
// everything and has the plane for its boards.
func Method(palaces func(engine.Position) ([]engine.Position, error), sights func(engine.Position) ([]int32, error)) engine.Methods {
	return engine.Methods{{
		Fits: func(q engine.Query) error {
			if q.Ask == engine.AskTiles && !q.Window.Empty() {
				return plane{}.Check(q.Window)
			}
			return nil
		},
		Palaces: palaces,
		Sights:  sights,
		Maps:    plane{},
	}}
}

// Blind returns the methods with sights that nobody can list.
func Blind(methods engine.Methods) engine.Methods {
	methods = slices.Clone(methods)
	for i := range methods {
		methods[i].Sights = func(engine.Position) ([]int32, error) { return nil, errBlind }
	}
	return methods
}

var errBlind = errors.New("too many options to list")
