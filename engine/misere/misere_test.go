package misere_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/mwythoff"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

var families = []*engine.Family{&rook.Family, &wythoff.Family, &wythoff.Maharaja, &mwythoff.Family, &subtraction.Family, &exile.Family, &blocking.Family}

// turned reads a game and turns it round.
func turned(t testing.TB, notation string) engine.Game {
	t.Helper()
	for _, f := range families {
		if strings.HasPrefix(notation, f.Name) {
			g, err := misere.Of(enginetest.MustParse(t, f, notation))
			if err != nil {
				t.Fatal(err)
			}
			return g
		}
	}
	t.Fatalf("there is no game %s", notation)
	return nil
}

// TestRules: the end of a game in misère play is told as it is, and not first that of normal play.
func TestRules(t *testing.T) {
	for _, notation := range games() {
		g := turned(t, notation)
		normal, _ := misere.Normal(g)
		if _, ok := normal.(misere.Ruled); !ok || g.Rules() == normal.Rules() || strings.Contains(g.Rules(), normal.Rules()) {
			t.Errorf("%s: %q, in normal play %q", notation, g.Rules(), normal.Rules())
		}
	}
}

// games are of every family but blocking, of every method, and at random.
func games() []string {
	list := []string{
		"rook", "wythoff", "maharaja", "wythoff+(1,5)(5,1)", "wythoff+(1,6)(4,5)(5,4)(6,1)", "wythoff+(1,3)", "wythoff+(t,2t)(2t,t);t=1..", "wythoff+(t,2t);t=1..10",
		"mwythoff:1", "mwythoff:2", "mwythoff:3", "mwythoff:17", "exile:spiral", "exile:quadrant",
		"subtraction:(3)", "subtraction:(2)(5)", "subtraction:(2)(3)(7)", "subtraction:(1,2)", "subtraction:(1,2)(2,1)", "subtraction:(1,2)(2,1)(3,3)",
		"subtraction:(0,6)(5,0)(5,4)", "subtraction:(1,0,2)(0,3,1)", "subtraction:(1,0,2)(0,3,1)(1,1,1)",
	}
	rng := rand.New(rand.NewPCG(22, 4))
	for range testkit.Rounds(12) {
		var b strings.Builder
		family, dim := "subtraction:", 1+rng.IntN(3)
		if rng.IntN(4) == 0 {
			family, dim = "wythoff+", 2
		}
		b.WriteString(family)
		for range 1 + rng.IntN(4) {
			move := make([]int, dim)
			for slices.Max(move) == 0 {
				for d := range move {
					move[d] = rng.IntN(7)
				}
			}
			b.WriteString("(" + strings.ReplaceAll(strings.Trim(fmt.Sprint(move), "[]"), " ", ",") + ")")
		}
		if _, err := enginetest.Parse(families[slices.IndexFunc(families, func(f *engine.Family) bool { return strings.HasPrefix(family, f.Name) })], b.String()); err == nil {
			list = append(list, b.String())
		}
	}
	return list
}

// TestConformance holds misère play of all families to the oracle, which turns the end round.
// WebAssembly is slow with numbers of thousands of digits, and with all squares before a position: it is asked about fewer.
func TestConformance(t *testing.T) {
	list := games()
	for i, notation := range testkit.Spread(list, testkit.Part(12, len(list))) {
		g, far := turned(t, notation), 5
		if g.Shape().Unbounded {
			far = testkit.Rounds(60)
		}
		enginetest.Run(t, g, enginetest.Options{Size: 24, Positions: testkit.Rounds(20), Seed: uint64(i), Bounded: true, Far: far})
	}
}

// TestByDefinition holds the oracle's misère play to the definition: whoever cannot move has won.
func TestByDefinition(t *testing.T) {
	for _, notation := range []string{"rook", "maharaja", "subtraction:(1,2)(2,1)(3,3)", "exile:spiral"} {
		g := turned(t, notation)
		mover := map[engine.Position]bool{}
		var wins func(p engine.Position) bool
		wins = func(p engine.Position) bool {
			won, known := mover[p]
			if known {
				return won
			}
			options := engine.Options(g.Rays(p))
			won = len(options) == 0 || slices.ContainsFunc(options, func(q engine.Position) bool { return !wins(q) })
			mover[p] = won
			return won
		}
		o := oracle.New(g)
		for x := range 9 {
			for y := range 9 {
				if p := engine.At(x, y); (o.Outcome(p) == engine.N) != wins(p) {
					t.Errorf("%v: (%v) is %v", g, p, o.Outcome(p))
				}
			}
		}
	}
}

// TestKnown holds the methods that reach any distance to the one that goes from square to square, as
// far as that goes, and looks which game has which.
func TestKnown(t *testing.T) {
	for notation, name := range map[string]string{
		"rook": "Nim-sum, except in a corner", "wythoff": "Golden ratio, except in a corner", "wythoff+(1,5)(5,1)": "Column by column, except in a corner",
		"mwythoff:1": "Beatty sequences, except in a corner", "mwythoff:2": "Beatty sequences, shifted", "mwythoff:9": "Beatty sequences, shifted", "maharaja": "Square by square",
		"subtraction:(2,5)(3,1)": "Nim-value 1", "subtraction:(2)(3)(7)": "Nim-value 1", "subtraction:(1,2)(2,1)(3,3)": "Square by square",
	} {
		g := turned(t, notation)
		ms := g.Solve()
		if ms[0].Name != name {
			t.Errorf("%s is solved by %q, not by %q", notation, ms[0].Name, name)
		}
		if ms[0].Name == "Square by square" {
			continue
		}
		w := engine.Window{W: 700, H: 600}
		if g.Shape().Dim == 1 {
			w.H = 1
		}
		m := engine.NewMap(g, engine.Outcomes, engine.Position{}, "")
		got, err := engine.Values(ms[0].Open(m), w)
		slow := slices.IndexFunc(ms, func(m engine.Method) bool { return m.Name == "Square by square" })
		want, err2 := engine.Values(ms[slow].Open(m), w)
		if err != nil || err2 != nil || !slices.Equal(got, want) {
			t.Errorf("%s: the methods differ on a board of %dx%d: %v, %v", notation, w.W, w.H, err, err2)
		}
	}
}

// TestRefusals: there is no misère play of a game in which squares are blocked, no nim-value, and no table
// without an end.
func TestRefusals(t *testing.T) {
	for _, notation := range []string{"blocking:1", "blocking:5"} {
		if g, err := misere.Of(enginetest.MustParse(t, &blocking.Family, notation)); err == nil {
			t.Errorf("there is %v", g)
		}
	}
	g := turned(t, "maharaja")
	if err := enginetest.Refusal(g, engine.At(1<<13, 1<<13)); err == nil || !strings.Contains(err.Error(), "square by square") {
		t.Errorf("a far position: %v", err)
	}
	if _, err := g.Solve().Value(engine.NimValues, engine.At(1, 1)); err == nil {
		t.Error("a misère game has nim-values")
	}
	if got, misère := misere.Normal(g); !misère || got.String() != "maharaja" {
		t.Errorf("its normal play is %v", got)
	}
}
