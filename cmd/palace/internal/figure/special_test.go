package figure

import (
	"fmt"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/colour"
)

// TestCompare holds the masks of Figure 4 of [CLN15] to the textbook count, and to
// what its caption says of them.
func TestCompare(t *testing.T) {
	const n = 400
	five := automaton.Textbook(500, n+1, n+1)
	for _, test := range []struct {
		name          string
		k, dx, dy, by int
	}{{"blocking-4-497", 497, 1, 1, 3}, {"blocking-4-499", 499, 1, 0, 1}} {
		f, err := Find(test.name)
		if err != nil {
			t.Fatal(err)
		}
		p := f.drawing.(plot)
		board, err := p.board(mustParse(t, p.game))
		if err != nil {
			t.Fatal(err)
		}
		got := dense(board, at(0, 0, n, n))
		own := automaton.Textbook(int32(test.k), n, n)
		each(at(0, 0, n, n), func(x, y int) {
			want := own[y*n+x]
			if want+int32(test.by) != five[(y+test.dy)*(n+1)+x+test.dx] {
				want = compare.Masked(test.k)
			}
			if got(x, y) != want {
				t.Fatalf("%s: square (%d,%d) is %d, want %d", test.name, x, y, got(x, y), want)
			}
		})
	}
}

// over returns the board of game k laid over another.
func over(t *testing.T, word string, k int) engine.Bounded {
	t.Helper()
	b, err := plot{kind: engine.PalaceNumbers, over: word}.board(mustParse(t, fmt.Sprintf("blocking:%d", k)))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestMatches (the palaces of the hood are meant): with 497 against 500 hood, épaulettes and the fabric's corner match
// wholly; with 499 against 500 the half of the hood above the diagonal, and the arm.
func TestMatches(t *testing.T) {
	const k = 497
	hood, differ := 0, 0
	board := over(t, "500:1,1,3", k)
	values := dense(board, at(0, 0, k+1, k+1))
	each(at(0, 0, k+1, k+1), func(x, y int) {
		if x+y+min(x, y) < k {
			hood++
			if values(x, y) == compare.Masked(k) {
				differ++
			}
		}
	})
	if hood != 82668 || differ != 0 {
		t.Errorf("497: %d of %d squares of the hood differ, want 0 of 82668", differ, hood)
	}
	row := dense(board, at(0, 0, 3000, 1))
	differ = 0
	for x := range 3000 {
		if row(x, 0) == compare.Masked(k) {
			differ++
		}
	}
	if differ != 2 {
		t.Errorf("497: %d squares of row 0 differ, want 2", differ)
	}

	const m = 499
	values = dense(over(t, "500:1,0,1", m), at(0, 0, 1500, 300))
	half := 0
	each(at(0, 0, 1500, 300), func(x, y int) {
		switch in := x+y+min(x, y) < m; {
		case in && x >= y:
			half++
			fallthrough
		case x > m+y: // the arm and the outer space
			if values(x, y) == compare.Masked(m) {
				t.Fatalf("499: square (%d,%d) differs", x, y)
			}
		case in && values(x, y) != compare.Masked(m):
			t.Fatalf("499: square (%d,%d) of the other half matches", x, y)
		}
	})
	if half != 41750 {
		t.Errorf("499: half the hood has %d squares, want 41750", half)
	}
}

// TestColorings: the colours of Figures 15 and 17 of [LSY24] cover the P-positions
// and nothing else, and that of Figure 14 those between its two lines.
func TestColorings(t *testing.T) {
	const n = 90
	for _, test := range []struct {
		game     string
		coloring coloring
		within   func(x, y int) bool
	}{
		{symmetric, segmentsOfSymmetric, func(int, int) bool { return true }},
		{arithmetic, segmentsOfArithmetic, func(int, int) bool { return true }},
		{asymmetric, middleOfAsymmetric, func(x, y int) bool { return 5*y >= 4*x-4 && 8*y <= 9*x+16 }},
	} {
		colors := test.coloring.run(at(0, 0, n, n))
		o := oracle.New(mustParse(t, "subtraction:"+test.game))
		each(at(0, 0, n, n), func(x, y int) {
			p := o.Outcome(engine.At(x, y)) == engine.P
			if (colors[engine.Cell{X: x, Y: y}] != 0) != (p && test.within(x, y)) {
				t.Fatalf("%s: square (%d,%d), P: %v, has colour %d", test.game, x, y, p, colors[engine.Cell{X: x, Y: y}])
			}
		})
	}
}

// TestColored: a coloured square of a figure has its own colour, and a P-position
// without one is gray.
func TestColored(t *testing.T) {
	f, err := Find("subtraction-14")
	if err != nil {
		t.Fatal(err)
	}
	p := f.drawing.(plot)
	img, err := p.draw(Draw)
	if err != nil {
		t.Fatal(err)
	}
	light := func(c paint) any { return colour.Blend(paints[c], white, 0.42) }
	for cell, want := range map[engine.Cell]any{
		{X: 0, Y: 2}: paints['r'], {X: 1, Y: 0}: paints['g'], {X: 2, Y: 1}: paints['b'],
		{X: 4, Y: 5}: light('r'), {X: 5, Y: 6}: light('g'), {X: 6, Y: 5}: light('b'),
		{X: 9, Y: 0}: paints[plain], {X: 0, Y: 9}: paints[plain], {X: 3, Y: 3}: white,
	} {
		px, py := shown(p, img.Rect.Dy(), cell.X, cell.Y, 5, 5)
		if got := img.RGBAAt(px, py); any(got) != want {
			t.Errorf("square %v is %v, want %v", cell, got, want)
		}
	}
}

// TestRegionC: the rings of Figures 10 and 11 of [LSY24], which is printed with
// (8,9) for (9,8).
func TestRegionC(t *testing.T) {
	for name, want := range map[string][]engine.Position{
		"subtraction-10": {engine.At(9, 8), engine.At(9, 9), engine.At(10, 9)},
		"subtraction-11": {engine.At(17, 13), engine.At(17, 14), engine.At(18, 14)},
	} {
		f, err := Find(name)
		if err != nil {
			t.Fatal(err)
		}
		p := f.drawing.(plot)
		o := oracle.New(mustParse(t, p.game))
		var ringed []engine.Position
		for _, m := range p.marks {
			if r, ok := m.(rings); ok {
				each(p.window, func(x, y int) {
					if r.which(x, y, o.Value(engine.Outcomes, engine.At(x, y))) {
						ringed = append(ringed, engine.At(x, y))
					}
				})
			}
		}
		slices.SortFunc(ringed, engine.Position.Compare)
		if !slices.Equal(ringed, want) {
			t.Errorf("%s rings %v, want %v", name, ringed, want)
		}
	}
}

// TestRule: the terms of Figure 2 of [CLN15].
func TestRule(t *testing.T) {
	terms := map[string]int32{"a": 3, "b": -2, "c": -2, "d": -1, "e": 1, "f": 1, "g": 0}
	neighbors, err := ruleDiagram{"blocking:5"}.neighbors()
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range neighbors {
		if got := n.palace; got != terms[n.name] {
			t.Errorf("%s adds %d, want %d", n.name, got, terms[n.name])
		}
	}
	if len(neighbors) != len(terms) {
		t.Errorf("%d neighbours", len(neighbors))
	}
}

// TestSkin: what Figure 8 of [CLN15] shows. In game 12000 the skin is eight squares
// thick along a row, repeats after 13 squares across and 5 down, and holds palace
// numbers k-1 and k-2 alone.
func TestSkin(t *testing.T) {
	f, err := Find("blocking-8")
	if err != nil {
		t.Fatal(err)
	}
	w := f.drawing.(plot).window
	values := dense(blocking.New(12000).Numbers(), w)
	end := func(y int) int { // the first square of the outer space
		x := w.X + w.W
		for values(x-1, y) == 12000 {
			x--
		}
		return x
	}
	for y := w.Y + 16; y < w.Y+w.H-5; y++ {
		if end(y) == w.X+w.W {
			break
		}
		for i := 1; i <= 8; i++ {
			v := values(end(y)-i, y)
			if v != 11999 && v != 11998 {
				t.Fatalf("row %d holds %d in its skin", y, v)
			}
			if end(y+5) < w.X+w.W && v != values(end(y)-i+13, y+5) {
				t.Fatalf("row %d is not repeated in row %d", y, y+5)
			}
		}
		if v := values(end(y)-9, y); v < 12000 {
			t.Fatalf("the skin of row %d is more than 8 squares thick", y)
		}
	}
}
