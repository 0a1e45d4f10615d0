package race

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// All lists the races; size scales the boards' edges, 1 being the size to report.
func All(size float64) []Race {
	s := func(n int) int { return max(64, int(float64(n)*size)) }
	queen := moves{{0, 1}, {1, 0}, {1, 1}}
	exiled := append(queen[:3:3], moves{{-1, 1}}...) // and down the antidiagonal
	return []Race{
		countBlocking(s(1000), s(3000)),
		paintBlocking(s(1000), s(3072), 2),
		paintBlocking(s(3000), s(9216), 4),
		extended("maharaja", moves{{1, 2}, {2, 1}}, s(20000)),
		extended("wythoff+(t,2t)(2t,t);t=1..10", knights(10), s(10000)),
		outcomes(fiveMoves, s(4000)),
		outcomes(nineMoves, s(4000)),
		paintOutcomes(nineMoves, s(6144), 3),
		queens(s(20000)),
		nimValues("wythoff", queen, nil, s(500)),
		nimValues("exile:quadrant", exiled, nil, s(400)),
		nimValues(nineMoves.String(), nil, nineMoves, s(1500)),
	}
}

// words makes arguments for a program.
func words(name string, args ...any) []string {
	list := []string{name}
	for _, a := range args {
		list = append(list, fmt.Sprint(a))
	}
	return list
}

// drain computes all tiles of a window and gives each back, as one does who has
// done with it.
func drain(b engine.Squares, w engine.Window) {
	source := b.Source(w)
	recycler, recycles := source.(engine.Recycler)
	for t, ok := source.Next(); ok; t, ok = source.Next() {
		if recycles && !t.Blank() {
			recycler.Recycle(t)
		}
	}
}

// agree fails unless the board has these values in the window, row by row.
func agree(b engine.Squares, w engine.Window, want []int32) error {
	seen := 0
	for t := range engine.Tiles(b, w) {
		seen += t.Area()
		for y := t.Y; y < t.Y+t.H; y++ {
			for x := t.X; x < t.X+t.W; x++ {
				if got, want := t.At(x, y), want[y*w.W+x]; got != want {
					return fmt.Errorf("square (%d,%d) is %d, and %d by the textbook", x, y, got, want)
				}
			}
		}
	}
	if seen != len(want) {
		return fmt.Errorf("%d of %d squares were given", seen, len(want))
	}
	return nil
}

// single fails unless the board's P-positions in the columns are at(column, found).
func single(b engine.Squares, found []int32, at func(column, found int) engine.Cell) error {
	rows := int(slices.Max(found)) + 1
	corner := at(len(found), rows)
	n := 0
	for t := range engine.Tiles(b, engine.Window{W: corner.X, H: corner.Y}) {
		for y := t.Y; y < t.Y+t.H; y++ {
			for x := t.X; x < t.X+t.W; x++ {
				if t.At(x, y) == 1 {
					n++
				}
			}
		}
		for column, f := range found {
			if c := at(column, int(f)); t.Contains(c) && t.At(c.X, c.Y) != 1 {
				return fmt.Errorf("square (%d,%d) is P by the textbook alone", c.X, c.Y)
			}
		}
	}
	if n != len(found) {
		return fmt.Errorf("%d P-positions, and %d by the textbook", n, len(found))
	}
	return nil
}
