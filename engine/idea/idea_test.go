package idea

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestRead: what is open is read as it is written.
func TestRead(t *testing.T) {
	for _, c := range []struct{ text, canonical string }{
		{"golden", "golden"},
		{"Golden", "golden"},
		{"placing:piece=king;step=12", "placing:step=12;piece=king"},
		{"placing:step=0", "placing:step=0"},
		{"coloring:rules=red (0,0): (5,4)~blue (1,0): (4,5);place=box", "coloring:place=box;rules=red (0,0): (5,4)~blue (1,0): (4,5)"},
	} {
		o, err := Read(c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if got := o.String(); got != c.canonical {
			t.Errorf("%q is written %q, not %q", c.text, got, c.canonical)
		}
	}
	for text, says := range map[string]string{
		"":                                "only letters",
		"go1den":                          "only letters",
		"a:":                              "name=value",
		"a:b":                             "name=value",
		"a:=c":                            "name=value",
		"a:step=-1":                       "from 0 to",
		"a:step=x":                        "from 0 to",
		"a:b=1;b=2":                       "twice",
		"a:b=<i>&":                        "number 4",
		"a:b=\x00":                        "number 1",
		"a:b=ä":                           "number 1",
		strings.Repeat("a", MostChosen+1): "too long",
	} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %q", text, err, says)
		}
	}
}

// FuzzRead: whatever is read is written so that it reads as the same.
func FuzzRead(f *testing.F) {
	f.Add("placing:step=12;piece=king")
	f.Fuzz(func(t *testing.T, text string) {
		o, err := Read(text)
		if err != nil {
			return
		}
		again, err := Read(o.String())
		if err != nil || again.String() != o.String() {
			t.Errorf("%q is written %q and read as %v, %v", text, o, again, err)
		}
	})
}

// TestSquare: squares are seen from the origin, and lead back.
func TestSquare(t *testing.T) {
	far := engine.Of(engine.Num(1<<62).Times(engine.Num(1<<62)), engine.Num(7))
	for _, g := range []Gaze{{}, {Origin: far}} {
		for _, c := range []engine.Cell{{}, {X: 3, Y: -4}} {
			p := g.Position(c, 2)
			if got, ok := g.Square(p); !ok || got != c {
				t.Errorf("%v from %v is %v, seen as %v, %t", c, g.Origin, p, got, ok)
			}
		}
	}
	if c, ok := (Gaze{}).Square(far); ok {
		t.Errorf("%v is seen as %v", far, c)
	}
}
