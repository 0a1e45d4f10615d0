package wythoff

import (
	"math/big"
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// beatty walks along the whole numbers ⌊nφ⌋ around a start of any length, in the
// machine's integers.
type beatty struct {
	start     *big.Int
	base      *big.Int // ⌊start·φ⌋
	high, low uint64   // the first 128 binary digits of start·φ - base
}

// newBeatty starts at n ≥ 0.
func newBeatty(n *big.Int) beatty {
	// start·φ to 128 digits is ⌊(n+√(5n²))/2⌋ of 2¹²⁸·n.
	long := bigLower(new(big.Int).Lsh(n, 128))
	b := beatty{start: n, base: new(big.Int).Rsh(long, 128)}
	b.low = new(big.Int).And(long, maxWord64).Uint64()
	b.high = new(big.Int).And(long.Rsh(long, 64), maxWord64).Uint64()
	return b
}

// maxWord64 masks a machine word.
var maxWord64 = new(big.Int).SetUint64(1<<64 - 1)

// step returns ⌊(start+i)φ⌋ - ⌊start·φ⌋ for start+i ≥ 0 and |i| ≤ 2⁵³.
//
// What is computed is i/φ and the fraction of start·φ, each cut off after 128
// digits: together that is less than 2⁻⁷⁴ away from the truth. If a whole number
// may lie between, all digits decide; since no multiple of φ up to 2⁵⁴ comes so
// near to one, that happens for one i in a board at most.
func (b *beatty) step(i int) int {
	size := uint64(max(i, -i))
	carry, last := bits.Mul64(size, goldenLow)
	whole, digits := bits.Mul64(size, goldenHigh)
	digits, c := bits.Add64(digits, carry, 0)
	whole += c
	if i < 0 {
		last, c = bits.Sub64(b.low, last, 0)
		digits, c = bits.Sub64(b.high, digits, c)
		whole, _ = bits.Sub64(0, whole, c)
	} else {
		last, c = bits.Add64(b.low, last, 0)
		digits, c = bits.Add64(b.high, digits, c)
		whole += c
	}
	if near := int64(last) >> 54; digits == uint64(near) && (near == 0 || near == -1) {
		n := new(big.Int).Add(b.start, big.NewInt(int64(i)))
		return int(n.Sub(bigLower(n), b.base).Int64())
	}
	return i + int(whole)
}

// overPhi returns about n/φ.
func overPhi(n int) int {
	high, _ := bits.Mul64(uint64(max(n, -n)), goldenHigh)
	if n < 0 {
		return -int(high)
	}
	return int(high)
}

// branch is the P-positions of Wythoff Nim on one side of the diagonal, as a board
// around an origin sees them: u and v are their smaller and their larger
// coordinate, less those of the origin. Both grow with the number n of the
// P-position, which is counted from the beatty's start.
type branch struct {
	beatty
	below bool // (u, v) are y and x, not x and y
	u, v  int  // of number 0
	from  int  // the first number
}

// newBranch returns the branch above or below the diagonal around the origin
// (x, y). ok is false if none of its P-positions lies within engine.Span of it. The
// corner (0,0), its own mirror image, belongs to the branch above.
func newBranch(x, y *big.Int, below bool) (b branch, ok bool) {
	originU, originV, first := x, y, 0
	if below {
		originU, originV, first = y, x, 1
	}
	b.below = below
	n := new(big.Int)
	if originU.Sign() > 0 {
		// The least n with ⌊nφ⌋ ≥ originU, as in firstLower.
		n.Sub(bigLower(originU), originU)
		n.Add(n, big.NewInt(1))
	}
	b.beatty = newBeatty(n)
	b.u = int(new(big.Int).Sub(b.base, originU).Int64())
	v := new(big.Int).Add(b.base, n)
	v.Sub(v, originV)
	if v.CmpAbs(big.NewInt(4*engine.Span)) > 0 {
		return b, false // u would have to change by more than half of this
	}
	b.v = int(v.Int64())
	b.from = -4 * engine.Span
	if n.IsInt64() {
		b.from = max(b.from, first-int(n.Int64()))
	}
	return b, true
}

// at returns the coordinates of number n.
func (b *branch) at(n int) (u, v int) {
	d := b.step(n)
	return b.u + d, b.v + d + n
}

// firstU returns the least number whose smaller coordinate is at least u.
func (b *branch) firstU(u int) int {
	u -= b.u
	n := max(b.from, overPhi(u)-1)
	for n > b.from && b.step(n-1) >= u {
		n--
	}
	for b.step(n) < u {
		n++
	}
	return n
}

// firstV returns the least number whose larger coordinate is at least v.
func (b *branch) firstV(v int) int {
	v -= b.v
	n := max(b.from, v-overPhi(v)-1)
	for n > b.from && b.step(n-1)+n-1 >= v {
		n--
	}
	for b.step(n)+n < v {
		n++
	}
	return n
}
