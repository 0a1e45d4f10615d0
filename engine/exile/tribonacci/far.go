package tribonacci

import "math/big"

// BigNumeral is a number of any size in canonical digits, the lowest first.
type BigNumeral []bool

// Next returns the numeral of the next number, as Numeral.Next does.
func (e BigNumeral) Next() BigNumeral {
	n := append(append(BigNumeral(nil), e...), false, false, false)
	ones := 0
	for n[ones] {
		n[ones] = false
		ones++
	}
	n[ones] = true
	for j := ones; n[j]; j++ {
		if n[j+1] && n[j+2] {
			n[j], n[j+1], n[j+2], n[j+3] = false, false, false, true
			j += 2
			continue
		}
		break
	}
	for len(n) > 0 && !n[len(n)-1] {
		n = n[:len(n)-1]
	}
	return n
}

// climb calls visit for the weights of the digits 0, 1, 2, … for as long as it
// returns true. The weight must not be changed or kept.
func (s *Sequence) climb(visit func(j int, weight *big.Int) bool) {
	var w [3]*big.Int
	for i := range w {
		w[i] = big.NewInt(int64(s.weights[i]))
	}
	for j := 0; visit(j, w[0]); j++ {
		// (w0, w1, w2) becomes (w1, w2, w0+w1+w2), in the same memory.
		w[0].Add(w[0], w[1])
		w[0].Add(w[0], w[2])
		w[0], w[1], w[2] = w[1], w[2], w[0]
	}
}

// BigFloor is Floor for v of any size, at least member 1.
func (s *Sequence) BigFloor(v *big.Int) (e BigNumeral, exact bool) {
	rest := new(big.Int).Sub(v, big.NewInt(int64(s.first)))
	var w [3]*big.Int // the weights of the digits j, j+1, j+2 on the way down
	top := 0
	s.climb(func(j int, weight *big.Int) bool {
		top = j
		w[0], w[1], w[2] = w[1], w[2], w[0]
		if w[2] == nil {
			w[2] = new(big.Int)
		}
		w[2].Set(weight)
		return j < 2 || weight.Cmp(rest) <= 0
	})
	// Now w holds the weights of top-2, top-1, top, and top's exceeds what is left
	// unless there are only the three lowest digits.
	e = make(BigNumeral, top+3)
	for j := top; j >= 0; j-- {
		if w[2].Cmp(rest) <= 0 && !(e[j+1] && e[j+2]) {
			rest.Sub(rest, w[2])
			e[j] = true
		}
		// (w_{j-2}, w_{j-1}, w_j) becomes (w_{j-3}, w_{j-2}, w_{j-1}).
		w[2].Sub(w[2], w[1])
		w[2].Sub(w[2], w[0])
		w[0], w[1], w[2] = w[2], w[0], w[1]
	}
	return e[:top+1], rest.Sign() == 0
}

// BigValue is Value for numbers of any size.
func (s *Sequence) BigValue(e BigNumeral) *big.Int {
	v := big.NewInt(int64(s.first))
	s.climb(func(j int, weight *big.Int) bool {
		if j < len(e) && e[j] {
			v.Add(v, weight)
		}
		return j+1 < len(e)
	})
	return v
}

// BigOf returns the numeral of n ≥ 0.
func BigOf(n *big.Int) BigNumeral {
	e, _ := N.BigFloor(new(big.Int).Add(n, big.NewInt(1)))
	for len(e) > 0 && !e[len(e)-1] {
		e = e[:len(e)-1]
	}
	return e
}

// Letter is Numeral.Letter.
func (e BigNumeral) Letter() Letter {
	ones := 0
	for ones < len(e) && e[ones] {
		ones++
	}
	return Letter(ones)
}

// BigRank says how many of the members 1, 2, … are at most v.
func (s *Sequence) BigRank(v *big.Int) *big.Int {
	if v.Cmp(big.NewInt(int64(s.first))) < 0 {
		return new(big.Int)
	}
	e, _ := s.BigFloor(v)
	return N.BigValue(e)
}
