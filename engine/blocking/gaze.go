package blocking

import "github.com/palacegames/palace/engine"

// gaze looks along the lines of a position, a block a step: first the sweep passes all
// blocks up to there, then those on the lines are read.
type gaze struct {
	from    engine.Position
	ahead   *passing
	reader  *reader
	row     line              // from (0, y) on
	column  line              // from (x, 0) on
	slope   line              // the diagonal, from the board's edge on
	palaces []engine.Position // all that are seen, or nil if nobody has asked for them
}

// line holds what a queen sees in one direction.
type line struct {
	x, y, dx, dy int     // the first square, and how to go on from there
	rel          []int32 // by square: its palace number minus k
	read         int     // how many of the squares are known
	palaces      []int   // those among them that are palaces, by their numbers on the line
}

// newGaze starts on a position.
func newGaze(s *sweep, p engine.Position) *gaze {
	x, y := p[0], p[1]
	start := min(x, y)
	return &gaze{
		from: p, ahead: s.pass(x, y), reader: &reader{sweep: s},
		row:    line{y: y, dx: 1, rel: make([]int32, x)},
		column: line{x: x, dy: 1, rel: make([]int32, y)},
		slope:  line{x: x - start, y: y - start, dx: 1, dy: 1, rel: make([]int32, start)},
	}
}

// step counts a few blocks at most, and returns false when all lines are known.
func (g *gaze) step() bool {
	return g.ahead.step() || g.row.step(g.reader) || g.column.step(g.reader) || g.slope.step(g.reader)
}

// step reads what lies in one block, or counts another one on the way there. It returns
// false when nothing was left to read.
func (l *line) step(r *reader) bool {
	n := len(l.rel) - l.read
	if n == 0 {
		return false
	}
	x, y := l.x+l.read*l.dx, l.y+l.read*l.dy
	if l.dx > 0 {
		n = min(n, edge-x%edge)
	}
	if l.dy > 0 {
		n = min(n, edge-y%edge)
	}
	if !r.approach(x/edge, y/edge) {
		return true
	}
	seen := l.rel[l.read:][:n]
	r.read(seen, x, y, l.dx, l.dy)
	for i, v := range seen {
		if v < 0 {
			l.palaces = append(l.palaces, l.read+i)
		}
	}
	l.read += n
	return true
}

// list lists the palaces on all lines, sorted.
func (g *gaze) list() []engine.Position {
	n := len(g.row.palaces) + len(g.slope.palaces) + len(g.column.palaces)
	list, numbers := make([]engine.Position, 0, n), make(engine.Position, 2*n)
	add := func(x, y int) {
		q := numbers[:2:2]
		q[0], q[1] = x, y
		list, numbers = append(list, q), numbers[2:]
	}
	row := g.row.palaces
	for _, n := range g.slope.palaces {
		x := g.slope.x + n
		for ; len(row) > 0 && row[0] < x; row = row[1:] {
			add(row[0], g.row.y)
		}
		add(x, g.slope.y+n) // which lies above the row
	}
	for _, x := range row {
		add(x, g.row.y)
	}
	for _, y := range g.column.palaces {
		add(g.column.x, y)
	}
	return list
}
