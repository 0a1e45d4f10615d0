package coloring_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
)

// prove decides about a scheme.
func prove(t testing.TB, text string, moves ...engine.Cell) *coloring.Proof {
	t.Helper()
	p := coloring.Prove(read(t, text), moves, nil, 1<<12)
	engine.Finish(p)
	return p
}

var (
	figure14 = []engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 3}, {X: 3, Y: 1}}
	figure15 = []engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 1}, {X: 3, Y: 3}}
	figure17 = []engine.Cell{{X: 1, Y: 2}, {X: 3, Y: 4}, {X: 4, Y: 6}}
)

// known is the paper's scheme.
func known(t testing.TB, moves []engine.Cell) string {
	t.Helper()
	k, ok := coloring.Of(moves)
	if !ok {
		t.Fatalf("%v has no scheme", moves)
	}
	return k.Text
}

// papers are the rulesets of the paper's schemes, those of Proposition 47 with a at most so much.
func papers(most int) [][]engine.Cell {
	sets := [][]engine.Cell{figure14, figure17}
	for a := 1; a <= most; a++ {
		for b := a + 1; b <= 2*a; b++ {
			sets = append(sets, []engine.Cell{{X: a, Y: b}, {X: b, Y: a}, {X: a + b, Y: a + b}})
		}
	}
	return sets
}

// TestSchemesAreProved: the schemes of the paper are right on the whole board. They are counted far beyond what the proof has seen.
func TestSchemesAreProved(t *testing.T) {
	for i, moves := range papers(5) {
		text := known(t, moves)
		p := prove(t, text, moves...)
		if p.Verdict() != coloring.Exact {
			t.Errorf("%v: verdict %d", moves, p.Verdict())
		}
		if n := 2 * p.Reach(); i < 6 {
			if at, differ := differ(coat(t, n, text), outcomes(n, moves...)); differ {
				t.Errorf("%v: %v is proved and wrong", moves, at)
			}
		}
	}
}

// TestWitness looks at a proof by its words alone: at colours and outcomes counted again, square by square.
func TestWitness(t *testing.T) {
	for i, moves := range append(papers(5), figure15) {
		text, first := known(t, moves), 0
		if i == len(papers(5)) { // a square that is coloured at the start, and would be anyway, begins the proof late
			text, first = text+"\nblue: (117,117)", 235
		}
		p := prove(t, text, moves...)
		n, strips := p.Reach(), p.Strips()
		c, palace := coat(t, n, text), outcomes(n, moves...)
		value := func(at engine.Cell) (v int) {
			if v, _, _, _ = c.Color(at); palace(at) {
				v += 100
			}
			return v
		}
		cross := func(i int, at engine.Cell) int { return strips[i].Along.X*at.Y - strips[i].Along.Y*at.X }
		beyond := func(i int, at engine.Cell) bool { return i < 0 || cross(i, at) > strips[i].To }
		before := func(i int, at engine.Cell) bool { return i == len(strips) || cross(i, at) < strips[i].From }
		steps, longest, far := moves, 0, 0
		for _, r := range c.Rules {
			steps = append(steps[:len(steps):len(steps)], r.By)
		}
		for _, m := range steps {
			far = max(far, m.X+m.Y)
		}
		for _, s := range strips {
			longest = max(longest, s.Period.X+s.Period.Y)
		}
		near := max(first, n/2)
		if near+2*longest+far > n {
			t.Errorf("%v: the proof has not seen enough", moves)
		}
		for i, s := range strips {
			taken := 0
			for k := range n * n {
				z := engine.Cell{X: k % n, Y: k / n}
				w := engine.Cell{X: z.X - s.Period.X, Y: z.Y - s.Period.Y}
				if z.X+z.Y >= n || w.X+w.Y < near || !beyond(i-1, z) || !beyond(i-1, w) || !before(i+1, z) || !before(i+1, w) {
					continue
				}
				if taken++; w.X < 0 || w.Y < 0 || value(z) != value(w) {
					t.Fatalf("%v: %v is not as %v, along %v", moves, z, w, s.Along)
				}
			}
			if taken < near/4 {
				t.Errorf("%v: strip %d takes %d squares", moves, i, taken)
			}
			if i == 0 {
				continue
			}
			most, least := 0, 0
			for _, m := range steps {
				most, least = max(most, cross(i-1, m)), min(least, cross(i, m))
			}
			for y := -n; y < 2*n; y++ {
				z := engine.Cell{X: near - y, Y: y}
				if cross(i-1, z) <= strips[i-1].To+most+2*cross(i-1, s.Period) && cross(i, z) >= s.From+least+2*cross(i, strips[i-1].Period) {
					t.Fatalf("%v: strips %d and %d meet at %v", moves, i-1, i, z)
				}
			}
		}
	}
}

// TestFarFault: one square far out is found, and a scheme that misses some is not called exact.
func TestFarFault(t *testing.T) {
	text := known(t, figure17)
	for _, x := range []struct {
		with    string
		verdict coloring.Verdict
		at      string
	}{
		{text + "\npink: (700,601)", coloring.Wrong, "{700 601}"},
		{text + "\npink: (1500,2)", coloring.Wrong, "{1500 2}"},
		{text + "\npink: (700..,640)", coloring.Wrong, "{700 640}"},
		{strings.Replace(text, "(1..,0..1)", "(1..900,0..1)", 1), coloring.Undecided, ""},
		{strings.Replace(text, "(0,2..)", "(0,2..60)", 1), coloring.Only, ""},
		{"red: (0,0)", coloring.Undecided, ""},
		{"red: (900..,900..)", coloring.Wrong, "{900 900}"},
	} {
		p := prove(t, x.with, figure17...)
		at := ""
		if p.Verdict() == coloring.Wrong {
			square, _ := p.Against()
			at = fmt.Sprint(square)
		}
		if p.Verdict() != x.verdict || at != x.at {
			t.Errorf("%s\nverdict %d, %s", x.with, p.Verdict(), at)
		}
	}
}

// TestMiddleAlone: of a segment alone it is proved that nothing else is painted. Both its borders are among the lines.
func TestMiddleAlone(t *testing.T) {
	middle := "blue: (0..1,0..1)\nblue -> blue (5,4) (4,5)"
	p := prove(t, middle, figure15...)
	if p.Verdict() != coloring.Only || len(p.Strips()) != 4 || fmt.Sprint(*p.Missed()) != "{2 0}" {
		t.Errorf("verdict %d, %v, %v", p.Verdict(), p.Strips(), p.Missed())
	}
}

// TestChangedSchemes changes the paper's schemes by chance: what is called exact is counted to be so, and only that.
func TestChangedSchemes(t *testing.T) {
	const n = 500
	r := rand.New(rand.NewPCG(1, 2))
	exact := 0
	for range 120 {
		moves := [][]engine.Cell{figure14, figure15, figure17}[r.IntN(3)]
		text := []byte(known(t, moves))
		for range 1 + r.IntN(2) {
			if at := r.IntN(len(text)); text[at] >= '0' && text[at] <= '9' {
				text[at] = '0' + byte(r.IntN(10))
			}
		}
		s, err := coloring.Read(string(text))
		if err != nil {
			continue
		}
		p := coloring.Prove(s, moves, nil, 1<<10)
		engine.Finish(p)
		c := coat(t, n, string(text))
		at, differ := differ(c, outcomes(n, moves...))
		if right := !differ && c.Clash() == nil; right != (p.Verdict() == coloring.Exact) {
			t.Errorf("%s\nverdict %d, %v differs: %v", text, p.Verdict(), at, differ)
		}
		if p.Verdict() == coloring.Exact {
			exact++
		}
	}
	if exact < 10 || exact > 100 {
		t.Errorf("%d are exact", exact)
	}
}
