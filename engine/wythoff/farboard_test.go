package wythoff

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// decimal reads a long number.
func decimal(text string) *big.Int {
	n, _ := new(big.Int).SetString(text, 10)
	return n
}

// TestFarBoardsNear puts far boards around origins that the search of all columns
// reaches, and holds windows of all sorts against it.
func TestFarBoardsNear(t *testing.T) {
	const n = 500_000
	r := rand.New(rand.NewPCG(31, 32))
	for _, text := range []string{"wythoff", "maharaja"} {
		g := parse(t, text)
		table := columns.New(g.moves, Kernel{})
		table.Extend(n)
		found := 0
		for i := range 60 {
			x := r.IntN(n / 2)
			if i%3 == 0 {
				x = r.IntN(100)
			}
			y := table.Row(x)
			if i%5 == 4 {
				y = max(0, y+r.IntN(2000)-1000)
			}
			origin := engine.At(x, y)
			board := enginetest.Board(t, g, engine.Outcomes, origin)
			w := engine.Window{X: r.IntN(2000) - 1200, Y: r.IntN(2000) - 1200, W: 1 + r.IntN(600), H: 1 + r.IntN(600)}
			w = w.Intersect(board.Plane())
			if w.Empty() {
				continue
			}
			want := make(map[engine.Cell]bool)
			for c := w.X; c < w.X+w.W; c++ {
				if q := (engine.Cell{X: c, Y: table.Row(x+c) - y}); w.Contains(q) {
					want[q] = true
				}
			}
			found += len(want)
			if err := matches(board, w, want); err != nil {
				t.Fatalf("%s around %v, %+v: %v", text, origin, w, err)
			}
		}
		if found < 500 {
			t.Errorf("%s: only %d P-positions compared", text, found)
		}
	}
}

// matches holds the tiles of a window, and its counts at some levels, against the
// set of its P-positions.
func matches(board *engine.Board, w engine.Window, want map[engine.Cell]bool) error {
	if err := board.Check(w); err != nil {
		return err
	}
	left := w.Area()
	for s := board.Source(w); ; {
		tile, ok := s.Next()
		if !ok {
			break
		}
		if tile.Blank() {
			continue
		}
		left -= tile.Area()
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				if (tile.At(x, y) == 1) != want[engine.Cell{X: x, Y: y}] {
					return fmt.Errorf("(%d,%d) is %d", x, y, tile.At(x, y))
				}
			}
		}
	}
	if left != 0 {
		return fmt.Errorf("%d squares are missing", left)
	}
	counter, ok := board.Counter(w)
	if !ok {
		return errors.New("the board does not count")
	}
	for _, level := range []int{0, 1, 4, 7} {
		pw, ph := w.W>>level, w.H>>level
		counts := make([]uint32, pw*ph)
		counter.Count(w.X, w.Y, pw, ph, level, counts)
		for c := range want {
			if i, j := (c.X-w.X)>>level, (c.Y-w.Y)>>level; i < pw && j < ph {
				counts[j*pw+i]--
			}
		}
		for i, n := range counts {
			if n != 0 {
				return fmt.Errorf("pixel %d of level %d counts %d too many", i, level, int32(n))
			}
		}
	}
	return nil
}

// TestFarBoardsFar goes to where nothing but the solver answers: around P-positions
// of a hundred digits, along the stripe up to where the board ends, and far
// from all of them.
func TestFarBoardsFar(t *testing.T) {
	r := rand.New(rand.NewPCG(33, 34))
	for _, text := range []string{"wythoff", "maharaja"} {
		g := parse(t, text)
		row := func(x *big.Int) *big.Int { return golden.BigRow(x) }
		if text == "maharaja" {
			f := dictionary.New()
			row = func(x *big.Int) *big.Int {
				y, err := f.Column(x)
				if err != nil {
					t.Fatal(err)
				}
				return y
			}
		}
		found := 0
		for i := range 12 {
			x := decimal([]string{"9", "7071067811865475", "31415926535897932384626433832795028841971"}[i%3])
			for range i {
				x.Mul(x, big.NewInt(1_000_003)).Add(x, big.NewInt(int64(i)))
			}
			origin := engine.Of(engine.Big(x), engine.Big(row(x)))
			board := enginetest.Board(t, g, engine.Outcomes, origin)
			// Along the stripe: a P-position some columns away and the window around it.
			away := []int{0, 5, -300, 2048, 1 << 30, -1 << 40, 1<<49 - 77}[r.IntN(7)]
			from := new(big.Int).Add(x, big.NewInt(int64(away)))
			if from.Sign() < 0 {
				continue
			}
			there, ok := engine.Of(engine.Big(from), engine.Big(row(from))).Seen(origin, engine.Span-100)
			if !ok {
				continue // the column has its P-position on the other side
			}
			w := engine.Window{X: there[0] - 20, Y: there[1] - 20, W: 40, H: 60}.Intersect(board.Plane())
			want := make(map[engine.Cell]bool)
			for c := w.X; c < w.X+w.W; c++ {
				y := row(new(big.Int).Add(x, big.NewInt(int64(c))))
				if y.Sub(y, origin.At(1).Big()); y.IsInt64() && w.Contains(engine.Cell{X: c, Y: int(y.Int64())}) {
					want[engine.Cell{X: c, Y: int(y.Int64())}] = true
				}
			}
			found += len(want)
			if err := matches(board, w, want); err != nil {
				t.Fatalf("%s around %v, %+v: %v", text, origin, w, err)
			}
		}
		if found < 100 {
			t.Errorf("%s: only %d P-positions compared", text, found)
		}
		lonely := enginetest.Board(t, g, engine.Outcomes, engine.Of(engine.Big(decimal("5")), engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil))))
		for _, w := range []engine.Window{{X: -5, Y: -300, W: 600, H: 600}, {X: 1 << 49, Y: 1 << 49, W: 300, H: 300}} {
			if err := matches(lonely, w, nil); err != nil {
				t.Fatalf("%s at (5,10^100): %v", text, err)
			}
		}
	}
}

// A window whose squares cannot be counted is refused, near and far.
func TestCountableWindows(t *testing.T) {
	far := engine.Of(engine.Big(new(big.Int).Lsh(big.NewInt(1), 300)), engine.Big(new(big.Int).Lsh(big.NewInt(1), 299)))
	for _, text := range []string{"wythoff", "maharaja"} {
		g := parse(t, text)
		for _, board := range []engine.Bounded{enginetest.Board(t, g, engine.Outcomes, engine.Position{}), enginetest.Board(t, g, engine.Outcomes, far)} {
			for _, w := range []engine.Window{{W: 1 << 40, H: 1 << 40}, {W: 1 << 32, H: 1 << 31}, {W: 3e9, H: 4e9}} {
				if board.Check(w) == nil {
					t.Errorf("%v: a window of %d×%d may be shown", g, w.W, w.H)
				}
			}
			if err := board.Check(engine.Window{W: 1 << 31, H: 1 << 31}); err != nil {
				t.Errorf("%v: %v", g, err)
			}
		}
	}
}
