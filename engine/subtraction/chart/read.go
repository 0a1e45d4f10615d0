package chart

import "github.com/palacegames/palace/engine"

// Read writes the outcomes of a window that is seen from the origin and lies no more than
// engine.Span away: bit x%64 of word y·stride+x/64 of dst is set if the window's square
// (x, y) is P, with stride = ⌈W/64⌉. Squares outside of the board are not P.
func (a *Around) Read(dst []uint64, w engine.Window) {
	clear(dst)
	r := reading{a.Map, dst, w}
	side := a.side() << a.level
	for dk, row := range a.kinds {
		for di, kind := range row {
			if kind >= 0 {
				r.read(a.level, kind, (di-1)*side-a.x, (dk-1)*side-a.y)
			}
		}
	}
}

// reading is a window that is being read.
type reading struct {
	*Map
	dst    []uint64
	window engine.Window
}

// read reads what the window has of a block whose first square is (x, y).
func (r *reading) read(level int, n int32, x, y int) {
	side, w := r.side()<<level, r.window
	if x >= w.X+w.W || y >= w.Y+w.H || x+side <= w.X || y+side <= w.Y {
		return
	}
	if level == 0 {
		r.copy(r.squares.of[r.all[n].leaf], x-w.X, y-w.Y)
		return
	}
	for i := range 4 {
		r.read(level-1, r.quarter(level, n, i), x+i%2*side/2, y+i/2*side/2)
	}
}

// copy copies the squares of a leaf to square (x, y) of the window, as far as they lie
// in it.
func (r *reading) copy(squares []uint64, x, y int) {
	stride := (r.window.W + 63) / 64
	first, shift := engine.FloorDiv(x, 64), uint(x&63)
	rest := ^uint64(0) >> (-r.window.W & 63) // of a row's last word
	for row := max(0, -y); row < min(r.side(), r.window.H-y); row++ {
		dst := r.dst[(y+row)*stride:][:stride]
		for i, w := range squares[row*r.Words:][:r.Words] {
			if at := first + i; at >= 0 && at < stride {
				dst[at] |= w << shift
			}
			if at := first + i + 1; shift > 0 && at >= 0 && at < stride {
				dst[at] |= w >> (64 - shift)
			}
		}
		dst[stride-1] &= rest
	}
}
