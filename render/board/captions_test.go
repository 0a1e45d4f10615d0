package board

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/view"
)

// TestCaptions: words stand within the rulers, on no other words, not on the piece, and on tiles
// only where there is no other place.
func TestCaptions(t *testing.T) {
	var figures []idea.Figure
	for i := range 30 {
		at := idea.Point{X: float64(i % 6 * 3), Y: float64(i / 6 * 3)}
		figures = append(figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{at}, Text: strings.Repeat("n", 1+i%7)})
	}
	figures = append(figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{{X: 4.5, Y: 3.5}}, Text: "here"},
		idea.Figure{Kind: idea.Tiles, Squares: row(4)},
		idea.Figure{Kind: idea.Area, Points: []idea.Point{{X: 9, Y: 9}, {X: 1e6, Y: 9}, {X: 9, Y: 1e6}}, Text: "a segment"})
	for _, large := range []bool{false, true} {
		for _, scale := range []float64{2, 8, 20, 60, 150} {
			r, sc := illustrated(figures...)
			sc.Look.Large = large
			r.Show(sc)
			r.camera.fit = free
			r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 5, 5, scale
			d := &r.drawing
			frame := r.camera.clearOfRulers()
			d.idea.arrange(frame, d.taken)
			if len(d.idea.said) < 2 {
				t.Errorf("squares of %g: %d words are said", scale, len(d.idea.said))
			}
			boxes := d.taken()
			for _, c := range d.idea.said {
				if !frame.Holds(view.Spot{X: c.box.X, Y: c.box.Y}) || !frame.Holds(view.Spot{X: c.box.X + c.box.W, Y: c.box.Y + c.box.H}) {
					t.Errorf("squares of %g: %q stands at %v", scale, c.fig.Text, c.box)
				}
				if _, free := view.Free(frame, boxes, []view.Box{c.box}); !free {
					t.Errorf("squares of %g: %q stands on something", scale, c.fig.Text)
				}
				if c.fig.Text == "here" && d.idea.onTiles(c.box) {
					t.Errorf("squares of %g: words cover a tile", scale)
				}
				boxes = append(boxes, c.box)
			}
		}
	}
}

// TestCaptionsFollowTheirLine: the name of a line stands at it wherever that is seen, and words
// whose point is out of view are not said; what is lit is said first.
func TestCaptionsFollowTheirLine(t *testing.T) {
	const far = 1e7
	label := idea.Figure{Kind: idea.Label, Points: []idea.Point{{X: 3, Y: 6}}, Text: "slope 2", Link: 5}
	r, sc := illustrated(label, idea.Figure{Kind: idea.Line, Points: []idea.Point{{}, {X: far, Y: 2 * far}}, Link: 5},
		idea.Figure{Kind: idea.Label, Points: []idea.Point{{X: 3, Y: 6}}, Text: "alone"})
	said := func() (words []string) {
		r.drawing.idea.arrange(r.camera.clearOfRulers(), r.drawing.taken)
		for _, c := range r.drawing.idea.said {
			words = append(words, c.fig.Text)
			x, y := r.camera.view.Board(c.at.X, c.at.Y)
			if c.fig.Link == 5 && (y-2*x > 1 || 2*x-y > 1) {
				t.Errorf("the name of the line stands at (%g, %g)", x, y)
			}
		}
		return words
	}
	if got := strings.Join(said(), ", "); got != "slope 2, alone" {
		t.Errorf("near: %s", got)
	}
	r.camera.view.X, r.camera.view.Y = 1000, 2000
	if got := strings.Join(said(), ", "); got != "slope 2" {
		t.Errorf("far out: %s", got)
	}
	r.camera.view.X = 4000
	if got := said(); got != nil {
		t.Errorf("where nothing is seen: %s", got)
	}
	sc.Figures[2].Link, sc.Lit = 6, []idea.Link{6}
	r.Show(sc)
	r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 7.5, 7.5, 40
	r.drawing.idea.begin(r.now())
	if got := strings.Join(said(), ", "); got != "alone, slope 2" {
		t.Errorf("lit: %s", got)
	}
}
