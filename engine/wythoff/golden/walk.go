package golden

import (
	"math/big"
	"math/bits"
)

// Walk goes along the whole numbers ⌊nφ⌋ around a start of any length, in the
// machine's integers.
type Walk struct {
	// Base is ⌊start·φ⌋. It is not to be changed.
	Base      *big.Int
	start     *big.Int
	high, low uint64 // the first 128 binary digits of start·φ - Base
}

// NewWalk starts at n ≥ 0, which is not to be changed afterwards.
func NewWalk(n *big.Int) Walk {
	// start·φ to 128 digits is ⌊(n+√(5n²))/2⌋ of 2¹²⁸·n.
	long := BigLower(new(big.Int).Lsh(n, 128))
	w := Walk{start: n, Base: new(big.Int).Rsh(long, 128)}
	w.low = new(big.Int).And(long, allOnes).Uint64()
	w.high = new(big.Int).And(long.Rsh(long, 64), allOnes).Uint64()
	return w
}

// allOnes masks a machine word.
var allOnes = new(big.Int).SetUint64(1<<64 - 1)

// Step returns ⌊(start+i)φ⌋ - ⌊start·φ⌋ for start+i ≥ 0 and |i| ≤ 2⁵³.
//
// What is computed is i/φ and the fraction of start·φ, each cut off after 128
// digits: together that is less than 2⁻⁷⁴ away from the truth. If a whole number
// may lie between, all digits decide; since no multiple of φ up to 2⁵⁴ comes so
// near to one, that happens for one i in a board at most.
func (w *Walk) Step(i int) int {
	size := uint64(max(i, -i))
	carry, last := bits.Mul64(size, digitsLow)
	whole, digits := bits.Mul64(size, digitsHigh)
	digits, c := bits.Add64(digits, carry, 0)
	whole += c
	if i < 0 {
		last, c = bits.Sub64(w.low, last, 0)
		digits, c = bits.Sub64(w.high, digits, c)
		whole, _ = bits.Sub64(0, whole, c)
	} else {
		last, c = bits.Add64(w.low, last, 0)
		digits, c = bits.Add64(w.high, digits, c)
		whole += c
	}
	if near := int64(last) >> 54; digits == uint64(near) && (near == 0 || near == -1) {
		n := new(big.Int).Add(w.start, big.NewInt(int64(i)))
		return int(n.Sub(BigLower(n), w.Base).Int64())
	}
	return i + int(whole)
}

// OverPhi returns about n/φ.
func OverPhi(n int) int {
	high, _ := bits.Mul64(uint64(max(n, -n)), digitsHigh)
	if n < 0 {
		return -int(high)
	}
	return int(high)
}
