package ideas_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"

	"github.com/palacegames/palace/engine/subtraction/internal/ideas"
)

// TestRegions holds the regions of Figure 8 and what is said of each against the textbook.
// [LSY24] Theorem 28 as printed is wrong for every one of these rulesets: its clauses for the
// lower half bound x instead of y, and it leaves out zeros and moves with ad < bc.
func TestRegions(t *testing.T) {
	r := rand.New(rand.NewPCG(28, 8))
	for range testkit.Rounds(300) {
		m := [][]int{{r.IntN(7), r.IntN(7)}, {r.IntN(7), r.IntN(7)}}
		if m[0][0]+m[0][1] == 0 || m[1][0]+m[1][1] == 0 || m[0][0] == m[1][0] && m[0][1] == m[1][1] {
			continue
		}
		const n = 30
		palace := textbook(m, n)
		dx, dy := m[0][0]+m[1][0], m[0][1]+m[1][1]
		sides := ideas.Sides(gameOf(t, fmt.Sprintf("(%d,%d)(%d,%d)", m[0][0], m[0][1], m[1][0], m[1][1])).Set)
		for i := range n * n {
			x, y := i%n, i/n
			if x >= dx && y >= dy {
				continue
			}
			for _, s := range sides {
				if s.Lower && len(sides) == 2 && y*dx > x*dy || !s.Lower && len(sides) == 2 && y*dx < x*dy {
					continue
				}
				if got := s.Palace(x, y); got != palace(x, y) {
					t.Fatalf("%v: (%d,%d) is P: %v", m, x, y, got)
				}
				says := s.Says(x, y)
				if strings.HasPrefix(says, "lost") && !palace(x, y) || strings.HasPrefix(says, "won:") && palace(x, y) || says == "" {
					t.Fatalf("%v: of (%d,%d), which is P: %v, is said %q", m, x, y, palace(x, y), says)
				}
			}
		}
	}
}

// TestAreas: each square is drawn in the region into which what is left of it falls, near
// the corner and far out.
func TestAreas(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	far := engine.Of(engine.Num(1<<60).Times(engine.Num(1<<59)), engine.Num(1<<60).Times(engine.Num(1<<59+12345)))
	for _, moves := range []string{"(1,3)(2,1)", "(4,1)(9,10)", "(13,1)(2,16)", "(0,1)(2,4)", "(3,0)(0,5)", "(2,2)(5,5)", "(0,2)(0,5)"} {
		g := gameOf(t, moves)
		for _, origin := range []engine.Position{{}, far} {
			seen := subtraction.Illustrate(g, "remainder")
			w := engine.Window{X: r.IntN(20), Y: r.IntN(20), W: 50, H: 40}
			for range 60 {
				c := engine.Cell{X: w.X + r.IntN(w.W), Y: w.Y + r.IntN(w.H)}
				at := idea.Gaze{Origin: origin, Window: w, Step: -1}
				at.At = at.Position(c, 2)
				l := enginetest.Look(t, seen, at)
				var in []idea.Link
				for _, f := range l.Figures {
					if f.Kind == idea.Area && inside(f.Points, idea.Middle(c)) {
						in = append(in, f.Link)
					}
				}
				x, y, sum := at.At.At(0), at.At.At(1), sumOf(g)
				if y.Times(engine.Num(sum[0])).Cmp(x.Times(engine.Num(sum[1]))) == 0 {
					continue // on the line between both sides
				}
				if len(in) != 1 || !lit(l, in[0]) {
					t.Fatalf("%s at %v: it lies in %v, and %v is lit", moves, at.At, in, l.Lit)
				}
			}
		}
	}
}

func sumOf(g *subtraction.Game) []int {
	a, b := g.Set.List[0], g.Set.List[1]
	return []int{a[0] + b[0], a[1] + b[1]}
}

func lit(l idea.Layer, link idea.Link) bool {
	for _, a := range l.Lit {
		if a == link {
			return true
		}
	}
	return false
}

// TestLeft: in any dimension the sentence about a position is what the oracle says, and
// the steps lead to what is left.
func TestLeft(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 2))
	for range testkit.Rounds(60) {
		dim, text := 1+r.IntN(4), ""
		for range 1 + r.IntN(2) {
			m := make([]string, dim)
			for d := range m {
				m[d] = fmt.Sprint(r.IntN(5) + 1)
			}
			text += "(" + strings.Join(m, ",") + ")"
		}
		g := gameOf(t, text)
		seen, slow := subtraction.Illustrate(g, "remainder"), oracle.New(g)
		for range 10 {
			p := make([]int, dim)
			for d := range p {
				p[d] = r.IntN(20)
			}
			at := idea.Gaze{Window: engine.Window{W: 24, H: 1}, At: engine.Ints(p...), Step: -1}
			if dim > 1 {
				at.Window.H = 24
			}
			l := enginetest.Look(t, seen, at)
			if lost := strings.Contains(l.Words[0], "loses"); lost != (slow.Outcome(at.At) == engine.P) {
				t.Errorf("%s at %v: %q is said, but the outcome is %v", text, p, l.Words[0], slow.Outcome(at.At))
			}
			for i := range l.Steps.Last {
				if at.Step = i; enginetest.Look(t, seen, at).Steps.Now != i {
					t.Errorf("%s at %v: there is no step %d", text, p, i)
				}
			}
		}
	}
}
