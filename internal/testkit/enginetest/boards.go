package enginetest

import (
	"fmt"
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
)

// boards holds the boards of every kind against the oracle.
func (s *suite) boards() error {
	for _, kind := range s.shape.Kinds {
		if err := s.board(kind); err != nil {
			return fmt.Errorf("%v board: %w", kind, err)
		}
	}
	return nil
}

// around returns a new board of the kind around an origin.
func (s *suite) around(kind engine.Kind, origin engine.Position) (*engine.Board, error) {
	return engine.NewBoard(s.game, s.game.Solve(), engine.NewMap(s.game, kind, origin, ""))
}

// board asks one board for all windows one after the other, so that what it
// remembers from one is used for the next, and leaves some sources half read.
func (s *suite) board(kind engine.Kind) error {
	board, err := s.around(kind, engine.Position{})
	if err != nil {
		return err
	}
	plane := board.Plane()
	if err := s.corner(plane); err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(s.options.Seed, 2+uint64(kind)))
	windows := s.windows(plane, r)
	for i, w := range windows {
		if err := board.Check(w); err != nil {
			return fmt.Errorf("the board refuses %+v: %w", w, err)
		}
		if i%2 == 1 {
			dropped := board.Source(w)
			for range r.IntN(3) {
				dropped.Next()
			}
		}
		if i == len(windows)-1 {
			if board, err = s.around(kind, engine.Position{}); err != nil { // without any memory
				return err
			}
		}
		if err := s.window(board, kind, w); err != nil {
			return fmt.Errorf("window %+v: %w", w, err)
		}
		if counter, ok := board.Counter(w); ok && kind == engine.Outcomes {
			if err := s.counter(counter, w); err != nil {
				return fmt.Errorf("window %+v: %w", w, err)
			}
		}
	}
	for _, w := range outside(plane) {
		if err := sentence(board.Check(w)); err != nil {
			return fmt.Errorf("the board, asked for %+v outside of the plane: %w", w, err)
		}
	}
	return nil
}

// corner checks that a plane begins at the first positions of the game, unless it reaches to
// the other side of them.
func (s *suite) corner(plane engine.Window) error {
	if s.shape.Signed {
		if plane.X >= 0 || s.shape.Dim > 1 && plane.Y >= 0 {
			return fmt.Errorf("the plane %+v does not reach to negative squares", plane)
		}
		return nil
	}
	if plane.X != 0 || plane.Y != 0 {
		return fmt.Errorf("the plane %+v shows squares outside of the game", plane)
	}
	return nil
}

// windows lists windows of all sorts, the largest in the middle of the list.
func (s *suite) windows(plane engine.Window, r *rand.Rand) []engine.Window {
	size := s.options.size()
	x0, y0 := plane.X, plane.Y
	if plane.X < 0 {
		x0, y0 = -size/2, -size/2
	}
	windows := []engine.Window{
		{X: x0, Y: y0, W: 1, H: 1},
		{X: x0 + size/3, Y: y0 + size/5, W: size / 2, H: size/4 + 1},
		{X: x0, Y: y0, W: size, H: size},
		{X: x0 + size/2, Y: y0, W: 1, H: size},
		{X: x0, Y: y0 + size/2, W: size, H: 1},
	}
	if plane.X >= 0 {
		// Over a tile's border, but near the edge, where few squares are below.
		const border = engine.TileSize
		windows = append(windows,
			engine.Window{X: x0 + border - 5, Y: y0, W: 9, H: 7},
			engine.Window{X: x0, Y: y0 + border - 5, W: 7, H: 9})
	}
	for range 3 {
		w, h := 1+r.IntN(size), 1+r.IntN(size)
		windows = append(windows, engine.Window{
			X: x0 + r.IntN(size-w+1), Y: y0 + r.IntN(size-h+1), W: w, H: h})
	}
	for i := range windows {
		windows[i] = windows[i].Intersect(plane)
	}
	kept := windows[:0]
	for _, w := range windows {
		if !w.Empty() {
			kept = append(kept, w)
		}
	}
	return kept
}

// outside lists windows that reach over the plane's smallest corner, where the
// plane has one that a board can reach.
func outside(plane engine.Window) []engine.Window {
	if plane.X < 0 {
		return nil
	}
	return []engine.Window{
		{X: plane.X - 1, Y: plane.Y, W: 2, H: 2},
		{X: plane.X, Y: plane.Y - 1, W: 2, H: 2},
		{X: plane.X - 300, Y: plane.Y - 300, W: 2, H: 2},
	}
}

// window compares one window of a board.
func (s *suite) window(board engine.Squares, kind engine.Kind, w engine.Window) error {
	got, err := drain(board.Source(w), kind, w)
	if err != nil {
		return err
	}
	for i, v := range got {
		p := s.lift(w.X+i%w.W, w.Y+i/w.W)
		if want := s.oracle.Value(kind, p); v != want {
			return fmt.Errorf("%v at %v is %d, want %d", kind, p, v, want)
		}
	}
	return nil
}

// lift returns the position that a board shows at (x, y): in one dimension the
// board is one square high, in more than two it is the slice on which all
// components after the second are 0.
func (s *suite) lift(x, y int) engine.Position {
	return engine.Map{}.Position(engine.Cell{X: x, Y: y}, s.shape.Dim)
}

// counter compares the counts of coarse pixels that w covers.
func (s *suite) counter(counter engine.Counter, w engine.Window) error {
	return matchCounts(counter, w, func(x, y int) bool { return s.oracle.Outcome(s.lift(x, y)) == engine.P })
}

// matchCounts compares the counts of coarse pixels that w covers with the squares
// that are P.
func matchCounts(counter engine.Counter, w engine.Window, palace func(x, y int) bool) error {
	for level := 0; w.W>>level > 0 && w.H>>level > 0; level++ {
		pw, ph := w.W>>level, w.H>>level
		const before = 3 // Count adds
		counts := make([]uint32, pw*ph)
		for i := range counts {
			counts[i] = before
		}
		counter.Count(w.X, w.Y, pw, ph, level, counts)
		want := make([]uint32, pw*ph)
		for y := range ph << level {
			for x := range pw << level {
				if palace(w.X+x, w.Y+y) {
					want[y>>level*pw+x>>level]++
				}
			}
		}
		for i := range want {
			if counts[i] != want[i]+before {
				return fmt.Errorf("at level %d, Count adds %d to pixel (%d,%d), want %d",
					level, counts[i]-before, i%pw, i/pw, want[i])
			}
		}
	}
	return nil
}
