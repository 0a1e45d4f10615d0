package sheet

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestNames(t *testing.T) {
	name := func(notation string, kind engine.Kind, w engine.Window, format string, change func(*Content)) string {
		c := content(t, notation, kind, w)
		change(&c)
		return c.Name(format)
	}
	moves := "subtraction:"
	for i := range 100 {
		moves += fmt.Sprintf("(%d,%d)", i, i+1)
	}
	as := func(*Content) {}
	for _, test := range []struct{ got, want string }{
		{name("blocking:40003", engine.PalaceNumbers, engine.Window{W: 1000, H: 1000}, CSV, as), "blocking-40003_palace_0,0_1000x1000.csv"},
		{name("exile:spiral", engine.Outcomes, engine.Window{X: -3, Y: 4, W: 5, H: 6}, Bits, as), "exile-spiral_outcome_-3,4_5x6.txt"},
		{name("blocking:9", engine.PalaceNumbers, engine.Window{W: 5, H: 6}, JSON, func(c *Content) { c.Map.Over = "fabric" }), "blocking-9_fabric_0,0_5x6.json"},
		{name("blocking:9", engine.PalaceNumbers, engine.Window{W: 5, H: 6}, PNG, func(c *Content) { c.Map.Over = "12:1,1,3" }), "blocking-9_palace-against-12-1,1,3_0,0_5x6.png"},
		{name("subtraction:(1,0,2)(0,3,1)", engine.NimValues, engine.Window{W: 5, H: 6}, JSON, func(c *Content) { c.Map.Origin = engine.Ints(0, 0, 9) }), "subtraction-(0,3,1)(1,0,2)_nim_rest-9_0,0_5x6.json"},
		{name(moves, engine.Outcomes, engine.Window{W: 5, H: 6}, CSV, as), "subtraction-(0,1)(1,2)(2,3)(3,4)(4,5)(5..95)(95,96)(96,97)(97,98)(98,99)(99,100)_outcome_0,0_5x6.csv"},
	} {
		if test.got != test.want {
			t.Errorf("the file is called %s, want %s", test.got, test.want)
		}
	}
}

// TestSize: what is said to be exact is, and the rest is of the right order.
func TestSize(t *testing.T) {
	for _, test := range []struct {
		game string
		kind engine.Kind
	}{{"blocking:50", engine.Outcomes}, {"blocking:50", engine.PalaceNumbers}, {"wythoff", engine.NimValues}, {"subtraction:(1,2)(2,1)(3,3)", engine.NimValues}} {
		c := content(t, test.game, test.kind, engine.Window{X: 20, Y: 30, W: 200, H: 150})
		for _, format := range Formats(test.kind) {
			got, size := float64(len(file(t, c, format, Budget))), c.Size(format)
			exact := test.kind == engine.Outcomes && (format == Bits || format == CSV)
			switch {
			case exact && got != size, got > 1.25*size+200, format != PNG && format != SVG && got < 0.75*size:
				t.Errorf("%s, %v, %s: %v bytes, %v were announced", test.game, test.kind, format, got, size)
			}
		}
	}
}

func TestRefusals(t *testing.T) {
	c := content(t, "blocking:5", engine.PalaceNumbers, engine.Window{W: 5, H: 5})
	for _, format := range []string{Bits, "bmp", ""} {
		if _, err := New(c, format, Budget); err == nil {
			t.Errorf("palace numbers are written as %q", format)
		}
	}
}

// TestCheck: what is too large is refused with a size that works, and what the board
// refuses as the board does.
func TestCheck(t *testing.T) {
	for _, format := range []string{CSV, JSON, PNG} {
		c := content(t, "blocking:1000", engine.PalaceNumbers, engine.Window{W: 1000, H: 1000})
		if err := c.Check(format); err != nil {
			t.Errorf("1000x1000: %v", err)
		}
		c.Window = engine.Window{W: 60000, H: 50000}
		err := c.Check(format)
		if err == nil || !strings.Contains(err.Error(), "60000x50000 squares would make a file of about ") {
			t.Fatalf("60000x50000: %v", err)
		}
		words := strings.Fields(err.Error())
		edge, _, _ := strings.Cut(words[len(words)-4], "x")
		n, _ := strconv.Atoi(edge)
		c.Window = engine.Window{W: n, H: n}
		if c.Check(format) != nil || c.Size(format) < 0.9*MaxSize {
			t.Errorf("%v: %d is said to work, and has %v", err, n, c.Size(format))
		}
	}
	c := content(t, "blocking:5", engine.Outcomes, engine.Window{W: 1, H: 1})
	for want, w := range map[string]engine.Window{"begins at 0,0": {X: -1, W: 5, H: 5}, "has no squares": {W: 0, H: 5}, "at most 4194304 squares each way": {W: 1 << 23, H: 1}} {
		c.Window = w
		if err := c.Check(Bits); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v", w, err)
		}
	}
}

func TestBytes(t *testing.T) {
	for size, want := range map[float64]string{0: "0 bytes", 999: "999 bytes", 1000: "1.0 kB", 9949: "9.9 kB", 9951: "10 kB", 999_400: "999 kB", 999_600: "1.0 MB", 1 << 30: "1.1 GB", 2.4e12: "2.4 TB"} {
		if got := Bytes(size); got != want {
			t.Errorf("%v bytes are %s, want %s", size, got, want)
		}
	}
}
