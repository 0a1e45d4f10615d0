package blocking_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/internal/weave"
)

// word is what Variant reads of a comparison.
func word(c compare.Comparison) string {
	return fmt.Sprintf("%d:%d,%d,%d", c.Other, c.Shift.X, c.Shift.Y, c.Offset)
}

// answering returns the name of the method that answers a question.
func answering(t *testing.T, g engine.Game, q engine.Query) string {
	t.Helper()
	m, _, err := g.Solve().Find(q)
	if err != nil {
		return err.Error()
	}
	return m.Name
}

// Each question has its method: in the hood and on its border nothing is counted, and what
// is laid over the map decides about its squares.
func TestWhichMethodAnswers(t *testing.T) {
	g := blocking.New(5)
	tiles := func(over string) engine.Query {
		m := engine.NewMap(g, engine.PalaceNumbers, engine.Position{}, over)
		return engine.Query{Ask: engine.AskTiles, Map: m, Window: engine.Window{W: 9, H: 9}}
	}
	for _, c := range []struct {
		q    engine.Query
		want string
	}{
		{engine.Query{Ask: engine.AskPalaces, At: engine.At(5, 0)}, "Hood"},
		{engine.Query{Ask: engine.AskSights, At: engine.At(1, 2)}, "Hood"},
		{engine.Query{Ask: engine.AskValue, At: engine.At(2, 2), Kind: engine.PalaceNumbers}, "Automaton"},
		{engine.Query{Ask: engine.AskValue, At: engine.At(2, 2), Kind: engine.NimValues}, "this game has no method for that"},
		{engine.Query{Ask: engine.AskPalaces, At: engine.At(3, 3)}, "Automaton"},
		{engine.Query{Ask: engine.AskPalaces, At: engine.At(1_000_000, 1_000_000)}, "1000000,1000000 is too far out for blocking:5: more than 34359738368 squares would have to be counted"},
		{tiles(""), "Automaton"},
		{tiles("fabric"), "Woven"},
		{tiles("arm"), "Woven"},
		{tiles("8:1,1,3"), "Compared"},
		{tiles("8:1,1"), `blocking:5 has no map called "8:1,1"`},
		{tiles("0:1,1,3"), "k must be from 1 to 1048576, not 0"},
		{tiles("cloth"), `blocking:5 has no map called "cloth"`},
	} {
		if got := answering(t, g, c.q); got != c.want {
			t.Errorf("%+v: %s, want %s", c.q, got, c.want)
		}
	}
	outcomes := engine.NewMap(g, engine.Outcomes, engine.Position{}, "fabric")
	if _, err := engine.NewBoard(g, g.Solve(), outcomes); err == nil || !strings.Contains(err.Error(), "palace numbers only") {
		t.Errorf("the fabric's outcomes: %v", err)
	}
}

// read returns the values of a map of game k.
func read(t *testing.T, k int, over string, w engine.Window) []int32 {
	t.Helper()
	g := blocking.New(k)
	b, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.PalaceNumbers, engine.Position{}, over))
	if err != nil {
		t.Fatal(err)
	}
	values, err := engine.Values(b, w)
	if err != nil {
		t.Fatal(err)
	}
	return values
}

// What is laid over a map is what the rooms below compute, and Variant tells what it is.
func TestVariants(t *testing.T) {
	const k, size = 97, 300
	w := engine.Window{W: size, H: size}
	fabric, err := weave.Fabric(k % 3)
	if err != nil {
		t.Fatal(err)
	}
	if want, err := engine.Values(fabric.In(k), w); err != nil || !slices.Equal(read(t, k, "fabric", w), want) {
		t.Error("the map of the fabric is another one")
	}
	c := compare.Comparison{K: k, Other: 100, Shift: engine.Cell{X: 1, Y: 1}, Offset: 3}
	here, there := automaton.Textbook(k, size+1, size+1), automaton.Textbook(100, size+1, size+1)
	for i, v := range read(t, k, word(c), w) {
		x, y := i%size, i/size
		want := here[y*(size+1)+x]
		if want+3 != there[(y+1)*(size+1)+x+1] {
			want = compare.Masked(k)
		}
		if v != want {
			t.Fatalf("(%d,%d) is %d, want %d", x, y, v, want)
		}
	}
	v, err := blocking.New(k).Variant(word(c))
	if err != nil || v != (atlas.Variant{Title: c.String(), Kind: engine.PalaceNumbers, Masked: compare.Masked(k), Differ: "games 97 and 100 differ here"}) {
		t.Errorf("%+v, %v", v, err)
	}
	for _, p := range blocking.New(k).Patterns() {
		if v, err := blocking.New(k).Variant(p.Name); p.Label == "" || err != nil || v.Masked != 0 || v.Title == "" {
			t.Errorf("%s: %+v, %v", p.Name, v, err)
		}
	}
	if _, err := blocking.New(k).Variant("5:"); err == nil {
		t.Error("half a comparison is one")
	}
}
