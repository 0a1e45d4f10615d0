package ideas

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// definedRows computes X, Y, M, P by (2): the least number that came up before in neither of
// two columns.
func definedRows(n int) (rows [][4]int) {
	straight, diagonal := map[int]bool{}, map[int]bool{}
	mex := func(used map[int]bool) int {
		v := 0
		for used[v] {
			v++
		}
		return v
	}
	rows = append(rows, [4]int{})
	straight[0], diagonal[0] = true, true
	for range n {
		x, m := mex(straight), mex(diagonal)
		y := x + m
		p := x + y
		straight[x], straight[y], diagonal[m], diagonal[p] = true, true, true, true
		rows = append(rows, [4]int{x, y, m, p})
	}
	return rows
}

// TestArms: the queens that are drawn are those that are defined, and each has the letter that
// leads to the next of her arm.
func TestArms(t *testing.T) {
	defined := definedRows(120)
	seen := enginetest.Tiles(enginetest.Look(t, enginetest.Anywhere(newTribonacci()), idea.Gaze{Window: engine.Window{X: -100, Y: -100, W: 201, H: 201}, Step: -1}))
	count := 0
	for n, r := range defined[:len(defined)-1] {
		next := defined[n+1]
		letter := map[[2]int]string{{2, 3}: "a", {1, 3}: "b", {1, 2}: "c"}[[2]int{next[0] - r[0], next[1] - r[1]}]
		for _, c := range []engine.Cell{{X: r[0], Y: r[1]}, {X: -r[1], Y: r[0]}, {X: -r[0], Y: -r[1]}, {X: r[1], Y: -r[0]}} {
			text, there := seen[c]
			switch inside := max(r[0], r[1]) <= 100; {
			case inside && text != letter:
				t.Errorf("(%d, %d) has %q, want %q", c.X, c.Y, text, letter)
			case !inside && there:
				t.Errorf("%v is outside", c)
			}
			if there {
				count++
			}
		}
	}
	if extra := len(seen) - (count - 3); extra != 0 { // the centre is counted four times
		t.Errorf("%d queens too many", extra)
	}
}

// TestArmsFarOut holds the queens that are drawn at any distance against the test of single
// squares.
func TestArmsFarOut(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 3))
	for _, digits := range []int{12, 100, 300} {
		text := "1"
		for range digits - 1 {
			text += fmt.Sprint(random.IntN(10))
		}
		n, _ := new(big.Int).SetString(text, 10)
		for arm := range 4 {
			q := spiral.OnArm(n).Turned(arm)
			g := idea.Gaze{Origin: q.Position(), Window: engine.Window{X: -30, Y: -20, W: 70, H: 50}, At: q.Position(), Step: -1}
			l := enginetest.Look(t, enginetest.Anywhere(newTribonacci()), g)
			seen := enginetest.Tiles(l)
			for y := g.Window.Y; y < g.Window.Y+g.Window.H; y++ {
				for x := g.Window.X; x < g.Window.X+g.Window.W; x++ {
					c := engine.Cell{X: x, Y: y}
					if _, drawn := seen[c]; !drawn && random.IntN(40) > 0 {
						continue // a sample is enough of those without
					}
					if _, drawn := seen[c]; drawn != (len(spiral.Lower(spiral.CellOf(g.Position(c, 2)))) == 0) {
						t.Fatalf("%d digits, arm %d: a queen is drawn on %v: %t", digits, arm, c, drawn)
					}
				}
			}
			if len(seen) < 10 || len(l.Lit) != 1 || l.Lit[0] != idea.LinkOf(n) {
				t.Errorf("%d digits: %d queens, lit %v", digits, len(seen), l.Lit)
			}
			line := false
			for _, f := range l.Figures {
				if f.Kind == idea.Line { // there is no spiral so far out
					line = true
					// The line passes the queen in her neighbourhood: |Y - ψX| < 1.
					a, b := f.Points[0], f.Points[1]
					off := (0.5-a.Y)*(b.X-a.X)/(b.Y-a.Y) + a.X - 0.5
					if off < -3 || off > 3 {
						t.Errorf("%d digits: the line passes her by %f", digits, off)
					}
				}
			}
			if !line {
				t.Errorf("%d digits: there is no line", digits)
			}
			for i, r := range l.Tables[0].Rows {
				if r.Link == l.Lit[0] && (len(r.At) != 1 || r.At[0] != (engine.Cell{}) || i != rowsBefore) {
					t.Errorf("%d digits: her row is %d, at %v", digits, i, r.At)
				}
			}
		}
	}
}

// TestTables: the rows are those that are defined, and A, B, C the places of the letters.
func TestTables(t *testing.T) {
	defined := definedRows(400)
	xymp := songTable("", new(big.Int), 300, idea.Gaze{}, numbered, queenColumns, stepColumns)
	places := songTable("", new(big.Int), 100, idea.Gaze{}, numbered, placeColumns, differenceColumns)
	word := tau.of("a", 10)
	var where [3][]int
	for i, l := range word {
		where[l-'a'] = append(where[l-'a'], i+1)
	}
	for n, r := range xymp.Rows {
		want := fmt.Sprint(n)
		if n == 0 {
			want += " c"
		} else {
			want += " " + word[n-1:n]
		}
		for _, v := range defined[n] {
			want += fmt.Sprint(" ", v)
		}
		for i, v := range defined[n+1] {
			want += fmt.Sprint(" ", v-defined[n][i])
		}
		if got := strings.Join(r.Cells, " "); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	for n, r := range places.Rows[1:] {
		a, b, c := where[0][n], where[1][n], 0
		if n < len(where[2]) {
			c = where[2][n]
		}
		want := fmt.Sprint(n+1, " ", word[n:n+1], " ", a, " ", b, " ", c, " ", defined[n+1][0], " ", defined[n+1][1])
		if got := strings.Join(r.Cells, " "); c > 0 && got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// TestWords: the morphisms make the words that [DSS20] says they do.
func TestMorphisms(t *testing.T) {
	long := song(3000)
	for k := range 8 {
		if w := tau.of("a", k); !strings.HasPrefix(long[1:], w) {
			t.Errorf("τ applied %d times makes %s", k, w)
		}
	}
	if w := theta.of("c", 4); !strings.HasPrefix(long, w) || len(w) != 927 {
		t.Errorf("θ applied 4 times makes %d letters", len(w))
	}
	for _, g := range growths {
		if w := g.images.of(long[:600], 1); !strings.HasPrefix(long[1:], w) {
			t.Errorf("the image of the song under %v is %s", g.images, w)
		}
	}
	for from, g := range growths {
		for _, r := range growthTable(from, 200).Rows {
			if want := g.images[rune(r.Cells[1][0])]; r.Cells[6] != want {
				t.Errorf("%s: row %s makes %s, want %s", from, r.Cells[0], r.Cells[6], want)
			}
		}
	}
}

// TestDigits: digits are canonical, stand for the number, and are where rewriting ends.
func TestDigits(t *testing.T) {
	word := tau.of("a", 13)
	for n := range 3000 {
		digits := greedy(big.NewInt(int64(n)))
		if strings.Contains(digits, "111") || valueOf(digits).Int64() != int64(n) {
			t.Fatalf("%d is written %s", n, digits)
		}
		for k, r := range countTable(digits, "").Rows {
			if want := strings.Count(word[:n], letters[k:k+1]); r.Cells[2] != fmt.Sprint(want) {
				t.Fatalf("%s of the first %d letters are %s, want %d", r.Cells[2], n, r.Cells[0], want)
			}
		}
		ones := len(digits) - len(strings.TrimRight(digits, "1"))
		if letters[ones] != word[n] {
			t.Fatalf("letter %d is %c, and %s has %d ones at the end", n+1, word[n], digits, ones)
		}
	}
	random := rand.New(rand.NewPCG(5, 5))
	for range 300 {
		var digits strings.Builder
		digits.WriteByte('1')
		for range random.IntN(mostTriDigits - 2) {
			digits.WriteByte("0111"[random.IntN(4)])
		}
		v := valueOf(digits.String())
		all, places := rewritten(digits.String())
		for i, d := range all {
			if valueOf(d).Cmp(v) != 0 || len(d) != digits.Len()+1 {
				t.Fatalf("%s becomes %s", digits.String(), d)
			}
			if i < len(places) && d[places[i]:places[i]+4] != "0111" {
				t.Fatalf("there is no 0111 at %d of %s", places[i], d)
			}
		}
		if got := strings.TrimLeft(all[len(all)-1], "0"); got != greedy(v) {
			t.Fatalf("%s ends as %s, want %s", digits.String(), got, greedy(v))
		}
	}
	if all, _ := rewritten(usualDigits); strings.Join(all, " ") != "01011011101 01011100001 01100000001" {
		t.Errorf("the example of the paper becomes %s", all)
	}
}

// TestEveryShow looks at all there is to be seen, and at what is refused.
func TestEveryShow(t *testing.T) {
	s := enginetest.Anywhere(newTribonacci())
	for _, o := range showOptions {
		for step := -1; step < 9; step++ {
			for _, p := range []engine.Position{{}, engine.At(3, 5), engine.At(-5, 3), engine.At(7, 7), engine.At(0, 0)} {
				l := enginetest.Look(t, s, idea.Gaze{Window: engine.Window{X: -12, Y: -8, W: 24, H: 16}, Step: step, At: p, Chosen: idea.Chosen{showChoice: o.Value, numberChoice: "12", digitsChoice: "111"}})
				for _, strip := range l.Strips {
					if len(strip.Letters) > mostTriDigits {
						t.Errorf("%s: %d letters", o.Value, len(strip.Letters))
					}
				}
				if len(l.Words) == 0 || len(l.Tables) == 0 {
					t.Errorf("%s shows %d words and %d tables", o.Value, len(l.Words), len(l.Tables))
				}
			}
		}
	}
	for _, chosen := range []idea.Chosen{{"show": "x"}, {"number": "-1"}, {"number": "1.5"}, {"number": strings.Repeat("1", 61)}, {"digits": "102"}, {"digits": strings.Repeat("1", 80)}} {
		if _, err := s.Look(idea.Gaze{Window: engine.Window{W: 5, H: 5}, Step: -1, Chosen: chosen}); err == nil {
			t.Errorf("%v is no error", chosen)
		}
	}
}
