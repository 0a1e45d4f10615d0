package sweep

import "github.com/palacegames/palace/engine/blocking/automaton"

const blockSide = automaton.BlockSide

// front is a line of edges that moves over the blocks of the half board on and
// above the diagonal, i ≥ j: the board is its own mirror image. Block (i, j) holds
// the columns from i·256 and the rows from j·256 on. Between two steps the front
// knows the top edge of the next block in each column and the left edge of the
// next block in each row; a column or row that no step has reached yet has the
// edges of the board or of the empty outer space.
type front struct {
	blocks      *automaton.Blocks
	tops, lefts shelf                 // by column, by row
	empty       *automaton.EmptyBlock // receives empty blocks instead of their values, or nil
}

// newFront returns a front over the blocks from column i0 and row j0 on, whose edges
// lie in memory by the given number.
func newFront(blocks *automaton.Blocks, i0, j0, stretch int) *front {
	return &front{blocks: blocks, tops: shelf{first: i0, stretch: stretch}, lefts: shelf{first: j0, stretch: stretch}}
}

// shelf holds edges by number, from one on, in stretches of memory that hold so many of
// them side by side.
type shelf struct {
	first, stretch int
	stretches      [][]automaton.Edge // those that nobody has asked for are nil
}

// at returns an edge. If its stretch has to be made, all diagonals there are diag.
func (s *shelf) at(n int, diag byte) *automaton.Edge {
	if c := s.get(n); c != nil {
		return c
	}
	n -= s.first
	for n/s.stretch >= len(s.stretches) {
		s.stretches = append(s.stretches, nil)
	}
	fresh := make([]automaton.Edge, s.stretch)
	for i := range fresh {
		fresh[i].Fill(0, diag)
	}
	s.stretches[n/s.stretch] = fresh
	return &fresh[n%s.stretch]
}

// get returns an edge, or nil if its stretch has not been made.
func (s *shelf) get(n int) *automaton.Edge {
	if list := s.from(n); list != nil {
		return &list[0]
	}
	return nil
}

// from returns an edge and those that lie beside it, or nil if its stretch has not been
// made.
func (s *shelf) from(n int) []automaton.Edge {
	n -= s.first
	if i := n / s.stretch; n >= 0 && i < len(s.stretches) && s.stretches[i] != nil {
		return s.stretches[i][n%s.stretch:]
	}
	return nil
}

// beyond returns the first number after the stretch of n.
func (s *shelf) beyond(n int) int { return n + s.stretch - (n-s.first)%s.stretch }

// top returns the edge on top of the next block of column i.
func (f *front) top(i int) *automaton.Edge {
	return f.tops.at(i, byte(-f.blocks.K))
}

// left returns the edge left of the next block of row j. On the diagonal it is the
// top edge's mirror image.
func (f *front) left(i, j int) *automaton.Edge {
	c := f.lefts.at(j, 0)
	if i == j {
		c.Reflect(f.top(i))
	}
	return c
}

// step counts through block (i, j), whose neighbours above and to the left the front has
// passed, and hands on the edges: see automaton.Blocks.Count.
func (f *front) step(i, j int, values *automaton.Values) automaton.Shape {
	return f.blocks.Count(i, j, f.top(i), f.left(i, j), values, f.empty)
}

// run counts up to count blocks of row j from block (i, j) on, the edges of which lie side
// by side, and writes to lefts what their left edges were. It stops before a flat block and
// behind one whose values are too far from k, and returns how many blocks it has counted,
// and whether there was no such value.
func (f *front) run(i, j, count int, lefts []automaton.Edge) (counted int, near bool) {
	left := f.left(i, j)
	return f.blocks.Run(f.row(i, count), left, lefts[:count])
}

// row returns the edges on top of the next blocks of some columns from i on, which lie side
// by side.
func (f *front) row(i, count int) []automaton.Edge {
	f.top(i)
	return f.tops.from(i)[:count]
}
