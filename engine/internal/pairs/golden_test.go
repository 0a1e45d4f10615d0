package pairs

import (
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// TestAxes: along both axes stands what the pairs say of each number, found again.
func TestAxes(t *testing.T) {
	for m := 1; m <= 5; m++ {
		const wide = 60
		want := map[int]string{}
		for least, n := 1, 1; least < wide; n++ {
			want[least], want[least+m*n] = smaller, largerOne
			for want[least] != "" {
				least++
			}
		}
		g := &Golden{Pairs: ofM(m)}
		if _, err := g.Look(idea.Gaze{Window: engine.Window{W: wide, H: wide}}); err != nil {
			t.Fatal(err)
		}
		seen := 0
		for _, f := range g.axes() {
			for _, c := range f.Squares {
				seen++
				if n := c.X + c.Y; f.Text != want[n] || c.X*c.Y != 0 {
					t.Errorf("M=%d: %s stands on %v, want %s", m, f.Text, c, want[n])
				}
			}
		}
		if seen != 2*(wide-1) {
			t.Errorf("M=%d: %d letters, want %d", m, seen, 2*(wide-1))
		}
	}
}

// TestBeside: every palace is less than a square from a line, as people are told.
func TestBeside(t *testing.T) {
	for m := 1; m <= 9; m++ {
		p := ofM(m)
		for n := range int64(3000) {
			a, _ := new(big.Float).SetInt(p.A(big.NewInt(n))).Float64()
			b, _ := new(big.Float).SetInt(p.B(big.NewInt(n))).Float64()
			if left := b/slope(m) - a; left < -1e-6 || left >= 1 {
				t.Fatalf("M=%d: palace (%g,%g) is %g to the left of the line", m, a, b, left)
			}
		}
	}
}

// TestFarOutcome: far out a sentence says how far away the palace of the diagonal is, and going
// there one stands on it.
func TestFarOutcome(t *testing.T) {
	for m := 1; m <= 3; m++ {
		g := &Golden{Pairs: ofM(m)}
		n := new(big.Int).Exp(big.NewInt(7), big.NewInt(80), nil)
		a, b := g.A(n), g.B(n)
		for by, says := range map[int64]string{
			0: "This square is a palace", 1: pairElsewhere(1, false), 20: pairElsewhere(20, false), -4: pairElsewhere(4, true),
		} {
			d := big.NewInt(by)
			x, y := new(big.Int).Add(a, d), new(big.Int).Add(b, d)
			for _, said := range []string{g.outcome(x, y), g.outcome(y, x)} {
				if !strings.Contains(said, says) {
					t.Errorf("M=%d, %d squares from the palace it says %s", m, by, said)
				}
			}
		}
	}
}
