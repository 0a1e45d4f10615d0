// Package board finds the board that a message is about, for all workers alike. A map of
// "blocking:5" with palace numbers, for example, is that of the catalogue's game of that
// name.
package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// Of returns the game of a map, one of those kept if it is there, and a new board of it. It errs
// if there is no such game, or if it has no such map.
func Of(games *catalog.Games, m engine.Map) (engine.Game, *engine.Board, error) {
	g, methods, err := games.Parse(m.Game)
	if err != nil {
		return nil, nil, err
	}
	b, err := engine.NewBoard(g, methods, m)
	return g, b, err
}
