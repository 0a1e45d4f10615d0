package quadrant

import "testing"

// This file proves that however far out, no states occur but those that a Far surveys, and
// with that [DSS20] Conjecture 25: that all queens lie within some distance of two lines of
// slopes φ and 1/φ.
//
// The front before column c reads the antidiagonals of low queens from column head(c) on,
// about c/φ, and their rows from column tail(c) on, about c/φ², which turns out to be near
// head(head(c)). The block of a column says which queens are low in the columns around it,
// and in those around its head. The block of column head(c) has all that the front reads
// for a while. So the state before column c, with where exactly it reads, its situation, and the
// block of its head decide the queens of the next columns, and the blocks of columns c
// and c+1; and the situation of column c+1, but that the block of its head may be any that
// follows the one before.
//
// The test collects situations, blocks, and which block follows which, until nothing new comes
// up. It begins with those of some first columns. Then by induction on c, what there is in
// column c is in the collection, since all that its situation stands on lies in columns before.

// The columns of a block: from left before to here or there after its column and its head.
const left, here, there = 3, 24, 22

// mostMoved is by how many columns the head moves at most from a column to the next.
const mostMoved = 2

// block is where low queens stand around a column c and around its head.
type block struct {
	here  uint32 // bit i: in column c-left+i
	there uint32 // bit i: in column head(c)-left+i
}

// situation is what decides how the front goes on from column c.
type situation struct {
	state state
	// From the row that a low queen in column tail(c) has or would have to the first free
	// row f, and from her antidiagonal in column head(c) to f+c.
	row, sum int
	tail     int    // tail(c) is head(head(c))-left+tail
	past     uint32 // bit i: the queen of column c-left+i is low
	block    int    // the number of the block of column head(c)
}

// link leads from the block of a column to that of the next one, the head of which is moved
// by so many columns.
type link struct{ block, moved int }

// collection is what has come up.
type collection struct {
	blocks     []block
	numbers    map[block]int
	next       [][]link      // by block: what may follow
	before     [][]int       // by block: what it may follow
	standing   [][]situation // by block: the situations that stand on it
	situations map[situation]bool
	work       []situation // not looked at since something new came up that they lead to
}

func (l *collection) number(b block) int {
	n, known := l.numbers[b]
	if !known {
		n = len(l.blocks)
		l.numbers[b] = n
		l.blocks = append(l.blocks, b)
		l.next, l.before, l.standing = append(l.next, nil), append(l.before, nil), append(l.standing, nil)
	}
	return n
}

// follow notes that a block may follow another. The situations that stand on it, or on one
// before, may then go on in a new way, for heads move by mostMoved columns at most.
func (l *collection) follow(from block, moved int, to block) {
	n, at := l.number(from), link{l.number(to), moved}
	for _, known := range l.next[n] {
		if known == at {
			return
		}
	}
	l.next[n] = append(l.next[n], at)
	l.before[at.block] = append(l.before[at.block], n)
	l.work = append(l.work, l.standing[n]...)
	for _, m := range l.before[n] {
		l.work = append(l.work, l.standing[m]...)
	}
}

// closure returns all that comes up from column start on.
func closure(t *testing.T, start int) *collection {
	l := &collection{numbers: map[block]int{}, situations: map[situation]bool{}}
	l.begin(start/2, start)
	for len(l.work) > 0 {
		p := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		l.goOn(t, p)
	}
	return l
}

func (l *collection) add(p situation) {
	if !l.situations[p] {
		l.situations[p] = true
		l.standing[p.block] = append(l.standing[p.block], p)
		l.work = append(l.work, p)
	}
}

// reader is the front on its way along a block.
type reader struct {
	block
	state      state
	row, sum   int
	tail, head int // bits of the block
	t          *testing.T
}

// step goes on by a column and says whether its queen is low, or on which row from the first
// free one on.
func (r *reader) step() (isLow bool, i int) {
	// Of so many columns the block must know the queens, and then so many rows and
	// antidiagonals are known.
	const tails, heads = seenRows + 1, (seenSums + 2) / 2
	if r.tail < 0 || r.tail+tails > left+there || r.head+heads > left+here {
		r.t.Fatalf("%+v reads beyond its block", *r)
	}
	lines := func(columns uint32, perColumn int) (l uint64) {
		for at := 0; at < 32; at += perColumn {
			if columns&1 != 0 {
				l |= 1 << at
				at++
			}
			columns >>= 1
		}
		return l
	}
	if n, _ := r.state.gaps(); n > seenSums {
		r.t.Fatalf("%+v would have to know more than it reads", *r)
	}
	before := r.state
	to, i, free := before.next(lines(r.there>>r.tail, 1)>>r.row, lines(r.here>>r.head, 2)>>r.sum)
	if free >= seenRows || before.diagonals&(1<<free-1) != 0 {
		r.t.Fatalf("%+v would have to know more than it reads", *r)
	}
	r.state = to
	advance := func(columns uint32, at, offset *int, perColumn, by int) {
		*offset += by
		for {
			width := perColumn + int(columns>>*at&1)
			if *offset < width {
				return
			}
			*offset -= width
			*at++
		}
	}
	advance(r.there, &r.tail, &r.row, 1, free)
	advance(r.here, &r.head, &r.sum, 2, free+1)
	return i == nowhere, i
}

// reader returns the front of a situation.
func (l *collection) reader(t *testing.T, p situation) reader {
	return reader{l.blocks[p.block], p.state, p.row, p.sum, p.tail, left, t}
}

// goOn adds what follows from a situation.
func (l *collection) goOn(t *testing.T, p situation) {
	b := l.blocks[p.block]
	second, lows := l.columns(t, p)
	const all, allThere = 1<<(left+here) - 1, 1<<(left+there) - 1
	moved := second.head - left
	if moved > mostMoved {
		t.Fatalf("the head of %+v moves by %d columns", p, moved)
	}
	l.follow(block{lows & all, b.here & allThere}, moved, block{lows >> 1, b.here >> moved & allThere})
	for _, next := range l.after(p, second, lows) {
		l.add(next)
	}
}

// columns goes on from a situation as far as its block tells, and returns the front before
// the next column, and where low queens stand from column c-left on.
func (l *collection) columns(t *testing.T, p situation) (second reader, lows uint32) {
	r := l.reader(t, p)
	lows = p.past
	for k := range here + 1 {
		if isLow, _ := r.step(); isLow {
			lows |= 1 << (left + k)
		}
		if k == 0 {
			second = r
		}
	}
	return second, lows
}

// after returns the situations of the next column that may follow, where columns has said
// how, as far as is known which blocks follow on that of the head.
func (l *collection) after(p situation, second reader, lows uint32) (next []situation) {
	heads := []link{{block: p.block}}
	for range second.head - left {
		var on []link
		for _, head := range heads {
			for _, next := range l.next[head.block] {
				on = append(on, link{next.block, head.moved + next.moved})
			}
		}
		heads = on
	}
	for _, head := range heads {
		next = append(next, situation{second.state, second.row, second.sum, second.tail - head.moved, lows >> 1 & (1<<left - 1), head.block})
	}
	return next
}

// begin adds the blocks of the columns from first to start, and the situation of column start.
func (l *collection) begin(first, start int) {
	var q Queens
	q.Extend(2 * start)
	rows := make([]int, 2*start)
	for c := range rows {
		rows[c] = q.Row(c)
	}
	from := func(v int, value func(c, low int) int) int { return q.from(v+1, value) - 1 }
	head := func(c int) int {
		_, free := stateBehind(rows[:c])
		return from(free+c, func(c, low int) int { return 2*c + low })
	}
	lows := func(c, n int) (l uint32) {
		for i := range n {
			if q.low(c - left + i) {
				l |= 1 << i
			}
		}
		return l
	}
	blockOf := func(c int) block { return block{lows(c, left+here), lows(head(c), left+there)} }
	for c := first; c < start; c++ {
		l.follow(blockOf(c), head(c+1)-head(c), blockOf(c+1))
	}
	if line, ok := outside(rows[:start]); ok {
		panic("the state before the first column does not tell of " + line)
	}
	s, free := stateBehind(rows[:start])
	tail, at := from(free, func(c, low int) int { return c + low }), head(start)
	l.add(situation{
		state: s,
		row:   free - tail - q.lows(tail),
		sum:   free + start - 2*at - q.lows(at),
		tail:  tail - head(at) + left,
		past:  lows(start, left),
		block: l.number(blockOf(at)),
	})
}
