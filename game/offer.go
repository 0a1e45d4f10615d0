package game

import (
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
)

// Offer returns what a game has that not every game has, asked for by one of the interfaces
// of engine/offers.go:
//
//	if b, ok := game.Offer[engine.Blocking](g); ok {
func Offer[T any](g core.Game) (offered T, ok bool) {
	if offered, ok = g.(T); ok {
		return offered, true
	}
	old, _ := adapt.Behind(g)
	offered, ok = old.(T)
	return offered, ok
}
