package columnar

import (
	"math/big"
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// Beatty is the points (⌊nα⌋, ⌊nα⌋ + Mn) for n = 0, 1, …, where α is irrational and between 1 and
// 2: for α = φ and M = 1 the P-positions of Wythoff Nim, (0,0), (1,2), (3,5), (4,7), ….
type Beatty struct {
	floor     func(n *big.Int) *big.Int
	m         int
	alpha     float64
	high, low uint64 // the first 128 binary digits of α-1
}

// NewBeatty returns the points for a function that computes ⌊nα⌋, n ≥ 0, and for an M ≥ 1.
func NewBeatty(floor func(n *big.Int) *big.Int, m int) *Beatty {
	one := new(big.Int).Lsh(big.NewInt(1), 128)
	all := floor(one)
	alpha, _ := new(big.Rat).SetFrac(all, one).Float64()
	high, low := digits(all)
	return &Beatty{floor, m, alpha, high, low}
}

// digits returns the last 128 binary digits.
func digits(v *big.Int) (high, low uint64) {
	ones := new(big.Int).SetUint64(1<<64 - 1)
	low = new(big.Int).And(v, ones).Uint64()
	return ones.And(ones, new(big.Int).Rsh(v, 64)).Uint64(), low
}

// At returns point n.
func (b *Beatty) At(n *big.Int) (u, v *big.Int) {
	u = b.floor(n)
	v = big.NewInt(int64(b.m))
	return u, v.Add(v.Mul(v, n), u)
}

// firstV returns the least n whose second coordinate is at least v. That is n ≥ v/β for β = α+M,
// which is no whole number; and ⌊2ᴸβ⌋ instead of 2ᴸβ makes that larger by less than 1.
func (b *Beatty) firstV(v *big.Int) *big.Int {
	if v.Sign() <= 0 {
		return new(big.Int)
	}
	length := uint(v.BitLen() + 2)
	_, divisor := b.At(new(big.Int).Lsh(big.NewInt(1), length))
	n := new(big.Int).Lsh(v, length)
	n.Quo(n, divisor)
	if _, at := b.At(n); at.Cmp(v) < 0 {
		n.Add(n, big.NewInt(1))
	}
	return n
}

// Around returns the points from number first on as they are seen from an origin. ok is false if
// none of them lies within engine.Span of it.
func (b *Beatty) Around(u, v *big.Int, first int) (c Curve, ok bool) {
	// All that is seen has its number within Span/M of that one whose v is the origin's.
	start := b.firstV(v)
	atU, atV := b.At(start)
	u, v = new(big.Int).Sub(atU, u), new(big.Int).Sub(atV, v)
	if u.CmpAbs(big.NewInt(2*engine.Span+8)) > 0 {
		return nil, false
	}
	w := &walk{Beatty: b, start: start, base: atU, u: int(u.Int64()), v: int(v.Int64())}
	w.high, w.low = digits(b.floor(new(big.Int).Lsh(start, 128)))
	w.end = 4 * engine.Span / b.m
	w.from = -w.end
	if start.IsInt64() {
		w.from = max(w.from, first-int(start.Int64()))
	}
	return w, true
}

// walk is a Curve of such points, in the machine's integers. Their numbers are counted from a
// start of any length.
type walk struct {
	*Beatty
	start, base *big.Int // base is ⌊start·α⌋
	high, low   uint64   // the first 128 binary digits of start·α - base
	u, v        int      // of number 0, seen from the origin
	from, end   int      // of the numbers
}

// step returns ⌊(start+i)α⌋ - ⌊start·α⌋ for start+i ≥ 0 and |i| ≤ 2⁵³.
//
// What is computed is i(α-1) and the fraction of start·α, each cut off after 128 digits: together
// that is less than 2⁻⁷⁴ away from the truth. If a whole number may lie between, all digits
// decide; for α = φ no multiple up to 2⁵⁴ comes so near to one, nor for those of generalised
// Wythoff Nim, so that this happens for one i in a board at most.
func (w *walk) step(i int) int {
	size := uint64(max(i, -i))
	carry, last := bits.Mul64(size, w.Beatty.low)
	whole, digits := bits.Mul64(size, w.Beatty.high)
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
		return int(n.Sub(w.floor(n), w.base).Int64())
	}
	return i + int(whole)
}

// at returns point number n.
func (w *walk) at(n int) (u, v int) {
	d := w.step(n)
	return w.u + d, w.v + d + w.m*n
}

// Each visits the points from number n on.
func (w *walk) Each(n int, visit func(u, v int) bool) {
	for ; n < w.end; n++ {
		if !visit(w.at(n)) {
			return
		}
	}
}

// FirstU returns the least number whose u is at least that.
func (w *walk) FirstU(u int) int {
	return w.first(float64(u-w.u)/w.alpha, func(n int) bool {
		at, _ := w.at(n)
		return at >= u
	})
}

// FirstV returns the least number whose v is at least that.
func (w *walk) FirstV(v int) int {
	return w.first(float64(v-w.v)/(w.alpha+float64(w.m)), func(n int) bool {
		_, at := w.at(n)
		return at >= v
	})
}

// first returns the least number from which on something holds, which is about there.
func (w *walk) first(about float64, holds func(n int) bool) int {
	n := int(min(max(about, float64(w.from)), float64(w.end)))
	for n > w.from && holds(n-1) {
		n--
	}
	for n < w.end && !holds(n) {
		n++
	}
	return n
}

// NewBeattyBoard returns the board of a map on which the P-positions are such points and their
// mirror images. (0,0), its own mirror image, counts once.
func NewBeattyBoard(plane engine.Window, origin engine.Position, b *Beatty) *Board {
	return New(plane, func() (beams []Beam, err error) {
		x, y := new(big.Int), new(big.Int)
		if origin != (engine.Position{}) {
			x, y = origin.At(0).Big(), origin.At(1).Big()
		}
		for first, below := range []bool{false, true} {
			if c, ok := b.Around(x, y, first); ok {
				beams = append(beams, Rising{View{Swap: below}, c})
			}
			x, y = y, x
		}
		return beams, nil
	})
}
