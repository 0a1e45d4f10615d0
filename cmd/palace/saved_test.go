package main

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/exporter"
)

// saved is what a worker of the page writes into a file.
func saved(t *testing.T, notation, format string, kind engine.Kind, w engine.Window) string {
	t.Helper()
	g, err := catalog.Parse(notation)
	if err != nil {
		t.Fatal(err)
	}
	var bench *exporter.Exporter
	var file []byte
	last := false
	bench = exporter.New(func(message []byte) {
		m, err := wire.Decode(message)
		part, ok := m.(*wire.Part)
		if err != nil || !ok || part.Text != "" || last {
			t.Fatalf("the worker answers %+v (%v)", m, err)
		}
		file, last = append(file, part.Bytes...), part.Last
		if len(part.Bytes) > 0 {
			bench.Receive(wire.Encode(&wire.Taken{Revision: part.Revision}))
		}
	})
	bench.Receive(wire.Encode(&wire.Save{Format: format, Start: wire.Start{Revision: 3, Map: engine.NewMap(g, kind, engine.Position{}, ""), Palette: "paper", Extent: w}}))
	for bench.Step() {
	}
	if !last {
		t.Fatal("the file has no end")
	}
	return string(file)
}

// What the page saves is, byte for byte, what the command line prints.
func TestSaved(t *testing.T) {
	for _, test := range []struct {
		game, size, at string
		w              engine.Window
	}{
		{"blocking:5", "40x30", "3,1", engine.Window{X: 3, Y: 1, W: 40, H: 30}},
		{"blocking:1003", "900x700", "300,200", engine.Window{X: 300, Y: 200, W: 900, H: 700}},
		{"wythoff", "300x300", "0,0", engine.Window{W: 300, H: 300}},
		{"maharaja", "200x300", "7,9", engine.Window{X: 7, Y: 9, W: 200, H: 300}},
		{"wythoff+(t,2t)(2t,t);t=1..10", "60x60", "0,0", engine.Window{W: 60, H: 60}},
		{"subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", "700x600", "1000,900", engine.Window{X: 1000, Y: 900, W: 700, H: 600}},
		{"subtraction:(3)(5)(8)", "500x1", "2,0", engine.Window{X: 2, W: 500, H: 1}},
		{"subtraction:(1,0,2)(0,3,1)", "50x40", "1,2", engine.Window{X: 1, Y: 2, W: 50, H: 40}},
		{"exile:spiral", "90x80", "-40,-50", engine.Window{X: -40, Y: -50, W: 90, H: 80}},
		{"exile:quadrant", "90x80", "40,50", engine.Window{X: 40, Y: 50, W: 90, H: 80}},
	} {
		g, err := catalog.Parse(test.game)
		if err != nil {
			t.Fatal(err)
		}
		for verb, kind := range map[string]engine.Kind{"outcomes": engine.Outcomes, "values": valueKind(g)} {
			for _, format := range []string{"bits", "csv", "json", "png"} {
				if verb == "values" && format == "bits" {
					continue
				}
				status, want, complaint := palace(verb, test.game, "--size", test.size, "--at", test.at, "--format", format)
				if status != done || want == "" {
					t.Fatalf("palace %s %s: %s", verb, test.game, complaint)
				}
				if got := saved(t, test.game, format, kind, test.w); got != want {
					t.Errorf("%s %s as %s: the page saves %d bytes, %.60q…, and the command line prints %d, %.60q…",
						verb, test.game, format, len(got), got, len(want), want)
				}
			}
		}
	}
	if !strings.HasPrefix(saved(t, "blocking:5", "json", engine.PalaceNumbers, engine.Window{W: 2, H: 1}), `{"game":"blocking:5","kind":"palace","at":[0,0],"size":[2,1],"rows":[`) {
		t.Error("an object begins otherwise")
	}
}
