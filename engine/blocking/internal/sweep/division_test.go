package sweep

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// workOff works off a piece on a board of its own and returns its tiles and result.
func workOff(t *testing.T, b atlas.Divisible, order []byte, show engine.Window) ([]engine.Tile, []byte) {
	t.Helper()
	p, err := b.Piece(order, show)
	if err != nil {
		t.Fatal(err)
	}
	var tiles []engine.Tile
	for {
		tile, ok := p.Next()
		if !ok {
			return tiles, p.Result()
		}
		if !tile.Blank() {
			tiles = append(tiles, tile)
		}
	}
}

// crew works off a division as machines do of which some are slow and some die: pieces
// are dealt, worked off and settled in random order, some are taken back and some
// results come twice. Every tile is shown to check.
func crew(t *testing.T, r *rand.Rand, b *Board, d *division, check func(*engine.Tile)) {
	t.Helper()
	helper := NewBoard(New(b.sweep.Blocks), b.kind)
	type report struct {
		parcel atlas.Parcel
		result []byte
		tiles  []engine.Tile
	}
	var reports, late []report
	squares := 0
	for rounds := 0; !d.Done(); rounds++ {
		if rounds > 100000 {
			t.Fatal("the division does not end")
		}
		if r.IntN(3) > 0 {
			if p, ok := d.Deal(); ok {
				if r.IntN(5) == 0 {
					d.Return(p.ID)
					continue
				}
				tiles, result := workOff(t, helper, p.Order, d.window)
				reports = append(reports, report{p, result, tiles})
				continue
			}
		}
		if len(reports) == 0 {
			continue
		}
		if r.IntN(12) == 0 { // somebody asks about a square meanwhile
			at := engine.Window{X: r.IntN(d.window.X + d.window.W), Y: r.IntN(d.window.Y + d.window.H), W: 1, H: 1}
			for s := b.Source(at); ; {
				tile, ok := s.Next()
				if !ok {
					break
				}
				if !tile.Blank() {
					check(&tile)
				}
			}
		}
		n := r.IntN(len(reports))
		one := reports[n]
		reports = slices.Delete(reports, n, n+1)
		if r.IntN(6) == 0 { // it seems lost
			d.Return(one.parcel.ID)
			late = append(late, one)
			continue
		}
		settle := func(one report) {
			news, err := d.Settle(one.parcel.ID, one.result)
			if err != nil {
				t.Fatal(err)
			}
			if !news {
				return
			}
			area, shown := 0, 0
			for _, w := range one.parcel.Windows {
				area += w.Area()
			}
			for i := range one.tiles {
				shown += one.tiles[i].Area()
				check(&one.tiles[i])
			}
			if area != shown {
				t.Fatalf("a piece of %v shows %d squares of %d", one.parcel.Windows, shown, area)
			}
			squares += area
		}
		settle(one)
		for len(late) > 0 && r.IntN(2) == 0 {
			settle(late[0])
			late = late[1:]
		}
	}
	if squares != d.window.Area() {
		t.Fatalf("%v, %+v: %d squares are decided", b.sweep, d.window, squares)
	}
}

// same reports whether two edges are, modulo 64.
func same(a, b kept) bool {
	var c, d automaton.Edge
	a.restore(&c)
	b.restore(&d)
	for n := range blockSide {
		if (c.Line[n]-d.Line[n])&63 != 0 || (c.Diag[n]-d.Diag[n])&63 != 0 {
			return false
		}
	}
	return true
}

// A shared sweep gives the textbook's numbers, wherever the window lies, whatever the
// size of the pieces and of the sweep's cells, and however much of the board has been
// counted before. What it keeps is what a single sweep keeps, and single sweeps go on
// from there.
func TestDivision(t *testing.T) {
	const size = 2600
	r := rand.New(rand.NewPCG(17, 4))
	for n, k := range []int{1, 7, 90, 400, 700, 1500, 3000, 90, 400, 700} {
		w := newWatched(automaton.NewBlocks(k, automaton.Kernel{}), 2+r.IntN(10), size)
		if n%3 == 1 {
			w.kind = engine.Outcomes
			for i, v := range w.want {
				w.want[i] = 0
				if v < int32(k) {
					w.want[i] = 1
				}
			}
		}
		for range 3 {
			if r.IntN(2) == 0 { // some of it is known
				w.sweep.pass(r.IntN(9), r.IntN(7))
			}
			v := engine.Window{X: r.IntN(size/2) * r.IntN(2), Y: r.IntN(size/2) * r.IntN(2)}
			v.W, v.H = 1+r.IntN(size-v.X), 1+r.IntN(size-v.Y)
			side := w.sweep.m
			for last := (max(v.X+v.W, v.Y+v.H) - 1) / blockSide; last >= w.sweep.across*w.sweep.m; side = w.sweep.m {
				w.sweep.thin()
			}
			crew(t, r, w.Board, w.divide(v, side<<r.IntN(3)), func(tile *engine.Tile) { w.check(t, tile) })
		}
		for range 6 { // any window at once, and beyond
			v := engine.Window{X: r.IntN(size - 1), Y: r.IntN(size - 1)}
			v.W, v.H = 1+r.IntN(min(400, size-v.X)), 1+r.IntN(min(400, size-v.Y))
			for s := w.Source(v); ; {
				tile, ok := s.Next()
				if !ok {
					break
				}
				w.check(t, &tile)
			}
		}
		// A single sweep over the same blocks keeps the same edges.
		single := sweepOf(k)
		single.across, single.m = w.sweep.across, w.sweep.m
		for j, next := range w.sweep.next {
			for p := single.pass((min(next, w.sweep.space[j])-1)*blockSide, j*blockSide); p.step(); {
			}
		}
		for name, edges := range map[string][2]keptEdges{"above": {single.tops, w.sweep.tops}, "left of": {single.lefts, w.sweep.lefts}} {
			edges[0].each(func(row, place int, want kept) {
				if got, ok := edges[1].get(row, place); !ok || !same(got, want) {
					t.Fatalf("%v: the blockSide %s block %d of row %d is another than that of a single sweep", w.sweep, name, place, row)
				}
			})
		}
	}
}

// Boards have pieces of a size that is worth sending and soon done, or none.
func TestPieces(t *testing.T) {
	for _, c := range []struct{ size, side int }{{9000, 8}, {30000, 8}, {80006, 16}, {700_000, 32}, {1_000_000, 32}, {1_100_000, 0}} {
		b := boardOf(1000, engine.PalaceNumbers)
		d, _ := b.Divide(engine.Window{W: c.size, H: c.size / 20}).(*division)
		switch {
		case d == nil && c.side != 0, d != nil && d.side != c.side:
			t.Errorf("%d squares: pieces of %+v blocks, want %d", c.size, d, c.side)
		case d != nil && d.side%b.sweep.m != 0:
			t.Errorf("%d squares: cells of %d blocks in pieces of %d", c.size, b.sweep.m, d.side)
		}
	}
}

// Orders and results that are none are refused, and change nothing.
func TestBrokenParcels(t *testing.T) {
	b := boardOf(300, engine.PalaceNumbers)
	helper := boardOf(300, engine.PalaceNumbers)
	d := b.divide(engine.Window{W: 1500, H: 1500}, 2)
	p, _ := d.Deal()
	_, result := workOff(t, helper, p.Order, engine.Window{})
	for n := range p.Order {
		if _, err := helper.Piece(p.Order[:n], engine.Window{}); err == nil {
			t.Fatalf("%d bytes of an order are taken for one", n)
		}
	}
	if _, err := boardOf(301, engine.PalaceNumbers).Piece(p.Order, engine.Window{}); err == nil {
		t.Error("an order for another game is taken")
	}
	for n := 0; n < len(result); n += 1 + n/8 {
		if _, err := d.Settle(p.ID, result[:n]); err == nil {
			t.Fatalf("%d bytes of a result are taken for one", n)
		}
	}
	if len(b.sweep.next) != 0 || len(b.sweep.tops) != 0 {
		t.Error("a broken result has left something behind")
	}
	for _, id := range []int{-1, 1, 3, 1000} {
		if news, err := d.Settle(id, result); news || err != nil {
			t.Errorf("piece %d: %v, %v", id, news, err)
		}
		d.Return(id)
	}
}

// Where some machines count with a kernel and some without, they refuse each other's orders,
// whose counters are given modulo something else, and take those of their own kind.
func TestMixedCrew(t *testing.T) {
	const k = 300
	forms := []*automaton.Blocks{
		automaton.NewBlocks(k, automaton.Kernel{}),
		automaton.NewBlocks(k, kernelOf(inGo.Innermost)),
	}
	for leads, lead := range forms {
		d := NewBoard(New(lead), engine.PalaceNumbers).divide(engine.Window{W: 1500, H: 1500}, 2)
		p, _ := d.Deal()
		for helps, help := range forms {
			_, err := NewBoard(New(help), engine.PalaceNumbers).Piece(p.Order, engine.Window{})
			if (err == nil) != (leads == helps) {
				t.Errorf("modulo %d led and %d helps: %v", lead.Modulus, help.Modulus, err)
			}
		}
	}
}

// Whatever bytes come, nothing panics.
func FuzzParcels(f *testing.F) {
	b := boardOf(300, engine.PalaceNumbers)
	d := b.divide(engine.Window{W: 1500, H: 1500}, 2)
	p, _ := d.Deal()
	f.Add(p.Order)
	f.Add([]byte{172, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		_, _ = d.Settle(p.ID, data)
		piece, err := boardOf(300, engine.PalaceNumbers).Piece(data, engine.Window{W: 1000, H: 1000})
		if err != nil {
			return
		}
		for n := range 4 {
			if _, ok := piece.Next(); !ok {
				break
			}
			if n == 3 {
				piece.Result()
			}
		}
	})
}
