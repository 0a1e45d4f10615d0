package board

import (
	"image/color"
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// illustrated returns a canvas of 800×600 with figures over an empty board.
func illustrated(figures ...idea.Figure) (*recorder, scene.Scene) {
	sc := chess()
	sc.Pawns, sc.Map.Shown, sc.Figures = nil, false, figures
	r := opened(sc)
	r.camera.fit = free
	r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 7.5, 7.5, 40
	r.drawing.idea.begin(r.now())
	return r, sc
}

// vertices returns what f draws.
func (r *recorder) vertices(f func()) []ebiten.Vertex {
	r.drawing.pen.brush.reset()
	f()
	drawn := append([]ebiten.Vertex(nil), r.drawing.pen.brush.vertices...)
	r.drawing.pen.brush.reset()
	return drawn
}

// surfaces draws the figures but for their words.
func (r *recorder) surfaces() {
	r.drawing.idea.drawBelow()
	r.drawing.idea.drawAbove()
}

func row(n int) (squares []engine.Cell) {
	for x := range n {
		squares = append(squares, engine.Cell{X: x, Y: 2})
	}
	return squares
}

// every is one figure of each kind and look.
func every() (all []idea.Figure) {
	const far = 4e6
	for look := range 8 {
		for kind := idea.Line; kind <= idea.Label; kind++ {
			fig := idea.Figure{Kind: kind, Hue: idea.Class(look), Faint: look&1 > 0, Dashed: look&2 > 0, Bold: look&4 > 0, Link: idea.Link(look + 1)}
			switch kind {
			case idea.Line, idea.Arrow:
				fig.Points = []idea.Point{{X: -far, Y: 7}, {X: 8, Y: 8}, {X: far, Y: far * (1 + float64(look))}}
			case idea.Area:
				fig.Points = []idea.Point{{X: 0, Y: 0}, {X: far, Y: 3 * far}, {X: -far, Y: far}, {X: 5, Y: far}}
			case idea.Label:
				fig.Points, fig.Text = []idea.Point{{X: 8, Y: 8}}, "⌊nφ²⌋"
			default:
				fig.Squares, fig.Text = row(30), "a"
			}
			all = append(all, fig)
		}
	}
	return all
}

// TestFiguresKeepToTheScreen: however far away the points of figures lie, what is drawn lies on the
// screen or right beside it, at every size of the squares and for every orientation.
func TestFiguresKeepToTheScreen(t *testing.T) {
	for _, look := range []scene.Look{{Still: true}, {Still: true, Large: true, Dark: true, Orientation: view.XUpYRight}} {
		r, sc := illustrated(every()...)
		sc.Look, sc.Lit = look, []idea.Link{3}
		r.Show(sc)
		for _, scale := range []float64{0.1, 2, 6, 10, 12, 25, 48, 90, 200} {
			r.camera.fit = free
			r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 8, 8, scale
			r.drawing.idea.begin(r.now())
			drawn := r.vertices(r.surfaces)
			if len(drawn) == 0 {
				t.Errorf("squares of %g: nothing is drawn", scale)
			}
			for _, v := range drawn {
				if x, y := float64(v.DstX), float64(v.DstY); !(x > -300 && x < 1100 && y > -300 && y < 900) {
					t.Fatalf("squares of %g: something is drawn at (%g, %g)", scale, x, y)
				}
			}
		}
	}
}

// TestFiguresOutOfView cost nothing.
func TestFiguresOutOfView(t *testing.T) {
	r, _ := illustrated(every()...)
	r.camera.view.X, r.camera.view.Y = -1e9, 2e9
	if n := r.drawn(r.surfaces); n != 0 {
		t.Errorf("%d shapes for nothing", n)
	}
}

// TestTiles are dots on small squares, never too small to be seen, and tiles on large ones, which
// leave a line beside the next.
func TestTiles(t *testing.T) {
	r, _ := illustrated(idea.Figure{Kind: idea.Tiles, Squares: row(3), Hue: idea.Gold})
	for _, scale := range []float64{0.5, 2, 5, 7, 14, 40, 200} {
		r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 1.5, 2.5, scale
		half, radius := r.drawing.idea.tile(&r.scene.Figures[0], 0)
		if half < leastTile || scale > 4 && half >= scale/2 {
			t.Errorf("squares of %g have tiles of %g", scale, 2*half)
		}
		if disc := radius > half-1e-9; disc != (scale <= discAt) {
			t.Errorf("squares of %g: tiles of %g with corners of %g", scale, 2*half, radius)
		}
		if n := r.drawn(r.surfaces); n != 6 {
			t.Errorf("squares of %g: %d shapes for three tiles and their rims", scale, n)
		}
	}
}

// TestNumbersOnTilesAreRead: words and numbers have a contrast of 4.5 to 1 on tiles of all hues,
// and on those that step back.
func TestNumbersOnTilesAreRead(t *testing.T) {
	for _, dark := range []bool{false, true} {
		for hue := idea.Soft; hue < idea.First+idea.Classes; hue++ {
			r, sc := illustrated(idea.Figure{Kind: idea.Tiles, Squares: row(1), Hue: hue, Link: 1}, idea.Figure{Kind: idea.Dots, Squares: row(1), Link: 2})
			sc.Look.Dark, sc.Lit = dark, []idea.Link{2}
			before, _ := r.drawing.idea.onTile(engine.Cell{Y: 2})
			r.Show(sc)
			r.drawing.idea.begin(r.now())
			tile, ok := r.drawing.idea.onTile(engine.Cell{Y: 2})
			if c := colour.Contrast(tile, colour.On(tile)); !ok || c < 4.5 {
				t.Errorf("dark %t: hue %d, %v, has a contrast of %g", dark, hue, tile, c)
			}
			if !dark && tile == before {
				t.Errorf("hue %d does not step back", hue)
			}
			if _, ok := r.drawing.idea.onTile(engine.Cell{X: 1, Y: 2}); ok {
				t.Error("a square without a tile has one")
			}
		}
	}
}

// widest returns the width of the widest line of that colour.
func widest(drawn []ebiten.Vertex, c color.RGBA) (width float64) {
	main := tint(c, 1)
	for _, v := range drawn {
		if (ink{v.ColorR, v.ColorG, v.ColorB, v.ColorA}) == main {
			width = max(width, 2*float64(v.Custom1))
		}
	}
	return width
}

// TestLit: what is lit is drawn stronger, and the rest nearer to the board's colour, after a
// moment or, for whoever asks for no motion, at once; where nothing seen is lit, nothing steps back.
func TestLit(t *testing.T) {
	line := func(y float64, link idea.Link) idea.Figure {
		return idea.Figure{Kind: idea.Line, Points: []idea.Point{{X: 1, Y: y}, {X: 9, Y: y}}, Hue: idea.Class(int(link)), Link: link}
	}
	lines := []idea.Figure{line(2, 1), line(3, 2)}
	for _, still := range []bool{true, false} {
		r, sc := illustrated(lines...)
		theme := r.drawing.pen.theme
		plain := widest(r.vertices(r.surfaces), theme.Stroke(idea.Class(1)))
		sc.Look.Still = still
		sc.Lit = []idea.Link{1}
		r.Show(sc)
		start := r.now()
		r.drawing.idea.begin(start)
		if lit := r.drawing.idea.glow.of(1); still && lit != 1 || !still && lit > 0.5 || r.drawing.idea.glow.going(start) == still {
			t.Errorf("still %t: at first it is lit by %g", still, lit)
		}
		r.drawing.idea.begin(start.Add(glowTime))
		drawn := r.vertices(r.surfaces)
		if got := widest(drawn, theme.Stroke(idea.Class(1))); got < 1.5*plain {
			t.Errorf("what is lit is %g wide, and was %g", got, plain)
		}
		if widest(drawn, theme.Stroke(idea.Class(2))) != 0 || widest(drawn, colour.Blend(theme.Stroke(idea.Class(2)), theme.Square(), stepBack)) == 0 {
			t.Error("the rest does not step back")
		}
		r.camera.view.Y += 16.7 // now line 1 is out of view, and line 2 is not
		sc.Figures[1].Points[0].Y, sc.Figures[1].Points[1].Y = 20, 20
		r.drawing.idea.begin(start.Add(glowTime))
		if r.drawing.idea.back != 0 {
			t.Error("what is out of view makes the rest step back")
		}
		r.camera.view.Y -= 16.7
		sc.Figures[1].Points[0].Y, sc.Figures[1].Points[1].Y = 3, 3
		sc.Lit = []idea.Link{77}
		r.Show(sc)
		r.drawing.idea.begin(r.now().Add(glowTime + time.Millisecond))
		if drawn = r.vertices(r.surfaces); widest(drawn, theme.Stroke(idea.Class(2))) != plain || widest(drawn, theme.Stroke(idea.Class(1))) != plain {
			t.Error("what is not seen makes the rest step back")
		}
	}
}

// TestPatternsLieStill: dashes and hatchings move with the board that is pulled.
func TestPatternsLieStill(t *testing.T) {
	const far = 1e5
	r, _ := illustrated(
		idea.Figure{Kind: idea.Line, Dashed: true, Points: []idea.Point{{X: -far, Y: -far}, {X: far, Y: far}}},
		idea.Figure{Kind: idea.Area, Hue: idea.Class(4), Points: []idea.Point{{X: -far, Y: -far}, {X: far, Y: 0}, {X: 0, Y: far}}})
	starts := func() (at map[[2]int]bool) { // where lines begin or end, well within the screen, in half pixels
		at = map[[2]int]bool{}
		drawn := r.vertices(r.surfaces)
		for i := 0; i+3 < len(drawn); i += 4 {
			x, y := float64(drawn[i].DstX+drawn[i+2].DstX)/2, float64(drawn[i].DstY+drawn[i+2].DstY)/2
			if x > 60 && x < 700 && y > 60 && y < 500 {
				at[[2]int{round(2 * x), round(2 * y)}] = true
			}
		}
		return at
	}
	before := starts()
	r.camera.view = r.camera.view.Panned(20, 30)
	after, kept := starts(), 0
	for p := range before {
		if after[[2]int{p[0] + 40, p[1] + 60}] {
			kept++
		}
	}
	if len(before) < 20 || float64(kept) < 0.7*float64(len(before)) { // the others went beyond what is looked at
		t.Errorf("of %d places %d are the same on the board that was pulled", len(before), kept)
	}
}

// TestBrackets: letters are cut from those that the fonts have, and are as wide.
func TestBrackets(t *testing.T) {
	g := newGlyphs()
	f := g.face(bold, 40)
	if f.width([]byte("⌊⌋⌈⌉")) != 2*f.width([]byte("[]")) {
		t.Error("brackets are not as wide as those they are cut from")
	}
	for c, want := range map[rune][3]bool{'⌊': {true, false, false}, '⌉': {false, false, true}, '[': {}} {
		cut := cutFrom(c)
		if got := [3]bool{cut.at(0, 60), cut.at(30, 60), cut.at(59, 60)}; got != want {
			t.Errorf("%c is cut at %v, want %v", c, got, want)
		}
	}
}

// BenchmarkFigures is what a frame costs of which 3,000 tiles with letters and some lines are seen, and
// one of the empty board, short of what the graphics card does.
func BenchmarkFigures(b *testing.B) {
	var tiles [8]idea.Figure
	for i := range 3000 {
		t := &tiles[i%8]
		t.Kind, t.Hue, t.Text, t.Link = idea.Tiles, idea.Class(i), "a", idea.Link(i%8+1)
		t.Squares = append(t.Squares, engine.Cell{X: i % 64, Y: i / 64})
	}
	for name, figures := range map[string][]idea.Figure{"empty": nil, "tiles": tiles[:], "all": append(every(), tiles[:]...)} {
		for _, scale := range []float64{2, 12, 18} {
			b.Run(name+"/"+string(rune('a'+int(math.Log2(scale)))), func(b *testing.B) {
				r, _ := illustrated(figures...)
				r.camera.view.Width, r.camera.view.Height = 1280, 900
				r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 32, 24, scale
				d := &r.drawing
				for b.Loop() {
					r.camera.view.X += 1e-3
					d.idea.begin(r.now())
					d.pen.brush.reset()
					d.glyphs.letters.reset()
					d.drawUnder(nil)
					d.idea.writeTiles()
					d.idea.drawAbove()
					d.drawTargets(r.now())
					d.idea.arrange(r.camera.clearOfRulers(), d.taken)
					d.idea.writeCaptions()
				}
			})
		}
	}
}
