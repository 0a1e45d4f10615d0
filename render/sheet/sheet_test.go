package sheet

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// content returns the content of a window of a game's own board.
func content(t testing.TB, notation string, kind engine.Kind, w engine.Window) Content {
	t.Helper()
	g, err := catalog.Parse(notation)
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewContent(g, engine.NewMap(g, kind, engine.Position{}, ""), w)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Board.Check(w); err != nil {
		t.Fatal(err)
	}
	return c
}

// file writes a whole sheet.
func file(t testing.TB, c Content, format string, budget int) []byte {
	t.Helper()
	s, err := New(c, format, budget)
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for s.Step() {
		part := s.Take()
		if len(part) > 2*partSize+9*c.Window.W+9*c.Window.H {
			t.Fatalf("%d bytes at a time", len(part))
		}
		out = append(out, part...)
	}
	if done, total := s.Progress(); done != total || total != c.Window.Area() {
		t.Errorf("%d of %d squares at the end", done, total)
	}
	return out
}

// witness returns the values of a window near the corner, from the options alone.
func witness(t testing.TB, c *Content) [][]int32 {
	t.Helper()
	w := c.Window
	values := oracle.New(c.Game).Box(c.Map.Kind, []int{w.X, w.Y}[:min(2, c.Game.Shape().Dim)], []int{w.W, w.H}[:min(2, c.Game.Shape().Dim)])
	rows := make([][]int32, c.Window.H)
	for y := range rows {
		rows[y] = values[y*c.Window.W:][:c.Window.W]
	}
	return rows
}

// TestText: each of the formats in text says what the oracle says of a board.
func TestText(t *testing.T) {
	for _, test := range []struct {
		game string
		kind engine.Kind
		w    engine.Window
	}{
		{"blocking:5", engine.PalaceNumbers, engine.Window{X: 2, Y: 1, W: 13, H: 7}},
		{"blocking:30", engine.PalaceNumbers, engine.Window{W: 20, H: 20}}, // with a hood
		{"blocking:5", engine.Outcomes, engine.Window{X: 2, Y: 1, W: 13, H: 7}},
		{"maharaja", engine.NimValues, engine.Window{W: 11, H: 14}},
		{"subtraction:(1,2)(2,1)(3,3)", engine.Outcomes, engine.Window{X: 1, Y: 5, W: 20, H: 3}},
		{"subtraction:(3)(5)(8)", engine.NimValues, engine.Window{X: 4, W: 30, H: 1}},
		{"exile:spiral", engine.Outcomes, engine.Window{X: -5, Y: -4, W: 9, H: 8}},
	} {
		c := content(t, test.game, test.kind, test.w)
		want := witness(t, &c)
		got, err := csv.NewReader(bytes.NewReader(file(t, c, CSV, Budget))).ReadAll()
		if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: the table is\n%v, want\n%v (%v)", test.game, got, want, err)
		}
		var object struct {
			Game, Kind string
			At, Size   [2]int
			Rows       [][]int32
		}
		if err := json.Unmarshal(file(t, c, JSON, Budget), &object); err != nil || fmt.Sprint(object.Rows) != fmt.Sprint(want) ||
			object.Game != test.game || object.Kind != test.kind.String() ||
			object.At != [2]int{test.w.X, test.w.Y} || object.Size != [2]int{test.w.W, test.w.H} {
			t.Errorf("%s: the object is %+v (%v)", test.game, object, err)
		}
		if test.kind != engine.Outcomes {
			continue
		}
		lines := strings.ReplaceAll(strings.Trim(fmt.Sprint(want), "[]"), " ", "")
		lines = strings.ReplaceAll(lines, "][", "\n") + "\n"
		if got := string(file(t, c, Bits, Budget)); got != lines {
			t.Errorf("%s: the bits are\n%s, want\n%s", test.game, got, lines)
		}
	}
}

// TestPicture: each pixel has the colour of its square, whichever way the axes point,
// whatever the list of colours, and with bands as low as can be.
func TestPicture(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, test := range []struct {
		game string
		kind engine.Kind
		list int
	}{
		{"blocking:5", engine.Outcomes, 2},
		{"blocking:5", engine.PalaceNumbers, 9}, // for 0 to 8 palaces
		{"blocking:300", engine.PalaceNumbers, -1},
		{"wythoff", engine.NimValues, 0},
		{"subtraction:(0,1)(1,0)(2,3)(3,2)", engine.Outcomes, 2},
	} {
		for _, lies := range []view.Orientation{view.XRightYDown, view.XRightYUp, view.XDownYRight, view.XUpYRight} {
			c := content(t, test.game, test.kind, engine.Window{X: r.IntN(500), Y: r.IntN(500), W: 1 + r.IntN(400), H: 1 + r.IntN(400)})
			c.Lies = lies
			c.Palette = colour.NewPalette("safe", test.kind, c.Game.Shape().Blocking)
			img, err := png.Decode(bytes.NewReader(file(t, c, PNG, 1<<(12+r.IntN(8)))))
			if err != nil {
				t.Fatal(err)
			}
			if p, ok := img.(*image.Paletted); ok != (test.list != 0) || ok && test.list > 0 && len(p.Palette) != test.list {
				t.Errorf("%s, %v: a picture of %T", test.game, test.kind, img)
			}
			checkPixels(t, &c, img)
		}
	}
}

// checkPixels compares a picture with a board that is asked again.
func checkPixels(t *testing.T, c *Content, img image.Image) {
	t.Helper()
	w := c.Window
	wide, high := w.W, w.H
	if c.Lies.Transposed() {
		wide, high = high, wide
	}
	if b := img.Bounds(); b.Dx() != wide || b.Dy() != high {
		t.Fatalf("the picture is %v, want %d×%d", b, wide, high)
	}
	wrong := 0
	again, err := NewContent(c.Game, c.Map, w)
	if err != nil {
		t.Fatal(err)
	}
	for source := again.Board.Source(w); ; {
		tile, ok := source.Next()
		if !ok {
			break
		}
		if tile.Blank() {
			continue
		}
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				px, py := x-w.X, y-w.Y
				if c.Lies.Transposed() {
					px, py = py, px
				}
				if c.Lies.OriginBelow() {
					py = high - 1 - py
				}
				if color.RGBAModel.Convert(img.At(px, py)) != c.Palette.Color(tile.At(x, y)) {
					wrong++
				}
			}
		}
	}
	if wrong > 0 {
		t.Errorf("%v, %v, %+v, axes %d: %d pixels are wrong", c.Game, c.Map.Kind, w, c.Lies, wrong)
	}
}

// TestBands: in bands as low as a tile, or lower, a file is what it is in one.
func TestBands(t *testing.T) {
	for _, test := range []struct {
		game string
		kind engine.Kind
		w    engine.Window
	}{
		{"blocking:100", engine.PalaceNumbers, engine.Window{X: 100, Y: 130, W: 300, H: 700}},
		{"blocking:2000", engine.PalaceNumbers, engine.Window{W: 700, H: 600}}, // with slopes in the hood
		{"subtraction:(1,2)(2,1)(3,3)", engine.NimValues, engine.Window{X: 256, Y: 512, W: 300, H: 700}},
		{"exile:spiral", engine.Outcomes, engine.Window{X: -300, Y: -400, W: 500, H: 700}},
		{"maharaja", engine.Outcomes, engine.Window{X: 10, Y: 1, W: 500, H: 1000}},
	} {
		c := content(t, test.game, test.kind, test.w)
		for _, format := range Formats(test.kind) {
			whole := file(t, c, format, Budget)
			for _, budget := range []int{c.Window.W * 300 * bitsOf(test.kind) / 8, c.Window.W * 70 * bitsOf(test.kind) / 8} {
				if bands := file(t, c, format, budget); !bytes.Equal(whole, bands) {
					t.Errorf("%s as %s: %d bytes in one band are not the %d bytes in many", test.game, format, len(whole), len(bands))
				}
			}
		}
	}
}

// TestMasked: what shows nothing is an empty field, null, or the grey of the mask.
func TestMasked(t *testing.T) {
	w := engine.Window{W: 40, H: 30}
	c := content(t, "blocking:7", engine.PalaceNumbers, w)
	c, err := NewContent(c.Game, engine.NewMap(c.Game, engine.PalaceNumbers, engine.Position{}, "10:1,1,3"), w)
	if err != nil {
		t.Fatal(err)
	}
	if c.Masked() != compare.Masked(7) {
		t.Fatalf("masked squares are worth %d", c.Masked())
	}
	c.Palette = colour.NewPalette("paper", c.Map.Kind, 7).Masked(c.Masked())
	img, err := png.Decode(bytes.NewReader(file(t, c, PNG, Budget)))
	if err != nil {
		t.Fatal(err)
	}
	table, err := csv.NewReader(bytes.NewReader(file(t, c, CSV, Budget))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var object struct {
		Compare string
		Rows    [][]*int32
	}
	if err := json.Unmarshal(file(t, c, JSON, Budget), &object); err != nil || object.Compare != "10:1,1,3" {
		t.Fatalf("%+v, %v", object, err)
	}
	whole, own, masked := content(t, "blocking:7", engine.PalaceNumbers, w), 0, 0
	for y, row := range witness(t, &whole) {
		for x, v := range row {
			field, number, pixel := table[y][x], object.Rows[y][x], color.RGBAModel.Convert(img.At(x, y))
			switch {
			case field == "" && number == nil && pixel == c.Palette.Color(c.Masked()):
				masked++
			case field == strconv.Itoa(int(v)) && number != nil && *number == v && pixel == c.Palette.Color(v):
				own++
			default:
				t.Fatalf("(%d,%d) holds %q, %v and %v", x, y, field, number, pixel)
			}
		}
	}
	if own < 100 || masked < 10 {
		t.Errorf("%d squares are shown and %d are masked", own, masked)
	}
}

// TestFar: a far board is written with the coordinates of the game.
func TestFar(t *testing.T) {
	long, _ := new(big.Int).SetString("1"+strings.Repeat("0", 98)+"7", 10)
	c := content(t, "wythoff", engine.Outcomes, engine.Window{W: 30, H: 20})
	origin := engine.Of(engine.Big(long), engine.Num(5))
	c, err := NewContent(c.Game, engine.NewMap(c.Game, engine.Outcomes, origin, ""), engine.Window{X: -7, Y: -5, W: 30, H: 20})
	if err != nil {
		t.Fatal(err)
	}
	var object struct {
		At   []*big.Int
		Rows [][]int
	}
	if err := json.Unmarshal(file(t, c, JSON, Budget), &object); err != nil {
		t.Fatal(err)
	}
	at := engine.Of(engine.Big(object.At[0]), engine.Big(object.At[1]))
	if want := origin.Plus(engine.At(-7, -5), engine.Num(1)); at != want || len(object.Rows) != 20 || len(object.Rows[0]) != 30 {
		t.Errorf("the rows begin at %v", at)
	}
	if name := c.Name(CSV); name != "wythoff_outcome_1000000000000000000..0000000000000000000,0_30x20.csv" {
		t.Errorf("the file is called %s", name)
	}
}

// The example of the package's comment.
func TestExample(t *testing.T) {
	c := content(t, "wythoff", engine.Outcomes, engine.Window{W: 4, H: 3})
	for format, want := range map[string]string{Bits: "1000\n0010\n0100\n", CSV: "1,0,0,0\n0,0,1,0\n0,1,0,0\n"} {
		if got := string(file(t, c, format, Budget)); got != want {
			t.Errorf("%s: %q, want %q", format, got, want)
		}
	}
}
