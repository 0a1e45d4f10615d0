package sweep

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// pool holds the memory of tiles that came back: new memory has to be cleared by
// the system and collected later, which takes as long as counting does.
type pool struct {
	free []*automaton.Values
	wide []*[blockSide * blockSide]int32
}

// most bounds how many of a sort are kept.
const most = 16

// get returns memory that may hold anything.
func (p *pool) get() *automaton.Values { return pop(&p.free) }

// small returns memory for n squares. A few of them are not worth a whole block's.
func (p *pool) small(n int) []int8 {
	if 2*n < blockSide*blockSide {
		return make([]int8, n)
	}
	return pop(&p.free)[:n]
}

// large returns memory for n squares in full.
func (p *pool) large(n int) []int32 {
	if 2*n < blockSide*blockSide {
		return make([]int32, n)
	}
	return pop(&p.wide)[:n]
}

func (p *pool) put(v *automaton.Values) {
	if v != nil && len(p.free) < most {
		p.free = append(p.free, v)
	}
}

// take takes the memory of a tile back, if it is that of a whole block.
func (p *pool) take(t *engine.Tile) {
	if cap(t.Small) >= blockSide*blockSide {
		p.put((*automaton.Values)(t.Small[:blockSide*blockSide]))
	}
	if cap(t.Wide) >= blockSide*blockSide && len(p.wide) < most {
		p.wide = append(p.wide, (*[blockSide * blockSide]int32)(t.Wide[:blockSide*blockSide]))
	}
}

// pop takes the last entry, or makes a new one.
func pop[T any](s *[]*T) *T {
	n := len(*s)
	if n == 0 {
		return new(T)
	}
	v := (*s)[n-1]
	*s = (*s)[:n-1]
	return v
}
