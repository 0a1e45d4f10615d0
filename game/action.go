package game

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
)

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

// SetPlayers says who plays from now on, by the names of Kinds.
type SetPlayers struct{ First, Second string }

// Show changes how the session is shown.
type Show struct{ Settings }

func (a Move) do(s *Session) error {
	if err := checkMove(&s.now, a.To); err != nil {
		return err
	}
	s.move(a.To)
	return nil
}

func (a Block) do(s *Session) error {
	squares := slices.Clone(a.Squares)
	sort.Slice(squares, func(i, j int) bool { return squares[i].Compare(squares[j]) < 0 })
	squares = slices.Compact(squares)
	if err := checkBlock(&s.now, squares); err != nil {
		return err
	}
	s.block(squares)
	return nil
}

func (Undo) do(s *Session) error {
	if !s.record.CanUndo() {
		return errNothingToUndo
	}
	s.record.undo()
	return nil
}

func (UndoToHuman) do(s *Session) error {
	if !s.record.CanUndo() {
		return errNothingToUndo
	}
	r := &s.record
	done, half := r.Done, r.Half
	for r.CanUndo() {
		r.undo()
		if r.Players[r.Actor(r.Done)] == Human {
			return nil
		}
	}
	r.Done, r.Half = done, half
	r.undo()
	return nil
}

func (Redo) do(s *Session) error {
	if !s.record.CanRedo() {
		return errNothingToRedo
	}
	s.record.redo()
	return nil
}

func (a GoTo) do(s *Session) error {
	r := &s.record
	known := len(r.Turns)
	if known > 0 && !r.Turns[known-1].Done {
		known--
	}
	if a.Turns < 0 || a.Turns > known {
		return errNoSuchTurn(a.Turns, known)
	}
	r.Done, r.Half = a.Turns, false
	return nil
}

func (a SetPlayers) do(s *Session) error {
	for _, name := range []string{a.First, a.Second} {
		if err := CheckPlayer(name); err != nil {
			return err
		}
	}
	s.record.Players = [2]string{a.First, a.Second}
	return nil
}

func (a Show) do(s *Session) error {
	if err := a.check(&s.now); err != nil {
		return err
	}
	s.record.Settings = a.Settings
	return nil
}
