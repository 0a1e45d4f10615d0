package chart

import (
	"math/big"
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// Seeking is a search for a map, in steps.
type Seeking interface {
	engine.Job
	// Found returns the map, nil as long as there is none.
	Found() *Map
}

// Kind returns the kind of a place, -1 outside of the board. Places of the level are meant, or of
// any further one: the block at place (i, k) of the next level has that kind as well, and its
// quarters are those of the kind.
func (m *Map) Kind(i, k *big.Int) int { return int(m.kindAt(i, k)) }

// Quarters returns the kinds of the four quarters that a block of a kind has on any further
// level, by x + 2·y.
func (m *Map) Quarters(kind int) (q [4]int) {
	for i, n := range m.quarters[kind] {
		q[i] = int(n)
	}
	return q
}

// Palace reports whether square (x, y) of the block of a kind is P.
func (m *Map) Palace(kind, x, y int) bool {
	n := m.corners[kind]
	for level := m.level - 1; level >= 0; level-- {
		side := m.side() << level
		n = m.all[n].quarters[x/side+2*(y/side)]
		x, y = x%side, y%side
	}
	return m.squares.of[m.all[n].leaf][y*m.Words+x/64]>>(x%64)&1 != 0
}

// Palaces returns how many squares of the block of a kind are P.
func (m *Map) Palaces(kind int) int { return m.palaces(m.level, m.corners[kind], map[int32]int{}) }

func (m *Map) palaces(level int, n int32, known map[int32]int) (sum int) {
	if sum, ok := known[n]; ok {
		return sum
	}
	if level == 0 {
		for _, w := range m.squares.of[m.all[n].leaf] {
			sum += bits.OnesCount64(w)
		}
	} else {
		for _, q := range m.all[n].quarters {
			sum += m.palaces(level-1, q, known)
		}
	}
	known[n] = sum
	return sum
}

// Meetings returns in how many ways four kinds meet, outside of the board counting as one: the
// squares of each are looked at when the map is proved.
func (m *Map) Meetings() int {
	c := newCheck(m)
	for f := &c.fours[m.level+1]; f.next < len(f.list); {
		w := f.list[f.next]
		f.next++
		c.split(w, f, c.kindWithin)
	}
	return len(c.fours[m.level+1].list)
}
