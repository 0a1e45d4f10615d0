package engine_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// Whatever the layout, and turned or not, At, Rows and Mirror agree.
func TestLayouts(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, layout := range []string{"bits", "small", "wide", "linear", "flat"} {
		w, h := 1+r.IntN(150), 1+r.IntN(150)
		tile := engine.Tile{Window: engine.Window{X: -7, Y: 1000, W: w, H: h}, Base: 40}
		var want [150][150]int32 // by row
		switch layout {
		case "bits":
			tile.Bits = make([]uint64, tile.Stride()*h)
		case "small":
			tile.Small = make([]int8, w*h)
		case "wide":
			tile.Wide = make([]int32, w*h)
		case "linear":
			tile.Linear, tile.Slope = true, [2]int32{3, -2}
		case "flat":
			tile.Linear = true
		}
		if tile.Flat() != (layout == "flat") {
			t.Errorf("%s: Flat is %v", layout, tile.Flat())
		}
		for y := range h {
			for x := range w {
				v := r.Int32N(100)
				switch layout {
				case "bits":
					v &= 1
					tile.Bits[y*tile.Stride()+x/64] |= uint64(v) << (x % 64)
				case "small":
					tile.Small[y*w+x] = int8(v - 40)
				case "wide":
					tile.Wide[y*w+x] = v
				case "linear":
					v = 40 + 3*int32(x) - 2*int32(y)
				case "flat":
					v = 40
				}
				want[y][x] = v
			}
		}
		mirror := tile.Mirror()
		rows, turned := tile.Rows(), mirror.Rows()
		if rows.Turned || rows.Linear || turned.Turned || turned.Linear || turned.Window != mirror.Window {
			t.Errorf("%s: Rows are not row by row", layout)
		}
		for y := range h {
			for x := range w {
				for name, got := range map[string]int32{
					"At": tile.At(x-7, y+1000), "Rows": rows.At(x-7, y+1000),
					"Mirror": mirror.At(y+1000, x-7), "Mirror's Rows": turned.At(y+1000, x-7),
				} {
					if got != want[y][x] {
						t.Fatalf("%s, %s: (%d,%d) is %d, want %d", layout, name, x, y, got, want[y][x])
					}
				}
			}
		}
	}
	if blank := (engine.Tile{}); !blank.Blank() {
		t.Error("a tile without a layout is not blank")
	}
}

// A sparse tile holds the marks that were made, and nothing else.
func TestMark(t *testing.T) {
	tile := engine.SparseTile(engine.Window{X: -70, Y: 3, W: 130, H: 5})
	marked := map[engine.Cell]bool{}
	for step := range 12 {
		c := engine.Cell{X: -70 + 17*step%130, Y: 3 + step%5}
		tile.Mark(c.X, c.Y)
		marked[c] = true
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				if (tile.At(x, y) == 1) != marked[engine.Cell{X: x, Y: y}] {
					t.Fatalf("after %d marks, (%d,%d) is %d", step+1, x, y, tile.At(x, y))
				}
			}
		}
	}
}
