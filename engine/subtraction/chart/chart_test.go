package chart_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/internal/testkit"
)

// moves are those of a subtraction game.
type moves [][2]int

// rule fills leaves by the definition, one square after the other.
func (m moves) rule() *chart.Rule {
	r := &chart.Rule{Moves: m, Words: 1, Pad: 1, Cost: 20}
	for _, move := range m {
		r.Right, r.Down = max(r.Right, move[0]), max(r.Down, move[1])
	}
	r.Pad = max(1, (r.Right+63)/64)
	r.Words = max(r.Pad, (r.Down+63)/64)
	stride := r.Pad + r.Words
	r.Fill = func(rows []uint64) {
		for y := r.Down; y < len(rows)/stride; y++ {
			for x := 64 * r.Pad; x < 64*stride; x++ {
				palace := uint64(1)
				for _, move := range m {
					if i, j := x-move[0], y-move[1]; rows[j*stride+i/64]>>(i%64)&1 != 0 {
						palace = 0
					}
				}
				word := &rows[y*stride+x/64]
				*word = *word&^(1<<(x%64)) | palace<<(x%64)
			}
		}
	}
	return r
}

// textbook fills the w×h squares at the corner by the definition.
func (m moves) textbook(w, h int) []bool {
	palace := make([]bool, w*h)
	for y := range h {
		for x := range w {
			p := true
			for _, move := range m {
				p = p && !(x >= move[0] && y >= move[1] && palace[(y-move[1])*w+x-move[0]])
			}
			palace[y*w+x] = p
		}
	}
	return palace
}

// find returns the map, or nil if so much work does not find it.
func (m moves) find(work int) *chart.Map {
	s := chart.NewSearch(m.rule())
	for s.Spent() < work && s.Step(work-s.Spent()) {
	}
	return s.Found()
}

// random returns random moves with components below largest, 0 often.
func random(r *rand.Rand, n, largest int) moves {
	var m moves
	for len(m) < n {
		var move [2]int
		for d := range move {
			if r.IntN(4) > 0 {
				move[d] = r.IntN(largest)
			}
		}
		if move != [2]int{} {
			m = append(m, move)
		}
	}
	return m
}

// compare holds the map around an origin against the squares at the corner.
func compare(t *testing.T, m moves, found *chart.Map, palace []bool, width int, origin engine.Cell, w engine.Window) {
	t.Helper()
	a := found.Around(big.NewInt(int64(origin.X)), big.NewInt(int64(origin.Y)))
	stride := (w.W + 63) / 64
	squares := make([]uint64, stride*w.H)
	squares[0] = ^uint64(0) // it is written over
	a.Read(squares, w)
	for y := range w.H {
		for x := range 64 * stride {
			at := engine.Cell{X: origin.X + w.X + x, Y: origin.Y + w.Y + y}
			want := x < w.W && at.X >= 0 && at.Y >= 0 && palace[at.Y*width+at.X]
			if got := squares[y*stride+x/64]>>(x%64)&1 != 0; got != want {
				t.Fatalf("%v: %v is P: %v in %+v around %v", m, at, got, w, origin)
			}
		}
	}
}

// TestMaps looks at windows of random boards around random origins.
func TestMaps(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 64))
	found := 0
	rounds := testkit.Rounds(60)
	for i := range rounds {
		m := random(r, 1+r.IntN(6), 2+r.IntN(9))
		switch i % 10 {
		case 3:
			m = append(m, [2]int{r.IntN(3), 60 + r.IntN(12)})
		case 6:
			m = append(m, [2]int{60 + r.IntN(80), r.IntN(3)}, [2]int{0, 2})
		}
		chart := m.find(20_000)
		if chart == nil {
			continue
		}
		found++
		const width, height = 900, 700
		palace := m.textbook(width, height)
		compare(t, m, chart, palace, width, engine.Cell{}, engine.Window{W: width, H: height})
		compare(t, m, chart, palace, width, engine.Cell{X: 5, Y: 9}, engine.Window{X: -70, Y: -80, W: 90, H: 100})
		for range 20 {
			origin := engine.Cell{X: r.IntN(width), Y: r.IntN(height)}
			w := engine.Window{X: -r.IntN(width), Y: -r.IntN(height)}
			w.W = 1 + r.IntN(width-max(0, origin.X+w.X)-min(0, origin.X+w.X))
			w.W = min(w.W, width-origin.X-w.X)
			w.H = min(1+r.IntN(200), height-origin.Y-w.Y)
			compare(t, m, chart, palace, width, origin, w)
		}
	}
	if found < rounds/2 {
		t.Errorf("only %d of %d boards have a map", found, rounds)
	}
}

// TestDeepSight: boards whose kinds look alike on every level, unless many levels are looked at.
func TestDeepSight(t *testing.T) {
	const width, height = 900, 700
	for _, test := range []struct {
		moves
		kinds int
	}{
		{moves{{9, 4}, {6, 0}, {0, 6}}, 174},
		{moves{{4, 8}, {3, 5}, {7, 3}}, 146},
		{moves{{6, 2}, {7, 8}, {2, 7}}, 388},
		{moves{{6, 8}, {7, 5}, {7, 3}}, 244},
		{moves{{0, 6}, {4, 4}, {6, 5}}, 54},
		{moves{{0, 3}, {1, 7}, {3, 4}, {5, 2}, {5, 6}, {8, 0}}, 1416},
	} {
		chart := test.find(250_000)
		if chart == nil {
			t.Errorf("%v has no map", test.moves)
			continue
		}
		if chart.Kinds() != test.kinds {
			t.Errorf("%v: %d kinds, want %d", test.moves, chart.Kinds(), test.kinds)
		}
		compare(t, test.moves, chart, test.textbook(width, height), width, engine.Cell{}, engine.Window{W: width, H: height})
	}
}

// TestRemainders holds boards of two moves against the remainders that solve them, a
// hundred digits out, near the slope of the sum of the moves and elsewhere.
func TestRemainders(t *testing.T) {
	r := rand.New(rand.NewPCG(100, 2))
	for range testkit.Rounds(25) {
		m := random(r, 2, 9)
		if m[0] == m[1] {
			continue
		}
		g, err := subtraction.New(m[0][:], m[1][:])
		if err != nil {
			t.Fatal(err)
		}
		chart := m.find(200_000)
		if chart == nil {
			t.Errorf("%v has no map", g)
			continue
		}
		solver := g.Solve()
		for i := range 6 {
			x0, y0 := digits(r, 100), digits(r, 100-7*(i%3))
			if i < 3 {
				n := digits(r, 97)
				x0 = new(big.Int).Mul(n, big.NewInt(int64(m[0][0]+m[1][0])))
				y0 = new(big.Int).Mul(n, big.NewInt(int64(m[0][1]+m[1][1])))
			}
			a := chart.Around(x0, y0)
			w := engine.Window{X: r.IntN(40) - 20, Y: r.IntN(40) - 20, W: 12, H: 9}
			if i%3 == 1 {
				w.X, w.Y = r.IntN(engine.Span), r.IntN(engine.Span)
			}
			squares := make([]uint64, w.H)
			a.Read(squares, w)
			for y, row := range squares {
				for x := range w.W {
					p := engine.Of(engine.Big(x0), engine.Big(y0)).Plus(engine.At(w.X+x, w.Y+y), engine.Num(1))
					var palaces []engine.Position
					err := g.Check(p)
					if err == nil {
						palaces, err = solver.Palaces(p)
					}
					if p.At(0).Sign() >= 0 && p.At(1).Sign() >= 0 && err != nil {
						t.Fatal(err)
					}
					if want := err == nil && len(palaces) == 0; want != (row>>x&1 != 0) {
						t.Fatalf("%v: (%v) is P: %v", g, p, !want)
					}
				}
			}
		}
	}
}

// TestNeighbors holds what an origin sees of the blocks around its own, on each side, against an
// origin over there: far out, and near the borders of segments, for elsewhere all nine blocks are alike.
func TestNeighbors(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	seen := 0
	for _, m := range []moves{{{1, 2}, {2, 1}, {3, 3}}, {{0, 3}, {1, 1}, {2, 0}}, {{0, 5}, {2, 3}, {3, 1}, {3, 3}, {4, 2}, {5, 0}}} {
		found := m.find(2_000_000)
		if found == nil {
			t.Errorf("%v has no map", m)
			continue
		}
		for n := range 9 * testkit.Rounds(30) {
			i, k := found.Border(r, 50+r.IntN(100))
			side := found.Around(i, k).Side()
			from, by := [2]*big.Int{i, k}, [2]int{}
			for d, v := range from {
				in, toward := r.IntN(side), [2]int{n % 3, n / 3 % 3}[d]-1
				if toward != 0 { // from the nearer half of the block over its edge
					in, by[d] = r.IntN(engine.Span/2), toward*(engine.Span/2+r.IntN(engine.Span/2-20))
				}
				if toward > 0 {
					in = side - 1 - in
				}
				v.Mul(v, big.NewInt(int64(side))).Add(v, big.NewInt(int64(in)))
			}
			there := [2]*big.Int{}
			for d, v := range from {
				there[d] = new(big.Int).Add(v, big.NewInt(int64(by[d])))
			}
			if there[0].Sign() < 0 || there[1].Sign() < 0 {
				continue
			}
			around := found.Around(from[0], from[1])
			if around.Differ() {
				seen++
			}
			got, want := make([]uint64, 9), make([]uint64, 9)
			around.Read(got, engine.Window{X: by[0], Y: by[1], W: 9, H: 9})
			found.Around(there[0], there[1]).Read(want, engine.Window{W: 9, H: 9})
			if !slices.Equal(got, want) {
				t.Fatalf("%v: around (%v,%v), %v away, %b is seen, and there is %b", m, from[0], from[1], by, got, want)
			}
		}
	}
	if seen < 9*testkit.Rounds(30) {
		t.Errorf("only %d origins had blocks of several kinds around them", seen)
	}
}

// digits returns a random number of at most n digits.
func digits(r *rand.Rand, n int) *big.Int {
	text := make([]byte, n)
	for i := range text {
		text[i] = byte('0' + r.IntN(10))
	}
	v, _ := new(big.Int).SetString(string(text), 10)
	return v
}

// TestSlices searches in slices of any size, which make no difference.
func TestSlices(t *testing.T) {
	m := moves{{2, 6}, {3, 3}, {6, 1}, {19, 6}}
	whole := m.find(1 << 20)
	r := rand.New(rand.NewPCG(3, 3))
	s := chart.NewSearch(m.rule())
	for slices, more := 0, true; more; slices++ {
		before, work := s.Spent(), 1+r.IntN(900)
		more = s.Step(work)
		if spent := s.Spent() - before; spent > work+1000 {
			t.Fatalf("a slice of %d took %d", work, spent)
		}
		if more == (s.Found() != nil) || slices > 1<<20 {
			t.Fatalf("slice %d: more %v, found %v", slices, more, s.Found())
		}
	}
	if got := s.Found(); got.Kinds() != whole.Kinds() || got.Level() != whole.Level() {
		t.Errorf("%d kinds on level %d, want %d on level %d", got.Kinds(), got.Level(), whole.Kinds(), whole.Level())
	}
	if s.Step(1000) {
		t.Error("there is more to do after the end")
	}
}

// TestNoMap searches a board that shows too little order, and stops when told to.
func TestNoMap(t *testing.T) {
	s := chart.NewSearch(moves{{0, 2}, {3, 8}, {5, 0}, {8, 6}, {8, 8}}.rule())
	for range 20 {
		if !s.Step(1000) {
			t.Fatalf("the search ends after %d: %v", s.Spent(), s.Found())
		}
	}
	if s.Spent() > 40_000 {
		t.Errorf("20 slices of 1000 took %d", s.Spent())
	}
}

func ExampleSearch() {
	s := chart.NewSearch(moves{{1, 2}, {2, 1}, {3, 3}}.rule())
	for s.Step(1000) {
	}
	tenToTheTwenty := new(big.Int).Exp(big.NewInt(10), big.NewInt(20), nil)
	row := make([]uint64, 1)
	s.Found().Around(tenToTheTwenty, tenToTheTwenty).Read(row, engine.Window{W: 12, H: 1})
	fmt.Printf("%d kinds: %012b\n", s.Found().Kinds(), row[0])
	// Output:
	// 31 kinds: 001110000001
}
