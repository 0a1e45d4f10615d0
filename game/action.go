package game

import (
	"slices"
	"sort"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// Action is something that may be done to a session: Move, Block, Undo,
// UndoToHuman, Redo, GoTo, SetPlayers or Show.
type Action interface {
	// do checks the action and carries it out, or returns a sentence that says
	// why it is not allowed and changes nothing. The session is refreshed after.
	do(s *Session) error
}

// Move moves the piece to a position, wherever it is seen from.
type Move struct{ To engine.Position }

// Block blocks squares, at most K-1 of those that the piece may go to. Naming a
// square twice blocks it once.
type Block struct{ Squares []engine.Position }

// Undo takes one turn back; a half-made turn goes back to its beginning.
type Undo struct{}

// UndoToHuman takes turns back until a human has to act. If no human acts in the
// turns so far it takes back one.
type UndoToHuman struct{}

// Redo plays one turn again that was undone.
type Redo struct{}

// GoTo goes to the moment after the given number of turns, forward or back.
type GoTo struct{ Turns int }

// SetPlayers says who plays from now on, by the names of PlayerNames.
type SetPlayers struct{ First, Second string }

// Show changes how the session is shown.
type Show struct{ Settings }

func (a Move) do(s *Session) error {
	if err := s.now.checkMove(s, a.To); err != nil {
		return err
	}
	s.move(a.To)
	return nil
}

func (a Block) do(s *Session) error {
	squares := slices.Clone(a.Squares)
	sort.Slice(squares, func(i, j int) bool { return squares[i].Compare(squares[j]) < 0 })
	squares = slices.Compact(squares)
	if err := s.now.checkBlock(s, squares); err != nil {
		return err
	}
	s.block(squares)
	return nil
}

func (Undo) do(s *Session) error {
	if !s.canUndo() {
		return refusal("There is no turn to take back")
	}
	s.undo()
	return nil
}

func (UndoToHuman) do(s *Session) error {
	if !s.canUndo() {
		return refusal("There is no turn to take back")
	}
	done, half := s.done, s.half
	for s.canUndo() {
		s.undo()
		if s.players[s.actor(s.done)] == Human {
			return nil
		}
	}
	s.done, s.half = done, half
	s.undo()
	return nil
}

func (Redo) do(s *Session) error {
	if !s.canRedo() {
		return refusal("There is no turn to play again")
	}
	s.redo()
	return nil
}

func (a GoTo) do(s *Session) error {
	known := len(s.line)
	if known > 0 && !s.line[known-1].complete {
		known--
	}
	if a.Turns < 0 || a.Turns > known {
		return refusal("There is no turn " + strconv.Itoa(a.Turns) + ": this game has turns 0 to " + strconv.Itoa(known))
	}
	s.done, s.half = a.Turns, false
	return nil
}

func (a SetPlayers) do(s *Session) error {
	for _, name := range []string{a.First, a.Second} {
		if err := checkPlayer(name); err != nil {
			return err
		}
	}
	s.players = [2]string{a.First, a.Second}
	return nil
}

func (a Show) do(s *Session) error {
	v := s.View()
	if _, err := a.check(&v); err != nil {
		return err
	}
	s.settings = a.Settings
	return nil
}
