package exile

import (
	"sort"

	"github.com/palacegames/palace/engine"
)

// nimRule is what the nim-values of the two games differ in: the order in which
// squares are filled, and how many are needed for a window.
type nimRule interface {
	// needed returns the smallest board to fill for w, an order that fills it, and
	// about the memory that takes, in bytes.
	needed(w engine.Window) (board engine.Window, bytes float64)
	// roomy returns a window with a square and its options, which is seldom outgrown by others nearby.
	roomy(c engine.Cell) engine.Window
	// fit returns the largest window that fits, near the corner and the proportions
	// of w if it can.
	fit(w engine.Window, fits func(engine.Window) bool) engine.Window
	// join returns a board that holds both.
	join(a, b engine.Window) engine.Window
	// order returns a new order that fills the board.
	order(board engine.Window) order
	// last returns the stage of the order by which all of w is filled.
	last(w engine.Window) int
}

// order gives squares, each after all squares with lower numbers in line with it
// that lie on the board or matter to it.
type order interface {
	next() engine.Cell
	// stage numbers the piece of the order that is being given now: the
	// antidiagonal or the ring.
	stage() int
}

// nimBoard fills a board with nim-values, or other numbers that follow from those of the options, as far as its
// windows need it. It keeps the board between windows.
type nimBoard struct {
	rule  nimRule
	begin func() fill
	most  float64 // how many bytes a board that serves for several windows may take
	field *nimField
}

// Open begins a board of its own.
func (b nimBoard) Open(engine.Map) engine.Squares { return &b }

// fill returns the number of a square, when all options have theirs.
type fill func(x, y int) int32

// nimField is a board being filled.
type nimField struct {
	window engine.Window
	order  order
	number fill
	values []int32 // of window, row by row from the smallest y
}

// How much memory a board may take, and how much if somebody waits: so much is filled
// within half a second.
const (
	maxNimBytes  = 1 << 30
	soonNimBytes = 1 << 24
)

// checkNim refuses what takes too much memory.
func checkNim(rule nimRule, q engine.Query) error {
	w := q.Window
	if q.Ask == engine.AskValue {
		c, near := q.At.Seen(engine.Position{}, reach)
		if !near {
			return errReach(reach)
		}
		w = engine.Window{X: c[0], Y: c[1], W: 1, H: 1}
	}
	switch {
	case q.Map.Origin != (engine.Position{}):
		return errOrigin
	case w.Empty():
		return nil
	}
	most := float64(maxNimBytes)
	if q.Play {
		most = soonNimBytes
	}
	fits := func(w engine.Window) bool {
		_, bytes := rule.needed(w)
		return bytes <= most
	}
	switch {
	case fits(w):
		return nil
	case q.Ask == engine.AskValue:
		return errMemory(q.At)
	}
	return errWindow(written(w), written(rule.fit(w, fits)))
}

// Source fills a bounded number of squares a call, and gives each tile as soon as
// it is filled.
func (b *nimBoard) Source(w engine.Window) engine.Source {
	b.hold(w)
	s := &nimSource{rule: b.rule, field: b.field}
	tiles := engine.NewTiling(w)
	for t, ok := tiles.Next(); ok; t, ok = tiles.Next() {
		s.tiles = append(s.tiles, t)
	}
	sort.SliceStable(s.tiles, func(i, j int) bool { return b.rule.last(s.tiles[i]) < b.rule.last(s.tiles[j]) })
	return s
}

// hold begins a larger board where w is not on the one there is.
func (b *nimBoard) hold(w engine.Window) {
	if b.field == nil || b.field.window.Intersect(w) != w {
		board, _ := b.rule.needed(w)
		if b.field != nil {
			both, bytes := b.rule.needed(b.rule.join(b.field.window, board))
			if bytes <= b.most {
				board = both
			}
		}
		b.field = &nimField{
			window: board,
			order:  b.rule.order(board),
			number: b.begin(),
			values: make([]int32, board.Area()),
		}
	}
}

type nimSource struct {
	rule  nimRule
	field *nimField
	tiles []engine.Window // still to be given
}

// nimSlice is the number of squares filled in a call, at most.
const nimSlice = 1 << 15

func (s *nimSource) Next() (engine.Tile, bool) {
	if len(s.tiles) == 0 {
		return engine.Tile{}, false
	}
	w := s.tiles[0]
	n := s.field.fill(s.rule.last(w), nimSlice)
	if s.field.order.stage() <= s.rule.last(w) {
		return engine.Tile{Window: engine.Window{W: n, H: 1}}, true
	}
	s.tiles = s.tiles[1:]
	return engine.WideTile(w, func(x, y int) []int32 { return s.field.values[s.field.at(engine.Cell{X: x, Y: y}):] }), true
}

// at returns the place of a square of the board among its values.
func (f *nimField) at(c engine.Cell) int {
	return (c.Y-f.window.Y)*f.window.W + c.X - f.window.X
}

// fill fills squares until the stage is done, but at most the given number, and
// says how many.
func (f *nimField) fill(stage, most int) int {
	for n := range most {
		if f.order.stage() > stage {
			return n
		}
		c := f.order.next()
		v := f.number(c.X, c.Y)
		if f.window.Contains(c) {
			f.values[f.at(c)] = v
		}
	}
	return most
}
