// Package moves holds the moves that a ruleset adds to those of Wythoff Nim's queen:
// sets of them in a normal form, how they are written and read, and the rays that
// they make.
//
// For example, of (2,3), (4,6), (6,9) and (5,5) three are further moves, since (5,5) is
// the queen's own. "(2t,3t);t=1..3" is one character shorter than "(2,3)(4,6)(6,9)", so
// that is how the set is written. It makes one ray, of up to three squares.
package moves

import (
	"cmp"
	"slices"
	"sort"
)

// Move takes the queen from (x, y) to (x-A, y-B), where that is on the board.
type Move struct{ A, B int }

// Compare orders moves by their components, the first one first.
func (m Move) Compare(n Move) int {
	return cmp.Or(cmp.Compare(m.A, n.A), cmp.Compare(m.B, n.B))
}

// Times returns the t-fold move.
func (m Move) Times(t int) Move { return Move{m.A * t, m.B * t} }

// Mirror returns the move with its components exchanged.
func (m Move) Mirror() Move { return Move{m.B, m.A} }

// Queen reports whether the queen has the move anyway.
func (m Move) Queen() bool { return m.A == 0 || m.B == 0 || m.A == m.B }

// divides returns t if n is t times m, t ≥ 1, and 0 otherwise. Neither move may
// be one of the queen's.
func (m Move) divides(n Move) int {
	t := n.A / m.A
	if t*m.A != n.A || t*m.B != n.B {
		return 0
	}
	return t
}

// Set is the set of moves that a ruleset adds to the queen's, in a normal form: equal
// sets are equal values. It is the union of Single and of all t·m with m in Endless and
// t ≥ From. Its lists are not to be changed.
type Set struct {
	Single  []Move // sorted; none of the queen's, none contained in Endless
	Endless []Move // sorted; none of the queen's, none a multiple of another
	From    int    // the least t ≥ 1 for which all t·m belong to the set; 0 without Endless
}

// sortMoves sorts moves by Compare.
func sortMoves(list []Move) {
	sort.Slice(list, func(i, j int) bool { return list[i].Compare(list[j]) < 0 })
}

// Finite returns the normal form of a finite set.
func Finite(moves []Move) Set {
	s := slices.DeleteFunc(slices.Clone(moves), Move.Queen)
	sortMoves(s)
	return Set{Single: slices.Compact(s)}
}

// WithFamilies returns the normal form of the set that consists of the moves in
// single and of t·m for all m in families and t ≥ from.
//
// It is unique: whether the far multiples of a direction belong to the set
// determines the families up to multiples of each other, and of a family and
// its multiple the family alone holds the same moves, whatever from is.
func WithFamilies(single, families []Move, from int) Set {
	s := Finite(single)
	all := Finite(families).Single
	for _, m := range all {
		multiple := slices.ContainsFunc(all, func(n Move) bool { return n != m && n.divides(m) > 0 })
		if !multiple {
			s.Endless = append(s.Endless, m)
		}
	}
	if len(s.Endless) == 0 {
		return s
	}
	s.From = from
	for s.From > 1 && !slices.ContainsFunc(s.Endless, func(m Move) bool { return !s.Contains(m.Times(s.From - 1)) }) {
		s.From--
	}
	s.Single = slices.DeleteFunc(s.Single, s.inFamily)
	return s
}

// inFamily reports whether m belongs to one of the endless families.
func (s Set) inFamily(m Move) bool {
	return slices.ContainsFunc(s.Endless, func(f Move) bool {
		t := f.divides(m)
		return t > 0 && t >= s.From
	})
}

// Contains reports whether m is in the set; the queen's own moves are not.
func (s Set) Contains(m Move) bool {
	_, found := slices.BinarySearchFunc(s.Single, m, Move.Compare)
	return found || s.inFamily(m)
}

// Symmetric reports whether the set holds (b, a) with every (a, b).
func (s Set) Symmetric() bool {
	m := s.Mirrored()
	return slices.Equal(s.Single, m.Single) && slices.Equal(s.Endless, m.Endless)
}

// Mirrored returns the set that holds (b, a) for every (a, b).
func (s Set) Mirrored() Set {
	mirrored := func(list []Move) []Move {
		list = slices.Clone(list)
		for i, m := range list {
			list[i] = m.Mirror()
		}
		sortMoves(list)
		return list
	}
	return Set{mirrored(s.Single), mirrored(s.Endless), s.From}
}

// None reports whether the queen has no further moves at all.
func (s Set) None() bool { return len(s.Single)+len(s.Endless) == 0 }

// knight is what Knight returns, made once: it is asked for again and again.
var knight = Finite([]Move{{1, 2}, {2, 1}})

// Knight returns the moves of the chess knight. Nobody changes a Set.
func Knight() Set { return knight }

// Knight reports whether the further moves are the chess knight's.
func (s Set) Knight() bool {
	return len(s.Endless) == 0 && slices.Equal(s.Single, knight.Single)
}

// Which is by what a sentence is chosen about the further moves.
func (s Set) Which() string {
	switch {
	case s.None():
		return "none"
	case s.Knight():
		return "knight"
	}
	return "further"
}
