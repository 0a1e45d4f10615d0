package chart

// A map that has been proved by strips is checked again before it is believed, in a way that
// knows of no strips, of no guess and of no Fill: it asks every square whether it is P if and
// only if none of its options is. There are finitely many places to ask. The options of a
// square lie in its own block and in the three blocks before that, to the left, above, and
// diagonally. Take those four together wherever they occur: the four around a quarter of the last
// one consist of quarters of the four. So from the four at the board's corner, three of which
// lie outside of it, follow all that ever occur, first of kinds, then of blocks, and in the
// end of leaves, whose squares are there to be seen.

// four is what lies at (i-1, k-1), (i, k-1), (i-1, k) and (i, k): kinds or blocks of a level.
type four [4]int32

// outside stands for what lies before the borders of the board, where no square is.
const outside int32 = -1

// fours is a list of different ones, in the order in which they were found.
type fours struct {
	list      []four
	rows, all table // the numbers of pairs, and those of pairs of such numbers
	next      int   // the first one that is still to be looked at
}

func (f *fours) add(w four) {
	above, below := f.rows.enter(both(w[0], w[1])), f.rows.enter(both(w[2], w[3]))
	if n := f.all.enter(both(above, below)); int(n) == len(f.list) {
		f.list = append(f.list, w)
	}
}

// check goes through all fours of a map.
type check struct {
	*Map
	fours []fours  // of blocks by level, and last those of kinds
	drawn []uint64 // four leaves, row by row, and a word before them
	won   []uint64 // the squares of the last one that have an option that is P
}

func newCheck(m *Map) *check {
	c := &check{Map: m, fours: make([]fours, m.level+2)}
	c.fours[m.level+1].add(four{outside, outside, outside, 0})
	c.drawn, c.won = make([]uint64, 1+4*m.side()*m.Words), make([]uint64, m.side()*m.Words)
	return c
}

// step looks at four that are still to be looked at, the smallest first, and returns what work
// that was. It reports whether it has found any, and errs with errWrong.
func (c *check) step() (more bool, work int, err error) {
	if c.quarters[0][0] != 0 {
		return false, 1, errWrong // the corner would be of two kinds
	}
	for level := range c.fours {
		f := &c.fours[level]
		if f.next == len(f.list) {
			continue
		}
		w := f.list[f.next]
		f.next++
		switch {
		case level == 0 && !c.follows(w):
			return false, c.Cost, errWrong
		case level == 0:
			return true, c.Cost, nil
		case level > c.level:
			c.split(w, f, c.kindWithin) // the quarters of kinds are kinds
			c.fours[c.level].add(c.blocksOf(w))
		default:
			c.split(w, &c.fours[level-1], c.blockWithin)
		}
		return true, 1, nil
	}
	return false, 0, nil
}

// split adds the fours whose last ones are the quarters of the last of w.
func (c *check) split(w four, to *fours, quarter func(n int32, i int) int32) {
	for last := range 4 {
		var f four
		for i := range f {
			x, y := 1+last%2+i%2, 1+last/2+i/2 // among the quarters of w, which lie four by four
			f[i] = outside
			if n := w[x/2+y/2*2]; n != outside {
				f[i] = quarter(n, x%2+y%2*2)
			}
		}
		to.add(f)
	}
}

// kindWithin and blockWithin return a quarter of a kind, and of a block.
func (c *check) kindWithin(n int32, i int) int32  { return c.quarters[n][i] }
func (c *check) blockWithin(n int32, i int) int32 { return c.all[n].quarters[i] }

// blocksOf returns the blocks of four kinds.
func (c *check) blocksOf(kinds four) (f four) {
	for i, kind := range kinds {
		f[i] = outside
		if kind != outside {
			f[i] = c.corners[kind]
		}
	}
	return f
}

// follows reports whether every square of the last of four leaves is P if and only if no
// move leads from it to a square that is P.
func (c *check) follows(w four) bool {
	for i, n := range w {
		c.draw(n, i%2, i/2)
	}
	side, stride := c.side(), 2*c.Words
	clear(c.won)
	for _, m := range c.Moves {
		whole, shift := m[0]/64, uint(m[0]%64)
		for y := range side {
			options := c.drawn[(side+y-m[1])*stride+c.Words-whole:]
			for x := range c.Words {
				c.won[y*c.Words+x] |= options[x+1]<<shift | options[x]>>1>>(63-shift)
			}
		}
	}
	for i, squares := range c.squares.of[c.all[w[3]].leaf] {
		if squares != ^c.won[i] {
			return false
		}
	}
	return true
}

// draw draws one of four leaves where it lies.
func (c *check) draw(n int32, right, down int) {
	var squares []uint64
	if n != outside {
		squares = c.squares.of[c.all[n].leaf]
	}
	for y := range c.side() {
		row := c.drawn[1+2*c.Words*(down*c.side()+y)+right*c.Words:][:c.Words]
		for x := range row {
			row[x] = 0
			if squares != nil {
				row[x] = squares[y*c.Words+x]
			}
		}
	}
}

// Check proves the map again, as a Search has done before it returned it. It errs if a square
// of the board that the map describes does not follow from its options.
func (m *Map) Check() error {
	c := newCheck(m)
	for {
		if more, _, err := c.step(); err != nil || !more {
			return err
		}
	}
}
