package palace

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// maxOptions is how many options Sights lists at most.
const maxOptions = 1 << 22

// solver looks up the squares on the lines of a position in the blocks of one
// sweep, which it goes on with when a position lies further out than all before.
type solver struct {
	game  *Game
	sweep *sweep
	ahead *passing        // towards the position prepared for, nil if there is none
	goal  engine.Position // that position
	from  engine.Position // the position whose lines were looked along last
	lines lines
}

// lines holds the options of a position, but for those in the outer space, in the
// order of their coordinates.
type lines struct{ row, column, diagonal []sight }

// sight is a square that a queen sees, with its palace number minus k.
type sight struct {
	x, y int
	rel  int32
}

// Prepare passes the blocks up to p, one a call.
func (s *solver) Prepare(p engine.Position) (more bool) {
	if s.game.Check(p) != nil {
		return false
	}
	if s.ahead == nil || !p.Equal(s.goal) {
		s.ahead, s.goal = s.sweep.pass(p[0], p[1]), p
	}
	return s.ahead.step()
}

// Palaces lists the palaces that the queen can go to.
func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	s.look(p)
	var palaces []engine.Position
	add := func(q sight) {
		if q.rel < 0 {
			palaces = append(palaces, engine.Position{q.x, q.y})
		}
	}
	row := s.lines.row
	for _, q := range s.lines.diagonal {
		for ; len(row) > 0 && row[0].x < q.x; row = row[1:] {
			add(row[0])
		}
		add(q) // which lies above the row
	}
	for _, q := range row {
		add(q)
	}
	for _, q := range s.lines.column {
		add(q)
	}
	return palaces, nil
}

// Sights lists the palace numbers of the options.
func (s *solver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	x, y := p[0], p[1]
	if n := seesInHood(x, y); n > maxOptions {
		return nil, fmt.Errorf("%v has %d options in %s: more than %d are too many to list", p, n, s.game, maxOptions)
	}
	sights := make([]int32, seesInHood(x, y))
	for i := range sights {
		sights[i] = int32(s.game.k) // in the outer space
	}
	s.look(p)
	for _, line := range [][]sight{s.lines.row, s.lines.column, s.lines.diagonal} {
		for _, q := range line {
			sights[optionIndex(x, y, q.x, q.y)] += q.rel
		}
	}
	return sights, nil
}

// optionIndex returns the place of (qx, qy) among the options of (x, y), sorted:
// each column before the first holds a square of the row and, from where the
// diagonal begins, one of that before it; then comes the column itself.
func optionIndex(x, y, qx, qy int) int {
	start := max(0, x-y) // the diagonal's first column
	switch {
	case qx == x:
		return x + min(x, y) + qy
	case qx < start:
		return qx
	case qy == y:
		return qx + qx - start + 1
	default:
		return qx + qx - start
	}
}

// look looks along the lines of p, unless it has just done so.
func (s *solver) look(p engine.Position) {
	if s.from != nil && p.Equal(s.from) {
		return
	}
	x, y := p[0], p[1]
	for pass := s.sweep.pass(x, y); pass.step(); {
	}
	l := &s.lines
	l.row = s.line(l.row[:0], 0, y, 1, 0, x)
	l.column = s.line(l.column[:0], x, 0, 0, 1, y)
	start := min(x, y)
	l.diagonal = s.line(l.diagonal[:0], x-start, y-start, 1, 1, start)
	s.from = p
}

// line appends count squares from (x, y) on in steps of (dx, dy), but for those in
// the outer space, where rel is 0.
func (s *solver) line(list []sight, x, y, dx, dy, count int) []sight {
	seen := reader{sweep: s.sweep}
	for count > 0 {
		// As many as lie in one block.
		n := count
		if dx > 0 {
			n = min(n, edge-x%edge)
		}
		if dy > 0 {
			n = min(n, edge-y%edge)
		}
		seen.open(x/edge, y/edge)
		if seen.shape != flat {
			for i := range n {
				qx, qy := x+i*dx, y+i*dy
				list = append(list, sight{qx, qy, seen.rel(qx, qy)})
			}
		}
		x, y, count = x+n*dx, y+n*dy, count-n
	}
	return list
}
