package subtraction

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// Name is the word that the notation begins with.
const Name = "subtraction"

// Family is the family of all vector subtraction games, computed by Go alone.
var Family = With(nil)

// With returns the family whose boards are swept by a kernel, nil for the form in Go.
func With(k sweep.Kernel) engine.Family {
	return engine.Family{Name: Name, Parse: func(s *notation.Scanner) (engine.Game, error) {
		list, err := parse(s)
		if err != nil {
			return nil, err
		}
		g, err := newGame(list, k)
		if err != nil {
			return nil, err
		}
		return g, nil
	}}
}

// parse reads ":" and one move or more, such as ":(1,2)(2,1)", and stops at whatever comes after the
// last move. Papers and people write a set in braces, {(1,2), (2,1)} and {1,3,4}, with S = before it, or the
// moves from one pile as numbers alone, 1,3,4: those are read as well.
func parse(s *notation.Scanner) (list []moves.Vector, err error) {
	if !s.Skip(":") && s.Opener() == 0 {
		return nil, s.Expect(":")
	}
	start := s.Mark()
	if s.Skip("s") {
		s.Skip(":")
		if err := s.Expect("="); err != nil {
			return nil, err
		}
	}
	if list, numbers, err := parseNumbers(s); numbers || err != nil {
		return list, err
	}
	end := ""
	if opener := s.Opener(); opener != 0 {
		ahead := *s
		if ahead.Skip(string(opener)); ahead.Opener() != 0 {
			*s, end = ahead, notation.Close(opener)
		}
	}
	first := s.Opener()
	for s.Opener() != 0 {
		mark := s.Mark()
		m, err := parseMove(s)
		if err != nil {
			return nil, err
		}
		dim := len(m)
		if len(list) > 0 {
			dim = len(list[0])
		}
		if fault := moves.FaultOf(m, dim); fault != "" {
			return nil, s.Fail(mark, fault)
		}
		if list = insert(list, m); len(list) > moves.Most {
			return nil, s.Fail(mark, tooManyMoves(moves.Most))
		}
		if !s.Between() {
			break
		}
	}
	switch {
	case len(list) == 0:
		return nil, s.Fail(s.Mark(), notation.ExpectedMove.String())
	case end != "":
		return list, s.Expect(end)
	case first == '[' && len(list) == 1:
		return nil, s.Fail(start, oneOrMany.String())
	}
	return list, nil
}

// parseNumbers reads the moves from one pile as numbers, in braces or without any bracket, and reports whether there
// are such.
func parseNumbers(s *notation.Scanner) (list []moves.Vector, are bool, err error) {
	ahead := *s
	ahead.Skip("{")
	if rest := ahead.Rest(); rest == "" || (rest[0] < '0' || rest[0] > '9') && rest[0] != '-' {
		return nil, false, nil
	}
	_, err = notation.List{Short: expectedEnd.String(), Read: func(int) error {
		mark := s.Mark()
		v, err := s.Int(component.String(), 0, moves.MaxComponent)
		if err != nil {
			return err
		}
		m := moves.Vector{v}
		if fault := moves.FaultOf(m, 1); fault != "" {
			return s.Fail(mark, fault)
		}
		if list = insert(list, m); len(list) > moves.Most {
			return s.Fail(mark, tooManyMoves(moves.Most))
		}
		return nil
	}}.From(s)
	return list, true, err
}

// parseMove reads the components of one move, in brackets.
func parseMove(s *notation.Scanner) (moves.Vector, error) {
	var m moves.Vector
	_, err := notation.List{Short: expectedEnd.String(), Read: func(int) error {
		mark := s.Mark()
		v, err := s.Int(component.String(), 0, moves.MaxComponent)
		if err != nil {
			return err
		}
		if m = append(m, v); len(m) > moves.MaxDim {
			return s.Fail(mark, tooManyComponents(moves.MaxDim))
		}
		return nil
	}}.From(s)
	return m, err
}

// insert puts m into its place in the sorted moves, unless it is there already.
func insert(list []moves.Vector, m moves.Vector) []moves.Vector {
	i, found := slices.BinarySearchFunc(list, m, moves.Compare)
	if found {
		return list
	}
	return slices.Insert(list, i, m)
}
