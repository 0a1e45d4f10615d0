package wythoff

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/movestest"
)

func TestCanonical(t *testing.T) {
	for text, want := range map[string]string{
		"wythoff":                                  "wythoff",
		" wythoff + (3, 2) (2,3) ":                 "wythoff+(2,3)(3,2)",
		"wythoff+(1,2)(2,1)":                       "maharaja",
		"wythoff+(2,1)(1,2)(2,1)":                  "maharaja",
		"maharaja":                                 "maharaja",
		"wythoff+(0,3)(4,4)(7,0)":                  "wythoff",
		"wythoff+(0,3)(2,5)":                       "wythoff+(2,5)",
		"wythoff+(2t,t)(t,2t);t=1..10":             "wythoff+(t,2t)(2t,t);t=1..10",
		"wythoff+(1t,2t);t=1..1":                   "wythoff+(1,2)",
		"wythoff+(t,2t)(2t,t);t=1..1":              "maharaja",
		"wythoff+(t,2t)(0,t)(t,t);t=1..":           "wythoff+(t,2t);t=1..",
		"wythoff+(0,t);t=1..":                      "wythoff",
		"wythoff+(1,3)(2,6)(3,9)(4,12)":            "wythoff+(t,3t);t=1..4",
		"wythoff+(6,9)(4,6)(8,12)(10,15)":          "wythoff+(2t,3t);t=2..5",
		"wythoff+(1,3)(2,6)(3,9)(4,12)(9,1)":       "wythoff+(9,1)(t,3t);t=1..4",
		"wythoff+(t,2t)(2t,t)(11,22)(2,1);t=2..10": "wythoff+(2,1)(11,22)(t,2t)(2t,t);t=2..10",
		"wythoff+(t,2t)(2t,4t);t=2..7":             "wythoff+(t,2t)(2t,4t);t=2..7",
		"wythoff+(3,6)(2t,4t)(t,2t)(2,4);t=3..7":   "wythoff+(t,2t)(2t,4t);t=2..7",
		"wythoff+(t,2t)(2t,4t);t=1..":              "wythoff+(t,2t);t=1..",
		"wythoff+(t,2t)(2t,4t);t=3..":              "wythoff+(t,2t);t=3..",
		"wythoff+(1,2)(t,2t);t=2..":                "wythoff+(t,2t);t=1..",
		"wythoff+(4,8)(1,2)(t,2t);t=5..":           "wythoff+(1,2)(t,2t);t=4..",
		"wythoff+(2t,4t)(3t,6t);t=1..":             "wythoff+(2t,4t)(3t,6t);t=1..",
		"wythoff+(0,3t)(t,0)(3,5)(2t,5t);t=2..":    "wythoff+(3,5)(2t,5t);t=2..",
	} {
		if got := parse(t, text).String(); got != want {
			t.Errorf("%q prints %q, want %q", text, got, want)
		}
	}
}

// TestCanonicalRandom writes random sets in random ways: all print equally, and
// the text reads back as the set.
func TestCanonicalRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 2000 {
		set := movestest.Random(r)
		if r.IntN(2) == 0 { // many multiples of few directions
			var list []Move
			for range 1 + r.IntN(20) {
				list = append(list, Move{A: 1 + r.IntN(2), B: 3}.Times(1+r.IntN(12)))
			}
			set = moves.Finite(list)
		}
		text := newGame(set, Kernel{}).String()
		if got := parse(t, text); got.String() != text || !equalSets(got.moves, set) {
			t.Fatalf("%+v prints %q, which reads back as %+v", set, text, got.moves)
		}
		single := append(slices.Clone(set.Single), set.Single...)
		r.Shuffle(len(single), func(i, j int) { single[i], single[j] = single[j], single[i] })
		if len(set.Endless) == 0 {
			if len(single) > 0 {
				if got := parse(t, "wythoff+"+written(single)).String(); got != text {
					t.Fatalf("%v prints %q, want %q", single, got, text)
				}
			}
			continue
		}
		for _, m := range set.Endless { // begin later, and list the ones before singly
			for k := range 3 {
				single = append(single, m.Times(set.From+k))
			}
		}
		if got := moves.WithFamilies(single, append(slices.Clone(set.Endless), set.Endless[0].Times(3)), set.From+3); newGame(got, Kernel{}).String() != text {
			t.Fatalf("%+v prints %q, want %q", got, newGame(got, Kernel{}).String(), text)
		}
	}
}

func equalSets(s, u moves.Set) bool {
	return slices.Equal(s.Single, u.Single) && slices.Equal(s.Endless, u.Endless) && s.From == u.From
}

func TestLongest(t *testing.T) {
	for _, text := range []string{
		"wythoff+(t,2t);t=1..2000", "wythoff+(t,2t)(2t,t);t=1..1000", "wythoff+(t,3t)(2t,6t);t=500..1499",
	} {
		g := parse(t, text)
		if again := parse(t, g.String()); again.String() != g.String() || !equalSets(again.moves, g.moves) {
			t.Errorf("%s prints %.80s and then %.80s", text, g, again)
		}
	}
}

// tenThousandMoves writes down the moves from (100,100) to (199,199).
func tenThousandMoves() string {
	var all []Move
	for i := range 10000 {
		all = append(all, Move{A: 100 + i/100, B: 100 + i%100})
	}
	return written(all)
}

// written writes moves one after the other.
func written(list []Move) string {
	var b strings.Builder
	for _, m := range list {
		fmt.Fprintf(&b, "(%d,%d)", m.A, m.B)
	}
	return b.String()
}

func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"wythoff+":                       `expected a move such as (1,2) at the end of the text (character 9)`,
		"wythoff+x":                      `expected a move such as (1,2): "x" at character 9`,
		"wythoff+()":                     `the move's first component must be a whole number: ")" at character 10`,
		"wythoff+(1,2":                   `a move of two components ends with ")" at the end of the text (character 13)`,
		"wythoff+(1,2,3)":                `a move of two components ends with ")": "," at character 13`,
		"wythoff+(1,2)(0,0)":             `a move must not be zero: "(0,0)" at character 14`,
		"wythoff+(0,0t);t=1..":           `a move must not be zero: "(0,0t)" at character 9`,
		"wythoff+(1,-2)":                 `the move's second component must be at least 0: "-2" at character 12`,
		"wythoff+(1,2)(3)":               `a move needs two components, as in (1,2): "(3)" at character 14`,
		"wythoff+(1.5,2)":                `numbers are whole, and nothing parts their digits: "." at character 11`,
		"wythoff+(1,":                    `the move's second component must be a whole number at the end of the text (character 12)`,
		"wythoff+(3,4t);t=1..4":          `a move must have t in both components or in none: "(3,4t)" at character 9`,
		"wythoff+(t,2t)":                 `a move with t needs a range such as ;t=1..10 at the end of the text (character 15)`,
		"wythoff+(t,2t);t=5..1":          `the range of t is empty: "5..1" at character 18`,
		"wythoff+(t,2t);t=0..4":          `t must be at least 1: "0" at character 18`,
		"wythoff+(t,2t);t=1..-4":         `t must be at least 1: "-4" at character 21`,
		"wythoff+(t,2t);t=1":             `expected ".." at the end of the text (character 19)`,
		"wythoff+(t,2t);s=1..2":          `expected "t=": "s" at character 16`,
		"wythoff+(1,2);t=1..3":           `no move has a t for this range: ";t=1..3" at character 14`,
		"wythoff+(t,2t);t=1..10000":      `the range of t makes more than 2000 further moves: ";t=1..10000" at character 15`,
		"wythoff+(t,2t)(2t,t);t=1..1001": `the range of t makes more than 2000 further moves: ";t=1..1001" at character 21`,
		"wythoff+(t,1001t);t=1..":        `the factors before an endless t must be at most 1000: ";t=1.." at character 18`,
		"wythoff+(t,999999999t);t=1..2":  `the range of t makes components above 1000000000: ";t=1..2" at character 23`,
		"wythoff+(1," + strings.Repeat("7", 50) + ")": `the move's second component must be at most 1000000000: "` +
			strings.Repeat("7", 40) + `"… at character 12`,
		"wythoff+" + strings.Repeat("(1,2)", 10000) + "x": `nothing may follow here: "x" at character 50009`,
		"wythoff+" + tenThousandMoves():                   `there may be at most 2000 further moves: "(120,100)" at character 18009`,
		"wythoff+(1,2);":                                  `expected "t=" at the end of the text (character 15)`,
	} {
		_, err := enginetest.Parse(&family, text)
		if err == nil || err.Error() != want {
			t.Errorf("%.60q: %v, want %s", text, err, want)
		}
	}
}

// TestStops checks that the parser leaves alone what follows a ruleset.
func TestStops(t *testing.T) {
	for text, rest := range map[string]string{
		"@3,4":                    "@3,4",
		"+(1,2)@3,4&first=human":  "@3,4&first=human",
		"+(t,2t);t=1..@5,6":       "@5,6",
		"+(t,2t);t=1..7&size=5x5": "&size=5x5",
	} {
		s := notation.NewScanner(text)
		if _, err := Family.Parse(s); err != nil || s.Rest() != rest {
			t.Errorf("%s: left %q (%v), want %q", text, s.Rest(), err, rest)
		}
	}
}

func TestNew(t *testing.T) {
	g, err := New(Move{A: 2, B: 3}, Move{A: 5, B: 5}, Move{A: 3, B: 2}, Move{A: 2, B: 3})
	if err != nil || g.String() != "wythoff+(2,3)(3,2)" || len(g.List()) != 2 {
		t.Errorf("%v, %v", g, err)
	}
	for _, m := range []Move{{}, {A: -1, B: 2}, {A: 1, B: moves.MaxComponent + 1}} {
		if _, err := New(m); err == nil {
			t.Errorf("%v is taken for a move", m)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "+(2,3)(3,2)", "+(t,2t)(2t,t);t=1..10", "+(1,5)(2t,3t);t=2..", "+(1,2", "+(t,2t);t=5..1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s := notation.NewScanner(text)
		g, err := Family.Parse(s)
		if err != nil {
			if e := (&notation.Error{}); err.Error() == "" || !errorAs(err, &e) {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		var again engine.Game
		if again, err = enginetest.Parse(familyOf(g.String()), g.String()); err != nil {
			t.Fatalf("%q prints %q: %v", text, g, err)
		}
		if again.String() != g.String() || !equalSets(again.(*Game).moves, g.(*Game).moves) {
			t.Fatalf("%q prints %q and then %q", text, g, again)
		}
	})
}

func errorAs(err error, target **notation.Error) bool {
	e, ok := err.(*notation.Error)
	*target = e
	return ok
}
