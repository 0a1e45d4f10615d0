package wythoff

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// solver answers about positions from columns up to theirs, or from rows.
type solver struct {
	game *Game
	near *columns.Solver
}

// newSolver knows no column yet.
func newSolver(g *Game) *solver { return &solver{g, columns.NewSolver(g.moves, g.kernel)} }

// Prepare searches the columns that hold the P-positions p may see.
func (s *solver) Prepare(p engine.Position) (more bool) {
	return s.game.Check(p) == nil && s.near.Prepare(p[0], p[1])
}

// Progress is the part that is done of the columns that p needs.
func (s *solver) Progress(p engine.Position) float64 {
	if s.game.Check(p) != nil {
		return 0
	}
	return s.near.Progress(p[0], p[1])
}

// Palaces looks for P-positions along the queen's lines, along the families, and at the
// squares that the single moves lead to.
func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	var found []engine.Position
	for _, q := range s.near.Seen(p[0], p[1]) {
		found = append(found, engine.Position{q.X, q.Y})
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
		options += r.Count
	}
	for _, m := range s.game.moves.Endless {
		cells += m.A * (y + 1 + m.B*(x/m.A))
	}
	if options > maxOptions || options*(8+len(s.game.moves.Single)) > maxWork || cells > maxCells {
		return nil, fmt.Errorf("the queen on (%d,%d) has too many options to list: %d", x, y, options)
	}
	v := s.near.Columns.Sights(x, y)
	sights := make([]int32, 0, options)
	eachOption(rays, x, y, func(x, y int) { sights = append(sights, v.Count(x, y)) })
	return sights, nil
}

// eachOption visits the options from (x, y), each once, sorted. The further moves
// never lead where the queen's do, so only their few need sorting.
func eachOption(rays []moves.Run, x, y int, visit func(x, y int)) {
	var jumps []engine.Cell
	for _, r := range rays {
		for t := 1; t <= r.Count && !r.Step.Queen(); t++ {
			jumps = append(jumps, engine.Cell{X: x - t*r.Step.A, Y: y - t*r.Step.B})
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
