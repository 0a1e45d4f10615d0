package exile_test

import (
	"fmt"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
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

// [DSS20] (56): column 1 of the quadrant is r xor 2, and its generating function
// (2-x-2x²+3x³)/((1-x)²(1+x²)); column 2 is the one printed.
func TestFirstColumns(t *testing.T) {
	const rows = 3000
	values := enginetest.Values(t, onQuadrant, engine.NimValues, engine.Window{W: rows, H: 3})
	column := func(c int) []int32 { return values[c*rows : (c+1)*rows] }
	for r := range rows {
		if got := column(0)[r]; got != int32(r) {
			t.Fatalf("column 0, row %d: %d", r, got)
		}
		if got := column(1)[r]; got != int32(r^2) {
			t.Fatalf("column 1, row %d: %d", r, got)
		}
	}
	for _, x := range []struct {
		column                 int
		numerator, denominator []int
	}{
		{1, []int{2, -1, -2, 3}, multiply([]int{1, -2, 1}, []int{1, 0, 1})},
		{1, multiply([]int{1, 1}, []int{2, -1, -2, 3}), multiply([]int{1, -1}, []int{1, 0, 0, 0, -1})},
		{2, []int{1, 3, 1, -3, -2, 8, -5, 3, 1, 5, 1, -3, 1, -2, 8, -3, 0, 2}, quasi(16)},
	} {
		for r, got := range column(x.column) {
			// The coefficients of value times denominator are the numerator's.
			sum := 0
			for i, d := range x.denominator {
				if i <= r {
					sum += d * int(column(x.column)[r-i])
				}
			}
			want := 0
			if r < len(x.numerator) {
				want = x.numerator[r]
			}
			if sum != want {
				t.Fatalf("column %d, row %d holds %d: not that generating function", x.column, r, got)
			}
		}
	}
}

func multiply(a, b []int) []int {
	p := make([]int, len(a)+len(b)-1)
	for i, x := range a {
		for j, y := range b {
			p[i+j] += x * y
		}
	}
	return p
}

// quasi returns (1-x)(1-x^p).
func quasi(p int) []int {
	q := make([]int, p+2)
	q[0], q[1], q[p], q[p+1] = 1, -1, -1, 1
	return q
}

// TestConjecture26IsFalse follows the columns far down. [DSS20] conjectures that
// each value is, from some row on, 16 more than the one 16 rows before; column 9 is
// the first where that takes 64 rows, columns 10 to 18 take 256, and 19 to 23 512.
func TestConjecture26IsFalse(t *testing.T) {
	const rows, columns = 12000, 24
	values := enginetest.Values(t, onQuadrant, engine.NimValues, engine.Window{W: rows, H: columns})
	at := func(c, r int) int { return int(values[c*rows+r]) }
	if a, b := at(9, 158), at(9, 174); a != 160 || b != 168 {
		t.Errorf("column 9 holds %d and %d in rows 158 and 174, want 160 and 168", a, b)
	}
	want := []string{"1(0)", "4(0)", "16(1)", "16(7)", "16(16)", "16(51)", "16(90)", "16(91)", "16(131)",
		"64(139)", "256(198)", "256(326)", "256(461)", "256(788)", "256(908)", "256(1117)", "256(1234)",
		"256(1405)", "256(1557)", "512(1710)", "512(2166)", "512(2261)", "512(2347)", "512(2483)"}
	for c := range columns {
		for p := 1; ; p++ {
			// The row from which on value(r+p) = value(r)+p, as far as we see.
			r := rows - p - 1
			for r >= 0 && at(c, r+p) == at(c, r)+p {
				r--
			}
			if r+1 > rows/2 {
				continue
			}
			if got := fmt.Sprintf("%d(%d)", p, r+1); got != want[c] {
				t.Errorf("column %d has quasi-period (and row) %s, want %s", c, got, want[c])
			}
			break
		}
	}
}

func TestValuesNearTheCorner(t *testing.T) {
	values := enginetest.Values(t, onQuadrant, engine.NimValues, engine.Window{W: 500, H: 500})
	most := int32(0)
	for _, v := range values {
		most = max(most, v)
	}
	if most != 1061 {
		t.Errorf("the largest value in the corner of 500x500 is %d, want 1061", most)
	}
}

// [DSS20] (46): the row through the centre of the spiral; and the smallest value
// missing there within 120 squares.
func TestTheAxisOfTheSpiral(t *testing.T) {
	const far = 120
	values := enginetest.Values(t, onSpiral, engine.NimValues, engine.Window{X: 0, Y: -far, W: 1, H: 2*far + 1})
	printed := []int32{24, 12, 16, 9, 14, 6, 5, 4, 2, 0, 1, 3, 7, 10, 11, 15, 8, 18, 23, 21}
	for i, want := range printed {
		if got := values[far-9+i]; got != want {
			t.Errorf("(0,%d) has the value %d, want %d", i-9, got, want)
		}
	}
	seen := map[int32]bool{}
	for _, v := range values {
		if seen[v] {
			t.Errorf("the value %d is twice on the axis", v)
		}
		seen[v] = true
	}
	missing := int32(0)
	for seen[missing] {
		missing++
	}
	if missing != 167 {
		t.Errorf("the smallest value missing is %d, want 167", missing)
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
