package wythoff

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// solver answers about positions from columns up to theirs, or from rows.
type solver struct {
	game    *Game
	columns *Columns
	rows    *Columns // of the mirrored moves, so what they call columns are rows
}

// newSolver knows no column yet.
func newSolver(g *Game) *solver {
	s := &solver{game: g, columns: newColumns(g.moves)}
	if s.rows = s.columns; !s.columns.mirror {
		s.rows = newColumns(g.moves.mirrored())
	}
	return s
}

// columnsAtOnce is how many columns Prepare searches in a call.
const columnsAtOnce = 1 << 14

// Prepare searches the columns that hold the P-positions p may see.
func (s *solver) Prepare(p engine.Position) (more bool) {
	if s.game.Check(p) != nil {
		return false
	}
	c, q := s.quicker(p)
	return !c.Settle(q.X, q.Y, columnsAtOnce)
}

// quicker returns the columns or the rows, whichever lack less to settle p, and where p
// is for them.
func (s *solver) quicker(p engine.Position) (c *Columns, at engine.Cell) {
	x, y := p[0], p[1]
	turn := x > y
	if s.rows != s.columns {
		turn = s.rows.missing(y, x) < s.columns.missing(x, y)
	}
	if turn {
		return s.rows, engine.Cell{X: y, Y: x}
	}
	return s.columns, engine.Cell{X: x, Y: y}
}

// Palaces looks for P-positions along the queen's lines, along the families, and at the
// squares that the single moves lead to.
func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	c, at := s.quicker(p)
	for !c.Settle(at.X, at.Y, columnsAtOnce) {
	}
	var found []engine.Position
	c.eachSeen(at.X, at.Y, func(left int) { found = append(found, engine.Position{left, c.Row(left)}) })
	if c != s.columns || at.X != p[0] {
		for _, q := range found {
			q[0], q[1] = q[1], q[0]
		}
	}
	return sorted(found), nil
}

// sorted sorts positions and drops doubled ones.
func sorted(found []engine.Position) []engine.Position {
	slices.SortFunc(found, engine.Position.Compare)
	return slices.CompactFunc(found, engine.Position.Equal)
}

// The bounds of Sights.
const (
	maxOptions = 2_000_000 // options listed
	maxWork    = 1 << 29   // options times single moves
	maxCells   = 1 << 25   // lines of families
)

// Sights counts for every option the P-positions in its column, its row, its
// diagonal, on the lines of the families and at the ends of the single moves.
func (s *solver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	x, y := p[0], p[1]
	rays := s.game.onBoard(x, y)
	options, cells := 0, 0
	for _, r := range rays {
		options += r.count
	}
	for _, m := range s.game.moves.endless {
		cells += m.A * (y + 1 + m.B*(x/m.A))
	}
	if options > maxOptions || options*(8+len(s.game.moves.single)) > maxWork || cells > maxCells {
		return nil, fmt.Errorf("the queen on (%d,%d) has too many options to list: %d", x, y, options)
	}
	s.columns.Extend(x + 1)
	v := newViews(s.columns.row[:x+1], y, s.game.moves)
	sights := make([]int32, 0, options)
	eachOption(rays, x, y, func(x, y int) { sights = append(sights, v.count(x, y)) })
	return sights, nil
}

// eachOption visits the options from (x, y), each once, sorted. The further moves
// never lead where the queen's do, so only their few need sorting.
func eachOption(rays []ray, x, y int, visit func(x, y int)) {
	var jumps []engine.Cell
	for _, r := range rays {
		for t := 1; t <= r.count && !r.step.queen(); t++ {
			jumps = append(jumps, engine.Cell{X: x - t*r.step.A, Y: y - t*r.step.B})
		}
	}
	slices.SortFunc(jumps, func(a, b engine.Cell) int {
		return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y))
	})
	jumps = slices.Compact(jumps)
	for c := range x {
		diagonal := y - x + c
		for ; len(jumps) > 0 && jumps[0].X == c && jumps[0].Y < diagonal; jumps = jumps[1:] {
			visit(c, jumps[0].Y)
		}
		if diagonal >= 0 {
			visit(c, diagonal)
		}
		for ; len(jumps) > 0 && jumps[0].X == c; jumps = jumps[1:] {
			visit(c, jumps[0].Y)
		}
		visit(c, y)
	}
	for r := range y {
		visit(x, r)
	}
}
