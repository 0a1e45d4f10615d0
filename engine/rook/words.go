package rook

import "github.com/palacegames/palace/engine"

// Title names the game.
func (Game) Title() string { return "Rook (Nim with two piles)" }

// Rules says how it is played.
func (Game) Rules() string {
	return "Move the rook any number of squares west or north. It is Nim: take any number of counters from one of two piles."
}

func errOptions(p engine.Position, n engine.Int) error { return engine.ErrOptions("rook", p, n) }
