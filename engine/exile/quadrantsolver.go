package exile

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
)

// quadrantSolver goes through the table of the queens' rows near the corner, and finds them
// without it elsewhere. The zero value is ready.
type quadrantSolver struct {
	queens quadrant.Queens
	far    *quadrant.Far
}

// nearby is up to which column the table is made without a second thought.
const nearby = 1 << 17

// Palaces looks at the lines through p: those west of p on its row or diagonals, and the
// one north of it.
func (s *quadrantSolver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := (Quadrant{}).Check(p); err != nil {
		return nil, err
	}
	r, c := p[0], p[1]
	var palaces []engine.Position
	if c >= max(nearby, s.queens.Len()) {
		far, err := s.FarPalaces(p.Far())
		for _, q := range far {
			palaces = append(palaces, engine.Position{int(q[0].Int64()), int(q[1].Int64())})
		}
		return palaces, err
	}
	s.queens.Extend(c + 1)
	west := func(d int, ok bool) {
		if ok && d < c {
			palaces = append(palaces, engine.Position{s.queens.Row(d), d})
		}
	}
	west(s.queens.InRow(r))
	west(s.queens.OnDiagonal(r - c))
	west(s.queens.OnAntidiagonal(r + c))
	if q := s.queens.Row(c); q < r {
		palaces = append(palaces, engine.Position{q, c})
	}
	slices.SortFunc(palaces, engine.Position.Compare)
	return palaces, nil
}

// FarPalaces is Palaces for coordinates of up to maxQuadrantDigits digits.
func (s *quadrantSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	if err := (Quadrant{}).CheckFar(p); err != nil {
		return nil, err
	}
	if s.far == nil {
		s.far = quadrant.NewFar()
	}
	r, c := p[0], p[1]
	var palaces []engine.FarPosition
	for _, line := range []struct {
		find func(line, west *big.Int) (quadrant.Square, bool, error)
		line *big.Int
	}{
		{s.far.InRow, r},
		{s.far.OnDiagonal, new(big.Int).Sub(r, c)},
		{s.far.OnAntidiagonal, new(big.Int).Add(r, c)},
	} {
		q, ok, err := line.find(line.line, c)
		if err != nil {
			return nil, err
		}
		if ok {
			palaces = append(palaces, engine.FarPosition{q.Row, q.Column})
		}
	}
	q, err := s.far.OnColumn(c)
	if err != nil {
		return nil, err
	}
	if q.Row.Cmp(r) < 0 {
		palaces = append(palaces, engine.FarPosition{q.Row, q.Column})
	}
	slices.SortFunc(palaces, engine.FarPosition.Compare)
	return palaces, nil
}

// Sights first lists, for every line that the options lie on, the column of its queen.
func (s *quadrantSolver) Sights(p engine.Position) ([]int32, error) {
	if err := (Quadrant{}).Check(p); err != nil {
		return nil, err
	}
	options := quadrantStar(p.Cell())
	if err := options.checkSights(p); err != nil {
		return nil, err
	}
	r, c := p[0], p[1]
	s.queens.Extend(c + 1)
	// Options have rows and sums up to r+c. Unlisted queens stand too far east.
	rows, sums := eastern(r+c+1), eastern(r+c+1)
	differences := eastern(r + 2*c + 1) // of row and column, from -c on
	for d := range c + 1 {
		q := s.queens.Row(d)
		rows.set(q, d)
		sums.set(q+d, d)
		differences.set(q-d+c, d)
	}
	sights := make([]int32, 0, options.count())
	options.each(p.Cell(), func(o engine.Cell) {
		west, seen := int32(o.Y), int32(0)
		if rows[o.X] < west {
			seen++
		}
		if sums[o.X+o.Y] < west {
			seen++
		}
		if differences[o.X-o.Y+c] < west {
			seen++
		}
		if s.queens.Row(o.Y) < o.X {
			seen++
		}
		sights = append(sights, seen)
	})
	return sights, nil
}

// columnsOf lists the columns of the queens on parallel lines.
type columnsOf []int32

// eastern returns n lines whose queens are farther east than any square.
func eastern(n int) columnsOf {
	const far = 1<<31 - 1
	return slices.Repeat(columnsOf{far}, n)
}

// set notes the queen of a line if the line is listed.
func (l columnsOf) set(line, column int) {
	if line >= 0 && line < len(l) {
		l[line] = int32(column)
	}
}
