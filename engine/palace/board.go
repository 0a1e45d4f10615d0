package palace

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
)

// maxSweep is how many squares a board counts at most; a native build needs about
// a minute for them. What is kept meanwhile grows with the board's edge only and
// stays far below a gigabyte.
const maxSweep = 1 << 38

// reach bounds the coordinates, so that sums of them never overflow.
const reach = 1_000_000_000

// board computes palace numbers, or the outcomes that follow from them.
type board struct {
	game  *Game
	kind  engine.Kind
	sweep *sweep
	pool  pool
	hired *board // counts pieces of other boards' divisions
}

func (b *board) Plane() engine.Window { return engine.Window{W: reach + 1, H: reach + 1} }

// Numbers returns a board of the palace numbers that has computed what this one has, and
// goes on together with it.
func (b *board) Numbers() engine.Board {
	return &board{game: b.game, kind: engine.PalaceNumbers, sweep: b.sweep}
}

// Check refuses windows outside the quadrant, and those for which more than 2^38
// squares would have to be counted.
func (b *board) Check(w engine.Window) error {
	switch {
	case w.W < 1 || w.H < 1:
		return fmt.Errorf("a board needs at least one square, not %dx%d", w.W, w.H)
	case w.X < 0 || w.Y < 0:
		return fmt.Errorf("the board of %s begins at 0,0: a window cannot begin at %d,%d", b.game, w.X, w.Y)
	case w.X > reach || w.Y > reach:
		return fmt.Errorf("%d,%d is too far out: coordinates of %s end at %d", w.X, w.Y, b.game, reach)
	case !b.fits(w):
		largest := b.largest(w)
		if largest == 0 {
			return fmt.Errorf("%d,%d is too far out for a board of %s", w.X, w.Y, b.game)
		}
		return fmt.Errorf("%dx%d is too large for a board of %s at %d,%d: %dx%d is the largest square that works",
			w.W, w.H, b.game, w.X, w.Y, largest, largest)
	}
	return nil
}

// fits reports whether the squares before the far corner of w can be counted.
func (b *board) fits(w engine.Window) bool {
	const far = reach + 1
	return w.W <= far-w.X && w.H <= far-w.Y && work(b.game.k, w.X+w.W, w.Y+w.H) <= maxSweep
}

// largest returns the edge of the largest square window at the corner of w.
func (b *board) largest(w engine.Window) int {
	lo, hi := 0, reach+1
	for lo < hi {
		mid := lo + (hi-lo+1)/2
		if b.fits(engine.Window{X: w.X, Y: w.Y, W: mid, H: mid}) {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return lo
}

// work estimates how many squares are counted for a board of w×h squares: half of
// it, without the outer space. That begins about k + 2.62·y squares out in row y,
// where the arm ends ([CLN15] Section 3.4 gives its edge the slope of the golden
// ratio's square); two blocks are added for what is cut off.
func work(k, w, h int) float64 {
	long, short := float64(max(w, h)+edge), float64(min(w, h)+edge)
	const slope = math.Phi * math.Phi
	free := float64(k + 2*edge)
	turn := min(short, max(0, (long-free)/slope)) // rows up to here end in the outer space
	return free*turn + (slope-1)*turn*turn/2 + (long-turn)*(short-turn) - (short-turn)*(short-turn)/2
}

// Source counts what has not been counted before, in the order of the blocks'
// antidiagonals, and counts again what has.
func (b *board) Source(w engine.Window) engine.Source {
	x1, y1 := (w.X+w.W-1)/edge, (w.Y+w.H-1)/edge
	return &source{
		board: b, window: w,
		last: max(x1, y1), lastRow: min(x1, y1),
		first: w.X/edge + w.Y/edge, end: x1 + y1,
	}
}

// source walks over the blocks (i, j), i ≥ j, of the half board that the window
// and its mirror image need: those with i ≤ last and j ≤ lastRow.
type source struct {
	board         *board
	window        engine.Window
	last, lastRow int
	first, end    int // the antidiagonals that hold blocks of the window
	diagonal, row int // the next block is (diagonal-row, row)
	replays       []*replay
	pending       *engine.Tile
	twin          engine.Window // the block of which one of two twins came back
}

// Next counts one block at most.
func (s *source) Next() (engine.Tile, bool) {
	if s.pending != nil {
		t := *s.pending
		s.pending = nil
		return t, true
	}
	for s.seek() {
		i, j := s.diagonal-s.row, s.row
		sweep := s.board.sweep
		wanted := s.shows(i, j) || (i != j && s.shows(j, i))
		switch {
		case !sweep.passed(i, j):
			s.row++
			var dst *values
			if wanted {
				dst = s.board.pool.get()
			}
			shape := sweep.step(i, j, dst)
			if !wanted {
				return engine.Tile{}, true
			}
			return s.give(i, j, shape, dst), true
		case !wanted:
			s.row++
		case sweep.inSpace(i, j):
			s.row++
			return s.give(i, j, flat, nil), true
		default:
			dst := s.board.pool.get()
			shape, reached := s.replay(i, j).advance(i, j, dst)
			if !reached {
				s.board.pool.put(dst)
				return engine.Tile{}, true
			}
			s.row++
			return s.give(i, j, shape, dst), true
		}
	}
	return engine.Tile{}, false
}

// seek goes to the next block of the half board, from one antidiagonal to the next.
func (s *source) seek() bool {
	for s.diagonal <= s.end {
		if s.row == 0 {
			s.skip()
		}
		s.row = max(s.row, s.diagonal-s.last)
		if s.row <= s.lastRow && s.row <= s.diagonal-s.row {
			return true
		}
		s.diagonal, s.row = s.diagonal+1, 0
	}
	return false
}

// skip goes on to the window if all blocks that it needs have been passed, of which
// there may be a lot: the last of them is passed after all others.
func (s *source) skip() {
	if s.diagonal < s.first && s.board.sweep.passed(s.last, s.lastRow) {
		s.diagonal = s.first
	}
}

// shows reports whether the window holds squares of the block at column i, row j.
func (s *source) shows(i, j int) bool {
	return !s.window.Intersect(engine.Window{X: i * edge, Y: j * edge, W: edge, H: edge}).Empty()
}

// replay returns a replay that serves the block.
func (s *source) replay(i, j int) *replay {
	for _, r := range s.replays {
		if r.serves(i, j) {
			return r
		}
	}
	r := s.board.sweep.replay(i, j)
	s.replays = append(s.replays, r)
	return r
}

// give returns the tile of a block, and keeps that of its mirror image for the next
// call. If both are whole they are twins.
func (s *source) give(i, j int, shape shape, v *values) engine.Tile {
	p := picture{s.board.game.k, i, j, shape, v, &s.board.pool}
	direct, mirrored := s.window.Intersect(p.window()), s.window.Mirror().Intersect(p.window())
	if i == j {
		mirrored = engine.Window{}
	}
	var tiles []engine.Tile
	if !direct.Empty() {
		tiles = append(tiles, p.tile(s.board.kind, direct))
	}
	switch {
	case mirrored.Empty():
	case mirrored == direct:
		tiles[0].Twin = !tiles[0].Flat()
		tiles = append(tiles, tiles[0].Mirror())
	default:
		t := p.tile(s.board.kind, mirrored)
		tiles = append(tiles, t.Mirror())
	}
	held := false
	for n := range tiles {
		held = held || p.holds(&tiles[n])
	}
	if !held {
		s.board.pool.put(v)
	}
	if len(tiles) == 2 {
		s.pending = &tiles[1]
	}
	return tiles[0]
}

// Recycle takes the memory of a tile back. That of twins can be used again when
// both have come back; it is only remembered for the last ones.
func (s *source) Recycle(t engine.Tile) {
	if t.Twin {
		if t.Turned {
			t.Window = t.Window.Mirror()
		}
		if s.twin != t.Window {
			s.twin = t.Window
			return
		}
		s.twin = engine.Window{}
	}
	s.board.pool.take(&t)
}
