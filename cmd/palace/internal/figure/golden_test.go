package figure

import (
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var renew = flag.Bool("update", false, "write the golden digests and pictures again")

const digests = "testdata/digests.txt"

// pictured are the small figures that are kept as pictures.
var pictured = []string{
	"blocking-1", "blocking-2", "maharaja-2-maharaja", "subtraction-2", "subtraction-10",
	"subtraction-14", "subtraction-15", "subtraction-17", "exile-2", "exile-4",
}

// TestGolden draws every figure and holds it to its digest. Whoever updates the
// digests looks at the pictures first; the other tests check them by other means.
func TestGolden(t *testing.T) {
	want := map[string]string{}
	if text, err := os.ReadFile(digests); err == nil {
		for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
			name, digest, _ := strings.Cut(line, " ")
			want[name] = digest
		}
	} else if !*renew {
		t.Fatal(err)
	}
	var now strings.Builder
	for _, f := range All() {
		if _, several := f.drawing.(sheet); several {
			continue // its parts are drawn by themselves
		}
		img, err := f.Draw()
		if err != nil {
			t.Error(err)
			continue
		}
		got := digest(img)
		fmt.Fprintln(&now, f.Name, got)
		if got != want[f.Name] && !*renew {
			t.Errorf("%s is not what it was: %s, want %s", f.Name, got, want[f.Name])
		}
		delete(want, f.Name)
	}
	for name := range want {
		t.Errorf("%s is no figure any more", name)
	}
	if *renew {
		if err := os.WriteFile(digests, []byte(now.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// digest says all of a picture: its size and its pixels.
func digest(img *image.RGBA) string {
	h := sha256.New()
	fmt.Fprintln(h, img.Rect)
	h.Write(img.Pix)
	return hex.EncodeToString(h.Sum(nil)[:12])
}

// TestPictured holds the small figures to their pictures, to show where they differ.
func TestPictured(t *testing.T) {
	for _, name := range pictured {
		img, err := Draw(name)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join("testdata", name+".png")
		if *renew {
			writePicture(t, path, img)
		}
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		want, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		if img.Rect != want.Bounds() {
			t.Errorf("%s is %v, want %v", name, img.Rect, want.Bounds())
			continue
		}
		if at, differs := firstDifference(img, want); differs {
			t.Errorf("%s differs at pixel %v: %v, want %v", name, at, img.At(at.X, at.Y), want.At(at.X, at.Y))
		}
	}
}

func writePicture(t *testing.T, path string, img *image.RGBA) {
	t.Helper()
	f, err := os.Create(path)
	if err == nil {
		err = Encode(f, img)
	}
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
}

func firstDifference(a *image.RGBA, b image.Image) (image.Point, bool) {
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			r, g, bl, _ := b.At(x, y).RGBA()
			if c := a.RGBAAt(x, y); uint32(c.R) != r>>8 || uint32(c.G) != g>>8 || uint32(c.B) != bl>>8 {
				return image.Pt(x, y), true
			}
		}
	}
	return image.Point{}, false
}
