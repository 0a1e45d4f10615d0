package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// skins illustrates the skin of the arm and its stages, and the lattice of the épaulettes.
type skins struct {
	k     int
	board engine.Bounded
	gaze  idea.Gaze
	err   error // why nothing is seen
	found *surveyed
	seen  engine.Window // whose marks are there
	skin  []bool
	grid  []bool

	rows  rows
	left  *numbers // the row that is pointed at, before its skin
	shown bool
	lower bool // the square that is pointed at lies below the diagonal
	row   int
}

// rows are the skin in some rows one after the other.
type rows struct {
	first  int
	layers []region.Layer
}

func newSkins(k int, board engine.Bounded) idea.Illustration { return &skins{k: k, board: board} }

// Look measures regions and skin, as far as the window reaches.
func (s *skins) Look(at idea.Gaze) (engine.Job, error) {
	if err := nothingChosen(at); err != nil {
		return nil, err
	}
	s.gaze, s.err = at, nil
	var work engine.Job
	if !s.found.holds(at.Window) {
		s.found = nil
		found, err := survey(s.k, s.board, withArm(s.k, at.Window))
		if err != nil {
			s.err = err
			return nil, nil
		}
		s.found, s.seen = found, engine.Window{}
		work = found
	}
	return idea.InTurn(work, idea.Later(s.mark), idea.Later(s.measure), idea.Later(s.before)), nil
}

// mostMarked bounds the windows in which single squares are marked.
const mostMarked = 1 << 18

// mark marks skin and lattice in the window.
func (s *skins) mark() engine.Job {
	if w := s.gaze.Window; w != s.seen {
		s.seen, s.skin, s.grid = w, nil, nil
		if w.Area() <= mostMarked {
			s.skin, _ = s.found.Highlight(region.Skin, w)
			s.grid, _ = s.found.Highlight(region.Lattice, w)
		}
	}
	return nil
}

// mostRows bounds how many rows of the skin are measured one by one.
const mostRows = 160

// measure measures the skin around the row that is pointed at, or of the first rows of the
// window that have some in it.
func (s *skins) measure() engine.Job {
	c, ok := pointed(s.gaze)
	w := s.gaze.Window
	s.shown, s.lower = ok, c.Y > c.X
	s.row = min(c.X, c.Y)
	if !ok {
		s.row = s.firstRow()
		s.lower = s.row >= 0 && !s.inView(s.row, false) && s.inView(s.row, true)
	}
	s.rows = rows{}
	if s.row < 0 {
		return nil
	}
	first := max(0, s.row-mostRows/4)
	if !ok {
		first = s.row
	}
	s.rows.first = first
	for y := first; y < min(first+mostRows, w.X+w.W+w.Y+w.H); y++ {
		layer, ok := s.skinOf(y)
		if !ok && len(s.rows.layers) == 0 && y < s.row {
			s.rows.first = y + 1
			continue
		}
		if !ok {
			break
		}
		s.rows.layers = append(s.rows.layers, layer)
	}
	return nil
}

// firstRow returns the first row whose skin lies in the window, on either side of the diagonal,
// or -1.
func (s *skins) firstRow() int {
	w := s.gaze.Window
	for y := range min(s.found.w, s.found.h) {
		if y >= w.Y+w.H && y >= w.X+w.W {
			break
		}
		if step := max(1, max(w.W, w.H)/256); y%step == 0 && (s.inView(y, false) || s.inView(y, true)) {
			return y
		}
	}
	return -1
}

// inView reports whether the skin of a row, or of its mirror image, lies in the window.
func (s *skins) inView(row int, lower bool) bool {
	w := s.gaze.Window
	if lower {
		w = w.Mirror()
	}
	if row < w.Y || row >= w.Y+w.H {
		return false
	}
	layer, ok := s.skinOf(row)
	return ok && layer.End > w.X && layer.Start < w.X+w.W
}

// before counts the palaces of the row that is pointed at, from its begin on to the skin.
func (s *skins) before() engine.Job {
	s.left = nil
	if layer, ok := s.layer(s.row); s.shown && ok {
		s.left, _ = count(s.board, engine.Window{Y: s.row, W: layer.Start, H: 1})
	}
	if s.left == nil {
		return nil // a nil *numbers would be no nil engine.Job
	}
	return s.left
}

// thickest is how thick a skin is seen: that of stage 5 is farther out than any board reaches. The
// first row is all palaces, as far as the shoulder, and has no skin.
const thickest = 144

// skinOf measures the skin of a row.
func (s *skins) skinOf(row int) (region.Layer, bool) {
	layer, ok := s.found.Skin(row)
	return layer, ok && layer.Thickness() < thickest
}

// layer returns the skin of a row that has been measured.
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
	for _, v := range s.left.values {
		if v < int32(s.k) {
			n++
		}
	}
	return n
}
