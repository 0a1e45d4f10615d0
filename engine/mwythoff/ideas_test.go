package mwythoff

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func TestIdeas(t *testing.T) {
	for _, m := range []int{1, 2, 3, 12, mostM} {
		enginetest.Ideas(t, Game{m: engine.Num(m)}, Illustrate)
	}
}

// TestGoldenAgainstMethods holds what the layer says of a square, and its rows and letters,
// against the method that knows palaces, near the corner and far out.
func TestGoldenAgainstMethods(t *testing.T) {
	r := rand.New(rand.NewPCG(61, 62))
	for i := range 300 {
		g := Game{m: engine.Num(1 + i%5)}
		s := &solver{game: g, beatty: g.beatty()}
		x := big.NewInt(r.Int64N(100))
		if i%3 == 0 {
			x.Exp(x, big.NewInt(r.Int64N(40)), nil)
		}
		y := s.row(x)
		if i%2 == 0 {
			y.Add(y, big.NewInt(r.Int64N(3)))
		}
		p := engine.Of(engine.Big(x), engine.Big(y))
		gaze := idea.Gaze{Window: engine.Window{W: 40, H: 30}, At: p, Step: -1}
		if g.Shape().Far(p) {
			gaze.Origin, gaze.Window = p, engine.Window{X: -20, Y: -10, W: 40, H: 30}
		}
		seen := Illustrate(g, "golden")
		if _, err := seen.Look(gaze); err != nil {
			t.Fatal(err)
		}
		l, err := seen.Layer()
		if err != nil {
			t.Fatal(err)
		}
		palace := s.row(x).Cmp(y) == 0
		if got := strings.Contains(l.Words[0], "is a palace"); got != palace {
			t.Errorf("%v (%v): %s", g, p, l.Words[0])
		}
		if x.Cmp(y) != 0 && x.Sign() > 0 && y.Sign() > 0 {
			if got := strings.Contains(l.Words[1], "so it is the smaller") && !strings.Contains(l.Words[1], "But"); got != palace {
				t.Errorf("%v (%v): %s", g, p, l.Words[1])
			}
		}
		for _, c := range squaresOf(l) {
			q := gaze.Position(c, 2)
			if v, err := rowOf(s.row).outcome(engine.Outcomes, q); err != nil || v != engine.Num(1) {
				t.Errorf("%v: (%v) is not a palace, but belongs to a row or a letter", g, q)
			}
		}
	}
}

// squaresOf lists the squares to which rows and letters lead.
func squaresOf(l idea.Layer) (cells []engine.Cell) {
	for _, s := range l.Strips {
		for _, letter := range s.Letters {
			cells = append(cells, letter.At...)
		}
	}
	for _, table := range l.Tables {
		for _, row := range table.Rows {
			cells = append(cells, row.At...)
		}
	}
	return cells
}
