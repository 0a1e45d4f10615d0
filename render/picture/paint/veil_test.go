package paint_test

import (
	"bytes"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
)

// paintAll lets a painter finish what is wanted.
func paintAll(painter *paint.Painter, want picture.Want) map[picture.Key]picture.Picture {
	painter.Want(want)
	for painter.Step() {
	}
	have := map[picture.Key]picture.Picture{}
	for _, p := range painter.Take() {
		have[p.Key] = p
	}
	return have
}

// A painter for an extent that is computed already paints the same pictures as one
// that sweeps it. A veil changes the pixels of the squares on which it lies, on
// all levels alike, and none of the values.
func TestAgainUnderAVeil(t *testing.T) {
	const k, veiled = 2, 10
	extent := engine.Window{X: -300, Y: -200, W: 900, H: 700}
	board := patchwork{extent}
	plain := colour.NewPalette("paper", engine.PalaceNumbers, k)
	palette := plain.Veiled(veiled)
	over := func(x, y int) bool { return (x+y)&4 == 0 }
	veil := func(t *engine.Tile) engine.Tile {
		v := engine.Tile{Window: t.Window, Wide: make([]int32, t.Area())}
		for i := range v.Wide {
			x, y := t.X+i%t.W, t.Y+i/t.W
			if v.Wide[i] = t.At(x, y); over(x, y) {
				v.Wide[i] += veiled
			}
		}
		return v
	}
	for level := range 3 {
		want := picture.Want{Level: level, Keys: picture.Keys(extent, level)}
		first := paintAll(paint.New(board, extent, average.New(plain, nil)), want)
		painter := paint.Again(board, extent, average.New(plain, nil))
		if done, total := painter.Progress(); done != total || !painter.Swept() {
			t.Fatalf("level %d: %d of %d squares done before anything is wanted", level, done, total)
		}
		again := paintAll(painter, want)
		painter = paint.Again(board, extent, average.New(palette, nil))
		painter.Veil(veil)
		under := paintAll(painter, want)
		for _, key := range want.Keys {
			if !bytes.Equal(first[key].Pixels, again[key].Pixels) || !again[key].Complete {
				t.Fatalf("%v is painted otherwise the second time", key)
			}
			if level > 0 {
				if bytes.Equal(first[key].Pixels, under[key].Pixels) {
					t.Fatalf("%v shows no veil", key)
				}
				continue
			}
			checkValues(t, board, ptr(under[key].Values), key.Window().Intersect(extent))
			for y := range picture.Size {
				for x := range picture.Size {
					c := engine.Cell{X: key.X*picture.Size + x, Y: key.Y*picture.Size + y}
					i := 4 * (y*picture.Size + x)
					// The colour of k is as dark as the veil.
					if extent.Contains(c) && board.value(c.X, c.Y) != k && !over(c.X, c.Y) != bytes.Equal(first[key].Pixels[i:i+3], under[key].Pixels[i:i+3]) {
						t.Fatalf("%v: veiled is %v", c, over(c.X, c.Y))
					}
					if first[key].Pixels[i+3] != under[key].Pixels[i+3] {
						t.Fatalf("%v is no longer what it was under the veil", c)
					}
				}
			}
		}
	}
}

func ptr(t engine.Tile) *engine.Tile { return &t }
