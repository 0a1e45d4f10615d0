package sweep

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// sweep computes the blocks that hold the squares of a window, and before them
// those that they follow from and that the memory does not save. The blocks come
// in the order of their antidiagonals, so that each finds the edges it needs:
// those that the last block of its column and the last one of its band have left.
type sweep struct {
	memory *memory
	needed map[at]bool // the cells to compute
	end    at          // the number of columns and bands
	right  int         // the first column of squares that is not needed
	bottom int         // the first level that is not needed
	above  []edge      // by column, what the next block of the column needs
	left   []edge      // by band
	block  *block
	at     at  // the block in work
	front  int // its antidiagonal, in tiles
	level  int // the next level to fill
	busy   bool
}

// newSweep prepares a sweep for a window that is not empty and lies on the board.
func newSweep(m *memory, nim bool, w engine.Window) *sweep {
	p := m.plan
	s := &sweep{memory: m, right: w.X + w.W, bottom: w.Y + w.H, front: -1}
	s.end = at{p.columns(s.right), p.bands(s.bottom)}
	s.above, s.left = make([]edge, s.end.column), make([]edge, s.end.band)
	s.block = newBlock(p, nim, min(s.bottom, p.tall))
	// Blocks are computed whole, to be of use later, unless the board is smaller.
	if s.block.words = p.width; p.rows > 1 {
		s.block.words = min(p.width, moves.Ceil(s.right, 256)*4)
	}
	s.at.column = s.end.column
	s.findNeeded(w)
	return s
}

// findNeeded marks the cells of the window, and from them backwards every cell
// whose edges are needed and not remembered.
func (s *sweep) findNeeded(w engine.Window) {
	m := s.memory
	width, height := 64*m.plan.width*m.cellColumns(), m.plan.tall*m.cellBands()
	first := at{w.X / width, w.Y / height}
	last := at{(s.right - 1) / width, (s.bottom - 1) / height}
	s.needed = map[at]bool{}
	for c := last.column; c >= 0; c-- {
		for b := last.band; b >= 0; b-- {
			right, below := at{c + 1, b}, at{c, b + 1}
			if c >= first.column && b >= first.band ||
				s.needed[right] && !m.knowsLeft(right, s.end.band) ||
				s.needed[below] && !m.knowsAbove(below, s.end.column) {
				s.needed[at{c, b}] = true
			}
		}
	}
}

func (s *sweep) cellOf(a at) at {
	return at{a.column / s.memory.cellColumns(), a.band / s.memory.cellBands()}
}

// stepWork bounds the work of a step, in words times terms. It is looked at after
// each level, or after many where they are quick.
const (
	stepWork     = 1 << 19
	levelsAtOnce = 256
)

// step does a few milliseconds' work. It reports whether the block that s.at names
// has just been finished, and then s.block holds it until the next step; more is
// false when there is nothing left to do.
func (s *sweep) step() (finished, more bool) {
	if !s.busy {
		if !s.advance() {
			return false, false
		}
		s.begin()
	}
	b := s.block
	for work := 0; s.level < b.levels && work < stepWork; {
		levels := 1
		if b.direct && !b.nim {
			levels = min(levelsAtOnce, b.levels-s.level)
		}
		b.fill(s.level, levels)
		s.level += levels
		work += levels * b.rows * b.words * (len(b.moves) + 4) * len(b.planes)
	}
	if s.level < b.levels {
		return false, true
	}
	s.finish()
	return true, true
}

// advance goes to the next block that is needed.
func (s *sweep) advance() bool {
	p := s.memory.plan
	across, down := p.width*64/engine.TileSize, p.tall/engine.TileSize // in tiles
	for {
		s.at.column++
		before := s.front - s.at.column*across
		if s.at.column >= s.end.column || before < 0 {
			s.front++
			if s.front > (s.end.column-1)*across+(s.end.band-1)*down {
				return false
			}
			s.at.column = max(0, moves.Ceil(s.front-(s.end.band-1)*down, across)) - 1
			continue
		}
		s.at.band = before / down
		if before%down == 0 && s.needed[s.cellOf(s.at)] {
			return true
		}
	}
}

// area returns the squares of the block that s.at names.
func (s *sweep) area() engine.Window {
	w, h := 64*s.block.width, s.block.tall
	return engine.Window{X: s.at.column * w, Y: s.at.band * h, W: w, H: h}
}

// begin loads the edges of the block in work.
func (s *sweep) begin() {
	m := s.memory
	above, left := s.above[s.at.column], s.left[s.at.band]
	cell := s.cellOf(s.at)
	if m.firstBand(s.at) && !s.needed[at{cell.column, cell.band - 1}] {
		above = m.above[s.at]
	}
	if m.firstColumn(s.at) && !s.needed[at{cell.column - 1, cell.band}] {
		left = m.left[s.at]
	}
	s.block.load(above, left)
	s.level, s.busy = 0, true
}

// finish hands the edges of the block in work on, and remembers those of whole
// blocks where a cell begins.
func (s *sweep) finish() {
	s.busy = false
	m, b := s.memory, s.block
	whole := b.levels == b.tall && b.words == b.width
	if below := (at{s.at.column, s.at.band + 1}); below.band < s.end.band {
		s.above[s.at.column] = b.below(s.above[s.at.column])
		if whole && m.firstBand(below) {
			m.keep(m.above, below, s.above[s.at.column])
		}
	}
	if right := (at{s.at.column + 1, s.at.band}); right.column < s.end.column {
		s.left[s.at.band] = b.right(s.left[s.at.band])
		if whole && m.firstColumn(right) {
			m.keep(m.left, right, s.left[s.at.band])
		}
	}
}
