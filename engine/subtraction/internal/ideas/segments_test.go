package ideas_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// faulty are boards with a fault: their patterns go on shifted beyond it.
var faulty = []string{"(0,5)(2,3)(3,1)(3,3)(4,2)(5,0)", "(2,4)(2,5)(3,0)(4,5)", "(4,6)(5,1)(6,3)(6,5)"}

// rules returns a ruleset: those with a fault come first, counted from 0.
func rules(t *testing.T, r *rand.Rand, round int) (text string, moves [][]int) {
	text, moves = randomRules(r)
	if 0 <= round && round < len(faulty) {
		text, moves = faulty[round], vectorsOf(t, faulty[round])
	}
	return text, moves
}

// TestFaults: a fault has a line, a row and a word, and the two sides are two areas.
func TestFaults(t *testing.T) {
	for i, slope := range []string{"3/7", "5/3", "11/10"} {
		seen := subtraction.Illustrate(gameOf(t, faulty[i]), "segments")
		l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{W: 9000, H: 6000}, Step: -1})
		if words := l.Words[0]; !strings.Contains(words, " with one fault, proved for all squares") {
			t.Errorf("%s: %s", faulty[i], words)
		}
		if len(l.Tables) != 2 || len(l.Tables[1].Rows) != 1 || l.Tables[1].Rows[0].Cells[1] != slope {
			t.Errorf("%s: the tables are %v", faulty[i], l.Tables)
		}
		sectors, labels := 0, 0
		for _, f := range l.Figures {
			switch {
			case f.Kind == idea.Area && f.Link > 0:
				sectors++
			case f.Kind == idea.Label && f.Text == "fault, slope "+slope:
				labels++
			}
		}
		if sectors != len(l.Tables[0].Rows)+1 || labels != 1 {
			t.Errorf("%s: %d sectors are drawn, and %d labels of a fault", faulty[i], sectors, labels)
		}
	}
}

// TestMosaics holds what is said of squares of random rulesets against the textbook: what
// the mosaic says of a square, that the squares that are marked are all like it, and that it is drawn in
// the sector that is lit.
func TestMosaics(t *testing.T) {
	const n = 3400
	r := rand.New(rand.NewPCG(61, 62))
	checked, strips := 0, 0
	for round := range len(faulty) + testkit.Rounds(12) {
		text, moves := rules(t, r, round)
		g := gameOf(t, text)
		seen := subtraction.Illustrate(g, "segments")
		at := idea.Gaze{Window: engine.Window{W: 24, H: 16}, Step: -1}
		l := enginetest.Look(t, seen, at)
		if !strings.HasPrefix(l.Words[0], "Settled: ") || !strings.Contains(l.Words[0], "x+y ≥ 1024") {
			continue
		}
		palace := textbook(moves, n)
		for range 60 {
			c := engine.Cell{X: r.IntN(n), Y: r.IntN(n)}
			if c.X+c.Y < 1024 {
				continue
			}
			at.At = engine.OfCell(c)
			at.Window = engine.Window{X: max(0, c.X-r.IntN(80)), Y: max(0, c.Y-r.IntN(80)), W: 90, H: 90}
			l := enginetest.Look(t, seen, at)
			if len(l.Lit) == 0 {
				if !strings.Contains(l.Words[0], "strip") {
					t.Fatalf("%s: %v", text, l.Words)
				}
				strips++
				continue
			}
			checked++
			if lost := strings.Contains(l.Words[1], "it is a palace"); lost != palace(c.X, c.Y) || !strings.Contains(l.Words[1], "proved") {
				t.Fatalf("%s: %v", text, l.Words)
			}
			for _, f := range l.Figures {
				switch {
				case f.Kind == idea.Area && f.Link > 0 && inside(f.Points, idea.Middle(c)) && f.Link != l.Lit[0]:
					t.Fatalf("%s: %v is drawn in sector %d, and %d is lit", text, c, f.Link, l.Lit[0])
				case f.Kind == idea.Dots:
					found := false
					for _, q := range f.Squares {
						found = found || q == c
						if q.X+q.Y >= 1024 && q.X < n && q.Y < n && palace(q.X, q.Y) != palace(c.X, c.Y) {
							t.Fatalf("%s: %v and %v are not alike", text, c, q)
						}
					}
					if !found {
						t.Fatalf("%s: %v is not marked", text, c)
					}
				}
			}
		}
	}
	if checked < 60 || strips == 0 {
		t.Errorf("only %d squares of mosaics and %d of strips were looked at", checked, strips)
	}
}

// TestMosaicsFar: a hundred digits out the mosaics say what charts and remainders do.
func TestMosaicsFar(t *testing.T) {
	huge := engine.Num(1)
	for range 6 {
		huge = huge.Times(engine.Num(1<<56 + 99))
	}
	r := rand.New(rand.NewPCG(100, 3))
	for _, moves := range []string{"(2,6)(3,3)(6,2)", "(1,2)(2,1)(3,3)", "(1,3)(2,1)"} {
		g, lit := gameOf(t, moves), map[idea.Link]bool{}
		seen := subtraction.Illustrate(g, "segments")
		for range 40 {
			p := engine.Of(huge.Times(engine.Num(r.IntN(100))).Plus(engine.Num(r.IntN(100))), huge.Times(engine.Num(r.IntN(100))).Plus(engine.Num(r.IntN(100))))
			l := enginetest.Look(t, seen, idea.Gaze{Origin: p, Window: engine.Window{W: 30, H: 30}, At: p, Step: -1})
			if len(l.Lit) == 0 {
				continue
			}
			lit[l.Lit[0]] = true
			value, err := g.Solve().Value(engine.Outcomes, p)
			if err != nil {
				t.Fatal(err)
			}
			if lost := strings.Contains(l.Words[1], "it is a palace"); lost != (value == engine.Num(1)) {
				t.Fatalf("%s: %v, but the value is %v", moves, l.Words, value)
			}
		}
		if len(lit) < 2 {
			t.Errorf("%s: only the segments %v were looked at", moves, lit)
		}
	}
}

// TestSteps: each step looks twice as far out, until the segments are settled; and where
// nothing can be known, that is said.
func TestSteps(t *testing.T) {
	g := gameOf(t, "(2,6)(3,3)(6,1)(19,6)") // five segments, settled at 32768
	seen := subtraction.Illustrate(g, "segments")
	at := idea.Gaze{Window: engine.Window{W: 24, H: 16}, Step: 0}
	l := enginetest.Look(t, seen, at)
	if l.Steps.Now != 0 || l.Steps.Last != 1 || !strings.HasPrefix(l.Words[0], "Not settled") {
		t.Errorf("at first: %+v, %v", l.Steps, l.Words)
	}
	at.Step = -1
	if l = enginetest.Look(t, seen, at); l.Steps.Now != 5 || l.Steps.Last != 5 || !strings.HasPrefix(l.Words[0], "Settled: 5 segments") || len(l.Tables[0].Rows) != 5 {
		t.Errorf("at last: %+v, %v", l.Steps, l.Words)
	}
	at.Step = 2
	if l = enginetest.Look(t, seen, at); l.Steps.Now != 2 || !strings.HasPrefix(l.Words[0], "Not settled") {
		t.Errorf("in between: %+v, %v", l.Steps, l.Words)
	}
	job, _ := subtraction.Illustrate(gameOf(t, "(1,2)(2,1)(1000000000,3)"), "segments").Look(at)
	engine.Finish(job)
	unknown := subtraction.Illustrate(gameOf(t, "(1,2)(2,1)(1000000000,3)"), "segments")
	job, _ = unknown.Look(at)
	engine.Finish(job)
	if _, err := unknown.Layer(); err == nil || !strings.Contains(err.Error(), "not known") {
		t.Errorf("with a move beyond all that is looked at: %v", err)
	}
}

// TestLookedUp: squares are looked up near the corner, and nowhere else, however large their coordinates are.
func TestLookedUp(t *testing.T) {
	for _, test := range []struct {
		x, y int
		want bool
	}{
		{0, 0, true}, {3, 4, true}, {4095, 4095, true}, {0, 1<<24 - 1, true}, {4096, 4096, false}, {0, 1 << 24, false},
		{1<<32 - 1, 1<<32 - 1, false}, {1<<63 - 1, 1<<63 - 1, false}, {3, 1<<62 - 1, false}, {1<<62 - 1, 3, false}, {1<<63 - 1, 0, false},
	} {
		if got := ideas.LooksUp(engine.At(test.x, test.y)); got != test.want {
			t.Errorf("(%d,%d) is looked up: %v", test.x, test.y, got)
		}
	}
}

// TestGaps: what is not known of a board that is not settled is a row, an area and a label, and no fault is told.
func TestGaps(t *testing.T) {
	seen := subtraction.Illustrate(gameOf(t, "(2,6)(3,3)(6,1)(19,6)"), "segments")
	gaps, labels := 0, 0
	for step := range 4 {
		l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{W: 3000, H: 3000}, Step: step})
		if len(l.Tables) != 1 { // the second one is of faults
			t.Fatalf("step %d: %d tables", step, len(l.Tables))
		}
		rows := l.Tables[0].Rows
		ends := func(i int) []string { return strings.Split(rows[i].Cells[3], " – ") }
		if first, last := ends(0), ends(len(rows)-1); first[0] != "0" || last[1] != "∞" {
			t.Errorf("step %d: the rows reach from %s to %s", step, first[0], last[1])
		}
		for i, row := range rows {
			if i > 0 && ends(i)[0] != ends(i - 1)[1] {
				t.Errorf("step %d: behind %v comes %v", step, rows[i-1].Cells, row.Cells)
			}
			if row.Cells[0] == "" {
				gaps++
				for _, f := range l.Figures {
					if f.Kind == idea.Label && f.Text == row.Cells[1] {
						labels++
					}
				}
			}
		}
	}
	if gaps == 0 || labels == 0 {
		t.Errorf("%d gaps and %d labels", gaps, labels)
	}
}

// TestTwoLongMoves: where the moves are too long for segments, it is said whether the board is known all the same.
func TestTwoLongMoves(t *testing.T) {
	why := func(moves string) string {
		seen := subtraction.Illustrate(gameOf(t, moves), "segments")
		job, _ := seen.Look(idea.Gaze{Window: engine.Window{W: 24, H: 16}, Step: -1})
		engine.Finish(job)
		if _, err := seen.Layer(); err != nil {
			return err.Error()
		}
		return ""
	}
	if two, three := why("(1000000,1)(1,1000000)"), why("(1000000,1)(1,1000000)(3,3)"); two == "" || three == "" || two == three {
		t.Errorf("of two moves: %q, of three: %q", two, three)
	}
}
