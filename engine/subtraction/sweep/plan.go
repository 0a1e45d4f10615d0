package sweep

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// plan is what the blocks of one board have in common. It sees the board as rows
// of squares x = 0, 1, …: a level is a value of y, and holds one row for each of
// the combinations of the further components up to those of rest, in mixed radix
// with the second component after y running slowest. In two dimensions a level is
// one row; in one, there is one level.
type plan struct {
	kernel Kernel         // of the passes, nil for the form in Go
	moves  []moves.Vector // those that can be played on this board
	rest   moves.Vector   // the further components, from 0 up to these
	radix  []int          // radix[i] is the weight of rest[i] in a row's number
	reach  int            // levels above a block that its moves reach
	pad    int            // words to the left that its moves reach, and one
	width  int            // words that a block is wide: a multiple of 4, or of span where a level is one row
	tall   int            // levels of a block, a multiple of engine.TileSize
	right  int            // the plan serves squares with x < right
	bottom int            // and y < bottom
	rows   int            // rows of a level
	lists  [][]pass       // the different lists of passes of rows
	list   []int          // which of them a row of a level has
	inner  *RowSolver
	direct bool // a row is one run and done in one pass
}

// newPlan makes the plan for a board whose squares have x < right and y < bottom,
// but for its terms, which addTerms makes.
func newPlan(set *moves.Set, rest moves.Vector, right, bottom int) *plan {
	p := &plan{moves: playable(set, rest, right, bottom), rest: rest, rows: 1, right: right, bottom: bottom}
	p.radix = make([]int, len(rest))
	for i := len(rest) - 1; i >= 0; i-- {
		p.radix[i] = p.rows
		p.rows *= rest[i] + 1
	}
	reachX := 0
	for _, m := range p.moves {
		reachX = max(reachX, m[0])
		p.reach = max(p.reach, moves.Down(m))
	}
	p.pad = reachX/64 + 1
	p.width = (p.pad + 3) / 4 * 4
	if p.rows == 1 {
		// This makes a row's overhead small and keeps a block in near caches.
		p.width = moves.Ceil(p.pad, span) * span
	}
	// As many levels as the moves reach, so that edges never outweigh the block.
	p.tall = max(1, moves.Ceil(p.reach, engine.TileSize)) * engine.TileSize
	return p
}

// playable lists the moves that can be played somewhere on the board.
func playable(set *moves.Set, rest moves.Vector, right, bottom int) (list []moves.Vector) {
	for _, m := range set.List {
		if m[0] < right && moves.Down(m) < bottom && moves.Fits(moves.Further(m), rest) {
			list = append(list, m)
		}
	}
	return list
}

// addTerms makes the lists of terms: a row's list has the moves that its further
// components allow, and rows that allow the same moves share one.
func (p *plan) addTerms() {
	var lengths []int
	for _, m := range p.moves {
		if p.rowsBack(m) == 0 {
			lengths = append(lengths, m[0])
		}
	}
	p.inner = NewRowSolver(lengths)
	p.list = make([]int, p.rows)
	known := map[string]int{}
	for row := range p.rows {
		at := p.restOf(row)
		key := make([]byte, (len(p.moves)+7)/8)
		for i, m := range p.moves {
			if moves.Fits(moves.Further(m), at) {
				key[i/8] |= 1 << (i % 8)
			}
		}
		index, ok := known[string(key)]
		if !ok {
			index = len(p.lists)
			known[string(key)] = index
			p.lists = append(p.lists, p.passesAt(at))
		}
		p.list[row] = index
	}
	p.direct = p.rows == 1 && p.width == span && len(p.lists[0]) == 1 && (p.inner.Alternates() || p.inner.Idle())
}

// passesAt lists the passes over the terms of the moves that leave the row and fit
// into at.
func (p *plan) passesAt(at moves.Vector) []pass {
	plain, shifted := p.termsAt(at)
	return passes(plain, shifted, p.inner.Alternates(), p.stride(), p.kernel)
}

// termsAt lists the terms of the moves that leave the row and fit into at: how far
// those lie back that are not shifted, and the shifted ones, mostly two with the same
// shift in one.
func (p *plan) termsAt(at moves.Vector) (plain []int, shifted []Term) {
	for _, m := range p.moves {
		rows := p.rowsBack(m)
		if rows == 0 || !moves.Fits(moves.Further(m), at) {
			continue
		}
		back, shift := rows*p.stride()+m[0]/64, uint(m[0]%64)
		if shift == 0 {
			plain = append(plain, back)
			continue
		}
		shifted = AddTerm(shifted, back, shift)
	}
	return plain, shifted
}

// rowsBack says how many rows earlier the row lies that m leads to.
func (p *plan) rowsBack(m moves.Vector) int {
	return moves.Down(m)*p.rows + p.rowOf(moves.Further(m))
}

// rowOf returns the number of the row with these further components in its level,
// restOf its inverse.
func (p *plan) rowOf(rest moves.Vector) int {
	row := 0
	for i, v := range rest {
		row += v * p.radix[i]
	}
	return row
}

func (p *plan) restOf(row int) moves.Vector {
	rest := make(moves.Vector, len(p.radix))
	for i, r := range p.radix {
		rest[i] = row / r
		row %= r
	}
	return rest
}

// stride returns the words from the beginning of one row to that of the next.
func (p *plan) stride() int { return p.pad + p.width }

// columns and bands say how many blocks it takes to reach that far.
func (p *plan) columns(right int) int { return moves.Ceil(right, 64*p.width) }
func (p *plan) bands(bottom int) int  { return moves.Ceil(bottom, p.tall) }
