package subtraction

import "github.com/palacegames/palace/engine"

// mosaic is how the squares around one repeat: every square that lies at most so far from it,
// to each side, has the outcome of those a step further on, as far as these do too.
type mosaic struct {
	around
	steps []engine.Cell // two in different directions, or one
}

// around is the outcomes of the squares that lie at most so far from one, as far as the
// board goes.
type around struct {
	window engine.Window // seen from the square
	far    int
	rows   []uint64 // a word each: bit x-window.X of row y-window.Y
}

// How far around a square a mosaic is looked for: the farther, the more it says.
var fars = [...]int{24, 16, 10}

// mosaic returns the mosaic around p as far as one is seen, or else how the squares repeat in
// one direction.
func (g *Game) mosaic(p engine.Position) (m mosaic, ok bool) {
	for _, far := range fars {
		w := engine.Window{X: -min(far, p.At(0).Clamp()), Y: -min(far, p.At(1).Clamp())}
		w.W, w.H = far+1-w.X, far+1-w.Y
		rows := g.outcomesAround(p, w)
		if rows == nil {
			return m, false
		}
		a := around{w, far, rows}
		if steps := a.steps(); len(steps) > len(m.steps) {
			m = mosaic{a, steps}
		}
		if len(m.steps) == 2 {
			break
		}
	}
	return m, len(m.steps) > 0
}

// lost reports whether the square itself is a palace.
func (a *around) lost() bool { return a.palace(0, 0) }

func (a *around) palace(x, y int) bool { return a.rows[y-a.window.Y]>>(x-a.window.X)&1 != 0 }

// steps returns two steps by which the squares repeat several times, in different
// directions, the shortest ones, or as many as there are. Where no palace is, nothing repeats.
func (a *around) steps() (steps []engine.Cell) {
	any := uint64(0)
	for _, row := range a.rows {
		any |= row
	}
	if any == 0 {
		return nil
	}
	most := a.far / 2
	for length := 1; length <= 2*most; length++ {
		for dy := range min(length, most) + 1 {
			for _, dx := range [...]int{length - dy, dy - length} {
				step := engine.Cell{X: dx, Y: dy}
				if dx > most || dx < -most || dy == 0 && dx < 0 || len(steps) == 1 && steps[0].X*dy == steps[0].Y*dx || !a.repeats(step) {
					continue
				}
				if steps = append(steps, step); len(steps) == 2 {
					return steps
				}
			}
		}
	}
	return steps
}

// repeats reports whether the squares are as those that lie a step further, as far as they
// can be seen.
func (a *around) repeats(by engine.Cell) bool {
	left, right := max(0, -by.X), min(a.window.W, a.window.W-by.X)
	mask := uint64(1)<<right - uint64(1)<<left
	for y := range a.window.H - by.Y {
		further := a.rows[y+by.Y]
		if by.X >= 0 {
			further >>= by.X
		} else {
			further <<= -by.X
		}
		if (a.rows[y]^further)&mask != 0 {
			return false
		}
	}
	return true
}

// like returns where a square lies that the mosaic moves onto this one, nearer to the corner
// where there is one.
func (m *mosaic) like() engine.Cell {
	by := m.steps[0]
	if back := (engine.Cell{X: -by.X, Y: -by.Y}); m.window.Contains(back) {
		return back
	}
	return by
}
