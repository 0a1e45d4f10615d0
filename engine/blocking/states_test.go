package blocking_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// states counts the palace numbers minus k on the edge×edge squares at the corner, on
// and above the diagonal and outside the hood, and lists the squares of the least.
func states(t *testing.T, k, edge int) (counts map[int32]int, least []engine.Cell) {
	t.Helper()
	board := blocking.New(k).Numbers()
	counts = map[int32]int{}
	lowest := int32(0)
	for y := 0; y < edge; y += engine.TileSize {
		source := board.Source(engine.Window{X: y, Y: y, W: edge - y, H: min(engine.TileSize, edge-y)})
		for tile, ok := source.Next(); ok; tile, ok = source.Next() {
			if tile.Blank() || tile.Flat() {
				continue
			}
			var seen [256]int
			for y := tile.Y; y < tile.Y+tile.H; y++ {
				if first := max(tile.X, y, k-2*y); tile.Small != nil && !tile.Turned && first < tile.X+tile.W {
					for _, v := range tile.Small[(y-tile.Y)*tile.W:][first-tile.X : tile.W] {
						seen[uint8(v)]++
					}
				} else {
					for x := first; x < tile.X+tile.W; x++ {
						seen[uint8(tile.At(x, y)-int32(k))]++
					}
				}
			}
			for v, n := range seen {
				if n == 0 {
					continue
				}
				v := int32(int8(v))
				counts[v] += n
				if v < lowest {
					lowest, least = v, nil
				}
				if v == lowest && len(least) < 10 {
					least = append(least, find(&tile, v+int32(k))...)
				}
			}
			source.(engine.Recycler).Recycle(tile)
		}
	}
	return counts, least
}

// find lists the squares of a tile with a value, on and above the diagonal.
func find(tile *engine.Tile, v int32) (cells []engine.Cell) {
	for y := tile.Y; y < tile.Y+tile.H; y++ {
		for x := max(tile.X, y); x < tile.X+tile.W; x++ {
			if tile.At(x, y) == v {
				cells = append(cells, engine.Cell{X: x, Y: y})
			}
		}
	}
	return cells
}

// Outside the hood few numbers occur, and more of them for larger k ([CLN15] Section
// 2.2). The eight states that the paper counts for game 500 are there only from width
// 18980 on: -4 has one square, and its mirror image, up to 20000.
func TestStates(t *testing.T) {
	for _, c := range []struct {
		k, edge int
		want    []int32
	}{
		{500, 6000, []int32{-3, -2, -1, 0, 1, 2, 3}},
		{1000, 6000, []int32{-3, -2, -1, 0, 1, 2, 3, 4}},
		{500, 20000, []int32{-4, -3, -2, -1, 0, 1, 2, 3}},
		{5000, 14000, []int32{-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6}},
	} {
		if testing.Short() && c.edge > 6000 {
			continue
		}
		counts, least := states(t, c.k, c.edge)
		if got := slices.Sorted(maps.Keys(counts)); !slices.Equal(got, c.want) {
			t.Errorf("game %d on %d×%d has the states %v, want %v", c.k, c.edge, c.edge, got, c.want)
		}
		if want := []engine.Cell{{X: 18979, Y: 7144}}; c.k == 500 && c.edge == 20000 && !slices.Equal(least, want) {
			t.Errorf("game 500 has -4 at %v, want %v", least, want)
		}
	}
}

// A queen sees 3k palaces at most, and far fewer in fact.
func TestMostPalaces(t *testing.T) {
	for k, want := range map[int]int32{1: 3, 20: 22} {
		if got := slices.Max(automaton.Textbook(int32(k), 700, 700)); got != want {
			t.Errorf("game %d: the queen sees up to %d palaces, want %d", k, got, want)
		}
	}
}

// The example of [CLN15] Section 1 goes on: from (3,3), with its four palaces blocked,
// there are five moves, to squares that see five palaces or more, and from each of
// those there are palaces all of whose options can be blocked, at least five.
func TestExampleGameIsWon(t *testing.T) {
	game := blocking.New(5)
	solver := game.Solve()
	p := engine.At(3, 3)
	sees := map[engine.Cell]int{{X: 1, Y: 3}: 5, {X: 2, Y: 2}: 6, {X: 2, Y: 3}: 5, {X: 3, Y: 1}: 5, {X: 3, Y: 2}: 5}
	for _, q := range engine.Options(game.Rays(p)) {
		replies, err := solver.Palaces(q)
		if err != nil {
			t.Fatal(err)
		}
		if len(replies) < game.Shape().Blocking {
			continue // a palace, blocked
		}
		if want := sees[q.Cell()]; len(replies) != want {
			t.Errorf("%v sees %d palaces, want %d", q, len(replies), want)
		}
		delete(sees, q.Cell())
		for _, r := range replies {
			if n := len(engine.Options(game.Rays(r))); n >= game.Shape().Blocking {
				t.Errorf("from %v a reply is %v, whose %d options cannot all be blocked", q, r, n)
			}
		}
	}
	if len(sees) > 0 {
		t.Errorf("no moves to %v", sees)
	}
}
