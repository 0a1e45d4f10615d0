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
func (g *Game) Rules() string { return g.howPlayed(false) }

// MisereRules says it where whoever makes the last move loses.
func (g *Game) MisereRules() string { return g.howPlayed(true) }

func (g *Game) howPlayed(misere bool) string {
	switch {
	case g.moves.None():
		return rulesPlain(misere)
	case g.moves.Knight():
		return rulesKnight(misere)
	}
	return rulesWith(g.form.Or(), misere)
}

// called is a position in a refusal: with its coordinates, unless they are long.
func (g *Game) called(p engine.Position) string {
	if _, _, short := p.Pair(); short || !g.perhaps {
		return words.Square(p)
	}
	return thePosition.String()
}

// Why a position wins or loses with further moves.
