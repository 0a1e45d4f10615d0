package screen

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// The sizes, in CSS pixels a square, between which numbers come to view, and the
// smallest figures that can be read.
const (
	numbersFrom, numbersAt = 21, 26
	leastFigures           = 7.0
)

// writeNumbers writes the values of the squares in view: bold on the palaces'
// tiles, quiet on the other squares.
func (s *Screen) writeNumbers() {
	if s.scene.Kind == engine.Outcomes || s.view.Scale < numbersFrom {
		return
	}
	seen := s.view.Visible().Intersect(s.board())
	alpha := render.Blend(numbersFrom, numbersAt, s.view.Scale)
	soft := max(2, 28/s.view.Scale)
	var buffer [20]byte
	sizes := s.figureSizes(seen)
	for y := seen.Y; y < seen.Y+seen.H; y++ {
		for x := seen.X; x < seen.X+seen.W; x++ {
			kind, value := s.album.at(engine.Cell{X: x, Y: y})
			if kind == unknown {
				continue
			}
			here := alpha * min((s.reveal.Front()-render.Distance(float64(x)+0.5, float64(y)+0.5))/soft+1, 1)
			if here <= 0 {
				continue
			}
			text := strconv.AppendInt(buffer[:0], int64(value), 10)
			pair := sizes[min(len(text), len(sizes)-1)]
			if pair[regular] == nil {
				continue
			}
			px, py := s.middle(engine.Cell{X: x, Y: y})
			switch kind {
			case plain:
				s.lettering.write(pair[regular], text, px, py, tint(s.theme.Soft, 0.85*here))
			case darkTile:
				s.lettering.write(pair[bold], text, px, py, tint(s.theme.Paper, here))
			case lightTile:
				s.lettering.write(pair[bold], text, px, py, tint(s.theme.Night, 0.92*here))
			}
		}
	}
}

// figureSizes returns the faces for numbers of one digit, two digits and so on,
// nil where they would be too small to read.
func (s *Screen) figureSizes(seen engine.Window) (sizes [12][2]*face) {
	if seen.Empty() {
		return sizes
	}
	for digits := 1; digits < len(sizes); digits++ {
		for w, most := range [2]float64{regular: 0.30, bold: 0.335} {
			size := min(most*s.view.Scale, 0.62*s.view.Scale/(0.58*float64(digits)))
			if size >= leastFigures {
				sizes[digits][w] = s.lettering.face(weight(w), size*s.view.Ratio)
			}
		}
	}
	return sizes
}
