package main

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/palacegames/palace/cmd/palace/internal/figure"
)

func TestFigureList(t *testing.T) {
	status, out, complaint := palace("figure", "--list")
	if status != done || complaint != "" {
		t.Fatalf("status %d, %s", status, complaint)
	}
	for _, f := range figure.All() {
		if !strings.Contains(out, f.Name+" ") || !strings.Contains(strings.Join(strings.Fields(out), " "), f.Caption) {
			t.Errorf("%s is not listed with its caption", f.Name)
		}
	}
	for _, line := range strings.Split(out, "\n") {
		if len([]rune(line)) > 100 {
			t.Errorf("a long line: %s", line)
		}
	}
}

func TestFigureOut(t *testing.T) {
	want, err := figure.Draw("blocking-1")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "figure.png")
	if status, out, complaint := palace("figure", "blocking-1", "--out", file); status != done || out != "" || complaint != "" {
		t.Fatalf("status %d, %q, %q", status, out, complaint)
	}
	written, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	status, printed, _ := palace("figure", "blocking-1", "--out", "-")
	if status != done || printed != string(written) {
		t.Error("the picture on standard output is not the one in the file")
	}
	img, err := png.Decode(bytes.NewReader(written))
	if err != nil {
		t.Fatal(err)
	}
	if img.Bounds() != want.Rect {
		t.Errorf("the picture is %v, want %v", img.Bounds(), want.Rect)
	}
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			r, g, b, _ := img.At(x, y).RGBA()
			if c := want.RGBAAt(x, y); r>>8 != uint32(c.R) || g>>8 != uint32(c.G) || b>>8 != uint32(c.B) {
				t.Fatalf("pixel (%d,%d) is wrong", x, y)
			}
		}
	}
}

func TestFigureUnwritable(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "no", "such", "place.png")
	status, out, complaint := palace("figure", "maharaja-2-maharaja", "--out", missing)
	if status != failed || out != "" || strings.Count(complaint, "\n") != 1 || !strings.Contains(complaint, missing) {
		t.Errorf("status %d, %q, %q", status, out, complaint)
	}
	var stderr bytes.Buffer
	if status := run([]string{"figure", "maharaja-2-maharaja", "--out", "-"}, broken{}, &stderr); status != failed {
		t.Errorf("on a closed output: status %d, %q", status, stderr.String())
	}
}

func TestFigureRefusals(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"figure"}, "NAME is missing"},
		{[]string{"figure", "blocking-1"}, "--out FILE.png is missing"},
		{[]string{"figure", "blocking-1", "--out="}, "--out FILE.png is missing"},
		{[]string{"figure", "bloking-1", "--out", "-"}, `no figure "bloking-1"` + meant("blocking-1") + `: "palace figure --list" shows the names`},
		{[]string{"figure", "blocking-1", "blocking-2", "--out", "-"}, `"blocking-2" is one word too many`},
		{[]string{"figure", "blocking-1", "--list"}, `"blocking-1" is one word too many`},
	} {
		status, out, got := palace(test.args...)
		if status != wrong || out != "" || strings.Count(got, "\n") != 1 || !strings.Contains(got, test.want) {
			t.Errorf("palace %v: status %d, %q, %q, want %q", test.args, status, out, got, test.want)
		}
	}
}
