package palace

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// maxOptions is how many options Sights lists at most.
const maxOptions = 1 << 22

// solver looks up the squares on the lines of a position in the blocks of one
// sweep, which it goes on with when a position lies further out than all before.
type solver struct {
	game  *Game
	sweep *sweep
}

// Palaces lists the palaces that the queen can go to.
func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	var palaces []engine.Position
	s.look(p, func(x, y int, rel int32) {
		if rel < 0 {
			palaces = append(palaces, engine.Position{x, y})
		}
	})
	slices.SortFunc(palaces, engine.Position.Compare)
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
	s.look(p, func(qx, qy int, rel int32) { sights[optionIndex(x, y, qx, qy)] += rel })
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

// look visits the options of p with their palace numbers minus k, line by line,
// except for squares of the outer space, where those are 0.
func (s *solver) look(p engine.Position, visit func(x, y int, rel int32)) {
	x, y := p[0], p[1]
	s.sweep.pass(max(x, y)/edge, min(x, y)/edge)
	s.line(0, y, 1, 0, x, visit)
	s.line(x, 0, 0, 1, y, visit)
	start := min(x, y)
	s.line(x-start, y-start, 1, 1, start, visit)
}

// line visits count squares from (x, y) on in steps of (dx, dy).
func (s *solver) line(x, y, dx, dy, count int, visit func(x, y int, rel int32)) {
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
				visit(x+i*dx, y+i*dy, seen.rel(x+i*dx, y+i*dy))
			}
		}
		x, y, count = x+n*dx, y+n*dy, count-n
	}
}

// reader reads blocks that a sweep has passed.
type reader struct {
	sweep    *sweep
	replay   *replay
	shape    shape
	mirrored bool
	values   values
}

// open goes to the block at column i, row j, in either half of the board.
func (r *reader) open(i, j int) {
	if r.mirrored = i < j; r.mirrored {
		i, j = j, i
	}
	if r.sweep.inSpace(i, j) {
		r.shape = flat
		return
	}
	if r.replay == nil || !r.replay.serves(i, j) {
		r.replay = r.sweep.replay(i, j)
	}
	for reached := false; !reached; {
		r.shape, reached = r.replay.advance(i, j, &r.values)
	}
}

// rel returns the palace number of (x, y) minus k.
func (r *reader) rel(x, y int) int32 {
	k := r.sweep.front.hood.k
	if sees := seesInHood(x, y); sees < k {
		return int32(sees - k)
	}
	if r.mirrored {
		x, y = y, x
	}
	return int32(r.values[y%edge*edge+x%edge])
}
