package tribonacci

import "math/bits"

// Max is the largest number that the functions on machine integers accept.
const Max = 1 << 53

// digits is how many digits a Numeral may have: T_61 is beyond Max.
const digits = 62

// Sequence is a strictly increasing sequence whose member n ≥ 1 is a constant plus
// the sum of weights over the canonical digits of n-1, and whose member 0 is 0.
type Sequence struct {
	first   int // member 1
	weights [digits]int
}

// newSequence makes the sequence with the given member 1 and the weights of the
// three lowest digits; the others follow by the Tribonacci recurrence.
func newSequence(first, w0, w1, w2 int) *Sequence {
	s := &Sequence{first: first}
	copy(s.weights[:], []int{w0, w1, w2})
	for j := 3; j < digits; j++ {
		s.weights[j] = s.weights[j-1] + s.weights[j-2] + s.weights[j-3]
	}
	return s
}

// The sequences of [DSS20]. A_n, B_n, C_n are the places of the n-th a, b, c in the
// Tribonacci word; their weights are T_{j+1}, T_{j+2}, T_{j+3} (Theorem 14). The
// others are differences of these (Corollary 21): the n-th four queens of the
// spiral are (X_n, Y_n) and its quarter turns, on the diagonals M_n = Y_n - X_n
// and P_n = Y_n + X_n. N is n itself.
var (
	N = newSequence(1, 1, 2, 4)
	A = newSequence(1, 2, 4, 7)
	B = newSequence(2, 4, 7, 13)
	C = newSequence(4, 7, 13, 24)
	X = newSequence(1, 2, 3, 6)
	Y = newSequence(2, 3, 6, 11)
	M = newSequence(1, 1, 3, 5)
	P = newSequence(3, 5, 9, 17)
)

// Of returns the numeral of n, 0 ≤ n ≤ Max.
func Of(n int) Numeral {
	e, _ := N.Floor(n + 1)
	return e
}

// Value returns the member n of the sequence, where e is the numeral of n-1.
func (s *Sequence) Value(e Numeral) int {
	v := s.first
	for rest := uint64(e); rest != 0; rest &= rest - 1 {
		v += s.weights[bits.TrailingZeros64(rest)]
	}
	return v
}

// At returns the member n, 0 ≤ n ≤ Max/4.
func (s *Sequence) At(n int) int {
	if n <= 0 {
		return 0
	}
	return s.Value(Of(n - 1))
}

// Floor finds the greatest n ≥ 1 whose member is at most v, and returns the numeral
// of n-1; exact says whether that member is v. It needs member 1 ≤ v ≤ Max.
//
// The sequence increases, and numerals are ordered as their digits are. So the
// digits of the answer are found from the highest down: a digit is one if that
// makes no three in a row and the least number with these digits, which has zeros
// below, does not exceed v.
func (s *Sequence) Floor(v int) (e Numeral, exact bool) {
	e, rest := s.floor(0, digits, v-s.first)
	return e, rest == 0
}

// floor adds digits below j to e, so that their weights are as much of rest as
// possible, and returns what remains.
func (s *Sequence) floor(e Numeral, j, rest int) (Numeral, int) {
	for j--; j >= 0; j-- {
		if s.weights[j] <= rest && e>>(j+1)&3 != 3 {
			rest -= s.weights[j]
			e |= 1 << j
		}
	}
	return e, rest
}

// Rank says how many of the members 1, 2, … are at most v ≤ Max.
func (s *Sequence) Rank(v int) int {
	if v < s.first {
		return 0
	}
	e, _ := s.Floor(v)
	return N.Value(e)
}
