package exile

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// star says how many squares a queen may go in each of the eight directions:
// star[dx+1][dy+1] along (dx, dy).
type star [3][3]int

// rays lists the directions in which there is a square to go to, sorted.
func (s *star) rays() []engine.Ray {
	rays := make([]engine.Ray, 0, 8)
	for i, row := range s {
		for j, count := range row {
			if count > 0 {
				rays = append(rays, engine.Ray{Step: engine.Position{i - 1, j - 1}, Count: count})
			}
		}
	}
	return rays
}

// count returns the number of options.
func (s *star) count() int {
	n := 0
	for _, row := range s {
		n += row[0] + row[1] + row[2]
	}
	return n
}

// each calls visit for every option from c, sorted by x and then y. So it goes
// down row by row; each row but c's own has up to three options, one straight above
// or below c and one on each side.
func (s *star) each(c engine.Cell, visit func(engine.Cell)) {
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

// maxSights is the largest number of options that Sights lists.
const maxSights = 2_000_000

// checkSights refuses a position with too many options to list.
func (s *star) checkSights(p engine.Position) error {
	if n := s.count(); n > maxSights {
		return fmt.Errorf("there are %d options of %v, and at most %d can be listed", n, p, maxSights)
	}
	return nil
}

// reach bounds the coordinates of machine integers, so that sums of them and the
// numbers of queens on the way stay exact, in JavaScript too.
const reach = 1_000_000_000_000_000

// coordinates are what the components of a position are called.
var coordinates = [...]string{"row", "column"}

// errPair says that n numbers are no position.
func errPair(n int) error {
	return fmt.Errorf("a position of queens in exile is a row and a column, two numbers, not %d", n)
}

// checkPair refuses what is not a pair of coordinates from lo to reach.
func checkPair(p engine.Position, lo int) error {
	if len(p) != 2 {
		return errPair(len(p))
	}
	for i, v := range p {
		name := coordinates[i]
		if v < lo {
			return fmt.Errorf("the %s must be at least %d, not %d", name, lo, v)
		}
		if v > reach {
			return fmt.Errorf("the %s must be at most %d, not %d", name, reach, v)
		}
	}
	return nil
}
