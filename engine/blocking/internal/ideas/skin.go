package ideas

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// skins illustrates the skin of the arm and its stages, and the lattice of the épaulettes.
type skins struct {
	k     int
	board engine.Bounded
	gaze  idea.Gaze
	err   error                // why nothing is seen
	known map[int]region.Layer // the skin by row; one without palaces stands for none

	found *surveyed     // for the lattice
	dots  engine.Window // whose lattice is marked
	grid  []bool

	rows rows
	left *idea.Values // the row that is pointed at, before its skin
	// leftErr is why that cannot be computed.
	leftErr error

	shown bool
	lower bool // the lower arm is looked at, whose columns are rows
	row   int
}

// rows are the skin in some rows one after the other.
type rows struct {
	first  int
	layers []region.Layer
}

func newSkins(k int, board engine.Bounded) idea.Illustration {
	return &skins{k: k, board: board, known: map[int]region.Layer{}}
}

// Look measures the skin in the rows of the window, and around the row that is pointed at.
func (s *skins) Look(at idea.Gaze) (engine.Job, error) {
	s.gaze, s.err, s.left, s.leftErr = at, nil, nil, nil
	if err := s.board.Check(at.Window); err != nil {
		s.err = err
		return nil, nil
	}
	c, ok := pointed(at)
	s.shown, s.lower, s.row = ok, c.Y > c.X, min(c.X, c.Y)
	list := append(s.rowsSeen(false), s.rowsSeen(true)...)
	if s.shown {
		list = append(list, around(s.row)...)
	} else {
		list = append(list, s.k/eighth)
	}
	return idea.InTurn(s.lattices(), s.measure(list), idea.Do(s.choose), idea.Later(s.before)), nil
}

// mostRows bounds how many rows of the skin are measured one by one, and mostSeen those of a
// window.
const (
	mostRows = 160
	mostSeen = 400
)

// In row k/eighth the skin of [CLN15] Figure 8 is seen, eight palaces thick.
const eighth = 50

// around lists rows around one.
func around(row int) (list []int) {
	for y := max(0, row-mostRows/4); y < max(0, row-mostRows/4)+mostRows; y++ {
		list = append(list, y)
	}
	return list
}

// view returns the window as it lies on the upper half, or the lower one turned up.
func (s *skins) view(lower bool) engine.Window {
	if lower {
		return s.gaze.Window.Mirror()
	}
	return s.gaze.Window
}

// rowsSeen lists the rows of the window in which the skin may be seen, of many only some.
func (s *skins) rowsSeen(lower bool) (list []int) {
	w := s.view(lower)
	for y := w.Y; y < w.Y+w.H; y += 1 + w.H/mostSeen {
		if from, to := s.strip(y, y+1); from < w.X+w.W && to > w.X {
			list = append(list, y)
		}
	}
	return list
}

// The skin lies between two lines through the shoulder, in columns a row: it approaches the
// second from the left ([CLN15] Section 3.4). Rows that are measured end in the outer space.
const (
	innerSlope = 2.3
	outerSlope = math.Phi * math.Phi
	beside     = 200 // columns more, wider than the skin and all that is looked at
)

// strip returns the columns between which the skin lies in rows from first to before end.
func (s *skins) strip(first, end int) (from, to int) {
	return s.k + max(-min(beside, s.k), int(innerSlope*float64(first))-beside), s.k + int(outerSlope*float64(end)) + beside
}

// thickest is more than the skin has on any board. The first row is all palaces, as far as the
// shoulder, and has no skin.
const thickest = 144

// measure returns the job of measuring the skin in some rows: those that follow each other at once.
func (s *skins) measure(list []int) engine.Job {
	const together = 32
	var now *idea.Values
	step := func() (more bool) {
		if now.Step() {
			return true
		}
		if now != nil {
			s.take(now)
			now = nil
		}
		for len(list) > 0 {
			if _, known := s.known[list[0]]; !known {
				break
			}
			list = list[1:]
		}
		if len(list) == 0 {
			return false
		}
		w := engine.Window{Y: list[0], H: 1}
		for w.H < min(together, len(list)) && list[w.H] == w.Y+w.H {
			w.H++
		}
		var to int
		w.X, to = s.strip(w.Y, w.Y+w.H)
		w.W = to - w.X
		var err error
		if now, err = idea.ValuesOf(s.board, w); err != nil {
			now, list = nil, list[w.H:]
		}
		return true
	}
	return idea.Until(step, func() float64 { return 1 / float64(1+len(list)) })
}

// take notes the skin of the rows that were read.
func (s *skins) take(n *idea.Values) {
	for y := n.Y; y < n.Y+n.H; y++ {
		rel := make([]int32, n.W)
		for i, v := range n.Row(y) {
			rel[i] = v - int32(s.k)
		}
		layer := region.Outermost(n.X, rel)
		if layer.End >= n.X+n.W || layer.Thickness() >= thickest {
			layer = region.Layer{}
		}
		s.known[y] = layer
	}
}

// choose chooses which rows are spelt: those around the one that is pointed at, or from the first
// one on that is seen.
func (s *skins) choose() {
	list := around(s.row)
	if !s.shown {
		s.lower = false
		if list = s.rowsInView(false); len(list) == 0 {
			list = s.rowsInView(true)
			s.lower = len(list) > 0
		}
	}
	s.rows = rows{}
	for i, y := range list {
		layer, ok := s.skinOf(y)
		if i > 0 && len(s.rows.layers) > 0 && (!ok || y != list[i-1]+1) || len(s.rows.layers) == mostRows {
			break
		}
		if ok {
			if len(s.rows.layers) == 0 {
				s.rows.first = y
			}
			s.rows.layers = append(s.rows.layers, layer)
		}
	}
	if !s.shown {
		s.row = s.rows.first
	}
}

// rowsInView lists the rows whose skin lies in the window.
func (s *skins) rowsInView(lower bool) (list []int) {
	w := s.view(lower)
	for _, y := range s.rowsSeen(lower) {
		if layer, ok := s.skinOf(y); ok && layer.End > w.X && layer.Start < w.X+w.W {
			list = append(list, y)
		}
	}
	return list
}

// skinOf returns the skin of a row, if it was measured and there is any.
func (s *skins) skinOf(row int) (region.Layer, bool) {
	layer := s.known[row]
	return layer, layer.Thickness() > 0
}

// before counts the palaces of the row that is pointed at, from its begin on to the skin.
func (s *skins) before() engine.Job {
	if layer, ok := s.layer(s.row); s.shown && ok {
		s.left, s.leftErr = idea.ValuesOf(s.board, engine.Window{Y: s.row, W: layer.Start, H: 1})
	}
	return s.left
}

// layer returns the skin of a row of those that are spelt.
func (s *skins) layer(row int) (region.Layer, bool) {
	if i := row - s.rows.first; i >= 0 && i < len(s.rows.layers) {
		return s.rows.layers[i], true
	}
	return region.Layer{}, false
}

// palacesBefore returns how many palaces the row that is pointed at has before its skin.
func (s *skins) palacesBefore() (n int) {
	if s.left == nil {
		return 0 // the skin begins with the row
	}
	for _, v := range s.left.Row(s.row) {
		if v < int32(s.k) {
			n++
		}
	}
	return n
}
