package enginetest

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// nearBoards puts far boards around small origins and holds them against the
// oracle.
func (f *farSuite) nearBoards() error {
	for _, origin := range f.samples(2) {
		board := f.game.FarBoard(origin.Far())
		size := min(f.options.size(), 20)
		around := engine.Window{X: -size / 2, Y: -size / 3, W: size, H: size}.Intersect(board.Plane())
		if around.Empty() || !board.Plane().Contains(engine.Cell{}) {
			return fmt.Errorf("the board around %v does not show it", origin)
		}
		want := func(x, y int) (bool, error) {
			p := slices.Clone(origin)
			p[0] += x
			if len(p) > 1 {
				p[1] += y
			}
			return f.oracle.Outcome(p) == engine.P, nil
		}
		if err := f.compare(board, around, want); err != nil {
			return fmt.Errorf("board around %v: %w", origin, err)
		}
		if err := f.edges(board); err != nil {
			return fmt.Errorf("board around %v: %w", origin, err)
		}
		if !f.negative() && board.Plane().X != -origin[0] {
			return fmt.Errorf("the board around %v begins at column %d", origin, board.Plane().X)
		}
	}
	return nil
}

// edges asks for windows that are not wholly on the board.
func (f *farSuite) edges(board engine.Board) error {
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

// farBoards puts boards where no oracle reaches, half of them next to a P-position,
// and holds them against the solver.
func (f *farSuite) farBoards() error {
	for i := range max(2, f.options.positions()/10) {
		origin := f.farPosition([]int{100, 30, 17}[i%3])
		if refused := f.game.CheckFar(origin); refused != nil && f.options.Bounded {
			if err := sentence(refused); err != nil {
				return fmt.Errorf("origin %v: %w", origin, err)
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
		if err := f.farBoard(origin); err != nil {
			return fmt.Errorf("board around %v: %w", origin, err)
		}
	}
	return nil
}

// farBoard compares some windows around a far origin.
func (f *farSuite) farBoard(origin engine.FarPosition) error {
	board := f.game.FarBoard(origin)
	if err := f.edges(board); err != nil {
		return err
	}
	want := func(x, y int) (bool, error) {
		by := make(engine.Position, max(2, len(origin)))
		by[0], by[1] = x, y
		palaces, err := f.palaces(origin.Plus(by[:len(origin)]))
		return len(palaces) == 0, err
	}
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
func (f *farSuite) elsewhere(origin engine.FarPosition, board engine.Board) error {
	by := make(engine.Position, len(origin))
	for d := range min(2, len(by)) {
		by[d] = f.random.IntN(1<<f.random.IntN(50)+1) * (1 - 2*f.random.IntN(2))
	}
	palaces, err := f.palaces(origin)
	if err != nil {
		return err
	}
	for _, q := range palaces {
		if near, ok := q.From(origin, engine.Span/2); ok && !slices.ContainsFunc(near[min(2, len(near)):], func(v int) bool { return v != 0 }) {
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
	by[0] = w.X
	if len(by) > 1 {
		by[1] = w.Y
	}
	there := f.game.FarBoard(origin.Plus(by))
	values, err := drain(there.Source(engine.Window{W: w.W, H: w.H}), engine.Outcomes, engine.Window{W: w.W, H: w.H})
	if err != nil {
		return err
	}
	return f.compare(board, w, func(x, y int) (bool, error) { return values[(y-w.Y)*w.W+x-w.X] == 1, nil })
}

// compare holds a window of an outcome board, and its counts, against what is P.
func (f *farSuite) compare(board engine.Board, w engine.Window, want func(x, y int) (bool, error)) error {
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
	if counter, ok := board.(engine.Counter); ok {
		return matchCounts(counter, w, func(x, y int) bool { return got[(y-w.Y)*w.W+x-w.X] == 1 })
	}
	return nil
}
