package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Title names the game, with its moves if they are few.
func (g *Game) Title() string { return title(g.moves.Which(), g.form.And()) }

// Rules says how the queen moves.
func (g *Game) Rules() string { return rules(g.moves.Which(), g.form.Or(), false) }

// MisereRules says it where whoever makes the last move loses.
func (g *Game) MisereRules() string { return rules(g.moves.Which(), g.form.Or(), true) }

// called is a position in a refusal: with its coordinates, unless they are long.
func (g *Game) called(p engine.Position) string {
	if _, _, short := p.Pair(); short || !g.perhaps {
		return words.Square(p)
	}
	return thePosition.String()
}
