package paint_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/paint"
)

// patchwork is a board with made-up values, some work on the way, and all three
// kinds of layout.
type patchwork struct{ plane engine.Window }

func (p patchwork) Plane() engine.Window      { return p.plane }
func (p patchwork) Check(engine.Window) error { return nil }
func (p patchwork) value(x, y int) int32      { return int32((x*7 ^ y*13) & 3) }
func (p patchwork) Source(w engine.Window) engine.Source {
	s := &patches{board: p}
	x0, y0 := engine.FloorDiv(w.X, engine.TileSize), engine.FloorDiv(w.Y, engine.TileSize)
	x1, y1 := engine.FloorDiv(w.X+w.W-1, engine.TileSize), engine.FloorDiv(w.Y+w.H-1, engine.TileSize)
	for diagonal := x0 + y0; diagonal <= x1+y1; diagonal++ {
		for x := x0; x <= x1; x++ {
			if y := diagonal - x; y >= y0 && y <= y1 {
				tile := engine.Window{X: x * engine.TileSize, Y: y * engine.TileSize, W: engine.TileSize, H: engine.TileSize}
				s.windows = append(s.windows, tile.Intersect(w))
			}
		}
	}
	return s
}

type patches struct {
	board   patchwork
	windows []engine.Window
	blank   bool
}

// Recycle spoils the values of a tile, as whoever uses its memory again would.
func (s *patches) Recycle(t engine.Tile) {
	for i := range t.Small {
		t.Small[i] = 3
	}
}

func (s *patches) Next() (engine.Tile, bool) {
	if s.blank = !s.blank; s.blank {
		return engine.Tile{}, len(s.windows) > 0
	}
	if len(s.windows) == 0 {
		return engine.Tile{}, false
	}
	t := engine.Tile{Window: s.windows[0], Small: make([]int8, s.windows[0].Area())}
	s.windows = s.windows[1:]
	for i := range t.Small {
		t.Small[i] = int8(s.board.value(t.X+i%t.W, t.Y+i/t.W))
	}
	return t, true
}

// direct paints a picture square by square from one large tile at a time.
func direct(board patchwork, key render.Key, extent engine.Window, palette *render.Palette) []byte {
	pixels := make([]byte, 4*render.PictureSize*render.PictureSize)
	shader := render.NewShader(palette)
	window := key.Window().Intersect(extent)
	if window.Empty() {
		return pixels
	}
	source := board.Source(window)
	for {
		t, ok := source.Next()
		if !ok {
			return pixels
		}
		shader.Shade(&t, key.Level, pixels, key.X*render.PictureSize, key.Y*render.PictureSize)
	}
}

// TestPainter changes what is wanted at random moments, as a user who pans and
// zooms does, and checks that every picture asked for last comes, complete and
// right, and that all squares are counted once.
func TestPainter(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	palette := render.NewPalette("paper", engine.PalaceNumbers, 2)
	for range 25 {
		extent := engine.Window{X: -300 * random.IntN(3), Y: -200 * random.IntN(3), W: 1 + random.IntN(2200), H: 1 + random.IntN(2200)}
		board := patchwork{extent}
		painter := paint.New(board, extent, palette)
		have := map[render.Key]render.Picture{}
		var want render.Want
		for steps := 0; ; steps++ {
			if steps < 300 && random.IntN(20) == 0 {
				want = randomWant(random, extent)
				painter.Want(want)
			}
			more := painter.Step()
			for _, p := range append(painter.Drafts(), painter.Take()...) {
				if old, ok := have[p.Key]; ok && old.Complete && !p.Complete {
					t.Fatalf("%v: a draft after the complete picture", p.Key)
				}
				have[p.Key] = p
			}
			if !more && steps >= 300 {
				break
			}
		}
		if done, total := painter.Progress(); done != total || total != extent.Area() {
			t.Fatalf("extent %v: %d of %d squares done at the end", extent, done, total)
		}
		for _, key := range want.Keys {
			p := have[key]
			if !p.Complete || !bytes.Equal(p.Pixels, direct(board, key, extent, palette)) {
				t.Fatalf("extent %v: picture %v complete=%v is not as painted directly", extent, key, p.Complete)
			}
			if window := key.Window().Intersect(extent); key.Level == 0 && !window.Empty() {
				checkValues(t, board, &p.Values, window)
			}
		}
	}
}

func randomWant(random *rand.Rand, extent engine.Window) render.Want {
	w := render.Want{Level: random.IntN(5)}
	edge := render.PictureSize << w.Level
	x, y := engine.FloorDiv(extent.X+random.IntN(extent.W), edge), engine.FloorDiv(extent.Y+random.IntN(extent.H), edge)
	for j := range 3 {
		for i := range 2 {
			w.Keys = append(w.Keys, render.Key{Level: w.Level, X: x + i, Y: y + j})
		}
	}
	return w
}

func checkValues(t *testing.T, board patchwork, values *engine.Tile, window engine.Window) {
	t.Helper()
	if values.Window != window {
		t.Fatalf("values of %v, want %v", values.Window, window)
	}
	for y := window.Y; y < window.Y+window.H; y++ {
		for x := window.X; x < window.X+window.W; x++ {
			if got := values.At(x, y); got != board.value(x, y) {
				t.Fatalf("value %d at (%d,%d), want %d", got, x, y, board.value(x, y))
			}
		}
	}
}

// counted is a patchwork of outcomes that counts its palaces.
type counted struct{ patchwork }

func (c counted) Count(x, y, w, h, level int, dst []uint32) {
	for j := range h << level {
		for i := range w << level {
			at := engine.Cell{X: x + i, Y: y + j}
			if c.plane.Contains(at) && c.value(at.X, at.Y) == 1 {
				dst[j>>level*w+i>>level]++
			}
		}
	}
}

// TestCounter holds pictures made of counts against those made of squares.
func TestCounter(t *testing.T) {
	palette := render.NewPalette("paper", engine.Outcomes, 1)
	extent := engine.Window{X: -300, Y: -700, W: 1111, H: 1500}
	board := counted{patchwork{extent}}
	painter := paint.New(board, extent, palette)
	want := render.Want{Level: 2}
	for y := -1; y <= 1; y++ {
		for x := -1; x <= 1; x++ {
			want.Keys = append(want.Keys, render.Key{Level: want.Level, X: x, Y: y})
		}
	}
	painter.Want(want)
	var pictures []render.Picture
	for painter.Step() {
		pictures = append(pictures, painter.Take()...)
	}
	pictures = append(pictures, painter.Take()...)
	if done, total := painter.Progress(); done != total {
		t.Errorf("%d of %d squares done", done, total)
	}
	if len(pictures) != len(want.Keys) {
		t.Fatalf("%d pictures of %d", len(pictures), len(want.Keys))
	}
	for _, p := range pictures {
		if !p.Complete || !bytes.Equal(p.Pixels, direct(board.patchwork, p.Key, extent, palette)) {
			t.Errorf("picture %v made of counts is not as made of squares", p.Key)
		}
	}
}
