// Package compare lays one blocking queen game over another. Square (x, y) of game K matches
// if its palace number, plus an offset, is that of square (x, y)+Shift of the game Other;
// what does not match is masked. This shows which parts of the map depend on k and in what
// way: shifted by (1,1), games 497 and 500 match in the hood, the épaulettes and the fabric
// ([CLN15] Figure 4). By hand: in game 5 the square (1, 1) sees three palaces and in game 8
// the square (2, 2) six, so they match with an offset of 3.
//
// Sources: [CLN15]; package engine lists them.
package compare

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// Comparison says what is compared.
type Comparison struct {
	K, Other int
	Shift    engine.Cell
	Offset   int
}

// Most bounds, either way, the components of a shift and an offset.
const Most = 1 << 30

// Check says why the comparison cannot be made, or nil.
func (c Comparison) Check() error {
	for _, k := range []int{c.K, c.Other} {
		if k < 1 || k > automaton.MaxK {
			return errK(automaton.MaxK, k)
		}
	}
	for _, n := range []int{c.Shift.X, c.Shift.Y, c.Offset} {
		if n < -Most || n > Most {
			return errTooFar(n, Most)
		}
	}
	return nil
}

// Masked is the value of squares of game k that do not match. No palace number is
// as large, for in each of her three directions the queen sees k palaces at most
// ([CLN15] Section 2.2).
func Masked(k int) int32 { return int32(3*k + 1) }

// Board is a board of the palace numbers of game K where they match, Masked(K) elsewhere.
type Board struct {
	Comparison
	here, there engine.Bounded
}

// New returns the board of a comparison, which must have passed Check, of two boards of
// palace numbers: that of game K and that of game Other.
func New(c Comparison, here, there engine.Bounded) *Board { return &Board{c, here, there} }

// Plane returns that of game K.
func (b *Board) Plane() engine.Window { return b.here.Plane() }

// Numbers returns the board of the palace numbers of game K, of which all has been
// computed that was compared.
func (b *Board) Numbers() engine.Bounded { return b.here }

// Check refuses what one of the boards refuses.
func (b *Board) Check(w engine.Window) error {
	if err := b.here.Check(w); err != nil {
		return err
	}
	if w = b.beyond(w); w.Empty() {
		return nil
	}
	return b.there.Check(w)
}

// beyond returns the squares of the other game that lie under those of w.
func (b *Board) beyond(w engine.Window) engine.Window {
	w.X, w.Y = w.X+b.Shift.X, w.Y+b.Shift.Y
	if x := min(w.X, 0); x < 0 {
		w.X, w.W = 0, w.W+x
	}
	if y := min(w.Y, 0); y < 0 {
		w.Y, w.H = 0, w.H+y
	}
	return w
}

// Source starts on a window.
func (b *Board) Source(w engine.Window) engine.Source {
	return &source{Board: b, here: b.here.Source(w)}
}

// source takes a tile of game K, reads what lies under it, and compares.
type source struct {
	*Board
	here    engine.Source
	tile    *engine.Tile // of game K, while the other game is read
	there   engine.Source
	under   engine.Window
	matched []int32
}

// Next lets one of the two boards do one piece of work.
func (s *source) Next() (engine.Tile, bool) {
	if s.tile == nil {
		t, ok := s.here.Next()
		if !ok || t.Blank() {
			return t, ok
		}
		s.tile, s.matched = &t, make([]int32, t.Area())
		for i := range s.matched {
			s.matched[i] = Masked(s.K)
		}
		if s.under = s.beyond(t.Window); s.under.Empty() {
			return s.finish(), true
		}
		s.there = s.Board.there.Source(s.under)
		return engine.Tile{}, true
	}
	t, ok := s.there.Next()
	if !ok {
		return s.finish(), true
	}
	if !t.Blank() {
		s.match(&t)
	}
	return engine.Tile{}, true
}

// match keeps the values that agree with a tile of the other game.
func (s *source) match(other *engine.Tile) {
	for y := other.Y; y < other.Y+other.H; y++ {
		for x := other.X; x < other.X+other.W; x++ {
			hereX, hereY := x-s.Shift.X, y-s.Shift.Y
			if v := s.tile.At(hereX, hereY); v+int32(s.Offset) == other.At(x, y) {
				s.matched[(hereY-s.tile.Y)*s.tile.W+hereX-s.tile.X] = v
			}
		}
	}
}

func (s *source) finish() engine.Tile {
	t := engine.Tile{Window: s.tile.Window, Wide: s.matched}
	s.tile, s.there, s.matched = nil, nil, nil
	return t
}
