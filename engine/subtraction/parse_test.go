package subtraction_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"subtraction:(1,2)(2,1)(3,3)":                       "",
		"subtraction:(3,3)(2,1)(1,2)(2,1)":                  "subtraction:(1,2)(2,1)(3,3)",
		"subtraction: ( 10 , 0 ) (2, 1)":                    "subtraction:(2,1)(10,0)",
		"subtraction:(8)(5)(3)":                             "subtraction:(3)(5)(8)",
		"subtraction:(0,3,1)(1,0,2)":                        "",
		"subtraction:(007,1)":                               "subtraction:(7,1)",
		"subtraction:(1000000000)":                          "",
		"subtraction:(0" + strings.Repeat(",0", 14) + ",1)": "",
		"subtraction:" + strings.Repeat("(1,2)", 2000):      "subtraction:(1,2)",
	} {
		if want == "" {
			want = text
		}
		if got := game(t, text).String(); got != want {
			t.Errorf("%s is read as %s, want %s", text, got, want)
		}
	}
}

// TestParseStops: what comes after the ruleset is left to the caller.
func TestParseStops(t *testing.T) {
	for _, rest := range []string{"@3,4", "@1,1&map=nim", "+(1,2)", "x"} {
		s := notation.NewScanner(":(1,2)(2,1)" + rest)
		if _, err := subtraction.Family.Parse(s); err != nil || s.Rest() != rest {
			t.Errorf("before %q: %v, rest %q", rest, err, s.Rest())
		}
	}
}

func TestParseRefuses(t *testing.T) {
	many := "subtraction:"
	for i := range 10000 {
		many += fmt.Sprintf("(%d,1)", i)
	}
	for text, want := range map[string]string{
		"subtraction":                                     `expected ":" at the end of the text (character 12)`,
		"subtraction:":                                    `expected a move such as (1,2) at the end of the text (character 13)`,
		"subtraction:@3,4":                                `expected a move such as (1,2): "@" at character 13`,
		"subtraction:()":                                  `a component of a move must be a whole number: ")" at character 14`,
		"subtraction:(0,0)":                               `a move must subtract something: "(0,0)" at character 13`,
		"subtraction:(2,1)(0,0)":                          `a move must subtract something: "(0,0)" at character 18`,
		"subtraction:(1,2) (3)":                           `every move must have as many components as the first, which has 2: "(3)" at character 19`,
		"subtraction:(1,-2)":                              `a component of a move must be at least 0: "-2" at character 16`,
		"subtraction:(1,2":                                `expected "," or ")" at the end of the text (character 17)`,
		"subtraction:(1,2)(":                              `a component of a move must be a whole number at the end of the text (character 19)`,
		"subtraction:(1,1000000001)":                      `a component of a move must be at most 1000000000: "1000000001" at character 16`,
		"subtraction:(" + strings.Repeat("9", 50) + ")":   `a component of a move must be at most 1000000000: "9999999999999999999999999999999999999999"… at character 14`,
		"subtraction:(1" + strings.Repeat(",1", 16) + ")": `a move may have at most 16 components: "1" at character 46`,
		many: `there may be at most 1000 moves: "(1000,1)" at character 6903`,
	} {
		_, err := enginetest.Parse(&lines, text)
		if err == nil || err.Error() != want {
			t.Errorf("%.60s:\n got %v\nwant %s", text, err, want)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	many := make([]moves.Vector, moves.Most+1)
	for i := range many {
		many[i] = moves.Vector{i, 1}
	}
	for _, list := range [][]moves.Vector{
		nil, {nil}, {{0, 0}}, {{1, 2}, {3}}, {{1, -2}}, {{moves.MaxComponent + 1}},
		{make(moves.Vector, moves.MaxDim+1)}, many,
	} {
		if g, err := subtraction.New(list...); err == nil {
			t.Errorf("%v is a game: %v", list, g)
		}
	}
}

// TestNewKeeps: a game is its own, whatever becomes of the moves it was made of.
func TestNewKeeps(t *testing.T) {
	m := moves.Vector{2, 1}
	g, err := subtraction.New(m)
	if err != nil {
		t.Fatal(err)
	}
	m[0] = 9
	of(g).Moves()[0] = engine.At(9, 9)
	if g.String() != "subtraction:(2,1)" {
		t.Error(g)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{":(1,2)(2,1)", ":", ":()", ":(0)", ": (3) (5)(8)@1", ":(1,0,2)(0,3,1)&x", "((", ":(99999999999999999999)", ":(1,2)(3)"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s := notation.NewScanner(text)
		g, err := lines.Parse(s)
		if err != nil {
			if message := err.Error(); message == "" || strings.Contains(message, "\n") {
				t.Fatalf("%q: the error is not one sentence: %q", text, message)
			}
			return
		}
		again, err := enginetest.Parse(&lines, g.String())
		if err != nil || again.String() != g.String() {
			t.Fatalf("%q is printed as %q, which is read as %v, %v", text, g, again, err)
		}
		origin := engine.Ints(make([]int, g.Shape().Dim)...)
		if err := g.Check(origin); err != nil || len(g.Rays(origin)) > 0 {
			t.Fatalf("%q: the origin is refused or has options: %v", text, err)
		}
	})
}
