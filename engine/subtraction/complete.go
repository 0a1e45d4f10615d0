package subtraction

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

var _ engine.Completer = (*Game)(nil)

// Completions lists the ways of [LSY24] to complete a ruleset: symmetric (Definition 12),
// additive (Definition 33), asymmetric additive (Definition 38), arithmetic additive (Definition 48), and
// max-symmetric (section 10).
func (g *Game) Completions() []engine.Completion {
	var list []engine.Completion
	if g.Dim == 2 {
		list = append(list, complete(symmetricMoves, g.Set, symmetric))
	}
	list = append(list, complete(additiveMoves, g.Set, additive))
	if g.Dim == 2 {
		list = append(list, complete(asymmetricMoves, g.Set, asymmetric), complete(arithmeticMoves, g.Set, arithmetic))
	}
	return append(list, complete(maxSymmetricMoves, g.Set, segment.MaxSymmetric))
}

// complete completes a ruleset.
func complete(c engine.Completion, s *moves.Set, with func([]moves.Vector) ([]moves.Vector, error)) engine.Completion {
	all, err := with(s.List)
	if err == nil {
		var whole *moves.Set
		if whole, err = moves.New(all...); err == nil && len(whole.List) == len(s.List) {
			err = errComplete(c.Name)
		}
	}
	if c.Err = err; err != nil {
		return c
	}
	for _, m := range all {
		c.List = append(c.List, engine.Ints(m...))
	}
	return c
}

// symmetric adds the mirror image of every move.
func symmetric(list []moves.Vector) ([]moves.Vector, error) {
	all := slices.Clone(list)
	for _, m := range list {
		all = append(all, moves.Vector{m[1], m[0]})
	}
	return all, nil
}

// additive adds the sum of two moves. Of three moves of which one is the sum of the others
// nothing is to be added.
func additive(list []moves.Vector) ([]moves.Vector, error) {
	sum := func(a, b moves.Vector) moves.Vector {
		s := slices.Clone(a)
		for d, v := range b {
			s[d] += v
		}
		return s
	}
	if len(list) == 3 { // sorted, so that the sum comes last
		if slices.Equal(sum(list[0], list[1]), list[2]) {
			return list, nil
		}
	}
	if len(list) != 2 {
		return nil, errNotTwo(len(list))
	}
	return append(slices.Clone(list), sum(list[0], list[1])), nil
}

// asymmetric adds to two moves (a,b) and (c,d), b ≤ d, the move (a+c,d−b).
func asymmetric(list []moves.Vector) ([]moves.Vector, error) {
	if t, ok := trioOf(list); ok {
		if _, ok := t.asymmetric(); ok {
			return list, nil
		}
	}
	if len(list) != 2 {
		return nil, errNotTwo(len(list))
	}
	across, up := list[0][0]+list[1][0], list[1][1]-list[0][1]
	return append(slices.Clone(list), moves.Vector{across, max(up, -up)}), nil
}

// arithmetic makes (a,2a), (3a,4a), (4a,6a) of some of these moves.
func arithmetic(list []moves.Vector) ([]moves.Vector, error) {
	a := list[0][1] - list[0][0]
	all := []moves.Vector{{a, 2 * a}, {3 * a, 4 * a}, {4 * a, 6 * a}}
	for _, m := range list {
		if !slices.ContainsFunc(all, func(of moves.Vector) bool { return slices.Equal(of, m) }) {
			return nil, errNotArithmetic
		}
	}
	return all, nil
}
