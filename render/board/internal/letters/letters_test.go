package letters

import (
	"bytes"
	"encoding/binary"
	"flag"
	"image"
	"maps"
	"os"
	"slices"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

var record = flag.Bool("record", false, "make the fonts again")

// write returns the file of a font, as read reads it. Letters that are alike stand beside each other, which packs smaller.
func write(t *testing.T, source *sfnt.Font) (file []byte) {
	t.Helper()
	var buffer sfnt.Buffer
	outlines := map[rune][]byte{}
	for c := rune(0); c < 0x10000; c++ {
		index, err := source.GlyphIndex(&buffer, c)
		if err != nil {
			t.Fatal(err)
		}
		if index == 0 {
			continue
		}
		advance, err := source.GlyphAdvance(&buffer, index, em, font.HintingNone)
		if err != nil {
			t.Fatal(err)
		}
		segments, err := source.LoadGlyph(&buffer, index, em, nil)
		if err != nil {
			t.Fatal(err)
		}
		outlines[c] = outlineOf(int(advance), segments)
	}
	letters := slices.Collect(maps.Keys(outlines))
	slices.SortFunc(letters, func(a, b rune) int {
		if c := bytes.Compare(outlines[a][1:], outlines[b][1:]); c != 0 {
			return c
		}
		return int(a - b)
	})
	before := rune(0)
	for _, c := range letters {
		file = binary.AppendVarint(file, int64(c-before))
		file = binary.AppendUvarint(file, uint64(len(outlines[c])))
		file = append(file, outlines[c]...)
		before = c
	}
	return file
}

// outlineOf returns an outline as contours reads it. The ends of curves in the middle between two points need not be told.
func outlineOf(advance int, segments sfnt.Segments) (o []byte) {
	var contours [][]point
	at := func(p fixed.Point26_6, off bool) point { return point{int(p.X), -int(p.Y), off} }
	for i, s := range segments {
		last := len(contours) - 1
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			contours = append(contours, []point{at(s.Args[0], false)})
		case sfnt.SegmentOpLineTo:
			contours[last] = append(contours[last], at(s.Args[0], false))
		case sfnt.SegmentOpQuadTo:
			contours[last] = append(contours[last], at(s.Args[0], true))
			if i+1 < len(segments) && segments[i+1].Op == sfnt.SegmentOpQuadTo {
				// As sfnt has it before it turns the letter over.
				a, b, middle := at(s.Args[0], true), at(segments[i+1].Args[0], true), at(s.Args[1], false)
				if (a.x+b.x)/2 == middle.x && (a.y+b.y)/2 == middle.y {
					break
				}
			}
			contours[last] = append(contours[last], at(s.Args[1], false))
		}
	}
	o = binary.AppendUvarint(o, uint64(advance))
	o = binary.AppendUvarint(o, uint64(len(contours)))
	for _, contour := range contours {
		// It ends where it began, which is not told again.
		if n := len(contour); contour[n-1] == contour[0] {
			contour = contour[:n-1]
		}
		o = binary.AppendUvarint(o, uint64(len(contour)))
		var before point
		for _, p := range contour {
			n := 2 * (p.x - before.x)
			if p.off {
				n++
			}
			o = binary.AppendVarint(binary.AppendVarint(o, int64(n)), int64(p.y-before.y))
			before = p
		}
	}
	return o
}

// TestLetters holds that the fonts are those of gofont, and are painted as opentype paints them, pixel for pixel.
func TestLetters(t *testing.T) {
	for name, test := range map[string]struct {
		file   []byte
		ours   Font
		source []byte
	}{
		"regular.letters": {regular, Regular, goregular.TTF},
		"bold.letters":    {bold, Bold, gobold.TTF},
	} {
		source, err := opentype.Parse(test.source)
		if err != nil {
			t.Fatal(err)
		}
		made := write(t, source)
		if *record {
			if err := os.WriteFile(name, made, 0o644); err != nil {
				t.Fatal(err)
			}
			test.file, test.ours = made, read(made)
		}
		if !bytes.Equal(test.file, made) {
			t.Errorf("%s is not what gofont has: go test ./render/board/internal/letters -record", name)
		}
		if len(test.ours) < 600 {
			t.Errorf("%s has only %d letters", name, len(test.ours))
		}
		for _, size := range []int{4, 11, 40, 320} {
			same(t, test.ours, source, size)
		}
		if mask, ok := test.ours.Paint('א', 40); ok || test.ours.Advance('א', 40) != 0 {
			t.Errorf("a letter that is not there is painted in %v", mask.Rect)
		}
	}
}

// same holds that the letters of a size are the same.
func same(t *testing.T, ours Font, source *opentype.Font, size int) {
	t.Helper()
	face, err := opentype.NewFace(source, &opentype.FaceOptions{Size: float64(size), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		t.Fatal(err)
	}
	for c := rune(0); c < 0x10000; c++ {
		if index, err := source.GlyphIndex(nil, c); err != nil || index == 0 && ours[c] == nil {
			continue // the same sign is painted for all that there are not
		}
		box, pixels, at, advance, ok := face.Glyph(fixed.Point26_6{}, c)
		mask, has := ours.Paint(c, size)
		if has != ok {
			t.Fatalf("%q is painted: %t, want %t", c, has, ok)
		}
		if got := ours.Advance(c, size); got != int(advance) || mask.Rect != box {
			t.Fatalf("%q of size %d: it has %v and is %d wide, want %v and %d", c, size, mask.Rect, got, box, advance)
		}
		want := pixels.(*image.Alpha)
		for y := range box.Dy() {
			for x := range box.Dx() {
				if mask.AlphaAt(box.Min.X+x, box.Min.Y+y) != want.AlphaAt(at.X+x, at.Y+y) {
					t.Fatalf("%q of size %d is painted differently at (%d,%d)", c, size, x, y)
				}
			}
		}
		if bounds, _, _ := face.GlyphBounds(c); ours.Top(c, size) != max(0, -int(bounds.Min.Y)) {
			t.Fatalf("%q of size %d is %d high, want %d", c, size, ours.Top(c, size), -bounds.Min.Y)
		}
	}
}
