package paper

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

func named(_, n int) string { return strconv.Itoa(n) }

// Every square lies where the orientation says, whichever that is, and the rulers beside it.
func TestOrientations(t *testing.T) {
	for _, c := range []struct {
		lies       view.Orientation
		x, y, w, h float64 // the corner of (6,9), and the size
	}{
		{view.XRightYDown, 2 * Edge, 3 * Edge, 4 * Edge, 5 * Edge},
		{view.XRightYUp, 2 * Edge, 1 * Edge, 4 * Edge, 5 * Edge},
		{view.XDownYRight, 3 * Edge, 2 * Edge, 5 * Edge, 4 * Edge},
		{view.XUpYRight, 3 * Edge, 1 * Edge, 5 * Edge, 4 * Edge},
	} {
		b := Board{Window: engine.Window{X: 5, Y: 7, W: 3, H: 4}, Lies: c.lies, Names: named, Rings: []engine.Cell{{X: 6, Y: 9}}}
		d := b.Draw()
		if d.Width != c.w || d.Height != c.h {
			t.Errorf("%v: %g×%g", c.lies, d.Width, d.Height)
		}
		if got, want := d.Paths[len(d.Paths)-1].D, disc(c.x+Edge/2, c.y+Edge/2, Edge*0.4); got != want {
			t.Errorf("%v: the ring is %s, want %s", c.lies, got, want)
		}
		beside := map[string]bool{}
		for _, text := range d.Texts {
			beside[text.Text] = beside[text.Text] || text.X == c.x+Edge/2 || text.Y == c.y+Edge/2
		}
		for name, want := range map[string]bool{"5": false, "6": true, "7": false, "8": false, "9": true, "10": false} {
			// 7 is named on both axes: neither stands at the square.
			if beside[name] != want {
				t.Errorf("%v: %s stands beside (6,9): %t", c.lies, name, !want)
			}
		}
	}
}

// A file is well-formed whatever is written on the board, and what lies outside is not drawn.
func TestSVG(t *testing.T) {
	b := Board{Window: engine.Window{W: 24, H: 24}, Names: named, Piece: scene.Queen, At: engine.Cell{X: 23, Y: 2},
		Palaces: []engine.Cell{{}, {X: 2, Y: 1}, {X: 99}}, Pawns: []engine.Cell{{X: 3}},
		Arrows: [][2]engine.Cell{{{X: 4}, {X: 4, Y: 9}}, {{X: 4}, {X: 400}}}, Labels: []Label{{engine.Cell{X: 1}, `<script>&"`}}}
	with := b.Draw()
	text := string(with.SVG())
	r := xml.NewDecoder(strings.NewReader(text))
	found := map[string]int{}
	for {
		token, err := r.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			found[start.Name.Local]++
		}
	}
	if found["svg"] != 1 || found["script"] != 0 || found["text"] != 24+24+1 || strings.Contains(text, "NaN") {
		t.Errorf("the file has %v", found)
	}
	b.Palaces = b.Palaces[:2]
	if without := b.Draw(); len(without.Paths) != len(with.Paths) {
		t.Error("a palace beyond the paper is drawn")
	}
	b.Palaces = nil
	if without := b.Draw(); len(without.Paths) != len(with.Paths)-2 {
		t.Error("palaces are not drawn")
	}
}
