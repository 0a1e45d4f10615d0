package figure

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"
)

// Every figure of the papers that shows squares is here under its number, and all
// parts of sheets are figures.
func TestAll(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range All() {
		if seen[f.Name] {
			t.Errorf("two figures are called %s", f.Name)
		}
		seen[f.Name] = true
		if !strings.HasPrefix(f.Number, "Figure ") || !strings.HasSuffix(f.Caption, ".") || f.drawing == nil {
			t.Errorf("%s is not well described: %q, %q", f.Name, f.Number, f.Caption)
		}
		if family, _, _ := strings.Cut(f.Name, "-"); papers[family] != f.Paper {
			t.Errorf("%s is of %s", f.Name, f.Paper)
		}
	}
	for family, numbers := range map[string][]int{
		"blocking": {1, 2, 3, 4, 5, 6, 7, 8},
		"maharaja": {1, 2, 3, 4, 5, 6, 7, 8, 9},
		"exile":    {2, 3, 4, 5, 6},
	} {
		for _, n := range numbers {
			if name := fmt.Sprintf("%s-%d", family, n); !seen[name] {
				t.Errorf("%s is missing", name)
			}
		}
	}
	for n := 1; n <= 28; n++ {
		if name := fmt.Sprintf("subtraction-%d", n); !seen[name] {
			t.Errorf("%s is missing", name)
		}
	}
	for _, f := range All() {
		if s, ok := f.drawing.(sheet); ok {
			for _, row := range s {
				for _, part := range row {
					if !seen[part] {
						t.Errorf("%s has a part %s that is no figure", f.Name, part)
					}
				}
			}
		}
	}
}

var papers = map[string]string{"blocking": "[CLN15]", "maharaja": "[LW14]", "subtraction": "[LSY24]", "exile": "[DSS20]"}

func TestFind(t *testing.T) {
	for name, want := range map[string]string{
		"bloking-1":            "; perhaps you meant blocking-1",
		"Exile-5":              "; perhaps you meant exile-5",
		"maharaja-9-1000":      "; perhaps you meant maharaja-9-100",
		"blocking-nose-100":    "; perhaps you meant blocking-3-nose-100",
		strings.Repeat("x", 9): "\"", // none rather than a bad one
		"CLN15-1":              "\"",
		"":                     "\"",
	} {
		_, err := Draw(name)
		if err == nil || !strings.HasSuffix(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, want a sentence with %s", name, err, want)
		}
	}
	if f, err := Find("exile-5"); err != nil || f.Name != "exile-5" {
		t.Errorf("exile-5: %v, %v", f, err)
	}
}

// A sheet shows its parts in their places and is white elsewhere.
func TestSheet(t *testing.T) {
	parts := [][]string{{"maharaja-2-wythoff", "subtraction-14"}, {"exile-2"}}
	img, err := sheet(parts).draw(Draw)
	if err != nil {
		t.Fatal(err)
	}
	covered := make([]bool, len(img.Pix))
	top := 0
	for _, row := range parts {
		width, height := -gap, 0
		var pictures []*image.RGBA
		for _, name := range row {
			p, err := Draw(name)
			if err != nil {
				t.Fatal(err)
			}
			pictures = append(pictures, p)
			width, height = width+gap+p.Rect.Dx(), max(height, p.Rect.Dy())
		}
		left := (img.Rect.Dx() - width) / 2
		for i, p := range pictures {
			y0 := top + (height-p.Rect.Dy())/2
			for y := range p.Rect.Dy() {
				for x := range p.Rect.Dx() {
					if img.RGBAAt(left+x, y0+y) != p.RGBAAt(x, y) {
						t.Fatalf("pixel (%d,%d) of %s is wrong", x, y, row[i])
					}
					covered[img.PixOffset(left+x, y0+y)] = true
				}
			}
			left += p.Rect.Dx() + gap
		}
		top += height + gap
	}
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if !covered[img.PixOffset(x, y)] && img.RGBAAt(x, y) != white {
				t.Fatalf("pixel (%d,%d) between the parts is not white", x, y)
			}
		}
	}
}

// Encoding loses nothing, with few colours or many.
func TestEncode(t *testing.T) {
	few, many := blank(40, 30), blank(40, 30)
	for i := range 1200 {
		few.SetRGBA(i%40, i/40, color.RGBA{uint8(i % 7), 3, 2, 255})
		many.SetRGBA(i%40, i/40, color.RGBA{uint8(i), uint8(i / 5), 2, 255})
	}
	for _, img := range []*image.RGBA{few, many} {
		var file bytes.Buffer
		if err := Encode(&file, img); err != nil {
			t.Fatal(err)
		}
		back, err := png.Decode(&file)
		if err != nil {
			t.Fatal(err)
		}
		if at, differs := firstDifference(img, back); differs {
			t.Errorf("pixel %v changed", at)
		}
	}
	if indexed(few) == nil || indexed(many) != nil {
		t.Error("the pictures are not told apart by their colours")
	}
}
