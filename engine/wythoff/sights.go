package wythoff

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// The bounds of sights.
const (
	maxOptions = 2_000_000 // options listed
	maxWork    = 1 << 29   // options times single moves
	maxCells   = 1 << 25   // lines of families
)

// fitsSights refuses lists that are too long.
func (g *Game) fitsSights(p engine.Position) error {
	options, cells := engine.CountOptions(g.Rays(p)), 0
	n := options.Clamp()
	if x, y, ok := p.Pair(); ok && n <= maxOptions {
		for _, m := range g.moves.Endless {
			cells += m.A * (y + 1 + m.B*(x/m.A))
		}
	}
	if n > maxOptions || n*(8+len(g.moves.Single)) > maxWork || cells > maxCells {
		return errOptions(p, options)
	}
	return nil
}

// sights counts for every option the P-positions in its column, its row, its
// diagonal, on the lines of the families and at the ends of the single moves.
func (s *solver) sights(p engine.Position) ([]int32, error) {
	x, y, _ := p.Pair()
	v, rays := s.columns().Columns.Sights(x, y), s.game.onBoard(x, y)
	options := 0
	for _, r := range rays {
		options += r.Count
	}
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
	sort.Slice(jumps, func(i, j int) bool {
		a, b := jumps[i], jumps[j]
		return a.X < b.X || a.X == b.X && a.Y < b.Y
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
