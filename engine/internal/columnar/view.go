package columnar

import "github.com/palacegames/palace/engine"

// View is how a beam lies on the board. A beam has coordinates (u, v) of its own, such that u
// numbers its lines. They are (x, y) where the view is zero, as for the P-positions of
// Wythoff Nim above the diagonal; for those below it they are (y, x), which is Swap.
type View struct {
	Swap         bool // (u, v) becomes (v, u)
	FlipX, FlipY bool // and then x becomes -x, or y becomes -y
}

// Square returns the square (x, y) at (u, v).
func (a View) Square(u, v int) (x, y int) {
	if a.Swap {
		u, v = v, u
	}
	if a.FlipX {
		u = -u
	}
	if a.FlipY {
		v = -v
	}
	return u, v
}

// Window returns a window of squares as the beam sees it.
func (a View) Window(w engine.Window) engine.Window {
	if a.FlipX {
		w.X = 1 - w.X - w.W
	}
	if a.FlipY {
		w.Y = 1 - w.Y - w.H
	}
	if a.Swap {
		w = w.Mirror()
	}
	return w
}

// borders returns the pixels' borders as the beam sees them, and how to count n P-positions
// in pixel (i, j) of those.
func (a View) borders(p *Pixels) (us, vs []int, add func(i, j, n int)) {
	us, vs = p.xs, p.ys
	if a.FlipX {
		us = backwards(us)
	}
	if a.FlipY {
		vs = backwards(vs)
	}
	if a.Swap {
		us, vs = vs, us
	}
	w, h := len(p.xs)-1, len(p.ys)-1
	return us, vs, func(i, j, n int) {
		if a.Swap {
			i, j = j, i
		}
		if a.FlipX {
			i = w - 1 - i
		}
		if a.FlipY {
			j = h - 1 - j
		}
		p.add(i, j, n)
	}
}

// backwards returns the borders of the same pixels on an axis that runs the other way: the
// squares from a to b-1 become those from 1-b to -a.
func backwards(at []int) []int {
	m := make([]int, len(at))
	for i, v := range at {
		m[len(at)-1-i] = 1 - v
	}
	return m
}
