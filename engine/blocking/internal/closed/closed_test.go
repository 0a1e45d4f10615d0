package closed_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/internal/closed"
	"github.com/palacegames/palace/internal/testkit"
)

// TestClosedFormsAreTheCount holds what every square sees against the textbook's count.
func TestClosedFormsAreTheCount(t *testing.T) {
	n := 700
	if testkit.Long() {
		n = 6000
	}
	for k := 1; k <= closed.Most; k++ {
		count := automaton.Textbook(int32(k), n, n)
		for y := range n {
			for x := range n {
				if got := len(closed.Form(k).Palaces(engine.At(x, y))); got != int(count[y*n+x]) {
					t.Fatalf("k = %d: (%d,%d) sees %d palaces, want %d", k, x, y, got, count[y*n+x])
				}
			}
		}
	}
}

// TestSquaresAroundAnOrigin holds far maps, moved near the corner, against the count, and far out
// against single squares.
func TestSquaresAroundAnOrigin(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 13))
	const n = 900
	huge := engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil))
	for k := 1; k <= closed.Most; k++ {
		count := automaton.Textbook(int32(k), n, n)
		value := func(palaces int) engine.Int { return engine.Num(palaces) }
		for range 20 {
			x, y := 300+r.IntN(300), 300+r.IntN(300)
			w := engine.Window{X: r.IntN(200) - 300, Y: r.IntN(200) - 300, W: 1 + r.IntN(300), H: 1 + r.IntN(300)}
			values, err := engine.Values(closed.Squares{Form: closed.Form(k), Origin: engine.At(x, y), Value: value}, w)
			for i, v := range values {
				at := engine.Cell{X: x + w.X + i%w.W, Y: y + w.Y + i/w.W}
				if v != count[at.Y*n+at.X] {
					t.Fatalf("k = %d, around (%d,%d): %v is %d, want %d, %v", k, x, y, at, v, count[at.Y*n+at.X], err)
				}
			}
		}
		// Along all that palaces lie on: y = 2x, y = φx, y = x and beside, and their mirror images.
		phi := closed.Form(1).Column(huge)[0]
		for _, y := range []engine.Int{huge.Plus(huge), phi, huge, huge.Plus(engine.Num(41)), engine.Num(3)} {
			for _, origin := range []engine.Position{engine.Of(huge, y), engine.Of(y, huge)} {
				w := engine.Window{X: -3, Y: -2, W: 9, H: 8}
				values, err := engine.Values(closed.Squares{Form: closed.Form(k), Origin: origin, Value: value}, w)
				for i, v := range values {
					p := origin.Plus(engine.At(w.X+i%w.W, w.Y+i/w.W), engine.Num(1))
					if want := len(closed.Form(k).Palaces(p)); int(v) != want {
						t.Fatalf("k = %d: (%v) is %d, want %d, %v", k, p, v, want, err)
					}
				}
			}
		}
	}
}
