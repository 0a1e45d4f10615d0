package region

import (
	"strings"

	"github.com/palacegames/palace/engine"
)

// Stage is one of the forms that the skin takes, n = 0, 1, 2, … on its way out. All
// its measures are Fibonacci numbers f(1) = f(2) = 1: in a row it is f(2n+2)
// palaces thick, along a diagonal f(2n+1), in a column f(2n) or, once a period, one
// more; it repeats after f(2n+3) columns and f(2n+1) rows ([CLN15] Section 3.4).
type Stage int

// Thickness returns how many palaces a row of the skin holds.
func (n Stage) Thickness() int { return fibonacci(2*int(n) + 2) }

// Diagonal returns how many palaces a diagonal of the skin holds.
func (n Stage) Diagonal() int { return fibonacci(2*int(n) + 1) }

// Column returns how many palaces a column holds, but for one in each period.
func (n Stage) Column() int { return fibonacci(2 * int(n)) }

// Period returns after how many columns and rows the skin repeats.
func (n Stage) Period() (columns, rows int) {
	return fibonacci(2*int(n) + 3), fibonacci(2*int(n) + 1)
}

// Steps says by how many squares the skin moves to the right from row to row, over
// one period: from the step 2, every stage replaces 2 by 23 and 3 by 233.
func (n Stage) Steps() []int {
	steps := []int{2}
	for range n {
		var longer []int
		for _, step := range steps {
			if longer = append(longer, 2, 3); step == 3 {
				longer = append(longer, 3)
			}
		}
		steps = longer
	}
	return steps
}

// grown is what a palace of the skin becomes at the next stage, by how much less than k it is, and by the
// height and the width of that ([CLN15] Section 3.4): how much less than k its squares are, row by row.
var grown = [2][2][2]string{
	{{"11 21", "221 211"}, {"11 21 11", "221 111 211"}},
	{{"21 22", "221 222"}, {"11 21 22", "221 222 211"}},
}

// Grown returns the rows of squares that a palace, 1 or 2 less than k, becomes at the next stage: as wide as
// the new stage's step is there, 2 or 3, and 2 or 3 high. A digit is how much less than k a square is.
func Grown(less, width, height int) []string {
	return strings.Fields(grown[less-1][height-2][width-2])
}

func fibonacci(n int) int {
	a, b := 0, 1
	for range n {
		a, b = b, a+b
	}
	return a
}

// Layer is the skin in one row of the half board x ≥ y: the palaces from column
// Start to before column End, where the outer space begins.
type Layer struct{ Start, End int }

// Thickness returns how many palaces there are.
func (l Layer) Thickness() int { return l.End - l.Start }

// Outermost finds the last run of palaces in a row of palace numbers minus k, whose
// first one belongs to column x: if the row goes on to the outer space, that is the
// skin.
func Outermost[T int8 | int32](x int, row []T) Layer {
	end := len(row)
	for end > 0 && row[end-1] >= 0 {
		end--
	}
	start := end
	for start > 0 && row[start-1] < 0 {
		start--
	}
	return Layer{x + start, x + end}
}

// Stage returns the stage whose thickness this is.
func (l Layer) Stage() (n Stage, ok bool) {
	for n.Thickness() < l.Thickness() {
		n++
	}
	return n, n.Thickness() == l.Thickness()
}

// maxSkin is how thick a skin is looked for: that of stage 5, which is farther out
// than any board reaches.
const maxSkin = 144

// Skin measures the skin in a row. ok is false where the extent does not hold it.
func (s *Survey) Skin(row int) (layer Layer, ok bool) {
	if row < 0 || row >= s.short {
		return Layer{}, false
	}
	edge := s.skin.x(row, along, s.long)
	x := max(row, edge-slack-maxSkin)
	w := engine.Window{X: x, Y: row, W: min(s.long, edge+slack) - x, H: 1}
	if w.Empty() {
		return Layer{}, false
	}
	return s.layer(row, read(s.k, s.board, w))
}

// layer finds the skin in a row of g.
func (s *Survey) layer(y int, g *grid) (layer Layer, ok bool) {
	edge := s.skin.x(y, along, s.long)
	row := g.row(y)
	end := min(len(row), edge+slack-g.X)
	if len(s.skin) == 0 || end <= 0 || g.X+end < edge {
		return Layer{}, false
	}
	layer = Outermost(g.X, row[:end])
	return layer, layer.Thickness() > 0 && layer.End > edge-slack
}
