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

// parse reads ":" and one move or more, such as ":(1,2)(2,1)", and stops at
// whatever comes after the last move.
func parse(s *notation.Scanner) (list []moves.Vector, err error) {
	if err := s.Expect(":"); err != nil {
		return nil, err
	}
	for {
		mark := s.Mark()
		if !s.Skip("(") {
			break
		}
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
	}
	if len(list) == 0 {
		return nil, s.Fail(s.Mark(), notation.ExpectedMove.String())
	}
	return list, nil
}

// parseMove reads the components of one move and the ")" after them.
func parseMove(s *notation.Scanner) (moves.Vector, error) {
	var m moves.Vector
	for {
		mark := s.Mark()
		v, err := s.Int(component.String(), 0, moves.MaxComponent)
		if err != nil {
			return nil, err
		}
		if m = append(m, v); len(m) > moves.MaxDim {
			return nil, s.Fail(mark, tooManyComponents(moves.MaxDim))
		}
		switch {
		case s.Skip(","):
		case s.Skip(")"):
			return m, nil
		default:
			return nil, s.Fail(s.Mark(), expectedEnd.String())
		}
	}
}

// insert puts m into its place in the sorted moves, unless it is there already.
func insert(list []moves.Vector, m moves.Vector) []moves.Vector {
	i, found := slices.BinarySearchFunc(list, m, moves.Compare)
	if found {
		return list
	}
	return slices.Insert(list, i, m)
}
