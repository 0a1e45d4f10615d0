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
	end := ""
	if opener := s.Opener(); opener != 0 {
		ahead := *s
		if ahead.Skip(string(opener)); ahead.Opener() != 0 { // a set of moves: {(1,2), (2,1)}
			*s, end = ahead, notation.Close(opener)
		}
	}
	for s.Opener() != 0 {
		mark := s.Mark()
		m, t, err := parseMove(s)
		switch {
		case err != nil:
			return Set{}, err
		case seen[written{m, t}]:
		case len(plain)+len(withT) == MaxMoves:
			return Set{}, s.Fail(mark, tooMany(MaxMoves))
		case t:
			withT = append(withT, m)
		default:
			plain = append(plain, m)
		}
		seen[written{m, t}] = true
		if !s.Between() {
			break
		}
	}
	if len(seen) == 0 {
		return Set{}, s.Fail(start, notation.ExpectedMove.String())
	}
	if end != "" {
		if err := s.Expect(end); err != nil {
			return Set{}, err
		}
	}
	mark := s.Mark()
	if comma := *s; comma.Skip(",t=") { // as a sentence has it
		s.Skip(",")
	} else if !s.Skip(";") {
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
	var n [2]int
	var ts [2]bool
	_, err = notation.List{Want: 2, Short: needsTwo.String(), Long: endsHere.String(), Read: func(i int) (err error) {
		what := firstComponent
		if i > 0 {
			what = secondComponent
		}
		n[i], ts[i], err = parseComponent(s, what.String())
		return err
	}}.From(s)
	switch {
	case err != nil:
		return m, false, err
	case n[0] == 0 && n[1] == 0:
		return m, false, s.Fail(mark, isZero.String())
	case ts[0] != ts[1] && n[0] != 0 && n[1] != 0:
		return m, false, s.Fail(mark, halfT.String())
	}
	return Move{n[0], n[1]}, ts[0] || ts[1], nil
}

// parseComponent reads "12", "12t" or "t".
func parseComponent(s *notation.Scanner, what string) (n int, t bool, err error) {
	if s.Skip("t") {
		return 1, true, nil
	}
	if n, err = s.Int(what, 0, MaxComponent); err != nil {
		return n, false, err
	}
	for _, times := range []string{"*t", "·t", "×t"} {
		if s.Skip(times) {
			return n, true, nil
		}
	}
	return n, s.Skip("t"), nil
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
	s.Skip(".")
	s.Skip("∞")
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
