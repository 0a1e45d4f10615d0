package catalog

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/mwythoff"
	"github.com/palacegames/palace/engine/nim"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
)

// Illustrate begins to illustrate an idea of a game, which must have it. It is no part of the
// Families: the page lists those, and never illustrates.
func Illustrate(g engine.Game, name string) idea.Illustration {
	return map[string]idea.Illustrate{
		rook.Family.Name:        rook.Illustrate,
		nim.Family.Name:         nim.Illustrate,
		blocking.Family.Name:    blocking.Illustrate,
		wythoff.Family.Name:     wythoff.Illustrate,
		wythoff.Maharaja.Name:   wythoff.Illustrate,
		mwythoff.Family.Name:    mwythoff.Illustrate,
		subtraction.Family.Name: subtraction.Illustrate,
		exile.Family.Name:       exile.Illustrate,
	}[Of(g).Name](g, name)
}
