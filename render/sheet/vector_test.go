package sheet_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/render/view"
)

// A drawing is well-formed, has a disc on each lost square or a number on each square, the
// rulers' names, and the piece; and it is no longer than was said.
func TestDrawing(t *testing.T) {
	for _, c := range []struct {
		game  string
		kind  engine.Kind
		w     engine.Window
		lies  view.Orientation
		piece scene.Piece
		count map[string]int
	}{
		{"wythoff", engine.Outcomes, engine.Window{W: 6, H: 6}, view.XRightYUp, scene.Queen, map[string]int{"circle": 5, "text": 12}},
		{"wythoff", engine.Outcomes, engine.Window{W: 6, H: 3}, view.XDownYRight, scene.None, map[string]int{"circle": 3, "text": 9}},
		{"blocking:5", engine.PalaceNumbers, engine.Window{X: 2, Y: 1, W: 4, H: 3}, view.XRightYDown, scene.None, map[string]int{"text": 4*3 + 4 + 3}},
		{"rook", engine.Outcomes, engine.Window{W: 300, H: 200}, view.XUpYRight, scene.Rook, map[string]int{"text": 0, "circle": 0}},
	} {
		g, err := catalog.Parse(c.game)
		if err != nil {
			t.Fatal(err)
		}
		content, err := sheet.NewContent(g, engine.NewMap(g, c.kind, engine.Position{}, ""), c.w)
		if err != nil {
			t.Fatal(err)
		}
		content.Lies, content.Piece, content.At = c.lies, c.piece, engine.Cell{X: 4, Y: 3}
		s, err := sheet.New(content, sheet.SVG, sheet.Budget)
		if err != nil {
			t.Fatal(err)
		}
		var file strings.Builder
		for s.Step() {
			file.Write(s.Take())
		}
		found := map[string]int{}
		for r := xml.NewDecoder(strings.NewReader(file.String())); ; {
			token, err := r.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", c.game, err)
			}
			if start, ok := token.(xml.StartElement); ok {
				found[start.Name.Local]++
			}
		}
		for name, want := range c.count {
			if found[name] != want {
				t.Errorf("%s %v: %d of %s, want %d", c.game, c.w, found[name], name, want)
			}
		}
		if size := content.Size(sheet.SVG); float64(file.Len()) > size {
			t.Errorf("%s %v: %d bytes, and at most %g were announced", c.game, c.w, file.Len(), size)
		}
	}
}
