package conjecture

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/internal/sweep"
)

// boardOf returns a board of the palace numbers of game k.
func boardOf(k int) engine.Bounded {
	return sweep.NewBoard(sweep.New(automaton.NewBlocks(k, automaton.Kernel{})), engine.PalaceNumbers)
}

// rel reads palace numbers minus k, of a window within the board.
func rel(k int, board engine.Squares, w engine.Window) []int32 {
	values, err := engine.Values(board, w)
	if err != nil {
		panic(err)
	}
	for i := range values {
		values[i] -= int32(k)
	}
	return values
}
