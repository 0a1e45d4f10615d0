package exile_test

import (
	"fmt"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// slowQuadrant returns the nim-values of the first columns, each column's list going
// down to where it still matters for the rows given, by the definition: column by
// column, the mex of everything west, north, north-west and south-west.
func slowQuadrant(rows, columns int) [][]int32 {
	var values [][]int32
	var stamp []int
	for c, serial := 0, 0; c < columns; c++ {
		values = append(values, nil)
		for r := range rows + columns - 1 - c {
			serial++
			mark := func(v int32) {
				for int(v) >= len(stamp) {
					stamp = append(stamp, 0)
				}
				stamp[v] = serial
			}
			for _, v := range values[c] {
				mark(v)
			}
			for t := 1; t <= c; t++ {
				west := values[c-t]
				mark(west[r])
				mark(west[r+t])
				if r >= t {
					mark(west[r-t])
				}
			}
			mex := int32(0)
			for int(mex) < len(stamp) && stamp[mex] == serial {
				mex++
			}
			values[c] = append(values[c], mex)
		}
	}
	return values
}

// TestNimValuesOverTiles holds windows on several tiles, one after the other on one
// board, against the definition.
func TestNimValuesOverTiles(t *testing.T) {
	const rows, columns = 300, 280
	want := slowQuadrant(rows, columns)
	board := enginetest.Board(t, onQuadrant, engine.NimValues, engine.Position{})
	for _, w := range []engine.Window{
		{X: 250, Y: 250, W: 12, H: 12},
		{X: 0, Y: 0, W: 20, H: 20},
		{X: 200, Y: 0, W: 100, H: 270},
		{X: 3, Y: 5, W: 297, H: 275},
	} {
		for _, kind := range []engine.Kind{engine.NimValues, engine.Outcomes} {
			if kind == engine.NimValues {
				checkTiles(t, board, w, func(x, y int) int32 { return want[y][x] })
			} else {
				checkTiles(t, enginetest.Board(t, onQuadrant, kind, engine.Position{}), w, func(x, y int) int32 {
					if want[y][x] == 0 {
						return 1
					}
					return 0
				})
			}
		}
	}
}

// checkTiles compares the tiles of a window with the values it should have.
func checkTiles(t *testing.T, b engine.Bounded, w engine.Window, want func(x, y int) int32) {
	t.Helper()
	source := b.Source(w)
	left, lastSum := w.Area(), -1
	for tile, ok := source.Next(); ok; tile, ok = source.Next() {
		if tile.Blank() {
			continue
		}
		if sum := tile.X + tile.W + tile.Y + tile.H; sum < lastSum-2*engine.TileSize {
			t.Errorf("tile %+v comes late", tile.Window)
		} else {
			lastSum = sum
		}
		left -= tile.Area()
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				if got := tile.At(x, y); got != want(x, y) {
					t.Fatalf("window %+v: (%d,%d) is %d, want %d", w, x, y, got, want(x, y))
				}
			}
		}
	}
	if left != 0 {
		t.Errorf("window %+v: %d squares are missing", w, left)
	}
}

func BenchmarkNimValues(b *testing.B) {
	for _, x := range []struct {
		game engine.Game
		w    engine.Window
	}{
		{onQuadrant, engine.Window{W: 2000, H: 2000}},
		{onQuadrant, engine.Window{W: 100000, H: 24}},
		{onSpiral, engine.Window{X: -500, Y: -500, W: 1000, H: 1000}},
	} {
		b.Run(fmt.Sprintf("%v/%dx%d", x.game, x.w.W, x.w.H), func(b *testing.B) {
			for b.Loop() {
				s := enginetest.Board(b, x.game, engine.NimValues, engine.Position{}).Source(x.w)
				for _, ok := s.Next(); ok; _, ok = s.Next() {
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(x.w.Area()), "ns/square")
		})
	}
}
