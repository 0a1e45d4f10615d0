package region

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Details lists what can be highlighted: the lattice of the épaulettes, one square
// in each period of eleven; the rift, whose squares come back 81 columns and 31 rows
// farther on (below the diagonal the other way round); and the skin.
func Details() []string { return []string{Lattice, RiftSquares, SkinSquares} }

// What squares that can be highlighted are called together, in links and commands.
const (
	Lattice     = "lattice" // of the épaulettes
	RiftSquares = "rift"
	SkinSquares = "skin"
)

// Highlight marks the squares of a detail in a window of the extent, row by row. It
// reads the board there.
func (s *Survey) Highlight(detail string, w engine.Window) ([]bool, error) {
	var find func(y int, g *grid, mark func(from, to, step int))
	margin := engine.Window{X: 2 * minRun}
	switch detail {
	case Lattice:
		find = s.lattice
	case RiftSquares:
		find, margin = s.tears, engine.Window{X: 256, Y: riftH}
	case SkinSquares:
		find, margin = s.outermost, engine.Window{X: maxSkin + slack}
	default:
		return nil, errNoDetail(words.Quote(detail), strings.Join(Details(), ", "))
	}
	if w.Empty() || w.Intersect(s.extent) != w {
		return nil, errOutside(fmt.Sprintf("%dx%d", w.W, w.H), fmt.Sprintf("%d,%d", w.X, w.Y), fmt.Sprintf("%dx%d", s.extent.W, s.extent.H))
	}
	end := s.short
	if s.armpit != nil && detail != SkinSquares {
		end = min(end, s.armpit.Y+1) // there the épaulettes end, and so do lattice and rift
	}
	marks := make([]bool, w.Area())
	s.half(w, margin, end, find, func(x, y int) { marks[(y-w.Y)*w.W+x-w.X] = true })
	if !s.twins {
		return marks, nil
	}
	s.half(w.Mirror(), margin, end, find, func(x, y int) { marks[(x-w.Y)*w.W+y-w.X] = true })
	return marks, nil
}

// half marks what find finds in those rows of w, before row end, that reach above
// the diagonal, or in all rows where there is no other half. It reads them with a
// margin: margin.X more columns on both sides, margin.Y more rows below.
func (s *Survey) half(w, margin engine.Window, end int, find func(int, *grid, func(from, to, step int)), mark func(x, y int)) {
	w.H = min(w.H, end-w.Y)
	if s.twins {
		w.H = min(w.H, w.X+w.W-w.Y)
	}
	wide := w
	wide.X, wide.W = w.X-margin.X, w.W+2*margin.X
	wide.H += margin.Y
	wide = wide.Intersect(engine.Window{W: s.long, H: s.short})
	if w.Empty() || wide.Empty() {
		return
	}
	g := read(s.k, s.board, wide)
	for y := w.Y; y < w.Y+w.H; y++ {
		find(y, g, func(from, to, step int) {
			for x := from; x < min(to, w.X+w.W); x += step {
				if x >= w.X && (x >= y || !s.twins) {
					mark(x, y)
				}
			}
		})
	}
}

// epaulette finds the squares of an épaulette in a row, on the half board.
func (s *Survey) epaulette(y int, g *grid) (start, end int) {
	if s.armpit != nil && y > s.armpit.Y {
		return 0, 0
	}
	from := max(s.k-2*y, g.X)
	if s.twins {
		from = max(from, y)
	}
	if from >= g.X+g.W {
		return 0, 0
	}
	return longestRun(s.k, from, y, g.row(y)[from-g.X:])
}

func (s *Survey) lattice(y int, g *grid, mark func(from, to, step int)) {
	start, end := s.epaulette(y, g)
	if end-start < minRun/2 {
		return
	}
	for phase(s.k, start, y) != 0 {
		start++
	}
	mark(start, end, 11)
}

func (s *Survey) tears(y int, g *grid, mark func(from, to, step int)) {
	start, end := s.tear(y, g)
	mark(start, end, 1)
}

func (s *Survey) outermost(y int, g *grid, mark func(from, to, step int)) {
	if layer, ok := s.layer(y, g); ok {
		mark(layer.Start, layer.End, 1)
	}
}
