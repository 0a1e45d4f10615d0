package sweep

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Lines looks along the lines of a position, a block a step: first the sweep passes all
// blocks up to there, then those on the lines are read.
type Lines struct {
	ahead   *passing
	reader  *reader
	row     line          // from (0, y) on
	column  line          // from (x, 0) on
	slope   line          // the diagonal, from the board's edge on
	palaces []engine.Cell // all that are seen, or nil if nobody has asked for them
}

// line holds what a queen sees in one direction.
type line struct {
	x, y, dx, dy int     // the first square, and how to go on from there
	rel          []int32 // by square: its palace number minus k
	read         int     // how many of the squares are known
	palaces      []int   // those among them that are palaces, by their numbers on the line
}

// Look starts on a position, which must be one of the board.
func (s *Sweep) Look(x, y int) *Lines {
	start := min(x, y)
	return &Lines{
		ahead: s.pass(x, y), reader: &reader{sweep: s},
		row:    line{y: y, dx: 1, rel: make([]int32, x)},
		column: line{x: x, dy: 1, rel: make([]int32, y)},
		slope:  line{x: x - start, y: y - start, dx: 1, dy: 1, rel: make([]int32, start)},
	}
}

// Step counts a few blocks at most, and returns false when all lines are known.
func (l *Lines) Step() bool {
	return l.ahead.step() || l.row.step(l.reader) || l.column.step(l.reader) || l.slope.step(l.reader)
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
		n = min(n, blockSide-x%blockSide)
	}
	if l.dy > 0 {
		n = min(n, blockSide-y%blockSide)
	}
	if !r.approach(x/blockSide, y/blockSide) {
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

// Palaces lists the palaces on all lines, sorted, when all is seen.
func (l *Lines) Palaces() []engine.Cell {
	if l.palaces == nil {
		l.palaces = l.list()
	}
	return slices.Clip(l.palaces)
}

func (l *Lines) list() []engine.Cell {
	list := make([]engine.Cell, 0, len(l.row.palaces)+len(l.slope.palaces)+len(l.column.palaces))
	add := func(x, y int) { list = append(list, engine.Cell{X: x, Y: y}) }
	row := l.row.palaces
	for _, n := range l.slope.palaces {
		x := l.slope.x + n
		for ; len(row) > 0 && row[0] < x; row = row[1:] {
			add(row[0], l.row.y)
		}
		add(x, l.slope.y+n) // which lies above the row
	}
	for _, x := range row {
		add(x, l.row.y)
	}
	for _, y := range l.column.palaces {
		add(l.column.x, y)
	}
	return list
}

// Sights lists the palace numbers of the options, when all is seen, in their order: each
// column before the first holds a square of the row and, from where the diagonal begins,
// one of that before it.
func (l *Lines) Sights() []int32 {
	k := int32(l.reader.sweep.K)
	sights := make([]int32, 0, len(l.row.rel)+len(l.slope.rel)+len(l.column.rel))
	for x, v := range l.row.rel {
		if n := x - l.slope.x; n >= 0 {
			sights = append(sights, k+l.slope.rel[n])
		}
		sights = append(sights, k+v)
	}
	for _, v := range l.column.rel {
		sights = append(sights, k+v)
	}
	return sights
}

// Progress returns which part of the blocks up to the position was passed.
func (l *Lines) Progress() float64 { return l.ahead.progress() }
