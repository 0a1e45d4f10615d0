package moves

import "github.com/palacegames/palace/engine/notation"

// What a ruleset may hold at most. The bounds keep every engine's arithmetic
// within machine integers and a column's work within microseconds.
const (
	MaxMoves     = 2000          // further moves, those of a finite family counted singly
	MaxComponent = 1_000_000_000 // of a move
	MaxFamilies  = 64            // moves with an endless t
	MaxFactor    = 1000          // m in a component mt of an endless family
)

// Parse reads a list of moves and the range of t, if there is one: "(a,b)(c,d)…" and
// "(t,2t)…;t=1..10".
//
// In a move both components are plain numbers, or both are multiples mt of t
// (t is 1t, and 0 may stand on either side). One range lo..hi of t follows the
// moves and holds for all of them; without hi the family is endless. Moves with
// and without t may stand side by side.
func Parse(s *notation.Scanner) (Set, error) {
	var plain, withT []Move
	type written struct {
		move Move
		t    bool
	}
	seen := map[written]bool{} // a move that is written again changes nothing
	start := s.Mark()
	for !s.Done() && s.Rest()[0] == '(' {
		mark := s.Mark()
		m, t, err := parseMove(s)
		switch {
		case err != nil:
			return Set{}, err
		case seen[written{m, t}]:
			continue
		case len(plain)+len(withT) == MaxMoves:
			return Set{}, s.Fail(mark, tooMany(MaxMoves))
		case t:
			withT = append(withT, m)
		default:
			plain = append(plain, m)
		}
		seen[written{m, t}] = true
	}
	if s.Mark() == start {
		return Set{}, s.Fail(start, notation.ExpectedMove.String())
	}
	mark := s.Mark()
	if !s.Skip(";") {
		if len(withT) > 0 {
			return Set{}, s.Fail(mark, needsRange.String())
		}
		return Finite(plain), nil
	}
	lo, hi, err := parseRange(s)
	if err != nil {
		return Set{}, err
	}
	if len(withT) == 0 {
		return Set{}, s.Fail(mark, needsNoT.String())
	}
	if hi == 0 {
		return endless(s, mark, plain, withT, lo)
	}
	return finite(s, mark, plain, withT, lo, hi)
}

// finite lists the moves of a family with lo ≤ t ≤ hi.
func finite(s *notation.Scanner, mark int, plain, withT []Move, lo, hi int) (Set, error) {
	if hi-lo >= MaxMoves || len(plain)+len(withT)*(hi-lo+1) > MaxMoves {
		return Set{}, s.Fail(mark, rangeTooLong(MaxMoves))
	}
	for _, m := range withT {
		if max(m.A, m.B) > MaxComponent/hi {
			return Set{}, s.Fail(mark, rangeTooLarge(MaxComponent))
		}
		for t := lo; t <= hi; t++ {
			plain = append(plain, m.Times(t))
		}
	}
	return Finite(plain), nil
}

// endless checks the further bounds of a family with every t ≥ lo.
func endless(s *notation.Scanner, mark int, plain, withT []Move, lo int) (Set, error) {
	if len(withT) > MaxFamilies {
		return Set{}, s.Fail(mark, tooManyEndless(MaxFamilies))
	}
	for _, m := range withT {
		if max(m.A, m.B) > MaxFactor {
			return Set{}, s.Fail(mark, factorTooLarge(MaxFactor))
		}
	}
	return WithFamilies(plain, withT, lo), nil
}

// parseMove reads "(a,b)"; t says whether the components are multiples of t.
func parseMove(s *notation.Scanner) (m Move, t bool, err error) {
	mark := s.Mark()
	s.Skip("(")
	a, at, err := parseComponent(s, firstComponent.String())
	if err != nil {
		return m, false, err
	}
	if s.Skip(")") {
		return m, false, s.Fail(mark, needsTwo.String())
	}
	if err := s.Expect(","); err != nil {
		return m, false, err
	}
	b, bt, err := parseComponent(s, secondComponent.String())
	if err != nil {
		return m, false, err
	}
	if !s.Skip(")") {
		return m, false, s.Fail(s.Mark(), endsHere.String())
	}
	switch {
	case a == 0 && b == 0:
		return m, false, s.Fail(mark, isZero.String())
	case at != bt && a != 0 && b != 0:
		return m, false, s.Fail(mark, halfT.String())
	}
	return Move{a, b}, at || bt, nil
}

// parseComponent reads "12", "12t" or "t".
func parseComponent(s *notation.Scanner, what string) (n int, t bool, err error) {
	if s.Skip("t") {
		return 1, true, nil
	}
	n, err = s.Int(what, 0, MaxComponent)
	return n, err == nil && s.Skip("t"), err
}

// parseRange reads what follows the semicolon: "t=lo..hi", or "t=lo.." with
// hi = 0.
func parseRange(s *notation.Scanner) (lo, hi int, err error) {
	if err := s.Expect("t="); err != nil {
		return 0, 0, err
	}
	mark := s.Mark()
	if lo, err = s.Int("t", 1, MaxComponent/MaxFactor); err != nil {
		return 0, 0, err
	}
	if err := s.Expect(".."); err != nil {
		return 0, 0, err
	}
	if s.Done() || (s.Rest()[0] != '-' && (s.Rest()[0] < '0' || s.Rest()[0] > '9')) {
		return lo, 0, nil
	}
	if hi, err = s.Int("t", 1, MaxComponent); err != nil {
		return 0, 0, err
	}
	if hi < lo {
		return 0, 0, s.Fail(mark, emptyRange.String())
	}
	return lo, hi, nil
}
