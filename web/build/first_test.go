package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table"
)

// element is one of a picture, with what is in it.
type element struct {
	XMLName xml.Name
	Attrs   []xml.Attr `xml:",any,attr"`
	In      []element  `xml:",any"`
}

func (e *element) attr(name string) string {
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
	var picture element
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
			targets = append(targets, fmt.Sprintf("%d,%d M%d %dh24v24h-24z", at.X, at.Y, 24*at.X, 24*at.Y))
		}
	}
	rings, frames, pieces := 0, 0, 0
	for _, e := range picture.In {
		box := e.attr("x") + " " + e.attr("y")
		switch {
		case e.attr("data-at") != "":
			found = append(found, e.attr("data-at")+" "+e.attr("d"))
		case e.XMLName.Local == "rect" && e.attr("rx") == "10.25": // half as wide: a circle
			rings++
		case box == "1.02 1.02":
			frames++
		case strings.HasPrefix(e.attr("d"), fmt.Sprintf("M%d ", 24*seen.At.X+12)) && e.attr("fill") == "url(#first-body)": // the tower's middle
			pieces++
		}
	}
	if !slices.Equal(found, targets) || len(targets) == 0 || seen.Piece != scene.Rook || seen.Look.Frame != (engine.Window{W: 8, H: 8}) {
		t.Errorf("the targets are %q, want %q", found, targets)
	}
	if rings != 2*len(targets) || frames != 2 || pieces != 1 || picture.attr("viewBox") != "0 0 192 192" {
		t.Errorf("%d rings, %d frames and %d pieces in %s", rings, frames, pieces, picture.attr("viewBox"))
	}
	if bytes.Contains(text, []byte("style=")) || bytes.Count(text, []byte("light-dark(")) < 2*len(targets) {
		t.Error("it has colours that the page's policy forbids, or none for the night")
	}
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	w.Write(text)
	w.Close()
	if packed.Len() > 2000 {
		t.Errorf("it takes %d bytes", packed.Len())
	}
}

// shown is a canvas of which the page can be told where its squares lie.
type shown struct{ first }

func (*shown) Spot(engine.Cell) (x, y, edge float64) { return 0, 0, 0 }

// TestFirstWords: what the door says in the page is what the table says there at first.
func TestFirstWords(t *testing.T) {
	var seen shown
	laid := table.New(nowhere{})
	if err := laid.Seat(&seen); err != nil {
		t.Fatal(err)
	}
	var page struct{ Door struct{ Words string } }
	if err := json.Unmarshal(laid.PageJSON(), &page); err != nil {
		t.Fatal(err)
	}
	source, err := read("../site", nil)
	if err != nil {
		t.Fatal(err)
	}
	says, err := english(source)
	if err != nil {
		t.Fatal(err)
	}
	door, err := inEnglish("index.html", source["index.html"], says)
	if err != nil {
		t.Fatal(err)
	}
	if page.Door.Words == "" || !regexp.MustCompile(`id="door-now"[^>]*>`+regexp.QuoteMeta(page.Door.Words)+`<`).Match(door) {
		t.Errorf("index.html does not say %q", page.Door.Words)
	}
}

// TestFirstPlace: the picture stands in the page, and is no file of the site.
func TestFirstPlace(t *testing.T) {
	source := small()
	source["index.html"] = append(source["index.html"], firstPlace...)
	source[firstName] = []byte("<svg>the board</svg>")
	site, _ := built(t, source)
	if page := site["index.html"]; bytes.Contains(page, []byte(firstPlace)) || bytes.Count(page, source[firstName]) != 1 {
		t.Errorf("the page is %s", page)
	}
	for name := range site {
		if strings.HasSuffix(name, firstName) {
			t.Errorf("%s is served", name)
		}
	}
}
