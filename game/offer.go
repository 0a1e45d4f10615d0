package game

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core/adapt"
)

// Offer returns what a game has that not every game has, asked for by one of the interfaces
// of engine/offers.go:
//
//	if b, ok := game.Offer[engine.Blocking](g); ok {
func Offer[T any](g engine.Game) (offered T, ok bool) {
	if c, adapted := adapt.Of(g); adapted {
		offered, ok = c.(T)
		return offered, ok
	}
	offered, ok = g.(T)
	return offered, ok
}
