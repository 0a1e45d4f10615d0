package ways

import (
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
)

func TestCompass(t *testing.T) {
	step := engine.At(-1, 0)
	for axes, want := range map[catalog.Orient]string{
		catalog.RightDown: "left", catalog.RightUp: "left", catalog.DownRight: "up", catalog.UpRight: "down",
	} {
		if got := compass(axes, step); got != want {
			t.Errorf("%v with axes %s is %q, want %q", step, axes, got, want)
		}
	}
	for axes, want := range map[catalog.Orient]string{
		catalog.RightDown: "up-left", catalog.RightUp: "down-left", catalog.DownRight: "up-left", catalog.UpRight: "down-left",
	} {
		if got := compass(axes, engine.At(-1, -1)); got != want {
			t.Errorf("the diagonal with axes %s is %q, want %q", axes, got, want)
		}
	}
	if got := compass(catalog.DownRight, engine.At(1, -1)); got != "down-left" {
		t.Errorf("down the antidiagonal is %q", got)
	}
	if got := compass(catalog.RightDown, engine.At(-1, -2)); got != "" {
		t.Errorf("a jump has the direction %q", got)
	}
}

func TestWaysWritesFamiliesByT(t *testing.T) {
	p := engine.At(40, 50)
	rays := []engine.Ray{
		engine.From(p, engine.At(-1, 0), engine.Num(7)),
		engine.From(p, engine.At(-1, -2), engine.Num(3)),
		engine.From(p, engine.At(-2, -1), engine.Num(1)),
		engine.From(p, engine.At(-13, 0), engine.Num(2)),
		engine.From(p, engine.At(-3, -1), engine.Num(0)),
	}
	want := words.Or([]string{there("left"), by("(t,2t)"), "(2,1)", "(13t,0)"})
	board, err := catalog.Parse("wythoff")
	if err != nil {
		t.Fatal(err)
	}
	if got := From(board, "right-down", p, rays); got != want {
		t.Errorf("%q instead of %q", got, want)
	}
}

// TestLongSteps: a jump along a line is told by its length, and long numbers are shortened.
func TestLongSteps(t *testing.T) {
	board, err := catalog.Parse("wythoff")
	if err != nil {
		t.Fatal(err)
	}
	huge := engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(300), nil))
	far, here := engine.Of(huge.Times(engine.Num(3)), huge.Plus(engine.Num(7))), engine.At(40, 11)
	step := engine.At(0, 0).With(0, engine.Num(0).Minus(far.At(1)))
	for want, ray := range map[string]engine.Ray{
		"11 squares to the left":          engine.From(here, engine.At(-11, 0), engine.Num(1)),
		"3 squares up":                    engine.From(here, engine.At(0, -3), engine.Num(1)),
		"4 squares up-left":               engine.From(here, engine.At(-4, -4), engine.Num(1)),
		"left":                            engine.From(here, engine.At(-1, 0), engine.Num(1)),
		"by (4,3)":                        engine.From(here, engine.At(-4, -3), engine.Num(1)),
		"10000…00007 squares to the left": engine.From(far, step, engine.Num(1)),
		"by (10000…00007t,0)":             engine.From(far, step, engine.Num(2)),
	} {
		p := here
		if strings.Contains(want, "…") {
			p = far
		}
		if got := From(board, "right-down", p, []engine.Ray{ray}); got != want {
			t.Errorf("%q instead of %q", got, want)
		}
	}
	if got, want := Direction(board, "right-down", far, engine.From(far, step, engine.Num(2))).String(), "by (10000…00007, 0)"; got != want {
		t.Errorf("%q instead of %q", got, want)
	}
}
