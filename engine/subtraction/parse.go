package subtraction

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// Name is the word that the notation begins with.
const Name = "subtraction"

// Family is the family of all vector subtraction games.
var Family = engine.Family{
	Name: Name,
	Parse: func(s *notation.Scanner) (engine.Game, error) {
		g, err := parse(s)
		if err != nil {
			return nil, err
		}
		return g.played(), nil
	},
}

// parse reads ":" and one move or more, such as ":(1,2)(2,1)", and stops at
// whatever comes after the last move.
func parse(s *notation.Scanner) (*Game, error) {
	if err := s.Expect(":"); err != nil {
		return nil, err
	}
	var moves []engine.Position
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
		if len(moves) > 0 {
			dim = len(moves[0])
		}
		if fault := faultOf(m, dim); fault != "" {
			return nil, s.Fail(mark, fault)
		}
		if moves = insert(moves, m); len(moves) > MaxMoves {
			return nil, s.Fail(mark, "there may be at most "+strconv.Itoa(MaxMoves)+" moves")
		}
	}
	if len(moves) == 0 {
		return nil, s.Fail(s.Mark(), "expected a move such as (1,2)")
	}
	return New(moves...)
}

// parseMove reads the components of one move and the ")" after them.
func parseMove(s *notation.Scanner) (engine.Position, error) {
	var m engine.Position
	for {
		mark := s.Mark()
		v, err := s.Int("a component of a move", 0, MaxComponent)
		if err != nil {
			return nil, err
		}
		if m = append(m, v); len(m) > MaxDim {
			return nil, s.Fail(mark, "a move may have at most "+strconv.Itoa(MaxDim)+" components")
		}
		switch {
		case s.Skip(","):
		case s.Skip(")"):
			return m, nil
		default:
			return nil, s.Fail(s.Mark(), `expected "," or ")"`)
		}
	}
}

// insert puts m into its place in the sorted moves, unless it is there already.
func insert(moves []engine.Position, m engine.Position) []engine.Position {
	i, found := slices.BinarySearchFunc(moves, m, engine.Position.Compare)
	if found {
		return moves
	}
	return slices.Insert(moves, i, m)
}
