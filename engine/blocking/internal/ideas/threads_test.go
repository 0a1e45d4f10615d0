package ideas_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/internal/ideas"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestThreads: where a thread is said to begin and to end there are as many palaces as is said,
// and none for 24 squares on either side, by the textbook. Where lines are drawn between there is
// a palace close by in every row.
func TestThreads(t *testing.T) {
	const k, w, h = 300, 2100, 800
	sees := textbook(k, w, h)
	palaces := func(from, to, y int) (n int) {
		for x := from; x <= to; x++ {
			if sees(x, y) < k {
				n++
			}
		}
		return n
	}
	seen := blocking.Illustrate(blocking.New(k), "threads")
	at := idea.Gaze{Window: engine.Window{X: 1000, Y: 620, W: 600, H: 150}, Step: -1}
	l := enginetest.Look(t, seen, at)
	thick := map[int]int{}
	for _, row := range l.Tables[0].Rows {
		n := number(t, row.Cells[0])
		thick[n]++
		if want := fmt.Sprintf("%d to %d", row.At[0].Y, row.At[1].Y); row.Cells[2] != want {
			t.Errorf("%s stands for %s", row.Cells[2], want)
		}
		for _, cell := range row.At {
			x, y := cell.X, cell.Y
			if sees(x, y) >= k || palaces(x-24, x-1, y) != 0 {
				t.Errorf("at (%d,%d) no thread begins", x, y)
			}
			end := x
			for palaces(end+1, end+24, y) > 0 {
				end++
			}
			if palaces(x, end, y) != n && row.At[0] == row.At[1] {
				t.Errorf("at (%d,%d) there are %d palaces, not %d", x, y, palaces(x, end, y), n)
			}
		}
		if fibonacci := slices.Contains([]int{1, 2, 3, 5, 8, 13, 21, 34}, n); fibonacci != (row.Cells[1] == "yes") {
			t.Errorf("%d: Fibonacci is %s", n, row.Cells[1])
		}
	}
	if len(l.Tables[0].Rows) < 8 || len(thick) < 2 {
		t.Errorf("threads by thickness: %v", thick)
	}
	near := 0
	for _, f := range l.Figures {
		if f.Kind != idea.Line || len(f.Points) < 3 {
			continue
		}
		for i := 1; i < len(f.Points); i++ {
			a, b := f.Points[i-1], f.Points[i]
			for y := math.Ceil(a.Y); y < b.Y; y++ {
				x := int(a.X + (b.X-a.X)*(y-a.Y)/(b.Y-a.Y))
				if palaces(x-20, x+20, int(y)) == 0 {
					t.Fatalf("the line from %v to %v passes no palace in row %g", a, b, y)
				}
				near++
			}
		}
	}
	if near < 200 {
		t.Errorf("only %d rows of lines were looked at", near)
	}
	pointAtThread(t, seen, at, l, palaces)
}

// pointAtThread points at a thread's beginning, and at a square in none.
func pointAtThread(t *testing.T, seen idea.Illustration, at idea.Gaze, l idea.Layer, palaces func(from, to, y int) int) {
	t.Helper()
	c := l.Tables[0].Rows[2].At[0]
	at.At = engine.OfCell(c)
	said := enginetest.Look(t, seen, at)
	var row, from, to, n int
	if _, err := fmt.Sscanf(said.Words[0], "In row %d, from %d to %d, a thread has %d palaces", &row, &from, &to, &n); err != nil {
		t.Fatal(said.Words[0])
	}
	if row != c.Y || from > c.X || to < c.X || palaces(from, to, row) != n || palaces(from-24, from-1, row)+palaces(to+1, to+24, row) != 0 || len(said.Lit) != 1 {
		t.Errorf("%v: %s, lit %v", c, said.Words[0], said.Lit)
	}
	at.At = engine.At(c.X-14, c.Y)
	if said := enginetest.Look(t, seen, at); !strings.Contains(said.Words[0], "is not in a thread") {
		t.Errorf("%v: %s", at.At, said.Words[0])
	}
}

// TestLowerThreads: below the diagonal the threads are the mirror images.
func TestLowerThreads(t *testing.T) {
	seen := blocking.Illustrate(blocking.New(300), "threads")
	upper := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{X: 1000, Y: 620, W: 600, H: 150}, Step: -1})
	lower := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{X: 620, Y: 1000, W: 150, H: 600}, Step: -1})
	if len(upper.Figures) == 0 || len(upper.Figures) != len(lower.Figures) {
		t.Fatalf("%d figures above and %d below", len(upper.Figures), len(lower.Figures))
	}
	for i, f := range upper.Figures {
		for j, p := range f.Points {
			if q := lower.Figures[i].Points[j]; p.X != q.Y || p.Y != q.X {
				t.Fatalf("figure %d: %v above and %v below", i, p, q)
			}
		}
	}
}

// TestFitLine: the slope of squares near a line is found, as near as is said.
func TestFitLine(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 6))
	for range 200 {
		slope, noise := 2+r.Float64(), r.IntN(30)
		var squares []engine.Cell
		for i := range 50 {
			y := 1000 + 97*i
			squares = append(squares, engine.Cell{X: int(slope*float64(y)) + r.IntN(noise+1), Y: y})
		}
		got, wrong := ideas.FitLine(squares)
		if math.Abs(got-slope) > wrong || wrong > float64(2*noise+2)/4000 {
			t.Fatalf("slope %g ± %g, want %g with noise of %d", got, wrong, slope, noise)
		}
	}
}

// TestIrrationals holds the quadratic irrationals of an interval against all there are.
func TestIrrationals(t *testing.T) {
	texts, values := ideas.Irrationals(2.618, 2.6181)
	if len(texts) == 0 || texts[0] != "(3 + √5)/2" || math.Abs(values[0]-math.Phi*math.Phi) > 1e-12 {
		t.Errorf("%v, %v", texts, values)
	}
	r := rand.New(rand.NewPCG(5, 3))
	for range 30 {
		from := 1 + 2*r.Float64()
		to := from + r.Float64()/50
		_, got := ideas.Irrationals(from, to)
		var want []float64
		for _, d := range []int{2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23} {
			for c := 1; c <= 24; c++ {
				for a := -24; a <= 24; a++ {
					for b := -24; b <= 24; b++ {
						size := max(a, -a) + max(b, -b) + c + d
						if v := (float64(a) + float64(b)*math.Sqrt(float64(d))) / float64(c); b != 0 && size <= 24 && v >= from && v <= to {
							want = append(want, v)
						}
					}
				}
			}
		}
		distinct := func(list []float64) []float64 {
			list = slices.Clone(list)
			slices.Sort(list)
			return slices.CompactFunc(list, func(a, b float64) bool { return math.Abs(a-b) < 1e-12 })
		}
		if !slices.EqualFunc(distinct(got), distinct(want), func(a, b float64) bool { return math.Abs(a-b) < 1e-12 }) || len(got) != len(distinct(got)) {
			t.Fatalf("from %g to %g there are %v, want %v", from, to, got, distinct(want))
		}
	}
}
