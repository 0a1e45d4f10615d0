package ideas_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestColoringIdeas holds what every layer promises.
func TestColoringIdeas(t *testing.T) {
	for _, moves := range []string{"(1,2)(2,3)(3,1)", "(0,1)(2,0)(5,5)", "(7,3)"} {
		seen := gameOf(t, moves)
		for _, about := range seen.Ideas() {
			if about.Name == "coloring" {
				enginetest.Ideas(t, seen, subtraction.Illustrate)
			}
		}
	}
}

// TestColoring: tiles are the lost squares for the paper's schemes, each once, and the tables
// count them.
func TestColoring(t *testing.T) {
	for moves, says := range map[string]string{
		"(1,2)(2,3)(3,1)": "It is proved", "(1,2)(2,1)(3,3)": "It is proved", "(1,2)(3,4)(4,6)": "by remainders of 7, 16 and 8",
	} {
		const w, h = 60, 50
		l := enginetest.Look(t, subtraction.Illustrate(gameOf(t, moves), "coloring"), idea.Gaze{Window: engine.Window{W: w, H: h}, Step: idea.MostSteps})
		palace := textbook(vectorsOf(t, moves), 300)
		painted := tiles(t, l)
		for i := range w * h {
			at := engine.Cell{X: i % w, Y: i / w}
			if painted[at] != palace(at.X, at.Y) {
				t.Fatalf("%s: %v is painted: %v", moves, at, painted[at])
			}
		}
		lost := 0
		for i := range 300 * 300 {
			if palace(i%300, i/300) {
				lost++
			}
		}
		text := strings.Join(l.Words, "\n")
		if !strings.Contains(text, says) || !strings.Contains(text, "are exactly the palaces") || columnSum(t, l.Tables[0], 2) != lost || columnSum(t, l.Tables[0], 3) != lost {
			t.Errorf("%s: %s, of %d", moves, text, lost)
		}
		if columnSum(t, l.Tables[0], 1)+columnSum(t, l.Tables[1], 3) != lost {
			t.Errorf("%s: squares from the start and by rules are not %d", moves, lost)
		}
	}
}

// tiles are the squares that are painted.
func tiles(t testing.TB, l idea.Layer) map[engine.Cell]bool {
	t.Helper()
	painted := map[engine.Cell]bool{}
	for _, f := range l.Figures {
		if f.Kind != idea.Tiles {
			continue
		}
		for _, c := range f.Squares {
			if painted[c] {
				t.Fatalf("%v is painted twice", c)
			}
			painted[c] = true
		}
	}
	return painted
}

// columnSum adds a column of numbers up.
func columnSum(t testing.TB, table idea.Table, column int) (sum int) {
	t.Helper()
	for _, r := range table.Rows {
		sum += number(t, r.Cells[column])
	}
	return sum
}

func number(t testing.TB, text string) (n int) {
	t.Helper()
	for _, c := range text {
		if c < '0' || c > '9' {
			t.Fatalf("%q is no number", text)
		}
		n = 10*n + int(c-'0')
	}
	return n
}

// TestWrongColors: the first square at which colours and outcomes differ is found, marked and
// said, for rules that are spoilt.
func TestWrongColors(t *testing.T) {
	const moves = "(1,2)(2,1)(3,3)"
	palace := textbook(vectorsOf(t, moves), 300)
	known, _ := coloring.Of([]engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 1}, {X: 3, Y: 3}})
	seen := subtraction.Illustrate(gameOf(t, moves), "coloring")
	wrongs, misses, clashes := 0, 0, 0
	for _, spoil := range [][2]string{{"red -> red (4,5)", "red -> red (5,4)"}, {"(5,4)", "(5,5)"}, {"red -> red (4,5)", ""}, {"green: (2..,0)", "green: (0..,0)"}, {"green: (2..,0)", "green: (3..,0)"}} {
		text := strings.Replace(known.Text, spoil[0], spoil[1], 1)
		l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{W: 300, H: 300}, Step: idea.MostSteps, Chosen: idea.Chosen{"rules": text}})
		coat := coloring.NewCoat(scheme(t, text), 300, 300)
		engine.Finish(coat)
		wrong, missed := firstOf(coat, func(c engine.Cell, painted bool) bool { return painted && !palace(c.X, c.Y) }),
			firstOf(coat, func(c engine.Cell, painted bool) bool { return !painted && palace(c.X, c.Y) })
		said := strings.Join(l.Words, "\n")
		for first, sentence := range map[*engine.Cell]string{wrong: "The first painted square that is not a palace is ", missed: "The first palace without a colour is "} {
			if first != nil && (!strings.Contains(said, sentence+idea.PlaceOf(*first)+".") || !framed(l, *first)) {
				t.Errorf("%v: %v, and it says %s", spoil, *first, said)
			}
		}
		if (wrong == nil) == strings.Contains(said, "painted square that is not a palace is") || (missed == nil) == strings.Contains(said, "without a colour is") ||
			(coat.Clash() == nil) == strings.Contains(said, " two colours, ") || strings.Contains(said, "proved that") {
			t.Errorf("%v: it says %s", spoil, said)
		}
		wrongs, misses, clashes = wrongs+count(wrong != nil), misses+count(missed != nil), clashes+count(coat.Clash() != nil)
	}
	if wrongs < 2 || misses < 2 || clashes < 1 {
		t.Errorf("%d wrong, %d missed, %d clash", wrongs, misses, clashes)
	}
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

func scheme(t testing.TB, text string) *coloring.Scheme {
	t.Helper()
	s, err := coloring.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// firstOf returns the first square, by x+y and then from the x-axis up, that is so.
func firstOf(c *coloring.Coat, so func(at engine.Cell, painted bool) bool) *engine.Cell {
	for sum := range c.W + c.H {
		for y := max(0, sum-c.W+1); y <= min(sum, c.H-1); y++ {
			at := engine.Cell{X: sum - y, Y: y}
			if _, _, _, painted := c.Color(at); so(at, painted) {
				return &at
			}
		}
	}
	return nil
}

func framed(l idea.Layer, at engine.Cell) bool {
	return slices.ContainsFunc(l.Figures, func(f idea.Figure) bool {
		return f.Kind == idea.Frames && f.Hue == idea.Bad && slices.Contains(f.Squares, at)
	})
}

// TestColorSteps: after n steps those squares are painted that n rules or fewer lead to.
func TestColorSteps(t *testing.T) {
	seen := subtraction.Illustrate(gameOf(t, "(1,2)(2,3)(3,1)"), "coloring")
	w := engine.Window{W: 40, H: 40}
	before := 0
	for step := range 6 {
		l := enginetest.Look(t, seen, idea.Gaze{Window: w, Step: step, Chosen: idea.Chosen{"part": "1"}})
		n := len(tiles(t, l))
		if l.Steps.Now != step || l.Steps.Last < 50 || n <= before {
			t.Errorf("step %d: %+v, %d squares after %d", step, l.Steps, n, before)
		}
		before = n
		switch step {
		case 0:
			if n != 6 {
				t.Errorf("%d squares at the start", n)
			}
		case 1:
			if n != 14 { // 6, and 3 green of red, 2 red and 2 blue of green, 1 blue of blue
				t.Errorf("%d squares after a step", n)
			}
		}
	}
}

// TestColorsRefused: what cannot be read is refused, and what was seen stays.
func TestColorsRefused(t *testing.T) {
	seen := subtraction.Illustrate(gameOf(t, "(1,2)(2,3)(3,1)"), "coloring")
	at := idea.Gaze{Window: engine.Window{W: 9, H: 9}, Step: -1}
	before := enginetest.Look(t, seen, at)
	for _, chosen := range []idea.Chosen{{"rules": "red"}, {"rules": "red: (0,0)\nred -> red (0,0)"}, {"part": "x"}, {"part": "0"}, {"other": "1"}} {
		at.Chosen = chosen
		if _, err := seen.Look(at); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v: %v", chosen, err)
		}
		after, err := seen.Layer()
		if err != nil || !slices.Equal(after.Words, before.Words) || len(after.Figures) != len(before.Figures) {
			t.Errorf("%v: now it says %v, %v", chosen, after.Words, err)
		}
	}
	far := idea.Gaze{Window: engine.Window{X: 5000, W: 9, H: 9}, Step: -1}
	if job, err := seen.Look(far); err != nil {
		t.Error(err)
	} else {
		engine.Finish(job)
	}
	if _, err := seen.Layer(); err == nil {
		t.Error("colours are seen at x = 5000")
	}
}

// TestSuggested: a suggested scheme paints lost squares only, gives none two colours, and of many
// rulesets paints them all.
func TestSuggested(t *testing.T) {
	const n = 600
	hold := func(moves string) (found, all bool) {
		t.Helper()
		s := ideas.Suggest(gameOf(t, moves))
		if s == nil {
			return false, false
		}
		if again := scheme(t, s.String()); again.String() != s.String() {
			t.Errorf("%s: %s is read as %s", moves, s, again)
		}
		coat := coloring.NewCoat(s, n, n)
		engine.Finish(coat)
		palace := textbook(vectorsOf(t, moves), n)
		if wrong := firstOf(coat, func(c engine.Cell, painted bool) bool { return painted && !palace(c.X, c.Y) }); wrong != nil || coat.Clash() != nil {
			t.Errorf("%s: %v is painted and not lost, clash %v\n%s", moves, wrong, coat.Clash(), s)
		}
		return true, firstOf(coat, func(c engine.Cell, painted bool) bool { return !painted && palace(c.X, c.Y) }) == nil
	}
	for _, moves := range []string{"(1,0)(0,1)(1,1)", "(1,2)(2,1)(3,3)", "(1,2)(2,3)(3,1)", "(1,2)(3,4)(4,6)", "(1,3)(2,1)", "(1,5)(5,1)(6,6)", "(2,2)(5,5)(7,7)"} {
		if found, all := hold(moves); !found || !all {
			t.Errorf("%s: found %v, all %v", moves, found, all)
		}
	}
	for _, moves := range []string{"(13,1)(2,16)", "(2,6)(3,3)(6,2)"} { // somewhere on a border squares are left out
		if found, _ := hold(moves); !found {
			t.Errorf("%s: none is found", moves)
		}
	}
	r := rand.New(rand.NewPCG(40, 41))
	whole, part, none := 0, 0, 0
	for range testkit.Rounds(20) {
		moves := ""
		for range 2 + r.IntN(2) {
			moves += idea.PlaceOf(engine.Cell{X: 1 + r.IntN(5), Y: 1 + r.IntN(5)})
		}
		switch found, all := hold(moves); {
		case all:
			whole++
		case found:
			part++
		default:
			none++
		}
	}
	t.Logf("%d whole, %d in part, %d none", whole, part, none)
	if whole == 0 {
		t.Error("no random ruleset has a scheme")
	}
}

// TestDroppedColors: looks that are dropped leave nothing half done, of colours and of charts.
func TestDroppedColors(t *testing.T) {
	small, large := engine.Window{W: 30, H: 20}, engine.Window{X: 100, Y: 80, W: 150, H: 150}
	for _, name := range []string{"coloring", "chart"} {
		gazes := []idea.Gaze{{Window: small, Step: -1}, {Window: large, Step: 3}, {Window: small, At: engine.At(8, 9), Step: -1}, {Window: large, At: engine.At(133, 150), Step: -1}}
		if name == "coloring" {
			gazes = append(gazes, idea.Gaze{Window: small, Step: -1, Chosen: idea.Chosen{"rules": " "}},
				idea.Gaze{Window: small, Step: -1, Chosen: idea.Chosen{"part": "2"}}, idea.Gaze{Window: large, Step: 9, Chosen: idea.Chosen{"rules": "red: (0,0)\nred -> red (1,2)"}})
		}
		enginetest.Dropped(t, func() idea.Illustration { return subtraction.Illustrate(gameOf(t, "(1,2)(2,3)(3,1)"), name) }, gazes...)
	}
}

// TestColoringVerdicts: what is proved is called so, a fault beyond the window is named, and what is not decided is not called proved.
func TestColoringVerdicts(t *testing.T) {
	for _, x := range []struct{ moves, rules, says, not string }{
		{"(1,2)(2,3)(3,1)", "", "these rules paint exactly the palaces", "not proved"},
		{"(1,2)(2,1)(3,3)", "", "these rules paint exactly the palaces", "not proved"},
		{"(1,2)(3,4)(4,6)", "", "these rules paint exactly the palaces", "not proved"},
		{"(1,2)", "red: (0..,0..1)\nblue: (0,2..)\nred -> red (2,4)\nblue -> blue (2,4)", "these rules paint exactly the palaces", "not proved"},
		{"(1,2)", "red: (0..,0..1)\nblue: (0,2..)\nred -> red (2,4)\nblue -> blue (2,4)\nblack: (1100,3)", "The first painted square that is not a palace is (1100,3).", "proved"},
		{"(1,2)", "red: (0..,0..1)\nblue: (0,2..)\nred -> red (2,4)\nblue -> blue (2,4)\nblack: (1100,4)", "The rules give (1100,4) two colours, red and black.", "proved"},
		{"(1,2)", "red: (0..,0..1)\nblue: (0,2..400)\nred -> red (2,4)\nblue -> blue (2,4)", "The first palace without a colour is (0,401).", "exactly the palaces on"},
		{"(1,2)(2,1)(3,3)", "red: (0,0)", "It is not proved", "It is proved"},
		{"(1,3)(3,2)(4,2)", "", "these rules paint is a palace", "that is not a palace"}, // the board that is looked at first is too small
	} {
		chosen := map[string]string{}
		if x.rules != "" {
			chosen["rules"] = x.rules
		}
		l := enginetest.Look(t, subtraction.Illustrate(gameOf(t, x.moves), "coloring"), idea.Gaze{Window: engine.Window{W: 20, H: 20}, Step: idea.MostSteps, Chosen: chosen})
		if text := strings.Join(l.Words, "\n"); !strings.Contains(text, x.says) || strings.Contains(text, x.not) {
			t.Errorf("%s: %s\n%s", x.moves, x.rules, text)
		}
	}
}

// TestSuggestionsAreProved counts what is said of suggestions, as docs/findings.md does.
func TestSuggestionsAreProved(t *testing.T) {
	r, verdicts := rand.New(rand.NewPCG(7, 7)), map[string]int{}
	for range 60 {
		moves := ""
		for range 2 + r.IntN(3) {
			moves += fmt.Sprintf("(%d,%d)", r.IntN(6), 1+r.IntN(5))
		}
		l := enginetest.Look(t, subtraction.Illustrate(gameOf(t, moves), "coloring"), idea.Gaze{Window: engine.Window{W: 20, H: 20}, Step: idea.MostSteps})
		text := strings.Join(l.Words, "\n")
		for _, says := range []string{"There is no suggestion", "is not a palace is", "paint exactly the palaces", "these rules paint is a palace", "It is not proved"} {
			if strings.Contains(text, says) {
				verdicts[says]++
				break
			}
		}
	}
	if verdicts["paint exactly the palaces"] != 50 || verdicts["these rules paint is a palace"] != 9 || verdicts["There is no suggestion"] != 1 {
		t.Errorf("%v", verdicts)
	}
}
