package engine

import (
	"cmp"
	"math"
	"math/big"
	"math/bits"
	"strconv"
)

// Int is an integer of any length. It is a value: == tells whether two are the same, and
// nothing changes one. The zero value is 0.
type Int struct {
	small int
	far   string // "" if it is small; else the sign, '+' or '-', and the magnitude, big-endian
}

// Num returns the machine's integer v.
func Num(v int) Int { return Int{small: v} }

// Big returns an integer that others may go on to change, as an Int.
func Big(v *big.Int) Int {
	if v.IsInt64() {
		return Num(int(v.Int64()))
	}
	sign := byte('+')
	if v.Sign() < 0 {
		sign = '-'
	}
	return Int{far: string(append([]byte{sign}, v.Bytes()...))}
}

// Small returns the integer, if the machine has it.
func (a Int) Small() (v int, ok bool) { return a.small, a.far == "" }

// Clamp returns the integer, or the one of the machine's that is nearest to it.
func (a Int) Clamp() int {
	switch {
	case a.far == "":
		return a.small
	case a.far[0] == '-':
		return math.MinInt
	}
	return math.MaxInt
}

// Big returns a new integer of package math/big.
func (a Int) Big() *big.Int {
	if a.far == "" {
		return big.NewInt(int64(a.small))
	}
	v := new(big.Int).SetBytes([]byte(a.far[1:]))
	if a.far[0] == '-' {
		v.Neg(v)
	}
	return v
}

// Sign returns -1, 0 or 1.
func (a Int) Sign() int {
	switch {
	case a.far == "":
		return cmp.Compare(a.small, 0)
	case a.far[0] == '-':
		return -1
	}
	return 1
}

// Bits returns the length of the magnitude in binary digits.
func (a Int) Bits() int {
	if a.far == "" {
		return bits.Len64(magnitude(a.small))
	}
	return 8*(len(a.far)-2) + bits.Len8(a.far[1])
}

// Cmp returns -1 if a < b, 0 if they are the same, and 1 if a > b.
func (a Int) Cmp(b Int) int {
	if a.far == "" && b.far == "" {
		return cmp.Compare(a.small, b.small)
	}
	return a.Big().Cmp(b.Big())
}

// Plus returns a + b.
func (a Int) Plus(b Int) Int {
	if a.far == "" && b.far == "" {
		if sum := a.small + b.small; (sum^a.small)&(sum^b.small) >= 0 {
			return Num(sum)
		}
	}
	v := a.Big()
	return Big(v.Add(v, b.Big()))
}

// Minus returns a - b.
func (a Int) Minus(b Int) Int {
	if a.far == "" && b.far == "" {
		if d := a.small - b.small; (a.small^b.small)&(a.small^d) >= 0 {
			return Num(d)
		}
	}
	v := a.Big()
	return Big(v.Sub(v, b.Big()))
}

// Neg returns -a.
func (a Int) Neg() Int { return Num(0).Minus(a) }

// Abs returns a or -a, whichever is not negative.
func (a Int) Abs() Int {
	if a.Sign() < 0 {
		return a.Neg()
	}
	return a
}

// Times returns a · b.
func (a Int) Times(b Int) Int {
	if a.far == "" && b.far == "" {
		hi, lo := bits.Mul64(magnitude(a.small), magnitude(b.small))
		if hi == 0 && lo <= math.MaxInt {
			return Num(a.small * b.small)
		}
	}
	v := a.Big()
	return Big(v.Mul(v, b.Big()))
}

// String writes the integer in decimal digits.
func (a Int) String() string {
	if a.far == "" {
		return strconv.Itoa(a.small)
	}
	return a.Big().String()
}

func magnitude(v int) uint64 {
	if v < 0 {
		return -uint64(v)
	}
	return uint64(v)
}
