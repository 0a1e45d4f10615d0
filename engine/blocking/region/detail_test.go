package region_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/region"
)

// The skin of game 12000, as far as the third stage, is as thick as the table and
// [CLN15] Section 3.4 say, in rows, diagonals and columns, and its steps repeat.
func TestSkin(t *testing.T) {
	if testing.Short() {
		t.Skip("about the game, not about the machine; it runs natively")
	}
	const k, rows = 12000, 3100
	board := blocking.New(k).Numbers()
	s, err := region.Measure(k, board, k+3*rows, rows)
	if err != nil {
		t.Fatal(err)
	}
	stages := map[region.Stage]int{}
	for y := 0; y < rows; y++ {
		if y > 200 && y < 2600 {
			y += 6
		}
		layer, ok := s.Skin(y)
		if !ok {
			t.Fatalf("no skin in row %d", y)
		}
		n, steady := stageIn(y)
		if !steady {
			continue
		}
		stages[n]++
		if measured, ok := layer.Stage(); !ok || measured != n || layer.Thickness() != n.Thickness() {
			t.Fatalf("row %d: %+v, want stage %d", y, layer, n)
		}
	}
	if stages[1] != 65 || stages[2] < 400 || stages[3] != rows-2968 {
		t.Errorf("rows by stage: %v", stages)
	}
	for _, c := range []struct {
		n region.Stage
		y int
	}{{1, 20}, {2, 300}, {3, 2990}} {
		checkSkin(t, s, c.n, c.y)
	}
}

// checkSkin looks at a few periods of the skin from row y on.
func checkSkin(t *testing.T, s *region.Survey, n region.Stage, y int) {
	columns, rows := n.Period()
	var starts []int
	for j := range 3*rows + 1 {
		layer, _ := s.Skin(y + j)
		starts = append(starts, layer.Start)
	}
	steps := n.Steps()
	sum := 0
	for _, step := range steps {
		sum += step
	}
	if len(steps) != rows || sum != columns {
		t.Errorf("stage %d: steps %v, period %d×%d", n, steps, columns, rows)
	}
	found := false
	for shift := range rows {
		same := true
		for j := 1; j < len(starts); j++ {
			same = same && starts[j]-starts[j-1] == steps[(j+shift)%rows]
		}
		found = found || same
	}
	if !found {
		t.Errorf("stage %d: the rows begin at %v, in no way with steps %v", n, starts, steps)
	}
	// The highlighted squares of one period of columns, and diagonals, well inside.
	w := engine.Window{X: starts[rows] - columns, Y: y - 20, W: 4 * columns, H: 5*rows + 40}
	marks, err := s.Highlight(region.SkinSquares, w)
	if err != nil {
		t.Fatal(err)
	}
	from := starts[rows]
	longer := 0
	for x := from; x < from+columns; x++ {
		column := 0
		for j := range w.H {
			if marks[j*w.W+x-w.X] {
				column++
			}
		}
		if column == n.Column()+1 {
			longer++
		} else if column != n.Column() {
			t.Errorf("stage %d: column %d is %d thick", n, x, column)
		}
	}
	if longer != 1 {
		t.Errorf("stage %d: %d columns of a period are thicker", n, longer)
	}
	for j := range rows {
		d := starts[rows+j] - (y + rows + j)
		diagonal := 0
		for i := range w.H {
			if x := w.Y + i + d; x >= w.X && x < w.X+w.W && marks[i*w.W+x-w.X] {
				diagonal++
			}
		}
		if diagonal != n.Diagonal() {
			t.Errorf("stage %d: diagonal %d is %d thick, want %d", n, d, diagonal, n.Diagonal())
		}
	}
}

// One square in eleven of an épaulette is a point of its lattice, and its
// neighbours in the lattice are (1,5), (3,4) and (2,-1) away.
func TestLattice(t *testing.T) {
	const k = 500
	c := survey(t, k, 700, 700)
	w := engine.Window{X: 300, Y: 20, W: 250, H: 130}
	marks, err := c.Highlight("lattice", w)
	if err != nil {
		t.Fatal(err)
	}
	points, squares := 0, 0
	for i, marked := range marks {
		x, y := w.X+i%w.W, w.Y+i/w.W
		if c.name(x, y) == region.Epaulette {
			squares++
		} else if marked {
			t.Errorf("(%d,%d) in %q is marked", x, y, c.name(x, y))
		}
		if !marked {
			continue
		}
		points++
		for _, d := range []engine.Cell{{X: 1, Y: 5}, {X: 3, Y: 4}, {X: 2, Y: -1}} {
			if q := (engine.Cell{X: x + d.X, Y: y + d.Y}); w.Contains(q) && c.name(q.X, q.Y) == region.Epaulette && x < 480 {
				if !marks[(q.Y-w.Y)*w.W+q.X-w.X] {
					t.Errorf("(%d,%d) is marked, but not %v", x, y, q)
				}
			}
		}
	}
	if points < squares/12 || points > squares/10 {
		t.Errorf("%d points in %d squares", points, squares)
	}
	mirrored, err := c.Highlight("lattice", engine.Window{X: w.Y, Y: w.X, W: w.H, H: w.W})
	if err != nil {
		t.Fatal(err)
	}
	for i, marked := range marks {
		if mirrored[i%w.W*w.H+i/w.W] != marked {
			t.Fatalf("the mirror image of mark %d differs", i)
		}
	}
}

// The rift leaves the nose with the slope 31/81, which is also its period, and
// widens slowly ([CLN15] Section 3.2). In a row it is what repeats, without a gap, 81
// columns and 31 rows farther on, up to the first square from which on the row repeats
// by (1, 5), as the épaulette does. The widths are the textbook's, by counting.
func TestRift(t *testing.T) {
	const k = 3000
	c := survey(t, k, 4000, 2000)
	for _, want := range []struct{ below, width int }{{229, 43}, {458, 74}, {687, 94}, {916, 112}} {
		y := k/3 + want.below
		marks, err := c.Highlight(region.RiftSquares, engine.Window{X: y, Y: y, W: 2000, H: 1})
		if err != nil {
			t.Fatal(err)
		}
		start, end := y+slices.Index(marks, true), y+len(marks)
		for end > y && !marks[end-1-y] {
			end--
		}
		if line := k/3 + want.below*81/31; end < line+9 || end > line+15 || end-start != want.width {
			t.Errorf("%d rows below the nose: from %d to %d, which is %d wide", want.below, start, end, end-start)
		}
		if slices.Contains(marks[start-y:end-y], false) {
			t.Errorf("%d rows below the nose there are gaps", want.below)
		}
		pattern := 0
		for x := start; x < end; x++ {
			if c.rel(x, y) != c.rel(x+81, y+31) {
				t.Fatalf("(%d,%d) does not repeat", x, y)
			}
			if c.at(x, y) == epauletteValue(k, x, y) {
				pattern++
			}
		}
		if c.rel(start-1, y) == c.rel(start+80, y+31) {
			t.Errorf("%d rows below the nose it begins before %d", want.below, start)
		}
		for x := end - 1; x < end+100; x++ {
			if (c.rel(x, y) == c.rel(x+1, y+5)) != (x >= end) {
				t.Errorf("%d rows below the nose it ends at %d, and not at %d", want.below, end, x)
			}
		}
		if 10*pattern > 7*want.width {
			t.Errorf("%d rows below the nose %d of %d squares have the épaulette's pattern", want.below, pattern, want.width)
		}
	}
}

// The rift's name is written in the middle of one of its widest rows.
func TestRiftIsWhereItIsCalled(t *testing.T) {
	for _, k := range []int{201, 500, 1000} {
		c := survey(t, k, 2*k, 2*k)
		places := c.places(region.Rift)
		if len(places) != 2 || places[0].X != places[1].Y || places[0].Y != places[1].X {
			t.Fatalf("k = %d: the rift is at %v", k, places)
		}
		for _, p := range places {
			marks, err := c.Highlight(region.RiftSquares, engine.Window{X: p.X - 5, Y: p.Y, W: 11, H: 1})
			if p.Y > p.X {
				marks, err = c.Highlight(region.RiftSquares, engine.Window{X: p.X, Y: p.Y - 5, W: 1, H: 11})
			}
			if err != nil || slices.Contains(marks, false) {
				t.Errorf("k = %d: around %v the rift is at %v, %v", k, p, marks, err)
			}
		}
	}
}

// steady lists the rows, first and last, through which a stage was seen to last
// while k is so large that nothing but the shoulder matters: from the arm alone.
// Between them one stage turns into the next, row by row and not at once. The last
// stage was followed only as far as some of its periods.
var steady = [...]struct {
	stage       region.Stage
	first, last int
}{{1, 4, 68}, {2, 82, 2753}, {3, 2968, 130706}, {4, 132695, 134000}}

// stageIn returns the stage that the skin of a large game has in a row, from a
// table of what was computed. ok is false where one stage turns into the next and
// beyond the table.
func stageIn(row int) (n region.Stage, ok bool) {
	for _, s := range steady {
		if s.first <= row && row <= s.last {
			return s.stage, true
		}
	}
	return 0, false
}
