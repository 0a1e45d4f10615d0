package wythoff

import (
	"cmp"
	"slices"
)

// Move takes the queen from (x, y) to (x-A, y-B), where that is on the board.
type Move struct{ A, B int }

// compare orders moves by their components, the first one first.
func (m Move) compare(n Move) int {
	return cmp.Or(cmp.Compare(m.A, n.A), cmp.Compare(m.B, n.B))
}

// times returns the t-fold move.
func (m Move) times(t int) Move { return Move{m.A * t, m.B * t} }

// queen reports whether the queen has the move anyway.
func (m Move) queen() bool { return m.A == 0 || m.B == 0 || m.A == m.B }

// divides returns t if n is t times m, t ≥ 1, and 0 otherwise. Neither move may
// be one of the queen's.
func (m Move) divides(n Move) int {
	t := n.A / m.A
	if t*m.A != n.A || t*m.B != n.B {
		return 0
	}
	return t
}

// gcd returns the greatest common divisor of positive a and b.
func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// moveSet is the set of moves that a ruleset adds to the queen's, in a normal
// form: equal sets are equal values. It is the union of single and of all
// t·m with m in endless and t ≥ from.
type moveSet struct {
	single  []Move // sorted; none of the queen's, none contained in endless
	endless []Move // sorted; none of the queen's, none a multiple of another
	from    int    // the least t ≥ 1 for which all t·m belong to the set; 0 without endless
}

// newFinite returns the normal form of a finite set.
func newFinite(moves []Move) moveSet {
	s := slices.DeleteFunc(slices.Clone(moves), Move.queen)
	slices.SortFunc(s, Move.compare)
	return moveSet{single: slices.Compact(s)}
}

// newEndless returns the normal form of the set that consists of the moves in
// single and of t·m for all m in families and t ≥ from.
//
// It is unique: whether the far multiples of a direction belong to the set
// determines the families up to multiples of each other, and of a family and
// its multiple the family alone holds the same moves, whatever from is.
func newEndless(single, families []Move, from int) moveSet {
	s := newFinite(single)
	all := newFinite(families).single
	for _, m := range all {
		multiple := slices.ContainsFunc(all, func(n Move) bool { return n != m && n.divides(m) > 0 })
		if !multiple {
			s.endless = append(s.endless, m)
		}
	}
	if len(s.endless) == 0 {
		return s
	}
	s.from = from
	for s.from > 1 && !slices.ContainsFunc(s.endless, func(m Move) bool { return !s.contains(m.times(s.from - 1)) }) {
		s.from--
	}
	s.single = slices.DeleteFunc(s.single, s.inFamily)
	return s
}

// inFamily reports whether m belongs to one of the endless families.
func (s moveSet) inFamily(m Move) bool {
	return slices.ContainsFunc(s.endless, func(f Move) bool {
		t := f.divides(m)
		return t > 0 && t >= s.from
	})
}

// contains reports whether m is in the set; the queen's own moves are not.
func (s moveSet) contains(m Move) bool {
	_, found := slices.BinarySearchFunc(s.single, m, Move.compare)
	return found || s.inFamily(m)
}

// symmetric reports whether the set holds (b, a) with every (a, b).
func (s moveSet) symmetric() bool {
	mirrored := func(list []Move) bool {
		return !slices.ContainsFunc(list, func(m Move) bool {
			_, found := slices.BinarySearchFunc(list, Move{m.B, m.A}, Move.compare)
			return !found
		})
	}
	return mirrored(s.single) && mirrored(s.endless)
}

// mirrored returns the set that holds (b, a) for every (a, b).
func (s moveSet) mirrored() moveSet {
	turned := func(list []Move) []Move {
		list = slices.Clone(list)
		for i, m := range list {
			list[i] = Move{m.B, m.A}
		}
		slices.SortFunc(list, Move.compare)
		return list
	}
	return moveSet{turned(s.single), turned(s.endless), s.from}
}

// none reports whether the queen has no further moves at all.
func (s moveSet) none() bool { return len(s.single)+len(s.endless) == 0 }

// knight reports whether the further moves are the chess knight's.
func (s moveSet) knight() bool {
	return len(s.endless) == 0 && slices.Equal(s.single, []Move{{1, 2}, {2, 1}})
}
