package table_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/save"
	"github.com/palacegames/palace/web/worker/exporter"
)

// saved saves what is wished for and returns the file.
func (r *room) saved(wish args) (name string, file []byte) {
	r.t.Helper()
	r.files = nil
	r.must("save", wish)
	r.run()
	for i, part := range r.files {
		if part.ID != r.files[0].ID || part.Name != r.files[0].Name || part.Last != (i == len(r.files)-1) {
			r.t.Fatalf("part %d of %d is %d of %s, last: %v", i, len(r.files), part.ID, part.Name, part.Last)
		}
		file = append(file, part.Bytes...)
	}
	if len(r.files) == 0 {
		r.t.Fatalf("%v: no file", wish)
	}
	if page := r.table.Page().Saving; page.Busy || page.Words != spoken("web/table/internal/save/saved", sheet.Bytes(float64(len(file)))) {
		r.t.Errorf("%v: %+v in the end", wish, page)
	}
	return r.files[0].Name, file
}

// written is what the command line's writer makes of a game's own board.
func written(t *testing.T, notation string, kind engine.Kind, w engine.Window, format string, lies view.Orientation) []byte {
	t.Helper()
	g, err := catalog.Parse(notation)
	if err != nil {
		t.Fatal(err)
	}
	content, err := sheet.NewContent(g, engine.NewMap(g, kind, engine.Position{}, ""), w)
	if err != nil {
		t.Fatal(err)
	}
	content.Lies = lies
	s, err := sheet.New(content, format, sheet.Budget)
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for s.Step() {
		out = append(out, s.Take()...)
	}
	return out
}

// TestSaving: a file is what the command line writes of the same game, kind and window.
func TestSaving(t *testing.T) {
	r := newRoom(t)
	inView := engine.Window{X: 3, Y: 5, W: 70, H: 40}
	for _, test := range []struct {
		link   string
		wish   args
		game   string
		kind   engine.Kind
		window engine.Window
		name   string
		known  string // how well the plan knows the size of the file
	}{
		{"blocking:5@3,3", args{"format": "csv", "kind": "palace", "which": "view"}, "blocking:5", engine.PalaceNumbers, inView, "blocking-5_palace_3,5_70x40.csv", "about"},
		{"blocking:5@3,3", args{"format": "bits", "which": "view"}, "blocking:5", engine.Outcomes, inView, "blocking-5_outcome_3,5_70x40.txt", "exactly"},
		{"blocking:5@3,3&size=30x20", args{"format": "json", "kind": "palace", "which": "map"}, "blocking:5", engine.PalaceNumbers, engine.Window{W: 30, H: 20}, "blocking-5_palace_0,0_30x20.json", "about"},
		{"blocking:4003", args{"format": "csv", "kind": "palace", "which": "typed", "text": "1000x900@3500,17"}, "blocking:4003", engine.PalaceNumbers, engine.Window{X: 3500, Y: 17, W: 1000, H: 900}, "blocking-4003_palace_3500,17_1000x900.csv", "about"},
		{"maharaja@9,9&map=nim", args{"format": "png", "kind": "nim", "which": "typed", "text": " 30 × 50 "}, "maharaja", engine.NimValues, engine.Window{W: 30, H: 50}, "maharaja_nim_0,0_30x50.png", "most"},
		{"exile:spiral@2,2", args{"format": "png", "kind": "outcome", "which": "typed", "text": "30X50@-20,-9"}, "exile:spiral", engine.Outcomes, engine.Window{X: -20, Y: -9, W: 30, H: 50}, "exile-spiral_outcome_-20,-9_30x50.png", "most"},
		{"subtraction:(3)(5)(8)@9", args{"format": "json", "kind": "nim", "which": "typed", "text": "40x1@7"}, "subtraction:(3)(5)(8)", engine.NimValues, engine.Window{X: 7, W: 40, H: 1}, "subtraction-(3)(5)(8)_nim_7,0_40x1.json", "about"},
		{"subtraction:(1,0,2)(0,3,1)@9,9,0", args{"format": "json", "kind": "outcome", "which": "typed", "text": "40x30@0,0"}, "subtraction:(1,0,2)(0,3,1)", engine.Outcomes, engine.Window{W: 40, H: 30}, "subtraction-(0,3,1)(1,0,2)_outcome_0,0_40x30.json", "about"},
	} {
		r.must("open", args{"link": test.link})
		r.run()
		r.inView = inView
		var plan save.Plan
		if err := r.call("savePlan", test.wish, &plan); err != nil {
			t.Fatalf("%v: %v", test.wish, err)
		}
		lies := map[string]view.Orientation{"right-up": view.XRightYUp, "down-right": view.XDownYRight}[r.table.Page().Orientation.Current]
		name, file := r.saved(test.wish)
		if want := written(t, test.game, test.kind, test.window, test.wish["format"].(string), lies); !bytes.Equal(file, want) {
			t.Errorf("%v: %d bytes are not the %d of the command line", test.wish, len(file), len(want))
		}
		w, size := test.window, open
		corner := engine.At(w.X, w.Y)
		if w.H == 1 { // a row of one pile
			corner = engine.Ints(w.X)
		}
		if test.known == "exactly" {
			size = sheet.Bytes(float64(len(file)))
		}
		if name != test.name || plan.Name != test.name || !fits(plan.Words, spoken("web/table/internal/save/holds", w.W, w.H, corner, test.known, size)) {
			t.Errorf("%v: called %s, %+v", test.wish, name, plan)
		}
	}
}

// TestSavingFar: far out a file begins at the very corner, be that around the piece or
// typed, and holds the same squares as the board that is asked for itself.
func TestSavingFar(t *testing.T) {
	far := "1" + strings.Repeat("0", 60)
	r := newRoom(t)
	r.must("open", args{"link": "wythoff@" + far + "7," + far + "5"})
	r.run()
	r.inView = engine.Window{X: -3, Y: -4, W: 50, H: 30}
	_, file := r.saved(args{"format": "json", "kind": "outcome", "which": "view"})
	var seen struct {
		At   []*big.Int
		Rows [][]int
	}
	if err := json.Unmarshal(file, &seen); err != nil {
		t.Fatal(err)
	}
	var plan save.Plan
	if err := r.call("savePlan", args{"format": "json", "kind": "outcome", "which": "view"}, &plan); err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("50x30 @ %v,%v", seen.At[0], seen.At[1]); plan.Window != want {
		t.Errorf("the window in view is %q, want %q", plan.Window, want)
	}
	// From near the corner of the board, the same window can be typed.
	r.must("open", args{"link": "wythoff@3,3"})
	name, again := r.saved(args{"format": "json", "kind": "outcome", "which": "typed", "text": plan.Window})
	if !bytes.Equal(file, again) {
		t.Errorf("typed, the window is another: %.200s\n%.200s", file, again)
	}
	if !strings.HasPrefix(name, "wythoff_outcome_9999999999999999999..") {
		t.Errorf("the file is called %s", name)
	}
	// And from far out a window at the corner.
	r.must("open", args{"link": "wythoff@" + far + "7," + far + "5"})
	_, file = r.saved(args{"format": "bits", "which": "typed", "text": "20x10"})
	if want := written(t, "wythoff", engine.Outcomes, engine.Window{W: 20, H: 10}, "bits", 0); !bytes.Equal(file, want) {
		t.Errorf("the corner is\n%s", file)
	}
	// In three dimensions the slice is that of the piece.
	r.must("open", args{"link": "subtraction:(1,0,2)(0,3,1)@4,5,6"})
	_, file = r.saved(args{"format": "json", "kind": "outcome", "which": "typed", "text": "9x9@" + far + ",3"})
	if !bytes.Contains(file, []byte(`"rest":[6],"at":[`+far+`,3]`)) {
		t.Errorf("a far slice begins %.120s", file)
	}
}

// TestSavingOthers: compared maps and endless patterns are saved as they are shown.
func TestSavingOthers(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:7&size=60x50&compare=10:1,1,3"})
	r.run()
	for _, f := range r.table.Page().Saving.Formats {
		if f.Name == "bits" {
			t.Error("a compared map is offered as bits")
		}
	}
	name, file := r.saved(args{"format": "csv", "kind": "palace", "which": "map"})
	if name != "blocking-7_palace-against-10-1,1,3_0,0_60x50.csv" || !bytes.Contains(file, []byte(",,")) || bytes.Contains(file, []byte("22")) {
		t.Errorf("%s: %.200s", name, file)
	}
	r.must("map", args{"kind": "fabric"})
	r.run()
	name, file = r.saved(args{"format": "png", "kind": "palace", "which": "typed", "text": "300x200@9,9"})
	if img, err := png.Decode(bytes.NewReader(file)); err != nil || name != "blocking-7_fabric_9,9_300x200.png" || img.Bounds().Dx() != 300 {
		t.Errorf("%s: %v", name, err)
	}
	r.must("map", args{"kind": "off"})
	r.must("compare", args{"other": 0})
	r.inView = engine.Window{W: 5, H: 4}
	r.files = nil
	r.must("save", args{"format": "view"})
	if len(r.files) != 1 || !r.files[0].Last || r.files[0].Type != "image/png" {
		t.Fatalf("the picture as seen has %d parts", len(r.files))
	}
	if words := r.table.Page().Saving.Words; r.files[0].Name != "blocking-7_view_0,0_5x4.png" || words != spoken("web/table/internal/save/saved-pixels", 3, 2) {
		t.Errorf("the picture as seen is %s: %s", r.files[0].Name, words)
	}
	seen, err := png.Decode(bytes.NewReader(r.files[0].Bytes))
	if err != nil || seen.Bounds() != image.Rect(0, 0, 3, 2) {
		t.Fatalf("the picture as seen: %v", err)
	}
	for i := range 6 {
		want := color.RGBA{snapshot[4*i], snapshot[4*i+1], snapshot[4*i+2], 255}
		if got := color.RGBAModel.Convert(seen.At(i%3, i/3)); got != want {
			t.Errorf("pixel %d is %v, want %v", i, got, want)
		}
	}
}

func TestSavingRefusals(t *testing.T) {
	r := newRoom(t)
	width := spoken("web/table/internal/save/the-width")
	for _, test := range []struct {
		link string
		wish args
		want string
	}{
		{"blocking:5", args{"format": "bmp", "kind": "palace", "which": "view"}, spoken("web/table/internal/save/err-no-format", `"bmp"`)},
		{"blocking:5", args{"format": "csv", "kind": "nim", "which": "view"}, spoken("web/table/internal/save/err-no-kind", `"nim"`)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "all"}, spoken("web/table/internal/save/err-no-squares", `"all"`)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "view"}, spoken("web/table/internal/save/err-no-view")},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": " "}, spoken("web/table/internal/save/err-no-window")},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "x9"}, spoken("engine/notation/wrong", spoken("engine/notation/whole", width), `"x"`, 1)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "9"}, spoken("engine/notation/wrong-at-end", spoken("engine/notation/expected", `"x"`), 2)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "9x0"}, spoken("engine/notation/wrong", spoken("engine/notation/at-least", spoken("web/table/internal/save/the-height"), 1), `"0"`, 3)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "9x9@1"}, spoken("engine/notation/wrong-at-end", spoken("engine/notation/expected", `","`), 6)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "9x9@1,2,3"}, spoken("engine/notation/wrong", spoken("engine/notation/nothing-follows"), `",3"`, 8)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "9x9@-1,0"}, spoken("engine/err-not-within", "9×9", "-1,0", "0,0", open)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "9x9@" + strings.Repeat("9", 30) + ",0"}, spoken("web/table/internal/save/err-out-of-reach", open)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "99999x99999"}, spoken("render/sheet/err-too-large", 99999, 99999, open, sheet.Bytes(sheet.MaxSize), 21900)},
		{"blocking:5", args{"format": "csv", "kind": "palace", "which": "typed", "text": "99999999x1"}, spoken("engine/notation/wrong", spoken("engine/notation/at-most", width, sheet.MaxSide), `"99999999"`, 1)},
		{"wythoff", args{"format": "bits", "which": "typed", "text": "9x9@-" + strings.Repeat("9", 30) + ",0"}, spoken("engine/Err-negative", open)},
		{"wythoff", args{"format": "bits", "which": "typed", "text": "9x9@" + strings.Repeat("9", 1001) + ",0"}, spoken("engine/notation/wrong", spoken("web/table/internal/save/long-number"), open, 5)},
		{"wythoff", args{"format": "bits", "which": "typed", "text": strings.Repeat("9", 5000)}, spoken("web/table/internal/save/err-long")},
		{"blocking:5&map=arm", args{"format": "bits", "which": "typed", "text": "9x9"}, spoken("web/table/internal/save/err-no-kind", `"outcome"`)},
	} {
		r.must("open", args{"link": test.link})
		for _, call := range []string{"savePlan", "save"} {
			if err := r.call(call, test.wish, nil); err == nil || !fits(err.Error(), words.Sentence(test.want)) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s %.200v: %v, want %s", call, test.wish, err, test.want)
			}
		}
	}
	if r.table.Page().Saving.Busy || len(r.posted[host.Exporter]) > 0 {
		t.Error("something is being saved nevertheless")
	}
}

// TestSavingStopped: a file that is given up, or given up for another, leaves nothing
// behind; and one whose exporter is lost is written by another.
func TestSavingStopped(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:500"})
	r.run()
	wish := args{"format": "csv", "kind": "palace", "which": "typed", "text": "700x700"}
	some := func() {
		t.Helper()
		for rounds := 0; len(r.files) == 0; rounds++ {
			for _, m := range r.posted[host.Exporter] {
				r.benches[host.Exporter].Receive(m)
			}
			r.posted[host.Exporter] = nil
			r.benches[host.Exporter].Step()
			r.deliver()
			if rounds > 1000 {
				t.Fatal("no part comes")
			}
		}
	}
	r.must("save", wish)
	some()
	page := r.table.Page().Saving
	if !page.Busy || page.Fraction <= 0 || page.Words != spoken("web/table/internal/save/progress", int(math.Round(page.Fraction*490000)), 490000) {
		t.Errorf("on the way: %+v", page)
	}
	first := r.files[0].ID
	r.must("saveStop", args{})
	if r.table.Page().Saving.Busy {
		t.Error("it goes on")
	}
	r.run()
	if n := len(r.files); r.files[n-1].Last {
		t.Error("a file that was given up is complete")
	}

	r.files = nil
	r.must("save", wish)
	some()
	r.benches[host.Exporter] = exporter.New(func(b []byte) { r.answers = append(r.answers, b) })
	r.answers = nil
	r.files = nil
	r.table.Lost(host.Exporter)
	r.run()
	var file []byte
	for _, part := range r.files {
		if part.ID <= first+1 {
			t.Errorf("a part of file %d", part.ID)
		}
		file = append(file, part.Bytes...)
	}
	if want := written(t, "blocking:500", engine.PalaceNumbers, engine.Window{W: 700, H: 700}, "csv", 0); !bytes.Equal(file, want) {
		t.Errorf("another exporter wrote %d bytes, want %d", len(file), len(want))
	}

	r.must("save", wish)
	for range 3 {
		r.table.Lost(host.Exporter)
	}
	if page := r.table.Page(); page.Saving.Busy || page.Notice.Text != spoken("web/table/internal/save/gave-up") {
		t.Errorf("after three losses: %+v", page.Saving)
	}
}

// TestSaveAsksForWhatMatters: a format that does not ask for the kind of values, or for the
// squares, is written whatever they are; one that asks is not.
func TestSaveAsksForWhatMatters(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "blocking:5@13,11&second=human&size=30x30"})
	r.run()
	formats := r.table.Page().Saving.Formats
	if len(formats) < 5 {
		t.Fatalf("the formats are %+v", formats)
	}
	for _, f := range formats {
		for _, wish := range []struct {
			kind, which string
			asked       bool
		}{{"palace", "map", false}, {"none", "map", f.Values}, {"palace", "none", f.Squares}} {
			err := r.call("savePlan", args{"format": f.Name, "kind": wish.kind, "which": wish.which, "text": ""}, nil)
			if (err != nil) != wish.asked {
				t.Errorf("%s, %+v: %v", f.Name, wish, err)
			}
		}
	}
}
