package segment

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
)

// Along returns the shortest period of the lattice, which must be of two dimensions, in a
// direction.
func (l Lattice) Along(direction engine.Cell) engine.Cell {
	t := l.along(direction.X, direction.Y)
	return engine.Cell{X: t * direction.X, Y: t * direction.Y}
}

// Steps returns the periods of the lattice, which must be of two dimensions, that lie on or
// between two directions, the second one nearer to the y-axis, and are no sums of others that
// do: all that lie there are sums of these. They come sorted by their length. It returns nil if
// there are too many periods to look at.
func (l Lattice) Steps(from, to engine.Cell) (steps []engine.Cell) {
	const mostPeriods = 1 << 18
	most := length(l.Along(from)) + length(l.Along(to))
	if most*most/2/l.Determinant() > mostPeriods {
		return nil
	}
	within := func(c engine.Cell) bool { return c.X >= 0 && c.Y >= 0 && cross(from, c) >= 0 && cross(c, to) >= 0 }
	var all []engine.Cell
	for y := 0; y <= most; y += l.Height {
		x, _ := l.reduce(l.Shift*(y/l.Height), 0)
		for ; x+y <= most; x += l.Width {
			if c := (engine.Cell{X: x, Y: y}); x+y > 0 && within(c) {
				all = append(all, c)
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return length(all[i]) < length(all[j]) })
	for _, c := range all {
		sum := slices.ContainsFunc(steps, func(s engine.Cell) bool {
			return within(engine.Cell{X: c.X - s.X, Y: c.Y - s.Y})
		})
		if !sum {
			steps = append(steps, c)
		}
	}
	return steps
}
