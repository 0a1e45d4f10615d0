package paint_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
)

// patchwork is a board with made-up values, some work on the way, and all three
// kinds of layout.
type patchwork struct{ plane engine.Window }

func (p patchwork) Plane() engine.Window                         { return p.plane }
func (p patchwork) Counter(engine.Window) (engine.Counter, bool) { return nil, false }
func (p patchwork) value(x, y int) int32                         { return int32((x*7 ^ y*13) & 3) }
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
func direct(board patchwork, key picture.Key, extent engine.Window, palette *colour.Palette) []byte {
	pixels := make([]byte, 4*picture.Size*picture.Size)
	averager := average.New(palette, nil)
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
		averager.Paint(&t, key.Level, pixels, key.X*picture.Size, key.Y*picture.Size)
	}
}

// TestPainter changes what is wanted at random moments, as a user who pans and
// zooms does, and checks that every picture asked for last comes, complete and
// right, and that all squares are counted once.
func TestPainter(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	palette := colour.NewPalette("paper", engine.PalaceNumbers, 2)
	for range 25 {
		extent := engine.Window{X: -300 * random.IntN(3), Y: -200 * random.IntN(3), W: 1 + random.IntN(2200), H: 1 + random.IntN(2200)}
		board := patchwork{extent}
		painter := paint.New(board, extent, average.New(palette, nil))
		have := map[picture.Key]picture.Picture{}
		var want picture.Want
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

func randomWant(random *rand.Rand, extent engine.Window) picture.Want {
	w := picture.Want{Level: random.IntN(5)}
	edge := picture.Size << w.Level
	x, y := engine.FloorDiv(extent.X+random.IntN(extent.W), edge), engine.FloorDiv(extent.Y+random.IntN(extent.H), edge)
	for j := range 3 {
		for i := range 2 {
			w.Keys = append(w.Keys, picture.Key{Level: w.Level, X: x + i, Y: y + j})
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

// column is a board with one palace in each column and row, which it counts.
type column struct{ plane engine.Window }

func (c column) Counter(engine.Window) (engine.Counter, bool) { return c, true }

// palace is a permutation of the numbers from -1024 to 1023, odd enough.
func (c column) palace(x int) int { return (x*501+77)&2047 - 1024 }

func (c column) Count(x, y, w, h, level int, dst []uint32) {
	for i := range w << level {
		if j := c.palace(x+i) - y; j >= 0 && j < h<<level {
			dst[j>>level*w+i>>level]++
		}
	}
}

// Source tells of some work on the way, but has no tiles: it is asked for none.
func (c column) Source(w engine.Window) engine.Source { return &work{left: w.X / 100} }

type work struct{ left int }

func (w *work) Next() (engine.Tile, bool) {
	w.left--
	return engine.Tile{Window: engine.Window{W: 100, H: 1}}, w.left > 0
}

// TestCounter checks every pixel of pictures made of counts: the lighter, the more
// of its columns have their palace in it.
func TestCounter(t *testing.T) {
	palette := colour.NewPalette("paper", engine.Outcomes, 1)
	extent := engine.Window{X: -300, Y: -700, W: 1111, H: 1500}
	board := column{extent}
	painter := paint.New(board, extent, average.New(palette, nil))
	want := picture.Want{Level: 2}
	for y := -1; y <= 1; y++ {
		for x := -1; x <= 1; x++ {
			want.Keys = append(want.Keys, picture.Key{Level: want.Level, X: x, Y: y})
		}
	}
	painter.Want(want)
	for painter.Step() {
		if done, total := painter.Progress(); done > total {
			t.Fatalf("%d of %d squares done", done, total)
		}
	}
	pictures := painter.Take()
	if done, total := painter.Progress(); done != total || len(pictures) != len(want.Keys) {
		t.Fatalf("%d of %d squares done, %d pictures of %d", done, total, len(pictures), len(want.Keys))
	}
	for _, p := range pictures {
		checkCounts(t, board, palette, &p)
	}
}

func checkCounts(t *testing.T, board column, palette *colour.Palette, p *picture.Picture) {
	t.Helper()
	const size, edge = picture.Size, 4
	palaces := make([]int, size*size)
	in := make([]bool, size*size) // some square of the pixel lies in the extent
	corner := p.Window()
	for y := range size * edge {
		for x := range size * edge {
			at := engine.Cell{X: corner.X + x, Y: corner.Y + y}
			in[y/edge*size+x/edge] = in[y/edge*size+x/edge] || board.plane.Contains(at)
			if board.palace(at.X) == at.Y {
				palaces[y/edge*size+x/edge]++
			}
		}
	}
	gold, black := palette.Color(1).G, palette.Color(0).G
	for i, known := range in {
		green, alpha := p.Pixels[4*i+1], p.Pixels[4*i+3]
		switch full := palaces[i] >= edge; {
		case !known && alpha != picture.AlphaUnknown,
			known && alpha != picture.AlphaP,
			known && palaces[i] == 0 && green != black,
			known && full && green != gold,
			known && palaces[i] > 0 && !full && (green <= black || green >= gold):
			t.Fatalf("picture %v, pixel %d: %d palaces painted %v", p.Key, i, palaces[i], p.Pixels[4*i:4*i+4])
		}
	}
}

// The example of the package's comment.
func TestExample(t *testing.T) {
	g, err := wythoff.New()
	if err != nil {
		t.Fatal(err)
	}
	p := paint.New(boardOf(t, g, engine.Outcomes), engine.Window{W: 4, H: 4}, average.New(colour.NewPalette("", engine.Outcomes, 1), nil))
	p.Want(picture.Want{Level: 1, Keys: []picture.Key{{Level: 1}}})
	for p.Step() {
	}
	pictures := p.Take()
	if len(pictures) != 1 {
		t.Fatalf("%d pictures", len(pictures))
	}
	half, none := []byte{0xb2, 0x8e, 0x24, 0xff}, []byte{0x0c, 0x0c, 0x10, 0xff}
	for at, want := range map[int][]byte{0: half, 1: half, 256: half, 257: none, 2: {0, 0, 0, 0}} {
		if got := pictures[0].Pixels[4*at:][:4]; !bytes.Equal(got, want) {
			t.Errorf("pixel %d is %x, want %x", at, got, want)
		}
	}
}
