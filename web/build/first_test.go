package main

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table"
)

// part is an element of a picture, with what is in it.
type part struct {
	XMLName xml.Name
	Attrs   []xml.Attr `xml:",any,attr"`
	In      []part     `xml:",any"`
}

func (e *part) attr(name string) string {
	for _, a := range e.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// TestFirstPicture: the page shows the door's board before there is a program: each square
// that can be chosen is where the scene has it, and stands for it; the piece stands where it
// stands, the frame, a line on a wider one, around the corner; and all is small, and by night as by day.
func TestFirstPicture(t *testing.T) {
	text, err := firstPicture()
	if err != nil {
		t.Fatal(err)
	}
	var picture part
	if err := xml.Unmarshal(text, &picture); err != nil {
		t.Fatal(err)
	}
	var seen first
	if err := table.New(nowhere{}).Seat(&seen); err != nil {
		t.Fatal(err)
	}
	var targets, found []string
	for _, row := range seen.Targets.Rows {
		for i := range row.Count {
			at := row.At(i + 1)
			targets = append(targets, fmt.Sprintf("%d,%d translate(%d %d)", at.X, at.Y, 24*at.X, 24*at.Y))
		}
	}
	frames, pieces := 0, 0
	var rules []string
	for _, e := range picture.In {
		switch {
		case e.attr("class") == "first-rings":
			for _, ring := range e.In {
				found = append(found, ring.attr("data-at")+" "+ring.attr("transform"))
			}
		case e.attr("x")+" "+e.attr("y") == "1.02 1.02":
			frames++
		case e.attr("class") == "first-piece" && e.attr("transform") == fmt.Sprintf("translate(%d %d)", 24*seen.At.X, 24*seen.At.Y):
			pieces++
			for _, piece := range e.In {
				rules = append(rules, piece.attr("data-games")+" "+piece.attr("hidden"))
				if len(piece.In) < 1 {
					t.Errorf("the piece of %s has %d lines", piece.attr("data-games"), len(piece.In))
				}
			}
		}
	}
	if !slices.Equal(found, targets) || len(targets) == 0 || seen.Piece != scene.Rook || seen.Look.Frame != (engine.Window{W: 8, H: 8}) {
		t.Errorf("the targets are %q, want %q", found, targets)
	}
	if frames != 2 || pieces != 1 || picture.attr("viewBox") != "0 0 192 192" || picture.attr("data-position") != "6,4" || picture.attr("data-door") != strings.Join(catalog.Doors[:], " ") {
		t.Errorf("%d frames and %d pieces in %s", frames, pieces, text[:300])
	}
	if want := []string{"0 1 ", "2 "}; !slices.Equal(rules, want) || bytes.Count(text, []byte("hidden=")) != 1 || picture.attr("data-next") != "lesson="+lessons.Names()[0] {
		t.Errorf("the pieces are %q, and then comes %q", rules, picture.attr("data-next"))
	}
	if bytes.Contains(text, []byte("style=")) || bytes.Count(text, []byte("light-dark(")) < 6 {
		t.Error("it has colours that the page's policy forbids, or none for the night")
	}
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	w.Write(text)
	w.Close()
	if packed.Len() > 3200 {
		t.Errorf("it takes %d bytes", packed.Len())
	}
}

// TestFirstWords: the page has a sentence for whatever the table says of the turn at the door, and shows the first.
func TestFirstWords(t *testing.T) {
	source, err := read("../site", nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := newBuilder(source, false)
	if err != nil {
		t.Fatal(err)
	}
	root := b.open(mainPage)
	if b.err != nil {
		t.Fatal(b.err)
	}
	var when []string
	for _, n := range all(root, "span", "data-when") {
		if attr(n, dataSay) == "" || bytes.HasSuffix(rendered(n), []byte("></span>")) {
			t.Errorf("nothing is said when %s", attr(n, "data-when"))
		}
		when = append(when, fmt.Sprint(attr(n, "data-when"), " hidden ", slices.Contains(all(root, "span", "hidden"), n)))
	}
	want := []string{"first hidden false", "you hidden true", "computer hidden true", "won hidden true", "lost hidden true"}
	if !slices.Equal(when, want) {
		t.Errorf("index.html says something when %q, want %q", when, want)
	}
}

// TestFirstPlace: the picture stands in the page, and is no file of the site.
func TestFirstPlace(t *testing.T) {
	source := small()
	source["index.html"] = append(source["index.html"], "<!-- first -->"...)
	source[firstName] = []byte("<svg>the board</svg>")
	site, _ := built(t, source)
	if page := site["index.html"]; bytes.Contains(page, []byte("<!--")) || bytes.Count(page, source[firstName]) != 1 {
		t.Errorf("the page is %s", page)
	}
	for name := range site {
		if strings.HasSuffix(name, firstName) {
			t.Errorf("%s is served", name)
		}
	}
}
