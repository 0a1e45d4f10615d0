package exile

import "github.com/palacegames/palace/engine"

// queenRays says how many squares a queen may go in each of the eight directions:
// queenRays[dx+1][dy+1] along (dx, dy).
type queenRays [3][3]int

// raysOf returns rays that are short enough to be listed.
func raysOf(rays []engine.Ray) (s queenRays) {
	for _, r := range rays {
		d := r.Step.Cell()
		s[d.X+1][d.Y+1] = r.Count.Clamp()
	}
	return s
}

// each calls visit for every option from c, sorted by x and then y. So it goes
// down row by row; each row but c's own has up to three options, one straight above
// or below c and one on each side.
func (s *queenRays) each(c engine.Cell, visit func(engine.Cell)) {
	side := func(row *[3]int, dx, d int) {
		for j, count := range row {
			if d <= count {
				visit(engine.Cell{X: c.X + dx*d, Y: c.Y + (j-1)*d})
			}
		}
	}
	for d := max(s[0][0], s[0][1], s[0][2]); d > 0; d-- {
		side(&s[0], -1, d)
	}
	for d := s[1][0]; d > 0; d-- {
		visit(engine.Cell{X: c.X, Y: c.Y - d})
	}
	for d := range s[1][2] {
		visit(engine.Cell{X: c.X, Y: c.Y + d + 1})
	}
	for d := range max(s[2][0], s[2][1], s[2][2]) {
		side(&s[2], 1, d+1)
	}
}

// maxSights is the largest number of options that are listed.
const maxSights = 2_000_000

// checkSights refuses a position with too many options to list, given its rays.
func checkSights(p engine.Position, rays []engine.Ray) error {
	if n := engine.CountOptions(rays); n.Cmp(engine.Num(maxSights)) > 0 {
		return errOptions(p, n)
	}
	return nil
}

// sights asks what every option sees, in the order of Options.
func sights(p engine.Position, rays []engine.Ray, lower func(engine.Cell) int32) []int32 {
	seen := make([]int32, 0, engine.CountOptions(rays).Clamp())
	s := raysOf(rays)
	s.each(p.Cell(), func(c engine.Cell) { seen = append(seen, lower(c)) })
	return seen
}
