package paint_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
)

// boardOf returns a new board of a game.
func boardOf(t *testing.T, g engine.Game, kind engine.Kind) *engine.Board {
	t.Helper()
	b, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, engine.Position{}, ""))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// divisible returns what divides a board.
func divisible(t *testing.T, b *engine.Board, w engine.Window) atlas.Divisible {
	t.Helper()
	d, ok := atlas.Sharing(b, w)
	if !ok {
		t.Fatal("the board is not divided")
	}
	return d
}

// TestShared sweeps boards in pieces, worked off by assistants in random order, while
// what is wanted changes at random moments: every picture asked for last comes,
// complete, and as a painter makes it that sweeps alone.
func TestShared(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	for n, k := range []int{3, 300, 900, 2500} {
		g := blocking.New(k)
		kind := g.Shape().Kinds[n%2]
		palette := colour.NewPalette("paper", kind, k)
		extent := engine.Window{X: 300 * (n % 3), Y: r.IntN(2) * 1000, W: 5000 + r.IntN(2000), H: 3000 + r.IntN(4000)}
		board := boardOf(t, g, kind)
		painter, alone := paint.Shared(board, extent, average.New(palette, nil)), paint.New(boardOf(t, g, kind), extent, average.New(palette, nil))
		division := divisible(t, board, extent).Divide(extent)
		assistants := []*paint.Assistant{
			paint.NewAssistant(divisible(t, boardOf(t, g, kind), extent), extent, average.New(palette, nil)),
			paint.NewAssistant(divisible(t, boardOf(t, g, kind), extent), extent, average.New(palette, nil)),
		}
		parcels, busy := make([]atlas.Parcel, len(assistants)), make([]bool, len(assistants))
		have := map[picture.Key]picture.Picture{}
		var want picture.Want
		look := func() {
			for painter.Step() {
			}
			for _, p := range append(painter.Drafts(), painter.Take()...) {
				have[p.Key] = p
			}
		}
		for !division.Done() {
			if r.IntN(60) == 0 || want.Keys == nil {
				want = randomWant(r, extent)
				want.Level += r.IntN(2) * 3
				painter.Want(want)
			}
			i := r.IntN(len(assistants))
			a := assistants[i]
			if !busy[i] {
				p, ok := division.Deal()
				if !ok {
					continue
				}
				parcels[i], busy[i] = p, true
				if err := a.Begin(p.Order, p.Windows, painter.Growing(p.Windows)); err != nil {
					t.Fatal(err)
				}
			}
			result, fragments, done := a.Step()
			if busy[i] = !done; !done {
				continue
			}
			news, err := division.Settle(parcels[i].ID, result)
			if !news || err != nil {
				t.Fatalf("piece %d: news %v, %v", parcels[i].ID, news, err)
			}
			if painter.Swept() {
				t.Fatalf("%v: swept before the end", g)
			}
			painter.Merge(parcels[i].Windows, fragments)
			look()
		}
		if done, total := painter.Progress(); done != total || !painter.Swept() {
			t.Fatalf("%v: %d of %d squares done at the end", g, done, total)
		}
		painter.Want(want)
		look()
		for range 2 { // and what is asked for afterwards
			alone.Want(want)
			for alone.Step() {
			}
			for _, p := range alone.Take() {
				mine := have[p.Key]
				if !mine.Complete || !bytes.Equal(mine.Pixels, p.Pixels) {
					t.Fatalf("%v, extent %v: picture %v complete=%v is not that of a single sweep", g, extent, p.Key, mine.Complete)
				}
				for y := p.Values.Y; y < p.Values.Y+p.Values.H; y++ {
					for x := p.Values.X; x < p.Values.X+p.Values.W; x++ {
						if mine.Values.At(x, y) != p.Values.At(x, y) {
							t.Fatalf("%v: value %d at (%d,%d)", g, mine.Values.At(x, y), x, y)
						}
					}
				}
			}
			want = randomWant(r, extent)
			painter.Want(want)
			look()
		}
	}
}
