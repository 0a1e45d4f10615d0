package coloring_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
)

// outcomes says of n×n squares which are P-positions, straight from the rules.
func outcomes(n int, moves ...engine.Cell) func(c engine.Cell) bool {
	palace := make([]bool, n*n)
	for i := range palace {
		palace[i] = !slices.ContainsFunc(moves, func(m engine.Cell) bool {
			x, y := i%n-m.X, i/n-m.Y
			return x >= 0 && y >= 0 && palace[y*n+x]
		})
	}
	return func(c engine.Cell) bool { return palace[c.Y*n+c.X] }
}

func read(t testing.TB, text string) *coloring.Scheme {
	t.Helper()
	s, err := coloring.Read(text)
	if err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return s
}

// coat paints n×n squares.
func coat(t testing.TB, n int, text string) *coloring.Coat {
	t.Helper()
	c := coloring.NewCoat(read(t, text), n, n)
	engine.Finish(c)
	return c
}

// differ returns a square of the coat that is painted and no P-position, or the other way
// round.
func differ(c *coloring.Coat, palace func(engine.Cell) bool) (at engine.Cell, differ bool) {
	for i := range c.W * c.H {
		at := engine.Cell{X: i % c.W, Y: i / c.W}
		if _, _, _, painted := c.Color(at); painted != palace(at) {
			return at, true
		}
	}
	return at, false
}

func painted(c *coloring.Coat) (n int) {
	for i := range c.W * c.H {
		if _, _, _, ok := c.Color(engine.Cell{X: i % c.W, Y: i / c.W}); ok {
			n++
		}
	}
	return n
}

// TestPropositions: the schemes of [LSY24] paint the P-positions and nothing else, and no
// square twice: Examples 42 and 44 with Proposition 46 on 300×300 squares, Figure 17 on
// 900×900, Proposition 47 for all a < b ≤ 2a ≤ 10. A rule less and they do not.
func TestPropositions(t *testing.T) {
	hold := func(n, want int, moves ...engine.Cell) {
		t.Helper()
		known, ok := coloring.Of(moves)
		if !ok {
			t.Fatalf("%v: no scheme is known", moves)
		}
		c := coat(t, n, known.Text)
		if at, wrong := differ(c, outcomes(n, moves...)); wrong || c.Clash() != nil {
			t.Errorf("%v: %v is wrong, clash %v", moves, at, c.Clash())
		}
		if got := painted(c); want > 0 && got != want {
			t.Errorf("%v: %d squares are painted, want %d", moves, got, want)
		}
		lines := strings.Split(known.Text, "\n")
		less := coat(t, n, strings.Join(lines[:len(lines)-1], "\n"))
		if _, wrong := differ(less, outcomes(n, moves...)); !wrong {
			t.Errorf("%v: the last line says nothing", moves)
		}
	}
	hold(300, 0, engine.Cell{X: 1, Y: 2}, engine.Cell{X: 2, Y: 3}, engine.Cell{X: 3, Y: 1})
	hold(900, 212138, engine.Cell{X: 1, Y: 2}, engine.Cell{X: 3, Y: 4}, engine.Cell{X: 4, Y: 6})
	for a := 1; a <= 5; a++ {
		for b := a + 1; b <= 2*a; b++ {
			hold(100, 0, engine.Cell{X: a, Y: b}, engine.Cell{X: b, Y: a}, engine.Cell{X: a + b, Y: a + b})
		}
	}
	for _, none := range [][]engine.Cell{
		{{X: 1, Y: 3}, {X: 3, Y: 1}, {X: 4, Y: 4}}, // b > 2a
		{{X: 1, Y: 2}, {X: 2, Y: 3}},
		{{X: 1, Y: 2}, {X: 2, Y: 3}, {X: 3, Y: 1}, {X: 9, Y: 9}},
	} {
		if _, ok := coloring.Of(none); ok {
			t.Errorf("%v: a scheme is known", none)
		}
	}
}

// TestAsPrinted: with the rules of Proposition 47 as they are printed, and with those of
// {(1,2), (2,1), (3,3)} for 2a < b, the colours are wrong.
func TestAsPrinted(t *testing.T) {
	known, _ := coloring.Of([]engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 1}, {X: 3, Y: 3}})
	for from, to := range map[string]string{"green -> green (5,4)": "green -> green (4,5)", "red -> red (4,5)": "red -> red (5,4)"} {
		if !strings.Contains(known.Text, from) {
			t.Fatalf("no %q in %s", from, known.Text)
		}
		c := coat(t, 60, strings.Replace(known.Text, from, to, 1))
		if _, wrong := differ(c, outcomes(60, engine.Cell{X: 1, Y: 2}, engine.Cell{X: 2, Y: 1}, engine.Cell{X: 3, Y: 3})); !wrong {
			t.Errorf("%s holds", to)
		}
	}
}

// TestExample42: the middle segment is a part by itself, between 4x/5-4/5 and 9x/8+2.
func TestExample42(t *testing.T) {
	const n = 120
	known, _ := coloring.Of([]engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 3}, {X: 3, Y: 1}})
	c := coat(t, n, known.Text)
	of, parts := c.Parts()
	if parts != 3 || of[0] != of[1] || of[1] != of[2] || of[3] == of[0] || of[4] != of[5] {
		t.Fatalf("%v are in the parts %v", c.Colors, of)
	}
	for i := range n * n {
		x, y := i%n, i/n
		color, _, _, ok := c.Color(engine.Cell{X: x, Y: y})
		want := 0
		switch {
		case 5*y < 4*x-4:
			want = 1
		case 8*y > 9*x+16:
			want = 2
		}
		if ok && of[color] != want {
			t.Fatalf("(%d,%d) is %s", x, y, c.Colors[color])
		}
	}
}

// TestCoat holds the painting, row by row, against Definition 40 as it stands: colours are put
// and rules applied until nothing new comes of it.
func TestCoat(t *testing.T) {
	const n = 24
	r := rand.New(rand.NewPCG(1, 2))
	clashes, levels := 0, 0
	for range 300 {
		text := randomScheme(r)
		s := read(t, text)
		c := coat(t, n, text)
		colors, first := push(s, n)
		legal := true
		for i := range n * n {
			at := engine.Cell{X: i % n, Y: i / n}
			legal = legal && len(colors[at]) < 2
		}
		if legal != (c.Clash() == nil) {
			t.Fatalf("%s\nclash %v, legal %v", text, c.Clash(), legal)
		}
		if !legal {
			clashes++
			if at := c.Clash().At; len(colors[at]) < 2 {
				t.Fatalf("%s\n%v has the colours %v", text, at, colors[at])
			}
			continue
		}
		for i := range n * n {
			at := engine.Cell{X: i % n, Y: i / n}
			color, level, _, ok := c.Color(at)
			if ok != (len(colors[at]) == 1) || ok && (!colors[at][color] || level != first[at]) {
				t.Fatalf("%s\n%v is %d after %d rules; want %v after %d", text, at, color, level, colors[at], first[at])
			}
			levels = max(levels, level)
			checkWay(t, c, at, ok)
		}
	}
	if clashes < 20 || clashes > 280 || levels < 5 {
		t.Errorf("%d of 300 schemes clash, %d levels", clashes, levels)
	}
}

// checkWay follows the way by which a square has its colour.
func checkWay(t *testing.T, c *coloring.Coat, at engine.Cell, painted bool) {
	t.Helper()
	squares, rules := c.Way(at)
	if !painted {
		return
	}
	for i, r := range rules {
		rule := c.Rules[r]
		from, _, _, _ := c.Color(squares[i])
		to, _, _, _ := c.Color(squares[i+1])
		if rule.From != from || rule.To != to || squares[i+1] != (engine.Cell{X: squares[i].X + rule.By.X, Y: squares[i].Y + rule.By.Y}) {
			t.Fatalf("the way to %v is %v by %v", at, squares, rules)
		}
	}
	if _, level, _, _ := c.Color(at); level != len(rules) || squares[len(squares)-1] != at {
		t.Fatalf("the way to %v is %v, after %d rules", at, squares, level)
	}
}

// push paints by Definition 40: all colours of every square, and after how many rules it has
// the first one.
func push(s *coloring.Scheme, n int) (colors map[engine.Cell]map[int]bool, first map[engine.Cell]int) {
	colors, first = map[engine.Cell]map[int]bool{}, map[engine.Cell]int{}
	type putting struct {
		at    engine.Cell
		color int
	}
	var now []putting
	for _, a := range s.Starts {
		for i := range n * n {
			if x, y := i%n, i/n; x >= a.X.From && x <= a.X.To && y >= a.Y.From && y <= a.Y.To {
				now = append(now, putting{engine.Cell{X: x, Y: y}, a.Color})
			}
		}
	}
	for level := 0; len(now) > 0; level++ {
		var next []putting
		for _, p := range now {
			if p.at.X >= n || p.at.Y >= n || colors[p.at][p.color] {
				continue
			}
			if colors[p.at] == nil {
				colors[p.at], first[p.at] = map[int]bool{}, level
			}
			colors[p.at][p.color] = true
			for _, r := range s.Rules {
				if r.From == p.color {
					next = append(next, putting{engine.Cell{X: p.at.X + r.By.X, Y: p.at.Y + r.By.Y}, r.To})
				}
			}
		}
		now = next
	}
	return colors, first
}

// randomScheme writes a scheme of two or three colours.
func randomScheme(r *rand.Rand) string {
	names := []string{"red", "green", "blue"}[:2+r.IntN(2)]
	var lines []string
	for i, name := range names {
		lines = append(lines, fmt.Sprintf("%s: (%d,%d..%d)", name, r.IntN(3), 2*i, 2*i+r.IntN(2)))
		for range 1 + r.IntN(2) {
			lines = append(lines, fmt.Sprintf("%s -> %s (%d,%d)", name, names[r.IntN(len(names))], 1+r.IntN(4), r.IntN(4)))
		}
	}
	if r.IntN(3) == 0 {
		lines = append(lines, "red: (9..,0)")
	}
	return strings.Join(lines, "\n")
}

// TestRead: what is wrong with a text is said in a sentence, with the line.
func TestRead(t *testing.T) {
	for text, says := range map[string]string{
		"":                                     "no square has a colour",
		"red -> red (1,1)":                     "no square has a colour",
		"red = (0,0)":                          `line 1: expected ":"`,
		"red: (0,0)\n\nred: 5":                 `line 3: expected "("`,
		"red: (0,0":                            `line 1: expected ")"`,
		"red: (0 0)":                           "line 1: a space parts these digits",
		"red: (x,0)":                           "line 1: a number must be a whole number",
		"red: (-1,0)":                          "line 1: a number must be at least 0",
		"red: (5..2,0)":                        "line 1: the second number",
		"red: (0,0) blue":                      `line 1: expected "("`,
		": (0,0)":                              "line 1: expected the name",
		"red: (0,0)\nred -> (1,1)":             "line 2: expected the name",
		"red: (0,0)\nred -> red":               `line 2: expected "("`,
		"red: (0,0)\nred -> red (0,0)":         "line 2: a rule that leads nowhere would never end",
		"red: (0,0)\nred -> red (-1,2)":        "line 2: a rule that leads back",
		"red: (0,0)\nred -> red (2,-1)":        "line 2: a rule that leads back",
		"red: (0,0)\nblue -> red (1,1)":        "line 2: no square ever becomes blue",
		"red: (0,0)\nred -> red (1,1) x":       `line 2: expected ","`,
		"red: (0,9999999)":                     "line 1: a number must be at most 1000000",
		"abcdefghijklmn: (0,0)":                "line 1: the name of a colour has at most 12 letters",
		"a,b,c,d,e,f,g,h,i: (0,0)":             "line 1: there may be at most 8 colours",
		"a: (0,0)\na -> a " + steps(101):       "line 2: there may be at most 100 rules",
		"red: (0,0)\nred -> red (5,4), (4,5)":  "line 2: expected the name",
		"red: (0,0)\nred -> blue (1,1)\nblue=": `line 3: expected ":"`,
	} {
		if _, err := coloring.Read(text); err == nil || !strings.HasPrefix(err.Error(), says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, want %q", text, err, says)
		}
	}
	got := read(t, "Red , blue:(0, 0 .. 2)(3..,1),(7,7)\n\nred,blue->blue(5,4)(4,5),red(1,1)\nred -> red (1,1)").String()
	want := "red: (0,0..2) (3..,1) (7,7)\nblue: (0,0..2) (3..,1) (7,7)\nred -> red (1,1), blue (5,4) (4,5)\nblue -> red (1,1), blue (5,4) (4,5)"
	if got != want {
		t.Errorf("read as\n%s\nwant\n%s", got, want)
	}
}

func steps(n int) (text string) {
	for i := range n {
		text += fmt.Sprintf("(%d,1)", i)
	}
	return text
}

// FuzzRead: what is read is written so that it reads as the same, and errors are a line.
func FuzzRead(f *testing.F) {
	f.Add("red: (0,0..2)\nred -> green (5,4)\ngreen -> red (3,5), green (1,0) (0,1)")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := coloring.Read(text)
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\r") {
				t.Errorf("%q: %q", text, err)
			}
			return
		}
		again, err := coloring.Read(s.String())
		if err != nil || again.String() != s.String() {
			t.Errorf("%q is written %q and read as %v, %v", text, s, again, err)
		}
	})
}
