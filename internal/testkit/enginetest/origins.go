package enginetest

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// nearBoards puts boards around small origins and holds them against the oracle.
func (f *farSuite) nearBoards() error {
	for _, origin := range f.samples(2) {
		board, err := f.around(engine.Outcomes, origin)
		if err != nil {
			return fmt.Errorf("board around (%v): %w", origin, err)
		}
		plane, size := board.Plane(), min(f.options.size(), 20)
		around := engine.Window{X: -size / 2, Y: -size / 3, W: size, H: size}.Intersect(plane)
		if around.Empty() || !plane.Contains(engine.Cell{}) {
			return fmt.Errorf("the board around (%v) does not show it", origin)
		}
		want := func(p engine.Position) (bool, error) { return f.oracle.Outcome(p) == engine.P, nil }
		if err := f.compare(board, around, f.positions(origin, want)); err != nil {
			return fmt.Errorf("board around (%v): %w", origin, err)
		}
		if err := f.edges(board); err != nil {
			return fmt.Errorf("board around (%v): %w", origin, err)
		}
		if !f.shape.Signed && plane.X != -origin.At(0).Clamp() {
			return fmt.Errorf("the board around (%v) begins at column %d", origin, plane.X)
		}
		if !f.shape.Signed && f.shape.Dim > 1 && plane.Y != -origin.At(1).Clamp() {
			return fmt.Errorf("the board around (%v) begins at row %d", origin, plane.Y)
		}
	}
	return nil
}

// positions asks about the squares of a board around an origin by their positions.
func (f *farSuite) positions(origin engine.Position, is func(p engine.Position) (bool, error)) func(x, y int) (bool, error) {
	m := engine.Map{Origin: origin}
	return func(x, y int) (bool, error) { return is(m.Position(engine.Cell{X: x, Y: y}, f.shape.Dim)) }
}

// edges asks for windows that are not wholly on the board.
func (f *farSuite) edges(board engine.Bounded) error {
	p := board.Plane()
	right, bottom := p.X+p.W, p.Y+p.H
	for _, w := range []engine.Window{
		{X: p.X - 1, Y: p.Y, W: 2, H: 1}, {X: p.X, Y: p.Y - 1, W: 1, H: 2},
		{X: right - 1, Y: p.Y, W: 2, H: 1}, {X: p.X, Y: bottom - 1, W: 1, H: 2},
	} {
		if err := sentence(board.Check(w)); err != nil {
			return fmt.Errorf("asked for %+v over the edge of the plane %+v: %w", w, p, err)
		}
	}
	return nil
}

// distantBoards puts boards where no oracle reaches, half of them next to a P-position,
// and holds them against the methods for positions.
func (f *farSuite) distantBoards() error {
	for i := range max(2, f.options.positions()/10) {
		origin := f.distant(f.random, []int{100, 30, 17}[i%3])
		if refused := Refusal(f.game, origin); refused != nil && f.options.Bounded {
			if err := sentence(refused); err != nil {
				return fmt.Errorf("origin (%v): %w", origin, err)
			}
			continue
		}
		if i%2 == 0 {
			palaces, err := f.palaces(origin)
			if err != nil {
				return err
			}
			if len(palaces) > 0 {
				origin = palaces[f.random.IntN(len(palaces))]
			}
		}
		if err := f.distantBoard(origin); err != nil {
			return fmt.Errorf("board around (%v): %w", origin, err)
		}
	}
	return nil
}

// distantBoard compares some windows around an origin.
func (f *farSuite) distantBoard(origin engine.Position) error {
	board, err := f.around(engine.Outcomes, origin)
	if err != nil {
		return err
	}
	if err := f.edges(board); err != nil {
		return err
	}
	want := f.positions(origin, func(p engine.Position) (bool, error) {
		palaces, err := f.palaces(p)
		return err == nil && f.shape.Outcome(len(palaces), f.game.Rays(p)) == engine.P, err
	})
	x, y := f.random.IntN(9), f.random.IntN(7)
	for _, w := range []engine.Window{{X: -x, Y: -y, W: 10, H: 7}, {X: 247 + x, Y: 248 + y, W: 7, H: 7}} {
		if w = w.Intersect(board.Plane()); w.Empty() {
			continue
		}
		if err := f.compare(board, w, want); err != nil {
			return err
		}
	}
	return f.elsewhere(origin, board)
}

// elsewhere looks at a window far away from the origin, half of the time next to a
// P-position that the origin sees, and holds it against a board that has its own
// origin there.
func (f *farSuite) elsewhere(origin engine.Position, board *engine.Board) error {
	by := make([]int, origin.Dim())
	for d := range min(2, len(by)) {
		by[d] = f.random.IntN(1<<f.random.IntN(50)+1) * (1 - 2*f.random.IntN(2))
	}
	palaces, err := f.palaces(origin)
	if err != nil {
		return err
	}
	for _, q := range palaces {
		if near, ok := q.Seen(origin, engine.Span/2); ok && !slices.ContainsFunc(near[min(2, len(near)):], func(v int) bool { return v != 0 }) {
			by = near
		}
	}
	w := engine.Window{X: by[0] - 5, W: 12, H: 1}
	if len(by) > 1 {
		w.Y, w.H = by[1]-5, 12
	}
	w = w.Intersect(board.Plane())
	if w.Empty() {
		return nil
	}
	there, err := f.around(engine.Outcomes, engine.Map{Origin: origin}.Position(engine.Cell{X: w.X, Y: w.Y}, len(by)))
	if err != nil {
		return err
	}
	same := engine.Window{W: w.W, H: w.H}
	values, err := drain(there.Source(same), engine.Outcomes, same)
	if err != nil {
		return err
	}
	return f.compare(board, w, func(x, y int) (bool, error) { return values[(y-w.Y)*w.W+x-w.X] == 1, nil })
}

// compare holds a window of an outcome board, and its counts, against what is P.
func (f *farSuite) compare(board *engine.Board, w engine.Window, want func(x, y int) (bool, error)) error {
	if err := board.Check(w); err != nil {
		return err
	}
	got, err := drain(board.Source(w), engine.Outcomes, w)
	if err != nil {
		return err
	}
	for i, v := range got {
		x, y := w.X+i%w.W, w.Y+i/w.W
		p, err := want(x, y)
		if err != nil {
			return err
		}
		if p != (v == 1) {
			return fmt.Errorf("the outcome at (%d,%d) is %d", x, y, v)
		}
	}
	if counter, ok := board.Counter(w); ok {
		return matchCounts(counter, w, func(x, y int) bool { return got[(y-w.Y)*w.W+x-w.X] == 1 })
	}
	return nil
}
