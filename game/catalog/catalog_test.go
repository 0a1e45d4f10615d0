package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/wordstest"
)

// Every preset opens, says of which family it is, and is written in the one
// canonical way.
func TestPresets(t *testing.T) {
	seen := map[string]bool{}
	for i := range catalog.Families {
		e := &catalog.Families[i]
		if e.Heading == "" || e.Piece == "" || len(e.Presets) == 0 {
			t.Errorf("%s: something is missing", e.Name)
		}
		for _, p := range e.Presets {
			s, err := link.Open(p.Link)
			if err != nil {
				t.Errorf("%s, %s: %v", p.Title.String(), p.Link, err)
				continue
			}
			v := s.View()
			if catalog.Of(v.Game) != e {
				t.Errorf("%s is listed under %s", p.Link, e.Name)
			}
			ruleset, _, _ := strings.Cut(strings.ReplaceAll(p.Link, "@", "&"), "&")
			if v.Game.String() != ruleset {
				t.Errorf("%s: the canonical text is %s", p.Link, v.Game)
			}
			if (p.Source == "") != (p.Figure.String() == "") {
				t.Errorf("%s: a source and a figure go together", p.Link)
			}
			name := e.Name + p.Figure.String() + p.Title.String()
			if seen[name] {
				t.Errorf("%s, %s is listed twice", p.Title.String(), p.Figure.String())
			}
			seen[name] = true
		}
	}
}

// The presets that begin far out can be won at once, by a move that can be seen.
func TestDistantPresets(t *testing.T) {
	found := 0
	for i := range catalog.Families {
		for _, p := range catalog.Families[i].Presets {
			s, err := link.Open(p.Link)
			if err != nil {
				t.Fatal(err)
			}
			v := s.View()
			if v.Origin == (engine.Position{}) {
				continue
			}
			found++
			palaces, err := v.Game.Solve().Palaces(v.Here)
			near := func(q engine.Position) bool {
				at, _ := v.Cell(v.Here)
				c, seen := v.Cell(q)
				return seen && max(at.X-c.X, at.Y-c.Y) <= 2
			}
			if err != nil || !slices.ContainsFunc(palaces, near) {
				t.Errorf("%.30s: the palaces are %v: %v", p.Link, palaces, err)
			}
		}
	}
	if found < 4 {
		t.Errorf("only %d presets begin far out", found)
	}
}

// A game opens at a position that the first player can win.
func TestStarts(t *testing.T) {
	rulesets := []string{
		"blocking:5", "blocking:1", "blocking:2", "blocking:3", "blocking:4", "blocking:17", "blocking:60",
		"blocking:61", "blocking:62", "blocking:63", "blocking:64", "blocking:65", "blocking:71", "blocking:100", "blocking:997",
		"wythoff", "maharaja", "wythoff+(2,3)(3,2)", "wythoff+(t,2t)(2t,t);t=1..10", "wythoff+(t,2t)(2t,t);t=1..",
		"exile:spiral", "exile:quadrant", "nim", "nim:1", "nim:2", "nim:12", "wythoff:3", "wythoff:5", "wythoff:8",
		"subtraction:(1,2)(2,1)(3,3)", "subtraction:(0,1)", "subtraction:(3,0)", "subtraction:(1,3)(2,1)",
		"subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)",
		"subtraction:(3)(5)(8)", "subtraction:(1)", "subtraction:(0,3,1)(1,0,2)", "subtraction:(1,1,1,1,1,1,1,1,1)(2,2,2,2,2,2,2,2,1)(1,2,3,4,5,6,7,8,9)",
		"subtraction:(100000,1)(1,100000)(7,7)", "subtraction:(1000000000,2)",
	}
	for _, text := range rulesets {
		g, err := catalog.Parse(text)
		if err != nil {
			t.Error(err)
			continue
		}
		start := catalog.Start(g, g.Solve())
		palaces, err := g.Solve().Palaces(start)
		if err != nil {
			t.Errorf("%s at %v: %v", text, start, err)
		}
		if len(palaces) < g.Shape().Blocking {
			t.Errorf("%s opens at %v, a P-position", text, start)
		}
		if n := engine.CountOptions(g.Rays(start)); g.Shape().Dim == 2 && max(start.At(0).Clamp(), start.At(1).Clamp()) < 5 || n.Sign() == 0 {
			t.Errorf("%s opens at %v, with %v options", text, start, n)
		}
	}
}

// Names, and the t of a family of moves, may be written with capital letters.
func TestCapitals(t *testing.T) {
	for text, want := range map[string]string{
		"Blocking:5":                  "blocking:5",
		"WYTHOFF":                     "wythoff",
		"Maharaja":                    "maharaja",
		"Wythoff+(T,2T)(2t,T);T=1..3": "wythoff+(t,2t)(2t,t);t=1..3",
		"Subtraction:(1,2)(2,1)":      "subtraction:(1,2)(2,1)",
		"Exile:Spiral":                "exile:spiral",
		"ExIlE:QuAdRaNt":              "exile:quadrant",
	} {
		if g, err := catalog.Parse(text); err != nil || g.String() != want {
			t.Errorf("%s is read as %v: %v", text, g, err)
		}
	}
	if s, err := link.Open("Exile:Spiral@-1,2&Size=9X9&First=Perfect"); err != nil || link.Of(s) != "exile:spiral@-1,2&first=perfect&size=9x9" {
		t.Errorf("a link in capitals: %v", err)
	}
}

func TestParseRefusals(t *testing.T) {
	say := wordstest.Say
	wrong := func(reason, part string, at int) string {
		return say("engine/notation/wrong", reason, words.Quote(part), at)
	}
	short := func(reason string, at int) string { return say("engine/notation/wrong-at-end", reason, at) }
	var families []string
	for i := range catalog.Families {
		families = append(families, catalog.Families[i].Name)
	}
	noGame := say("game/catalog/err-no-such-game", strings.Join(families, ", "), "")
	tests := []struct{ text, want string }{
		{"", short(noGame, 1)},
		{"chess", wrong(noGame, "chess", 1)},
		{"exile:spiral@1,1", wrong(say("engine/notation/nothing-follows"), "@1,1", 13)},
		{"exile:triangle", wrong(say("engine/exile/unknown-board"), "triangle", 7)},
		{"wythoff+(1,2", short(say("engine/wythoff/moves/ends-here"), 13)},
		{"wythoff+(t,2t);t=5..1", wrong(say("engine/wythoff/moves/empty-range"), "5..1", 18)},
		{strings.Repeat("x", 1<<20+1), say("engine/notation/err-too-long", 1<<20+1, 1<<20)},
	}
	for _, test := range tests {
		if _, err := catalog.Parse(test.text); err == nil || err.Error() != test.want {
			t.Errorf("%.40q: error %v, want %q", test.text, err, test.want)
		}
	}
}

// Offering finds the families whose games have something, and none for what no game has.
func TestOffering(t *testing.T) {
	var all []string
	for i := range catalog.Families {
		all = append(all, catalog.Families[i].Name)
	}
	for name, c := range map[string]struct {
		has  func(engine.Game) bool
		want []string
	}{
		"lists":   {func(g engine.Game) bool { _, ok := g.(engine.Editor); return ok }, []string{"wythoff", "maharaja", "subtraction"}},
		"names":   {func(g engine.Game) bool { _, ok := g.(atlas.Landmarks); return ok }, []string{"blocking"}},
		"all":     {func(engine.Game) bool { return true }, all},
		"nothing": {func(engine.Game) bool { return false }, nil},
	} {
		if got := catalog.Offering(c.has); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
