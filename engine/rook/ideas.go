package rook

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/placing"
)

// Ideas lists the one idea.
func (Game) Ideas() []idea.Idea { return []idea.Idea{placingRooks()} }

// Illustrate begins to illustrate the idea of a game.
func Illustrate(g engine.Game, name string) idea.Illustration {
	if name != placing.Name {
		return nil
	}
	return idea.On(g, placing.New(placing.Setting{
		Boards: []placing.Board{placing.Antidiagonals, placing.Files, placing.Ranks},
		Pieces: []placing.Piece{placing.Rook, placing.Bishop, placing.King, placing.Knight},
	}))
}
