package letters

import (
	"bytes"
	"encoding/binary"
	"flag"
	"os"
	"slices"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

var record = flag.Bool("record", false, "make the fonts again")

// kept are the tables that a reader of outlines needs, and the copyright's.
var kept = []string{"OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"}

// plain returns a TrueType font without instructions and without names of letters.
func plain(source []byte) []byte {
	u16, u32 := binary.BigEndian.Uint16, binary.BigEndian.Uint32
	table := map[string][]byte{}
	for i := range int(u16(source[4:])) {
		entry := source[12+16*i:]
		from := u32(entry[8:])
		table[string(entry[:4])] = bytes.Clone(source[from : from+u32(entry[12:])])
	}
	table["post"] = table["post"][:32]
	binary.BigEndian.PutUint32(table["post"], 0x30000) // the version without names

	// A simple outline is the number of its contours, a box, where each contour ends, the
	// length of the instructions, these, and the points. Lengths are told in pairs of bytes.
	var outlines []byte
	places := table["loca"]
	for i := 0; i < len(places)-2; i += 2 {
		outline := table["glyf"][2*int(u16(places[i:])) : 2*int(u16(places[i+2:]))]
		binary.BigEndian.PutUint16(places[i:], uint16(len(outlines)/2))
		if len(outline) > 0 {
			at := 10 + 2*int(u16(outline))
			outlines = append(outlines, outline[:at]...)
			outlines = append(outlines, 0, 0)
			outlines = append(outlines, outline[at+2+int(u16(outline[at:])):]...)
			outlines = append(outlines, make([]byte, len(outlines)%2)...)
		}
	}
	binary.BigEndian.PutUint16(places[len(places)-2:], uint16(len(outlines)/2))
	table["glyf"] = outlines

	// The search's numbers in front say what the count does: 8 is the largest power in 10.
	out := append(bytes.Clone(source[:4]), 0, byte(len(kept)), 0, 128, 0, 3, 0, byte(16*len(kept)-128))
	var bodies []byte
	for _, name := range kept {
		body := table[name]
		out = append(out, name...)
		out = binary.BigEndian.AppendUint32(out, sum(body))
		out = binary.BigEndian.AppendUint32(out, uint32(12+16*len(kept)+len(bodies)))
		out = binary.BigEndian.AppendUint32(out, uint32(len(body)))
		bodies = append(bodies, body...)
		bodies = append(bodies, make([]byte, -len(bodies)&3)...)
	}
	return append(out, bodies...)
}

// sum adds a table's numbers of four bytes.
func sum(body []byte) (sum uint32) {
	for four := range slices.Chunk(body, 4) {
		sum += binary.BigEndian.Uint32(append(bytes.Clone(four), 0, 0, 0))
	}
	return sum
}

// TestOutlines holds that the fonts are those of gofont, and look the same.
func TestOutlines(t *testing.T) {
	for name, font := range map[string]struct{ ours, source []byte }{
		"regular.ttf": {Regular, goregular.TTF},
		"bold.ttf":    {Bold, gobold.TTF},
	} {
		made := plain(font.source)
		if *record {
			if err := os.WriteFile(name, made, 0o644); err != nil {
				t.Fatal(err)
			}
			font.ours = made
		}
		if !bytes.Equal(font.ours, made) {
			t.Errorf("%s is not what gofont has: go test ./render/board/internal/letters -record", name)
		}
		if 3*len(font.ours) > 2*len(font.source) {
			t.Errorf("%s has %d bytes, and gofont's %d", name, len(font.ours), len(font.source))
		}
		same(t, name, font.ours, font.source)
	}
}

// same holds that two fonts have the same letters, outlines and distances.
func same(t *testing.T, name string, one, other []byte) {
	t.Helper()
	var fonts [2]*sfnt.Font
	for i, source := range [][]byte{one, other} {
		var err error
		if fonts[i], err = sfnt.Parse(source); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	var buffer sfnt.Buffer
	const size = fixed.Int26_6(1000 << 6)
	letters := 0
	for c := rune(0); c < 0x10000; c++ {
		var indices [2]sfnt.GlyphIndex
		var outlines [2]sfnt.Segments
		var advances [2]fixed.Int26_6
		for i, f := range fonts {
			var err error
			if indices[i], err = f.GlyphIndex(&buffer, c); err != nil {
				t.Fatal(err)
			}
			found, err := f.LoadGlyph(&buffer, indices[i], size, nil)
			if err != nil {
				t.Fatal(err)
			}
			outlines[i] = slices.Clone(found)
			if advances[i], err = f.GlyphAdvance(&buffer, indices[i], size, font.HintingNone); err != nil {
				t.Fatal(err)
			}
		}
		if indices[0] != indices[1] || advances[0] != advances[1] || !slices.Equal(outlines[0], outlines[1]) {
			t.Fatalf("%s: %q differs", name, c)
		}
		if indices[0] != 0 {
			letters++
		}
	}
	if letters < 600 {
		t.Errorf("%s has only %d letters", name, letters)
	}
	var measures [2]font.Metrics
	for i, f := range fonts {
		var err error
		if measures[i], err = f.Metrics(&buffer, size, font.HintingNone); err != nil {
			t.Fatal(err)
		}
	}
	if measures[0] != measures[1] {
		t.Errorf("%s measures %v, and gofont's %v", name, measures[0], measures[1])
	}
}
