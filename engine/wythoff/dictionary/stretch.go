package dictionary

import "math/big"

// stretch is a part of s.
type stretch struct {
	index   *big.Int // of its first symbol
	zeros   *big.Int // how many zeros there are before it
	symbols []byte
}

// holds reports whether the symbols j-before to j+after are in the stretch.
func (s *stretch) holds(j *big.Int, before, after int) bool {
	if s.index == nil {
		return false
	}
	at := new(big.Int).Sub(j, s.index)
	return at.IsInt64() && at.Int64() >= int64(before) && at.Int64() < int64(len(s.symbols)-after)
}

// recent is the stretches around the last few places that were asked about. A
// position is about three: its column, its row and its diagonal.
type recent struct {
	stretches [4]stretch
	oldest    int
}
