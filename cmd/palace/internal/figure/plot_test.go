package figure

import (
	"fmt"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/oeis"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/oracle"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// reach is how far from the corner the oracle is asked.
const reach = 90

// plots lists the figures that are plots of a game's own board.
func plots(visit func(name string, p plot, g engine.Game)) {
	for _, f := range All() {
		if p, ok := f.drawing.(plot); ok && p.lay == nil && p.over == "" {
			g, err := catalog.Parse(p.game)
			if err != nil {
				panic(err)
			}
			visit(f.Name, p, g)
		}
	}
}

// shown returns the pixel at the place (dx, dy) within the square (x, y) of a plot, as
// the axes are meant to point; dx and dy go right and down on the picture.
func shown(p plot, height, x, y, dx, dy int) (px, py int) {
	cell, margin := max(p.cell, 1), 0
	if p.rulers != (rulers{}) {
		margin = rulerMargin
	}
	i, j := x-p.window.X, y-p.window.Y // to the right, down
	switch p.lies {
	case view.XRightYUp:
		j = p.window.H - 1 - j
	case view.XDownYRight:
		i, j = j, i
	case view.XUpYRight:
		i, j = j, p.window.W-1-i
	}
	return margin + i*cell + dx, margin + j*cell + dy
}

// TestPixels holds the squares of every plot that is near enough to the corner, and
// shows squares one by one, to the oracle's values in the plot's colours.
func TestPixels(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	oracles := map[string]*oracle.Oracle{}
	checked := 0
	plots(func(name string, p plot, g engine.Game) {
		if p.shrink > 0 || p.dot > 0 || p.window.X > reach || p.window.Y > reach {
			return
		}
		img, err := p.draw(Draw)
		if err != nil {
			t.Fatal(err)
		}
		if oracles[p.game] == nil {
			oracles[p.game] = oracle.New(g)
		}
		palette := p.colors(g)
		lines := 0
		for range 150 {
			x := p.window.X + random.IntN(min(p.window.W, reach-p.window.X))
			y := p.window.Y + random.IntN(min(p.window.H, reach-p.window.Y))
			corner := 0
			if p.cell >= 4 {
				corner = max(1, p.cell/10) // beside the grid, the number and the ring
			}
			px, py := shown(p, img.Rect.Dy(), x, y, corner, corner)
			got, want := img.RGBAAt(px, py), palette.Color(oracles[p.game].Value(p.kind, engine.At(x, y)))
			if len(p.marks) > 3 && got != white && got != black {
				lines++ // a line between regions runs here, or a letter stands
			} else if got != want {
				t.Fatalf("%s: square (%d,%d) is %v, want %v", name, x, y, got, want)
			}
		}
		if lines > 30 {
			t.Errorf("%s: %d of 150 squares are under lines", name, lines)
		}
		checked++
	})
	if checked < 30 {
		t.Errorf("only %d plots were checked", checked)
	}
}

// TestAverages holds pixels that stand for several squares to averages in linear
// light of the oracle's values.
func TestAverages(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	checked := 0
	plots(func(name string, p plot, g engine.Game) {
		if p.shrink == 0 || p.dot > 0 || p.window.X > 0 {
			return
		}
		p.window.W, p.window.H = reach, reach
		p.rulers, p.marks = rulers{}, nil
		img, err := p.draw(Draw)
		if err != nil {
			t.Fatal(err)
		}
		o, palette, edge := oracle.New(g), p.colors(g), 1<<p.shrink
		for range 30 {
			i, j := random.IntN(reach/edge), random.IntN(reach/edge)
			want := meanLight(i*edge, j*edge, edge, func(x, y int) color.RGBA {
				return palette.Color(o.Value(p.kind, engine.At(x, y)))
			})
			if p.lies == view.XRightYUp {
				j = img.Rect.Dy() - 1 - j
			}
			got := img.RGBAAt(i, j)
			for n, c := range []uint8{got.R, got.G, got.B} {
				if math.Abs(float64(c)-want[n]) > 3 {
					t.Fatalf("%s: pixel (%d,%d) is %v, want about %v", name, i, j, got, want)
				}
			}
		}
		checked++
	})
	if checked < 6 {
		t.Errorf("only %d plots were checked", checked)
	}
}

// meanLight mixes light, not bytes.
func meanLight(x0, y0, edge int, at func(x, y int) color.RGBA) (mean [3]float64) {
	for y := y0; y < y0+edge; y++ {
		for x := x0; x < x0+edge; x++ {
			c := at(x, y)
			for i, b := range []uint8{c.R, c.G, c.B} {
				mean[i] += math.Pow(float64(b)/255, 2.2) / float64(edge*edge)
			}
		}
	}
	for i := range mean {
		mean[i] = 255 * math.Pow(mean[i], 1/2.2)
	}
	return mean
}

// TestDots: a picture of dots has one at every P-position, and no other ink.
func TestDots(t *testing.T) {
	plots(func(name string, p plot, g engine.Game) {
		if p.dot == 0 || p.shrink > 0 {
			return
		}
		p.rulers = rulers{}
		p.window.W, p.window.H = 80, 80
		p.cell = 8
		p.dot = 4
		img, err := p.draw(Draw)
		if err != nil {
			t.Fatal(err)
		}
		o := oracle.New(g)
		each(p.window, func(x, y int) {
			px, py := shown(p, img.Rect.Dy(), x, y, 4, 4)
			inked := img.RGBAAt(px, py) == black
			if inked != (o.Outcome(engine.At(x, y)) == engine.P) {
				t.Fatalf("%s: square (%d,%d) has a dot: %v", name, x, y, inked)
			}
			if edge, _ := shown(p, 0, x, y, 0, 0); img.RGBAAt(edge, py) != white {
				t.Fatalf("%s: there is ink at the edge of (%d,%d)", name, x, y)
			}
		})
	})
}

// TestCounts: as many queens as [DSS20] counts in Figures 2, 3 and 6.
func TestCounts(t *testing.T) {
	for name, want := range map[string]int{"exile-2": 9, "exile-3": 1409, "exile-6": 10000} {
		f, err := Find(name)
		if err != nil {
			t.Fatal(err)
		}
		p := f.drawing.(plot)
		g, err := catalog.Parse(p.game)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		values, err := engine.Values(boardOf(t, g, engine.Outcomes), p.window)
		if err != nil {
			t.Fatal(err)
		}
		for _, palace := range values {
			n += int(palace)
		}
		if n != want {
			t.Errorf("%s shows %d queens, want %d", name, n, want)
		}
	}
}

// TestAlongSpiral walks the spiral, and reads the queens' numbers off the figure.
func TestAlongSpiral(t *testing.T) {
	x, y, n := 0, 0, 0
	number := map[engine.Cell]int{{}: 0}
	steps := []engine.Cell{{X: 0, Y: 1}, {X: -1, Y: 0}, {X: 0, Y: -1}, {X: 1, Y: 0}} // east, north, west, south
	for side := range 60 {
		for range side/2 + 1 {
			x, y, n = x+steps[side%4].X, y+steps[side%4].Y, n+1
			number[engine.Cell{X: x, Y: y}] = n
		}
	}
	each(at(-15, -15, 30, 30), func(x, y int) {
		if got, want := alongSpiral(x, y, 0), fmt.Sprint(number[engine.Cell{X: x, Y: y}]); got != want {
			t.Fatalf("square (%d,%d) has number %s, want %s", x, y, got, want)
		}
	})
	squares, err := oeis.Find("A273059")
	if err != nil {
		t.Fatal(err)
	}
	o, next := oracle.New(mustParse(t, "exile:spiral")), squares.Start()
	queens := map[string]bool{}
	each(at(-5, -5, 11, 11), func(x, y int) {
		if o.Outcome(engine.At(x, y)) == engine.P {
			queens[alongSpiral(x, y, 0)] = true
		}
	})
	for range 9 {
		if want := next().String(); !queens[want] {
			t.Errorf("square %s has no queen", want)
		}
	}
	if len(queens) != 9 {
		t.Errorf("%d queens", len(queens))
	}
}

// boardOf returns a new board of a game.
func boardOf(t *testing.T, g engine.Game, kind engine.Kind) *engine.Board {
	t.Helper()
	b, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, engine.Position{}, ""))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func mustParse(t *testing.T, text string) engine.Game {
	t.Helper()
	g, err := catalog.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestCloseUps: palace numbers minus k are the same around the noses of games 100
// and 1000, and around their shoulders in épaulette and arm, which lie to the right
// of the hood's diagonal and, further down, of the arm's inner edge.
func TestCloseUps(t *testing.T) {
	for _, part := range []string{"nose", "shoulder"} {
		small, err1 := Find("blocking-3-" + part + "-100")
		large, err2 := Find("blocking-3-" + part + "-1000")
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		a, b := small.drawing.(plot).window, large.drawing.(plot).window
		here := dense(blocking.New(100).Numbers(), a)
		there := dense(blocking.New(1000).Numbers(), b)
		each(at(0, 0, a.W, a.H), func(x, y int) {
			if part == "shoulder" && a.X+x < max(y+1, 3*y-70) {
				return
			}
			if here(a.X+x, a.Y+y)-100 != there(b.X+x, b.Y+y)-1000 {
				t.Fatalf("the %ss differ at (%d,%d)", part, x, y)
			}
		})
	}
}

// TestRainbow: red near 0, blue near 1000.
func TestRainbow(t *testing.T) {
	p := rainbow(mustParse(t, "exile:quadrant"))
	for v, want := range map[int32]color.RGBA{0: {255, 0, 0, 255}, 500: {0, 255, 0, 255}, 1000: {0, 0, 255, 255}, 1061: {0, 0, 255, 255}} {
		if got := p.Color(v); got != want {
			t.Errorf("%d is %v, want %v", v, got, want)
		}
	}
	if got, want := golden(engine.PalaceNumbers)(mustParse(t, "blocking:5")).Color(4), colour.NewPalette("paper", engine.PalaceNumbers, 5).Color(4); got != want {
		t.Errorf("4 palaces in game 5 are %v, want %v", got, want)
	}
}
