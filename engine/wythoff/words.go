package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Title names the game, with its moves if they are few.
func (g *Game) Title() string {
	switch {
	case g.moves.None():
		return wythoffNim.String()
	case g.moves.Knight():
		return maharajaNim.String()
	}
	return withMoves(g.form.And())
}

// Rules says how the queen moves.
func (g *Game) Rules() string {
	switch {
	case g.moves.None():
		return rulesPlain.String()
	case g.moves.Knight():
		return rulesKnight.String()
	}
	return rulesWith(g.form.Or())
}

// called is a position in a refusal: with its coordinates, unless they are long.
func (g *Game) called(p engine.Position) string {
	if _, _, short := p.Pair(); short || !g.perhaps {
		return words.Square(p)
	}
	return thePosition.String()
}

// Why a position wins or loses with further moves.
