package blocking_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func TestNotation(t *testing.T) {
	family := blocking.Family
	for text, want := range map[string]string{
		"blocking:5":                    "blocking:5",
		" block ing : 05 ":              "blocking:5",
		"blocking:1048576":              "blocking:1048576",
		"blocking:0":                    `K must be at least 1: "0" at character 10`,
		"blocking:-3":                   `K must be at least 1: "-3" at character 10`,
		"blocking: 1048577":             `K must be at most 1048576: "1048577" at character 11`,
		"blocking:99999999999999999999": `K must be at most 1048576: "99999999999999999999" at character 10`,
		"blocking:x":                    `K must be a whole number: "x" at character 10`,
		"blocking:":                     `K must be a whole number at the end of the text (character 10)`,
		"blocking":                      `expected ":" at the end of the text (character 9)`,
		"blocking5":                     `expected ":": "5" at character 9`,
	} {
		got := ""
		if g, err := enginetest.Parse(&family, text); err != nil {
			got = err.Error()
		} else {
			got = g.String()
		}
		if got != want {
			t.Errorf("%q gives %s, want %s", text, got, want)
		}
	}
}

func TestTitles(t *testing.T) {
	for k, want := range map[int]string{
		1:  "Blocking queens (0 blocks)",
		2:  "Blocking queens (1 block)",
		5:  "Blocking queens (4 blocks)",
		13: "Blocking queens (12 blocks)",
		14: "Blocking queens (13 blocks)",
	} {
		if got := blocking.New(k).Title(); got != want {
			t.Errorf("k = %d: %s", k, got)
		}
	}
}

func TestPositionsOutOfReach(t *testing.T) {
	for _, c := range []struct {
		p    engine.Position
		want string
	}{
		{engine.Ints(3), "a position of blocking:5 has two coordinates, not 1"},
		{engine.At(-1, 3), "-1,3 is not on the board"},
		{engine.At(0, 1_000_000_001), "is too far out: the coordinates"},
		{engine.At(1_000_000, 1_000_000), "more than 34359738368 squares"},
	} {
		err := enginetest.Refusal(blocking.New(5), c.p)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v", c.p, err)
		}
		if _, err := blocking.New(5).Solve().Palaces(c.p); err == nil {
			t.Errorf("%v was solved", c.p)
		}
		if _, err := blocking.New(5).Solve().Sights(c.p, nil); err == nil {
			t.Errorf("%v was solved", c.p)
		}
	}
	for _, p := range []engine.Position{engine.At(0, 0), engine.At(5000, 5000), engine.At(200_000, 200_000), engine.At(1_000_000_000, 3)} {
		if err := enginetest.Refusal(blocking.New(5), p); err != nil {
			t.Error(err)
		}
	}
}

// Maps end where the board does, and where too many squares would have to be counted.
func TestMapsOutOfReach(t *testing.T) {
	b := enginetest.Board(t, blocking.New(5), engine.Outcomes, engine.Position{})
	for _, c := range []struct {
		w    engine.Window
		want string
	}{
		{engine.Window{X: -1, W: 5, H: 5}, "begins at 0,0"},
		{engine.Window{W: 5}, "has no squares"},
		{engine.Window{W: 1 << 60, H: 1 << 60}, "at most"},
		{engine.Window{X: 2_000_000_000, W: 5, H: 5}, "ends at 1000000000,1000000000"},
		{engine.Window{X: 900_000_000, Y: 900_000_000, W: 5, H: 5}, "900000000,900000000 is too far out"},
		{engine.Window{W: 5_000_000, H: 5_000_000}, "is the largest square that works"},
	} {
		if err := b.Check(c.w); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c.w, err)
		}
	}
}

// The solver agrees with the textbook far from the corner, and in any order.
func TestSolverOnLargeBoards(t *testing.T) {
	const size = 1400
	r := rand.New(rand.NewPCG(5, 6))
	for _, k := range []int{2, 40, 333, 1000} {
		g := (blocking.New(k))
		solver, values := g.Solve(), automaton.Textbook(int32(k), size, size)
		for range 12 {
			p := engine.At(r.IntN(size), r.IntN(size))
			var palaces []engine.Position
			var sights []int32
			for _, q := range engine.Options(g.Rays(p)) {
				v := values[q.At(1).Clamp()*size+q.At(0).Clamp()]
				sights = append(sights, v)
				if int(v) < k {
					palaces = append(palaces, q)
				}
			}
			got, err := solver.Palaces(p)
			if err != nil || !slices.Equal(got, palaces) {
				t.Fatalf("k = %d: Palaces(%v), %v", k, p, err)
			}
			if n := values[p.At(1).Clamp()*size+p.At(0).Clamp()]; int(n) != len(got) {
				t.Fatalf("k = %d: %d palaces at %v, and its number is %d", k, len(got), p, n)
			}
			if got, err := solver.Sights(p, nil); err != nil || !slices.Equal(got, sights) {
				t.Fatalf("k = %d: Sights(%v), %v", k, p, err)
			}
		}
	}
}

// Far out in a row there are the row's own palaces only: k of them.
func TestSolverInTheOuterSpace(t *testing.T) {
	solver := blocking.New(7).Solve()
	p := engine.At(100_000_000, 400)
	if testkit.Long() {
		p = engine.At(1_000_000_000, 400)
	}
	palaces, err := solver.Palaces(p)
	if err != nil || len(palaces) != 7 {
		t.Errorf("%v, %v", palaces, err)
	}
	if _, err := solver.Sights(p, nil); err == nil || !strings.Contains(err.Error(), "too many to list") {
		t.Errorf("so many options: %v", err)
	}
}
