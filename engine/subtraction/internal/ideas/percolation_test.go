package ideas_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// walk lists the squares of a line from middle to middle, and fails if it is none.
func walk(t *testing.T, points []idea.Point, corners bool) (squares []engine.Cell) {
	t.Helper()
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		dx, dy := b.X-a.X, b.Y-a.Y
		n := math.Max(math.Abs(dx), math.Abs(dy))
		if straight := math.Abs(dx) == n && dy == 0 || math.Abs(dy) == n && dx == 0 || corners && math.Abs(dx) == math.Abs(dy); !straight {
			t.Fatalf("from %v to %v", a, b)
		}
		for k := 0.0; k <= n; k++ {
			squares = append(squares, engine.Cell{X: int(math.Floor(a.X + k*dx/n)), Y: int(math.Floor(a.Y + k*dy/n))})
		}
	}
	return squares
}

// TestPaths: in random rulesets, the paths drawn lead over won squares of the textbook, also
// near the corner, and islands are fenced in by lost ones.
func TestPaths(t *testing.T) {
	const n = 1500
	r := rand.New(rand.NewPCG(51, 51))
	paths, islands, bands := 0, 0, 0
	for round := range len(faulty) + testkit.Rounds(15) {
		text, moves := rules(t, r, round-4)
		if round < 4 { // these have islands
			moves = [][]int{{0, 2 + round/2}, {2 + round%2, 0}}
			text = fmt.Sprintf("(0,%d)(%d,0)", 2+round/2, 2+round%2)
		}
		g, palace := gameOf(t, text), textbook(moves, n)
		seen := subtraction.Illustrate(g, "percolation")
		for trial := range 8 {
			at := idea.Gaze{Window: engine.Window{X: r.IntN(n - 200), Y: r.IntN(n - 200), W: 120, H: 90}, Step: -1}
			if trial < 2 {
				at.Window.X, at.Window.Y = 0, 0
			}
			corners := trial%2 == 1
			if corners {
				at.Chosen = idea.Chosen{"over": "corners"}
			}
			w := at.Window
			if trial%3 == 0 {
				at.At = engine.At(w.X+r.IntN(w.W), w.Y+r.IntN(w.H))
			}
			l := enginetest.Look(t, seen, at)
			settled := strings.HasPrefix(l.Words[len(l.Words)-1], "Settled")
			for _, f := range l.Figures {
				switch f.Kind {
				case idea.Line:
					paths++
					for _, c := range walk(t, f.Points, corners) {
						if palace(c.X, c.Y) {
							t.Fatalf("%s: the path over %v, corners %v, window %v", text, c, corners, w)
						}
					}
				case idea.Tiles:
					if !settled || w.X+w.Y < 1100 {
						continue
					}
					for _, c := range f.Squares {
						if palace(c.X, c.Y) {
							t.Fatalf("%s: the ant is on the lost square %v", text, c)
						}
					}
					if !strings.HasPrefix(l.Tables[0].Rows[f.Link-1].Cells[1], "no: isla") {
						bands++
						continue
					}
					islands++
					on := map[engine.Cell]bool{}
					for _, c := range f.Squares {
						on[c] = true
					}
					for c := range on {
						for dy := -1; dy <= 1; dy++ {
							for dx := -1; dx <= 1; dx++ {
								q := engine.Cell{X: c.X + dx, Y: c.Y + dy}
								if next := corners || dx == 0 || dy == 0; next && w.Contains(q) && on[q] == palace(q.X, q.Y) && drawnIn(l, f.Link, q) {
									t.Fatalf("%s: %v is on the island: %v, and lost: %v", text, q, on[q], palace(q.X, q.Y))
								}
							}
						}
					}
				}
			}
		}
	}
	if !testing.Short() && (paths < 60 || islands < 8) {
		t.Errorf("only %d paths and %d islands were looked at, and %d bands", paths, islands, bands)
	}
}

// drawnIn reports whether a square lies in the segment with that link, as it is drawn.
func drawnIn(l idea.Layer, link idea.Link, c engine.Cell) bool {
	for _, f := range l.Figures {
		if f.Kind == idea.Area && f.Link == link {
			return inside(f.Points, idea.Middle(c))
		}
	}
	return false
}

// TestBands: won squares that hang together in a band are drawn as far as their segment goes, and
// none beyond it.
func TestBands(t *testing.T) {
	palace := textbook([][]int{{1, 2}, {2, 1}, {3, 3}}, 300)
	seen := subtraction.Illustrate(gameOf(t, "(1,2)(2,1)(3,3)"), "percolation")
	for _, at := range []engine.Cell{{X: 13, Y: 13}, {X: 120, Y: 121}} {
		l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{W: 200, H: 200}, At: engine.OfCell(at), Step: -1})
		for _, f := range l.Figures {
			if f.Kind != idea.Tiles {
				continue
			}
			if len(f.Squares) < at.X/3 {
				t.Errorf("%v: only %d squares are drawn", at, len(f.Squares))
			}
			for _, c := range f.Squares {
				if palace(c.X, c.Y) || 5*c.Y < 4*c.X-20 || 4*c.Y > 5*c.X+20 {
					t.Errorf("%v: the ant at %v", at, c)
				}
			}
		}
	}
}

// TestBestHasRoom: in the window in which ways are seen best, one is drawn in every segment that has
// one, also where somebody points at a place without room for it.
func TestBestHasRoom(t *testing.T) {
	for _, moves := range []string{"(1,2)(3,4)(4,6)", "(1,2)(2,1)(3,3)", "(2,6)(3,3)(6,2)", "(4,1)(0,6)(6,3)"} {
		seen := subtraction.Illustrate(gameOf(t, moves), "percolation")
		at := idea.Gaze{Window: engine.Window{W: 24, H: 16}, At: engine.At(15, 19), Step: -1}
		at.Window = enginetest.Look(t, seen, at).Best
		l := enginetest.Look(t, seen, at)
		for i, row := range l.Tables[0].Rows {
			drawn := false
			for _, f := range l.Figures {
				drawn = drawn || f.Kind == idea.Line && f.Link == row.Link
			}
			if there := row.Cells[1] == "yes"; drawn != there {
				t.Errorf("%s, segment %d: a way is there, %v, and drawn, %v, in %v", moves, i+1, there, drawn, at.Window)
			}
		}
	}
}

// TestBestIsHere: where as much is seen elsewhere, nobody is led to the corner; and nobody is led
// closer to it who sees the segments from far away.
func TestBestIsHere(t *testing.T) {
	for _, test := range []struct {
		name   string
		moves  string
		window engine.Window
		here   bool
	}{
		{"percolation", "(1,2)(2,1)(3,3)", engine.Window{X: 180, Y: 220, W: 480, H: 320}, true},
		{"percolation", "(1,2)(2,1)(3,3)", engine.Window{X: 180, Y: 220, W: 48, H: 32}, false},
		{"percolation", "(1,2)(2,1)(3,3)", engine.Window{W: 150, H: 100}, false},
		{"percolation", "(1,7)(8,1)(14,14)", engine.Window{X: 180, Y: 220, W: 480, H: 320}, true}, // whose ways are long
		{"segments", "(1,2)(2,1)(3,3)", engine.Window{X: 180, Y: 220, W: 480, H: 320}, true},
		{"segments", "(1,2)(2,1)(3,3)", engine.Window{X: 380, Y: 10, W: 300, H: 200}, false}, // of one segment
		{"segments", "(1,2)(2,1)(3,3)", engine.Window{W: 6000, H: 4000}, true},
	} {
		seen := subtraction.Illustrate(gameOf(t, test.moves), test.name)
		best := enginetest.Look(t, seen, idea.Gaze{Window: test.window, Step: -1}).Best
		if here := best != (engine.Window{W: 96, H: 64}); here != test.here || here && best.Intersect(test.window) != best {
			t.Errorf("%s in %v: best in %v", test.name, test.window, best)
		}
	}
}

// TestPercolationEarly: where segments are settled far out, ways are seen before that is known.
func TestPercolationEarly(t *testing.T) {
	seen := subtraction.Illustrate(gameOf(t, "(2,6)(3,3)(6,1)(19,6)"), "percolation").(idea.Gradual)
	job, err := seen.Look(idea.Gaze{Window: engine.Window{W: 96, H: 64}, Step: -1})
	if err != nil {
		t.Fatal(err)
	}
	looks := 0
	for job.Step() {
		if !seen.Early() {
			continue
		}
		l, err := seen.Layer()
		if err != nil || len(l.Tables) != 1 || len(l.Figures) == 0 {
			t.Fatalf("early: %+v, %v", l, err)
		}
		if looks++; seen.Early() {
			t.Fatal("the same is shown twice")
		}
	}
	if l, err := seen.Layer(); looks < 2 || err != nil || len(l.Tables[0].Rows) != 5 {
		t.Errorf("%d early looks, and then %+v, %v", looks, l.Tables, err)
	}
}

// TestPathsFar: far out the path leads over won squares too.
func TestPathsFar(t *testing.T) {
	huge := engine.Num(1 << 58).Times(engine.Num(1<<58 + 77))
	g := gameOf(t, "(1,2)(3,4)(4,6)")
	for i, slope := range []engine.Position{engine.At(9, 2), engine.At(20, 31), engine.At(3, 14)} {
		origin := engine.Of(huge.Times(slope.At(0)).Plus(engine.Num(i)), huge.Times(slope.At(1)))
		l := enginetest.Look(t, subtraction.Illustrate(g, "percolation"), idea.Gaze{Origin: origin, Window: engine.Window{W: 60, H: 40}, At: origin, Step: -1})
		lines := 0
		for _, f := range l.Figures {
			if f.Kind != idea.Line {
				continue
			}
			lines++
			for _, c := range walk(t, f.Points, false) {
				value, err := g.Solve().Value(engine.Outcomes, origin.Plus(engine.OfCell(c), engine.Num(1)))
				if err != nil || value == engine.Num(1) {
					t.Fatalf("%v: the path leads over %v, whose value is %v, %v", origin, c, value, err)
				}
			}
		}
		if lines != 1 || !strings.Contains(l.Words[0], "the ant can walk forever") {
			t.Errorf("%d paths, and %v", lines, l.Words)
		}
	}
}

// TestProblem51: what the paper says of its figures, as it was corrected.
func TestProblem51(t *testing.T) {
	for _, test := range []struct {
		moves          string
		sides, corners string
	}{
		{"(1,2)(2,1)(3,3)", "yes no yes", "yes no yes"},
		{"(1,2)(3,4)(4,6)", "yes yes yes", "yes yes yes"},
		{"(1,7)(8,1)(14,14)", "yes no yes yes", "yes yes yes yes"},
		{"(1,7)(2,10)(6,1)", "yes yes no yes", "yes yes no yes"},
	} {
		seen := subtraction.Illustrate(gameOf(t, test.moves), "percolation")
		for over, want := range map[string]string{"sides": test.sides, "corners": test.corners} {
			l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{W: 60, H: 40}, Step: -1, Chosen: idea.Chosen{"over": over}})
			var got []string
			for _, r := range l.Tables[0].Rows {
				word, _, _ := strings.Cut(r.Cells[1], ":")
				got = append(got, word)
			}
			if strings.Join(got, " ") != want {
				t.Errorf("%s over %s: %v, want %s", test.moves, over, got, want)
			}
		}
	}
}
