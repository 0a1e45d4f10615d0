package columnar

import "github.com/palacegames/palace/engine"

// Rising is a Beam whose P-positions are numbered so that, in the coordinates of its View,
// both u and v grow with the number.
type Rising struct {
	View
	Curve
}

// Curve is a sequence of points (u, v) with consecutive numbers, which both grow with it.
type Curve interface {
	// FirstU returns the number of the first point with at least such a u, or the number
	// after the last one.
	FirstU(u int) int
	// FirstV returns the number of the first point with at least such a v, likewise.
	FirstV(v int) int
	// Each visits the points from number n on, for as long as visit returns true.
	Each(n int, visit func(u, v int) bool)
}

// Search has nothing to look for.
func (Rising) Search(engine.Window) (done engine.Window, more bool, err error) {
	return engine.Window{}, false, nil
}

// Each visits the P-positions in w.
func (r Rising) Each(w engine.Window, visit func(x, y int)) error {
	w = r.View.Window(w)
	r.Curve.Each(max(r.FirstU(w.X), r.FirstV(w.Y)), func(u, v int) bool {
		if u >= w.X+w.W || v >= w.Y+w.H {
			return false
		}
		visit(r.Square(u, v))
		return true
	})
	return nil
}

// Count cuts the beam where it enters a pixel: the numbers of its points there are those
// between two borders of a column of pixels, and between two of a row. So the time depends
// on the number of pixels' columns and rows alone.
func (r Rising) Count(p *Pixels) error {
	us, vs, add := r.borders(p)
	fromU, fromV := make([]int, len(us)), make([]int, len(vs))
	for i, u := range us {
		fromU[i] = r.FirstU(u)
	}
	for j, v := range vs {
		fromV[j] = r.FirstV(v)
	}
	i, j := 0, 0
	n := max(fromU[0], fromV[0])
	for end := min(fromU[len(us)-1], fromV[len(vs)-1]); n < end; {
		for fromU[i+1] <= n {
			i++
		}
		for fromV[j+1] <= n {
			j++
		}
		next := min(fromU[i+1], fromV[j+1])
		add(i, j, next-n)
		n = next
	}
	return nil
}
