package game

import (
	"math/big"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// band is a queen who may leave the diagonal by less than width squares: from (x, y) she
// goes west, north, or i west and j north, i, j > 0 and |i-j| < width. Her diagonal moves
// are 2·width-1 rays, most of which do not begin beside her. Whoever cannot move has lost;
// her palaces are counted near the end and known to nobody far out.
type band struct {
	*queen
	width int
}

func newBand(width int) band { return band{newQueen(1), width} }

func (g band) String() string { return "band" }
func (g band) Solve() engine.Methods {
	return methodOf(func(p engine.Position) ([]engine.Position, error) {
		if g.Shape().Far(p) {
			return nil, nil
		}
		return slices.DeleteFunc(engine.Options(g.Rays(p)), func(q engine.Position) bool { return g.sees(q) > 0 }), nil
	}, func(p engine.Position) (sights []int32, err error) {
		for _, q := range engine.Options(g.Rays(p)) {
			sights = append(sights, g.sees(q))
		}
		return sights, nil
	})
}

func (g band) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes}, Unbounded: true, Outskirts: 100}
}

func (g band) Check(engine.Position) error { return nil }

func (g band) Rays(p engine.Position) []engine.Ray {
	rays := g.queen.Rays(p)[:2]
	for off := 1 - g.width; off < g.width; off++ {
		from := p.Plus(engine.At(-1-max(off, 0), -1-max(-off, 0)), engine.Num(1))
		x, y := from.At(0), from.At(1)
		if x.Sign() < 0 || y.Sign() < 0 {
			continue
		}
		count := x
		if y.Cmp(x) < 0 {
			count = y
		}
		rays = append(rays, engine.Ray{From: from, Step: engine.At(-1, -1), Count: count.Plus(engine.Num(1))})
	}
	return rays
}

func (g band) sees(p engine.Position) int32 {
	if n, ok := g.memo[p]; ok {
		return n
	}
	var n int32
	for _, q := range engine.Options(g.Rays(p)) {
		if g.sees(q) == 0 {
			n++
		}
	}
	g.memo[p] = n
	return n
}

// Rays beside each other share no square, so all of them count; the same ray twice, turned
// round, or as a jump of its own counts once.
func TestLinesOfABand(t *testing.T) {
	for width := 1; width < 6; width++ {
		g := newBand(width)
		for x := range 9 {
			for y := range 9 {
				rays := g.Rays(engine.At(x, y))
				want := engine.Num(len(engine.Options(rays)))
				if _, total := linesOf(rays); total != want {
					t.Fatalf("width %d at (%d,%d): %v options, not %v", width, x, y, total, want)
				}
				twice := append([]engine.Ray{}, rays...)
				for _, r := range rays {
					if r.Count.Sign() > 0 {
						last := r.At(r.Count.Minus(engine.Num(1)))
						twice = append(twice, r, engine.Ray{From: last, Step: r.Step.Plus(r.Step, engine.Num(-2)), Count: r.Count},
							engine.Ray{From: last, Step: engine.At(-7, 5), Count: engine.Num(1)})
					}
				}
				if lines, total := linesOf(twice); total != want {
					t.Fatalf("width %d at (%d,%d): %v options on %v, not %v", width, x, y, total, lines, want)
				}
			}
		}
	}
}

// A position of many digits in a band is played, drawn and spoken of like any other.
func TestBandFarOut(t *testing.T) {
	long, _ := new(big.Int).SetString(strings.Repeat("7", 1000), 10)
	here := engine.Of(engine.Big(long), engine.Big(long).Plus(engine.Num(9)))
	s, err := New(newBand(3), here)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View()
	if got, want := ways(v.Here, v.Rays, v.Axes(), true), "west, north, nearly north-west or north-west"; got != want {
		t.Errorf("she goes %q, want %q", got, want)
	}
	if words := Detail(&v); strings.Count(words, "north-west") != 2 || !strings.HasSuffix(words, "or far beyond.") {
		t.Errorf("%q", words)
	}
	for _, r := range v.Rays {
		run := v.Run(r)
		if from, ok := v.Seen(r.From); run.From != from || !ok || run.Count != reach {
			t.Errorf("%v is seen as %v", r, run)
		}
	}
	if _, total := linesOf(v.Rays); total != engine.CountOptions(v.Rays) {
		t.Errorf("%v options", total)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		a, err := random{rng.Uint64()}.Act(v, nil)
		if err != nil || !v.Reaches(a.(Move).To) {
			t.Fatalf("%v: %v", a, err)
		}
	}
	a, err := perfect{}.Act(v, v.Game.Solve())
	if want := (Move{here.Plus(engine.At(-1, 0), engine.Num(1))}); err != nil || !reflect.DeepEqual(a, want) {
		t.Errorf("the perfect player goes to %v, want %v: %v", a, want, err)
	}
	// From the middle of a ray beside the diagonal the way back is seen, square by square.
	far := v.Rays[2].At(engine.Big(new(big.Int).Rsh(long, 1)))
	if q := v.Toward(far); !v.Reaches(v.Position(q.Cell())) || q.At(0).Clamp() > -1000 {
		t.Errorf("the way to %.20v… leads by %v", far, q)
	}
	must(t, s, Move{far})
	v = s.View()
	back := v.Toward(v.Last)
	if r := v.Game.Rays(v.Position(back.Cell())); !engine.Reaches(r, v.Here) || back.At(0).Clamp() < 1000 {
		t.Errorf("she came from %v", back)
	}
	if Direction(&v, v.Rays[0]) != "west" {
		t.Error("no direction")
	}
}

// Where it is lost near the end, the perfect player takes the option that asks most, on
// whatever ray it lies; and a study answers every one of them.
func TestBandNearTheEnd(t *testing.T) {
	g := newBand(2)
	for x := range 14 {
		for y := range 14 {
			p := engine.At(x, y)
			s, err := New(g, p)
			if err != nil {
				t.Fatal(err)
			}
			v := s.View()
			if v.Phase == OverPhase {
				continue
			}
			palaces, _ := v.Game.Solve().Palaces(p)
			a, err := perfect{}.Act(v, v.Game.Solve())
			if to := a.(Move).To; err != nil || !v.Reaches(to) || (len(palaces) > 0) != (g.sees(to) == 0) {
				t.Errorf("from %v to %v: %v", p, to, err)
			}
			study, err := NewStudy(&v, p, palaces)
			if err != nil {
				t.Fatal(err)
			}
			if want := len(engine.Options(v.Rays)); study.Lost() && study.Steps() != want {
				t.Errorf("%v: %d steps for %d options", p, study.Steps(), want)
			}
			for i := 1; i <= study.Steps(); i++ {
				if q := study.Step(i); !v.Reaches(q) || study.direction(q) == "" {
					t.Errorf("%v: step %d to %v", p, i, q)
				}
			}
		}
	}
}
