package nim

import (
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

func TestConformance(t *testing.T) {
	for piles := 1; piles <= 4; piles++ {
		family := Family
		enginetest.Run(t, New(piles), enginetest.Options{Family: &family, Size: 24, Far: 500})
	}
}

func TestMisereConformance(t *testing.T) {
	for piles := 1; piles <= 4; piles++ {
		g, err := misere.Of(New(piles))
		if err != nil {
			t.Fatal(err)
		}
		enginetest.Run(t, g, enginetest.Options{Size: 24, Far: 500})
	}
}

// TestManyPiles holds twelve piles, too many for the suite's boxes, against the oracle.
func TestManyPiles(t *testing.T) {
	g := New(Most)
	turned, _ := misere.Of(g)
	for _, g := range []engine.Game{g, turned} {
		o := oracle.New(g)
		for i := range 1 << 10 {
			c := make([]int, Most)
			for d := range c {
				c[(d*5+i)%Most] = i >> d & 1
			}
			c[i%Most] += i % 3
			p := engine.Ints(c...)
			got, err := g.Solve().Palaces(p)
			want := o.Palaces(p)
			if err != nil || engine.Of(flat(got)...) != engine.Of(flat(want)...) {
				t.Fatalf("%s at %v: %v, %v, want %v", g, p, got, err, want)
			}
		}
	}
}

func flat(list []engine.Position) (all []engine.Int) {
	for _, p := range list[:min(len(list), 8)] {
		all = p.Components(all)
	}
	return append(all, engine.Num(len(list)))
}

// TestSlices holds the maps of three piles, near and far, against the positions one by one.
func TestSlices(t *testing.T) {
	huge := engine.Big(new(big.Int).Lsh(big.NewInt(5), 100))
	for _, at := range []engine.Position{
		engine.Ints(0, 0, 0), engine.Ints(0, 0, 1), engine.Ints(0, 0, 13), engine.Ints(40, 7, 45), engine.Of(huge, huge, engine.Num(1)), engine.Of(huge, engine.Num(3), huge), engine.Ints(1<<40, 2, 1<<40+7),
	} {
		turned, _ := misere.Of(New(3))
		for _, g := range []engine.Game{New(3), turned} {
			m := engine.NewMap(g, engine.Outcomes, at, "")
			b, err := engine.NewBoard(g, g.Solve(), m)
			if err != nil {
				t.Fatal(err)
			}
			w := g.Plane(m).Intersect(engine.Window{X: -20, Y: -9, W: 60, H: 50})
			values, err := engine.Values(b, w)
			if err != nil {
				t.Fatal(err)
			}
			palaces := 0
			for i, v := range values {
				p := m.Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, 3)
				want, _ := g.Solve().Value(engine.Outcomes, p)
				if engine.Num(int(v)) != want {
					t.Fatalf("%s around %v: %v has %d", g, at, p, v)
				}
				palaces += int(v)
			}
			if palaces == 0 {
				t.Errorf("%s around %v shows no palace", g, at)
			}
		}
	}
	b, err := engine.NewBoard(New(3), New(3).Solve(), engine.NewMap(New(3), engine.NimValues, engine.Ints(0, 0, 5), ""))
	if err != nil {
		t.Fatal(err)
	}
	values, err := engine.Values(b, engine.Window{X: 254, Y: 3, W: 4, H: 2})
	if want := []int32{254 ^ 3 ^ 5, 255 ^ 3 ^ 5, 256 ^ 3 ^ 5, 257 ^ 3 ^ 5}; err != nil || values[0] != want[0] || values[1] != want[1] || values[2] != want[2] || values[3] != want[3] {
		t.Errorf("%v, %v, want %v", values, err, want)
	}
	if _, err := engine.NewBoard(New(3), New(3).Solve(), engine.NewMap(New(3), engine.NimValues, engine.Ints(0, 0, 1<<31), "")); err == nil {
		t.Error("a map of nim-values holds numbers that it cannot hold")
	}
}

// TestNotation: how many piles there are may be read off the position.
func TestNotation(t *testing.T) {
	for text, want := range map[string]string{
		"nim": "nim:3", "nim:1": "nim:1", "Nim : 12": "nim:12", "nim@3,5,7": "nim:3", "nim@3,5": "nim:2", "nim@7": "nim:1", "nim@(3; 5; 7; 9)": "nim:4", "nim@3 5 7": "nim:3",
		"nim&misere=on@1,2": "nim:2", "nim@3,5+rook@2,3": "nim:2", "nim@1,1,1,1,1,1,1,1,1,1,1,1": "nim:12", "nim@3,x": "nim:3",
		"nim@" + strings.Repeat("9", 100) + ",1": "nim:2",
	} {
		s := notation.NewScanner(text)
		s.Word()
		g, err := Family.Parse(s)
		if err != nil || g.String() != want {
			t.Errorf("%q is %v, %v, want %s", text, g, err, want)
		}
	}
	for _, text := range []string{"nim:0", "nim:13", "nim:-1", "nim:", "nim:x", "nim@" + strings.Repeat("1,", 12) + "1", "nim:99999999999999999999"} {
		s := notation.NewScanner(text)
		s.Word()
		if g, err := Family.Parse(s); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q is %v, %v", text, g, err)
		}
	}
}

// TestReason: the columns that do not cancel are those of the nim-sum's ones.
func TestReason(t *testing.T) {
	c, ok := columnsOf(engine.Ints(3, 5, 12))
	if left := c.left(); !ok || len(left) != 2 || left[0] != "8" || left[1] != "2" {
		t.Errorf("3, 5 and 12 leave %v: 0011 xor 0101 xor 1100 = 1010", left)
	}
	for _, p := range []engine.Position{engine.Ints(3, 5, 12), engine.Ints(3, 5, 6), engine.Ints(0, 0, 4)} {
		palaces, _ := New(3).Solve().Palaces(p)
		if text := New(3).Reason(p, palaces); !strings.Contains(text, "= ") {
			t.Errorf("%v: %q", p, text)
		}
	}
	if text := New(2).Reason(engine.At(1<<40, 3), []engine.Position{engine.At(3, 3)}); text != "" {
		t.Errorf("digits that are too long to be seen: %q", text)
	}
}

func TestIdeas(t *testing.T) {
	for piles := 1; piles <= 4; piles++ {
		enginetest.Ideas(t, New(piles), Illustrate)
	}
}

// TestDigits: the table's last row is the nim-sum, and the palaces on the board are framed.
func TestDigits(t *testing.T) {
	seen := Illustrate(New(3), "digits")
	if _, err := seen.Look(idea.Gaze{Window: engine.Window{W: 20, H: 20}, At: engine.Ints(6, 9, 5), Step: -1}); err != nil {
		t.Fatal(err)
	}
	l, err := seen.Layer()
	if err != nil || len(l.Tables) != 1 {
		t.Fatalf("%+v, %v", l, err)
	}
	rows := l.Tables[0].Rows
	if got, want := strings.Join(rows[len(rows)-1].Cells[1:], ""), "1010"; got != want { // 0110 xor 1001 xor 0101
		t.Errorf("the nim-sum is %s, want %s", got, want)
	}
	if len(l.Figures) != 1 || l.Figures[0].Squares[0] != (engine.Cell{X: 6, Y: 3}) { // 6 xor 5 = 3, of 9
		t.Errorf("framed is %+v", l.Figures)
	}
}
