package sweep

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// Source counts what has not been counted before, in the order of the blocks'
// antidiagonals, and counts again what has.
func (b *Board) Source(w engine.Window) engine.Source {
	return &source{
		board: b, window: w, walk: walkTo(w.X+w.W-1, w.Y+w.H-1),
		first: w.X/blockSide + w.Y/blockSide,
	}
}

// source walks over the blocks that the window and its mirror image need.
type source struct {
	board  *Board
	window engine.Window
	walk
	first   int // the first antidiagonal that holds blocks of the window
	replays []*replay
	pending *engine.Tile
	twin    engine.Window // the block of which one of two twins came back
}

// Next counts one block at most, or some of a row that have been counted before.
func (s *source) Next() (engine.Tile, bool) {
	if t, ok := s.held(); ok {
		return t, true
	}
	for s.skip(); s.seek(); {
		i, j := s.block()
		sweep := s.board.sweep
		switch {
		case !sweep.passed(i, j):
			s.row++
			return s.count(i, j), true
		case !s.wanted(i, j):
			s.row++
		case sweep.inSpace(i, j):
			s.row++
			return s.give(i, j, automaton.Flat, nil), true
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

// held returns the tile that was held back for this call, if there is one.
func (s *source) held() (t engine.Tile, ok bool) {
	if s.pending == nil {
		return t, false
	}
	t, s.pending = *s.pending, nil
	return t, true
}

// skip goes on to the window if all blocks that it needs have been passed, of which
// there may be a lot: the last of them is passed after all others.
func (s *source) skip() {
	if s.diagonal < s.first && s.board.sweep.passed(s.last, s.lastRow) {
		s.diagonal, s.row = s.first, 0
	}
}

// wanted reports whether the window holds squares of the block at column i, row j, or
// of its mirror image.
func (s *source) wanted(i, j int) bool { return s.shows(i, j) || i != j && s.shows(j, i) }

// shows reports whether the window holds squares of the block at column i, row j.
func (s *source) shows(i, j int) bool {
	return !s.window.Intersect(engine.Window{X: i * blockSide, Y: j * blockSide, W: blockSide, H: blockSide}).Empty()
}

// count counts a block that has not been passed, and returns its tile or, if it is not
// wanted, a blank one.
func (s *source) count(i, j int) engine.Tile {
	if !s.wanted(i, j) {
		s.board.sweep.step(i, j, nil)
		return engine.Tile{}
	}
	dst := s.board.pool.get()
	return s.give(i, j, s.board.sweep.step(i, j, dst), dst)
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
func (s *source) give(i, j int, shape automaton.Shape, v *automaton.Values) engine.Tile {
	p := blockView{s.board.sweep.Blocks, i, j, shape, v, &s.board.pool}
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
