package subtraction_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// farRandom returns a position whose components have the given number of digits.
func farRandom(r *rand.Rand, dim, digits int) engine.Position {
	p := make([]engine.Int, dim)
	for d := range p {
		text := []byte{byte('1' + r.IntN(9))}
		for len(text) < digits {
			text = append(text, byte('0'+r.IntN(10)))
		}
		v, _ := new(big.Int).SetString(string(text), 10)
		p[d] = engine.Big(v)
	}
	return engine.Of(p...)
}

// TestTheorem31 holds remainders against the oracle, in up to four dimensions, both
// for the machine's integers and for long ones.
func TestTheorem31(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for range 300 {
		dim := 1 + r.IntN(4)
		g := random(t, r, dim, 1+r.IntN(2), 2+r.IntN(7))
		o := oracle.New(g)
		for range 20 {
			c := make([]int, dim)
			for d := range c {
				c[d] = r.IntN(40)
			}
			p := engine.Ints(c...)
			solver := g.Solve()
			palaces, err := solver.Palaces(p)
			if err != nil {
				t.Fatal(err)
			}
			want := o.Palaces(p)
			if !slices.Equal(palaces, want) {
				t.Fatalf("%v: Palaces(%v) = %v, want %v", g, p, palaces, want)
			}
		}
	}
}

// TestFarPalaces shifts positions by a multiple of the sum of both moves, which
// leaves the outcome as it is, to 100 digits and in up to 16 dimensions.
func TestFarPalaces(t *testing.T) {
	r := rand.New(rand.NewPCG(100, 16))
	for range 200 {
		dim := 1 + r.IntN(moves.MaxDim)
		g := random(t, r, dim, 2, 1+r.IntN(50)+1)
		moves := g.Moves()
		if len(moves) < 2 {
			continue
		}
		solver := g.Solve()
		c := make([]int, dim)
		for d := range c {
			// Both moves fit, so that options stay options.
			c[d] = max(moves[0].At(d).Clamp(), moves[1].At(d).Clamp()) + r.IntN(200)
		}
		p := engine.Ints(c...)
		near, err := solver.Palaces(p)
		if err != nil {
			t.Fatal(err)
		}
		n := farRandom(r, 1, 98).At(0)
		shift := moves[0].Plus(moves[1], engine.Num(1))
		q := p.Plus(shift, n)
		palaces, err := solver.Palaces(q)
		if err != nil {
			t.Fatal(err)
		}
		if len(palaces) != len(near) {
			t.Fatalf("%v: FarPalaces(%v) = %v, want the shift of %v", g, q, palaces, near)
		}
		for i := range near {
			if palaces[i] != near[i].Plus(shift, n) {
				t.Fatalf("%v: Palaces(%v) = %v, want the shift of %v", g, q, palaces, near)
			}
		}
	}
}

func TestFarPalacesRefuses(t *testing.T) {
	for _, p := range []engine.Position{{}, engine.Ints(1), engine.Ints(1, 2, 3), engine.At(1, -1)} {
		if enginetest.Refusal(game(t, "subtraction:(1,2)(3,0)").Game, p) == nil {
			t.Errorf("(%v) is not refused", p)
		}
	}
	if game(t, "subtraction:(1,2,0)(3,0,1)(1,1,1)").Shape().Unbounded {
		t.Error("three moves of three components claim to be solved for long positions")
	}
}

// TestDistantWindows looks at windows far out on a two-move board: the translation
// by the sum of the moves brings the picture back to the origin.
func TestDistantWindows(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	for range 30 {
		g := random(t, r, 2, 2, 9)
		if len(g.Moves()) < 2 {
			continue
		}
		a, b := g.Moves()[0], g.Moves()[1]
		const n = 600
		near := textbook(g, n)
		k := 1_000_000_000_000 + r.IntN(1000)
		w := engine.Window{X: 37 + k*(a.At(0).Clamp()+b.At(0).Clamp()), Y: 211 + k*(a.At(1).Clamp()+b.At(1).Clamp()), W: 300, H: 290}
		for i, v := range read(t, enginetest.Board(t, g, engine.Outcomes, engine.Position{}), w) {
			if (v == 1) != near[(i/w.W+211)*n+i%w.W+37] {
				t.Fatalf("%v: wrong at %d,%d", g, w.X+i%w.W, w.Y+i/w.W)
			}
		}
	}
}

// TestDistantSlices does the same in one, three and four dimensions, against a
// sweep near the origin.
func TestDistantSlices(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 3))
	for i := range 30 {
		dim := []int{1, 3, 4}[i%3]
		g := random(t, r, dim, 2, 5)
		if len(g.Moves()) < 2 {
			continue
		}
		at := func(k int) (rest []int, w engine.Window) {
			p := make([]int, max(2, dim))
			for d := range dim {
				p[d] = 7 + d + k*(g.Moves()[0].At(d).Clamp()+g.Moves()[1].At(d).Clamp())
			}
			w = engine.Window{X: p[0], Y: p[1], W: 60, H: 50}
			if dim == 1 {
				w.H = 1
			}
			return p[2:], w
		}
		rest, w := at(0)
		near := read(t, g.slice(t, engine.Outcomes, rest...), w)
		rest, w = at(1_000_000_000_000)
		if far := read(t, g.slice(t, engine.Outcomes, rest...), w); !slices.Equal(near, far) {
			t.Errorf("%v: the slice at %v is another one", g, rest)
		}
	}
}

// read returns the values of a window row by row.
func read(t testing.TB, board engine.Bounded, w engine.Window) []int32 {
	t.Helper()
	if err := board.Check(w); err != nil {
		t.Fatal(err)
	}
	values := make([]int32, w.Area())
	squares := 0
	for source := board.Source(w); ; {
		tile, ok := source.Next()
		if !ok {
			break
		}
		if tile.Blank() {
			continue
		}
		squares += tile.Area()
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				values[(y-w.Y)*w.W+x-w.X] = tile.At(x, y)
			}
		}
	}
	if squares != w.Area() {
		t.Fatalf("%d squares of %d", squares, w.Area())
	}
	return values
}

// TestFarBoards holds boards around origins of up to 100 digits against the solver,
// in up to 16 dimensions, with moves of all sizes: around random origins, and around
// multiples of the sum of both moves, where the components take turns in deciding.
func TestFarBoards(t *testing.T) {
	r := rand.New(rand.NewPCG(100, 17))
	palaces, squares := 0, 0
	for i := range 400 {
		dim := []int{1, 2, 2, 2, 3, 1 + r.IntN(moves.MaxDim)}[i%6]
		g := random(t, r, dim, 1+min(1, i%7), []int{4, 12, 80, 400, 1_000_000_000}[i%5])
		if i%10 == 0 { // rows that are alike far up only, with much that repeats in each
			g = game(t, []string{"subtraction:(1,900)(2,700)", "subtraction:(3,2000)(2,1)", "subtraction:(1,300)(40,2)"}[r.IntN(3)])
			dim = 2
		}
		solver := g.Solve()
		origin := farRandom(r, dim, 1+r.IntN(100))
		if r.IntN(3) > 0 {
			n := farRandom(r, 1, 1+r.IntN(90)).At(0)
			c := make([]int, dim)
			for d := range c {
				c[d] = int(r.Int64N(30))
			}
			origin = engine.Ints(c...)
			for _, m := range g.Moves() {
				origin = origin.Plus(m, n)
			}
		}
		board := g.around(t, origin)
		side := 1 << r.IntN(20)
		w := engine.Window{X: r.IntN(2*side) - side, Y: r.IntN(2*side) - side, W: 1 + r.IntN(300), H: 1 + r.IntN(300)}
		if w = w.Intersect(board.Plane()); w.Empty() {
			continue
		}
		values := read(t, board, w)
		for range 60 {
			x, y := r.IntN(w.W), r.IntN(w.H)
			p := engine.Map{Origin: origin}.Position(engine.Cell{X: w.X + x, Y: w.Y + y}, dim)
			found, err := solver.Palaces(p)
			if err != nil {
				t.Fatal(err)
			}
			if (len(found) == 0) != (values[y*w.W+x] == 1) {
				t.Fatalf("%v around %v: (%d,%d) is %d, palaces %v", g, origin, w.X+x, w.Y+y, values[y*w.W+x], found)
			}
			palaces += int(values[y*w.W+x])
			squares++
		}
	}
	if palaces < squares/10 || palaces > squares*9/10 {
		t.Errorf("of %d squares %d are P", squares, palaces)
	}
}

// TestAllSmallFarBoards holds boards around small origins against the definition, for
// all pairs of small moves: whole, and row by row.
func TestAllSmallFarBoards(t *testing.T) {
	r := rand.New(rand.NewPCG(100, 18))
	const n = 36
	twoMoves(4, func(a, b, c, d int) {
		g := pair(t, a, b, c, d)
		want := textbook(g, n)
		origin := engine.At(r.IntN(n), r.IntN(n))
		board := enginetest.Board(t, g, engine.Outcomes, origin)
		windows := []engine.Window{{X: -origin.At(0).Clamp(), Y: -origin.At(1).Clamp(), W: n, H: n}}
		for y := range n {
			windows = append(windows, engine.Window{X: -origin.At(0).Clamp(), Y: y - origin.At(1).Clamp(), W: n, H: 1})
		}
		for _, w := range windows {
			for i, v := range read(t, board, w) {
				x, y := w.X+i%w.W+origin.At(0).Clamp(), w.Y+i/w.W+origin.At(1).Clamp()
				if (v == 1) != want[y*n+x] {
					t.Fatalf("%v around %v: (%d,%d) is %d in %+v", g, origin, x, y, v, w)
				}
			}
		}
	})
}

// twoMoves visits all rulesets of two different moves (a,b) and (c,d) with components up to most
// that are not confined to one axis.
func twoMoves(most int, visit func(a, b, c, d int)) {
	for a := range most + 1 {
		for b := range most + 1 {
			for c := range most + 1 {
				for d := range most + 1 {
					distinct := a < c || a == c && b < d
					if distinct && a+b > 0 && c+d > 0 && a+c > 0 && b+d > 0 {
						visit(a, b, c, d)
					}
				}
			}
		}
	}
}

func pair(t testing.TB, a, b, c, d int) *ruleset {
	t.Helper()
	return ruled(t, engine.At(a, b), engine.At(c, d))
}
