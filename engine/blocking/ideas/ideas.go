// Package ideas shows what [CLN15] found about blocking queens, on their boards: the rule that
// makes a palace number from six others (automaton.go), the skin of the arm with the lattice of
// the épaulettes (skin.go), and the threads of the warp with the innermost one, a beam
// (threads.go, beam.go). numbers.go reads palace numbers in steps.
//
// References:
//   - [CLN15] M. Cook, U. Larsson, T. Neary. A Cellular Automaton for Blocking Queen
//     Games. AUTOMATA 2015.
package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// List lists all ideas, the one to show first in front.
func List() []idea.Idea { return []idea.Idea{automatonIdea, skinIdea, threadsIdea} }

// Illustrate begins to illustrate one of them for game k, given its palace numbers.
func Illustrate(name string, k int, board engine.Bounded) idea.Illustration {
	switch name {
	case automatonIdea.Name:
		return newAutomaton(k, board)
	case skinIdea.Name:
		return newSkins(k, board)
	case threadsIdea.Name:
		return newThreads(k, board)
	}
	return nil
}

// pointed returns the square that a gaze points at, if it does and the square is seen. The boards
// of blocking queens begin at the corner, whatever part is seen.
func pointed(at idea.Gaze) (c engine.Cell, ok bool) {
	x, y, ok := at.At.Pair()
	c = engine.Cell{X: x, Y: y}
	return c, ok && at.Window.Contains(c)
}

// nothingChosen refuses what cannot be chosen.
func nothingChosen(at idea.Gaze) error {
	for name := range at.Chosen {
		return idea.ErrControl(name)
	}
	return nil
}
