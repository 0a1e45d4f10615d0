package chart

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Map knows the outcome of every square of a board. It is not changed any more, and may
// be shared.
type Map struct {
	*Rule
	level    int // the level whose places are of kinds, and so those of all further ones
	all      []block
	squares  pieces     // of all leaves, row by row
	corners  []int32    // by kind, the block of that level
	quarters [][4]int32 // by kind, the kinds of the four quarters
}

// Kinds returns how many kinds of places there are.
func (m *Map) Kinds() int { return len(m.corners) }

// Level returns the level whose blocks the kinds decide.
func (m *Map) Level() int { return m.level }

// Side returns how many squares the blocks of the kinds are wide and high.
func (m *Map) Side() int { return m.side() << m.level }

// quarter returns a quarter of what lies at a place of the level: of a kind above the
// level of the kinds, and of a block from there on down.
func (m *Map) quarter(level int, n int32, i int) int32 {
	if level <= m.level {
		return m.all[n].quarters[i]
	}
	n = m.quarters[n][i]
	if level == m.level+1 {
		n = m.corners[n]
	}
	return n
}

// kindAt returns the kind of a place, -1 outside of the board. Its digits lead there from
// the corner, whose first quarter is of its own kind.
func (m *Map) kindAt(i, k *big.Int) int32 {
	if i.Sign() < 0 || k.Sign() < 0 {
		return -1
	}
	kind := int32(0)
	for digit := max(i.BitLen(), k.BitLen()) - 1; digit >= 0; digit-- {
		kind = m.quarters[kind][i.Bit(digit)+2*k.Bit(digit)]
	}
	return kind
}

// Around is a Map seen from an origin.
type Around struct {
	*Map
	level int
	x, y  int         // the origin, in its block of the level
	kinds [3][3]int32 // of that block, in the middle, and those around it, by y and x
}

// Around returns the map seen from an origin, whose coordinates are not negative. It
// takes some steps for each of their binary digits.
func (m *Map) Around(x, y *big.Int) *Around {
	a := &Around{Map: m, level: m.level + 1}
	for m.side()<<a.level < 2*engine.Span {
		a.level++
	}
	side := big.NewInt(int64(m.side()) << a.level)
	i, left := new(big.Int).QuoRem(x, side, new(big.Int))
	k, up := new(big.Int).QuoRem(y, side, new(big.Int))
	a.x, a.y = int(left.Int64()), int(up.Int64())
	for dk := range 3 {
		for di := range 3 {
			a.kinds[dk][di] = m.kindAt(plus(i, di-1), plus(k, dk-1))
		}
	}
	return a
}

func plus(v *big.Int, n int) *big.Int { return new(big.Int).Add(v, big.NewInt(int64(n))) }
