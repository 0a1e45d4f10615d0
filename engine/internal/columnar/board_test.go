package columnar

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"testing"

	"github.com/palacegames/palace/engine"
)

// points is a Curve of a list, the first of which has a number.
type points struct {
	first int
	list  []engine.Cell
}

func (p points) FirstU(u int) int {
	return p.first + sort.Search(len(p.list), func(i int) bool { return p.list[i].X >= u })
}

func (p points) FirstV(v int) int {
	return p.first + sort.Search(len(p.list), func(i int) bool { return p.list[i].Y >= v })
}

func (p points) Each(n int, visit func(u, v int) bool) {
	for _, c := range p.list[n-p.first:] {
		if !visit(c.X, c.Y) {
			return
		}
	}
}

// randomBeam returns a beam with some view, and its P-positions.
func randomBeam(r *rand.Rand, plane engine.Window) (Beam, []engine.Cell) {
	v := View{r.IntN(2) == 1, r.IntN(2) == 1, r.IntN(2) == 1}
	w := v.Window(plane)
	var list, squares []engine.Cell
	rising := r.IntN(2) == 1
	at := engine.Cell{X: w.X + r.IntN(30), Y: w.Y + r.IntN(w.H)}
	for at.X < w.X+w.W {
		if at.Y >= w.Y && at.Y < w.Y+w.H {
			list = append(list, at)
			x, y := v.Square(at.X, at.Y)
			squares = append(squares, engine.Cell{X: x, Y: y})
		}
		at.X += 1 + r.IntN(3)
		at.Y += 1 + r.IntN(4)
		if !rising {
			at.Y += r.IntN(9) - 6
		}
	}
	if rising {
		return Rising{v, points{r.IntN(100) - 50, list}}, squares
	}
	rows := map[int]int{}
	for _, c := range list {
		rows[c.X] = c.Y
	}
	first := w.X
	if r.IntN(2) == 1 && len(list) > 0 {
		first = list[0].X - r.IntN(3)
	}
	return &Runs{View: v, First: first,
		Between: func(from, to int) (low, high int) {
			low, high = w.Y+w.H, w.Y
			for _, c := range list {
				if c.X >= from && c.X <= to {
					low, high = min(low, c.Y), max(high, c.Y)
				}
			}
			return low, high
		},
		Find: func(u, n int) (base int, found []int16, err error) {
			if n <= 0 || n > RunLength || u < first {
				return 0, nil, fmt.Errorf("asked for %d lines from %d on, the first is %d", n, u, first)
			}
			base = r.IntN(100)
			for i := range n {
				row := int16(None)
				if v, ok := rows[u+i]; ok {
					row = int16(v - base)
				}
				found = append(found, row)
			}
			return base, found, nil
		},
	}, squares
}

// TestBoards draws random beams and counts them, and holds tiles and counts against the list
// of their P-positions.
func TestBoards(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	found := 0
	for range 60 {
		plane := engine.Window{X: r.IntN(6000) - 4000, Y: r.IntN(6000) - 4000, W: 1 + r.IntN(5000), H: 1 + r.IntN(5000)}
		var beams []Beam
		isP := map[engine.Cell]bool{}
		for range r.IntN(4) {
			beam, squares := randomBeam(r, plane)
			shared := false
			for _, c := range squares {
				shared = shared || isP[c]
			}
			if !shared { // a square lies on one beam
				beams = append(beams, beam)
				for _, c := range squares {
					isP[c] = true
				}
			}
		}
		b := New(plane, func() ([]Beam, error) { return beams, nil })
		for range 4 {
			w := engine.Window{X: plane.X + r.IntN(plane.W), Y: plane.Y + r.IntN(plane.H), W: 1 + r.IntN(900), H: 1 + r.IntN(900)}.Intersect(plane)
			n, err := sameTiles(b, w, isP)
			if err != nil {
				t.Fatalf("%+v of %+v: %v", w, plane, err)
			}
			found += n
		}
		for range 4 {
			level := r.IntN(9)
			x, y := plane.X+r.IntN(plane.W)-50, plane.Y+r.IntN(plane.H)-50
			if err := sameCounts(b, x, y, 1+r.IntN(30), 1+r.IntN(30), level, isP); err != nil {
				t.Fatalf("%d,%d of %+v, level %d: %v", x, y, plane, level, err)
			}
		}
	}
	if found < 2000 {
		t.Errorf("only %d P-positions were compared", found)
	}
}

// sameTiles draws a window and returns how many P-positions it holds.
func sameTiles(b *Board, w engine.Window, isP map[engine.Cell]bool) (found int, err error) {
	left := w.Area()
	for s := b.Source(w); ; {
		tile, ok := s.Next()
		if !ok {
			break
		}
		if tile.Intersect(w) != tile.Window {
			return 0, fmt.Errorf("the tile %+v is not in the window", tile.Window)
		}
		if tile.Blank() {
			continue
		}
		left -= tile.Area()
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				if (tile.At(x, y) == 1) != isP[engine.Cell{X: x, Y: y}] {
					return 0, fmt.Errorf("(%d,%d) is %d", x, y, tile.At(x, y))
				}
				found += int(tile.At(x, y))
			}
		}
	}
	if left != 0 {
		return 0, fmt.Errorf("%d squares are missing", left)
	}
	return found, nil
}

// sameCounts counts on top of what has been counted before.
func sameCounts(b *Board, x, y, w, h, level int, isP map[engine.Cell]bool) error {
	const before = 7
	dst := slices.Repeat([]uint32{before}, w*h)
	b.Count(x, y, w, h, level, dst)
	want := slices.Repeat([]uint32{before}, w*h)
	for c := range isP {
		if i, j := (c.X-x)>>level, (c.Y-y)>>level; i >= 0 && i < w && j >= 0 && j < h {
			want[j*w+i]++
		}
	}
	if !slices.Equal(dst, want) {
		return fmt.Errorf("the counts are %v, want %v", dst, want)
	}
	return nil
}

// TestHugePixels counts in pixels of which most lie beyond the plane, where machine integers
// end.
func TestHugePixels(t *testing.T) {
	diagonal := Rising{Curve: line{}}
	b := New(engine.Window{W: 1000, H: 1000}, func() ([]Beam, error) { return []Beam{diagonal}, nil })
	dst := make([]uint32, 4)
	b.Count(-1<<60, -1<<60, 2, 2, 60, dst)
	if !slices.Equal(dst, []uint32{0, 0, 0, 1000}) {
		t.Errorf("the counts are %v", dst)
	}
	b.Count(0, 0, 0, 5, 3, nil)
}

// line is the points (n, n).
type line struct{}

func (line) FirstU(u int) int { return u }
func (line) FirstV(v int) int { return v }
func (line) Each(n int, visit func(u, v int) bool) {
	for ; visit(n, n); n++ {
	}
}

// TestFailures lets beams fail: from then on the board shows nothing and says why.
func TestFailures(t *testing.T) {
	broken := errors.New("broken")
	w := engine.Window{W: 10, H: 10}
	for name, begin := range map[string]func() ([]Beam, error){
		"no beams": func() ([]Beam, error) { return nil, broken },
		"no runs": func() ([]Beam, error) {
			return []Beam{Rising{Curve: line{}}, &Runs{
				Between: func(from, to int) (low, high int) { return from, to },
				Find:    func(u, n int) (int, []int16, error) { return 0, nil, broken },
			}}, nil
		},
	} {
		for what, ask := range map[string]func(b *Board){
			"tiles": func(b *Board) {
				if tile, ok := b.Source(w).Next(); ok {
					t.Errorf("%s: there is a tile %+v", name, tile.Window)
				}
			},
			"counts": func(b *Board) { b.Count(0, 0, 2, 2, 2, make([]uint32, 4)) },
		} {
			b := New(w, begin)
			if b.Err() != nil {
				t.Errorf("%s: a new board has failed", name)
			}
			if ask(b); b.Err() != broken {
				t.Errorf("%s, %s: the board says %v", name, what, b.Err())
			}
			if _, ok := b.Source(w).Next(); ok {
				t.Errorf("%s, %s: there is still a tile", name, what)
			}
		}
	}
}

// TestRunsAreFoundOnce counts how often a run is looked for, by tiles and by counts.
func TestRunsAreFoundOnce(t *testing.T) {
	asked := map[int]int{}
	runs := &Runs{
		Between: func(from, to int) (low, high int) { return from, to },
		Find: func(u, n int) (int, []int16, error) {
			asked[u]++
			rows := make([]int16, n)
			for i := range rows {
				rows[i] = int16(i)
			}
			return u, rows, nil
		},
	}
	w := engine.Window{X: 100, Y: 50, W: 3000, H: 3000}
	b := New(engine.Window{W: 1 << 20, H: 1 << 20}, func() ([]Beam, error) { return []Beam{runs}, nil })
	for range 2 {
		for s := b.Source(w); ; {
			if _, ok := s.Next(); !ok {
				break
			}
		}
		b.Count(100, 50, 30, 30, 6, make([]uint32, 900))
	}
	if len(asked) != 2 || asked[0] != 1 || asked[RunLength] != 1 {
		t.Errorf("runs were looked for so often: %v", asked)
	}
}
