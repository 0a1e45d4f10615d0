package ideas

import (
	"math/big"
	"strconv"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// settled places the queens of the first columns, looking at every pair.
func settled(n int) (rows []int) {
	for c := range n {
		r := 0
		for d := 0; d < c; d++ {
			if o := rows[d]; o == r || o+d == r+c || o-d == r-c {
				r, d = r+1, -1
			}
		}
		rows = append(rows, r)
	}
	return rows
}

// TestLines: the queens that are drawn are there, in their bands, and the table tells of them.
func TestLines(t *testing.T) {
	rows := settled(300)
	w := engine.Window{W: 480, H: 300}
	lines := enginetest.Anywhere(newLines())
	l := enginetest.Look(t, lines, idea.Gaze{Window: w, Step: -1, At: engine.At(0, 100)})
	seen := enginetest.Tiles(l)
	for c, r := range rows {
		if text, there := seen[engine.Cell{X: r, Y: c}]; r < w.W && (!there || text != kindLetters[kindOf(r >= c)]) {
			t.Errorf("the queen of column %d, on row %d, is drawn as %q", c, r, text)
		}
	}
	inside := 0
	for _, r := range rows {
		if r < w.W {
			inside++
		}
	}
	if len(seen) != inside {
		t.Errorf("%d queens are drawn, want %d", len(seen), inside)
	}
	for _, r := range l.Tables[1].Rows {
		c, _ := strconv.Atoi(r.Cells[0])
		if row := strconv.Itoa(rows[c]); row != r.Cells[1] || r.At[0] != (engine.Cell{X: rows[c], Y: c}) {
			t.Errorf("column %d: %v, want row %s", c, r, row)
		}
	}
	// The extremes, over again in numbers of 200 bits.
	var q quadrant.Queens
	q.Extend(20000)
	var e extremes
	var least, most [2]float64
	for c := range 20000 {
		e.add(c, q.Row(c), q.Low(c))
		v := distance(queen{big.NewInt(int64(c)), big.NewInt(int64(q.Row(c))), q.Low(c)})
		kind := kindOf(q.Low(c))
		least[kind], most[kind] = min(least[kind], v), max(most[kind], v)
		if v <= proved[kind][0] || v >= proved[kind][1] {
			t.Errorf("column %d: %f", c, v)
		}
	}
	for kind := range 2 {
		if d := e.value[kind][0] - least[kind]; d > 1e-9 || d < -1e-9 {
			t.Errorf("the least is %f, want %f", e.value[kind][0], least[kind])
		}
		if d := e.value[kind][1] - most[kind]; d > 1e-9 || d < -1e-9 {
			t.Errorf("the greatest is %f, want %f", e.value[kind][1], most[kind])
		}
	}
}

// TestLinesFarOut looks at both lines a hundred digits away.
func TestLinesFarOut(t *testing.T) {
	c, _ := new(big.Int).SetString("3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067", 10)
	far := quadrant.NewDistant()
	for range 6 {
		q, err := far.OnColumn(c)
		if err != nil {
			t.Fatal(err)
		}
		origin := engine.Of(engine.Big(q.Row), engine.Big(q.Column))
		w := engine.Window{X: -20, Y: -15, W: 40, H: 30}
		l := enginetest.Look(t, enginetest.Anywhere(newLines()), idea.Gaze{Origin: origin, Window: w, Step: -1, At: origin})
		seen := enginetest.Tiles(l)
		for y := w.Y; y < w.Y+w.H; y++ {
			at, err := far.OnColumn(new(big.Int).Add(c, big.NewInt(int64(y))))
			if err != nil {
				t.Fatal(err)
			}
			row := new(big.Int).Sub(at.Row, q.Row)
			if row.IsInt64() && w.Contains(engine.Cell{X: int(row.Int64()), Y: y}) {
				if _, there := seen[engine.Cell{X: int(row.Int64()), Y: y}]; !there {
					t.Errorf("the queen of column c%+d is missing", y)
				}
				delete(seen, engine.Cell{X: int(row.Int64()), Y: y})
			}
		}
		if len(seen) > 0 {
			t.Errorf("%v are no queens", seen)
		}
		// One line passes her within the band.
		kind := kindOf(q.Row.Cmp(q.Column) >= 0)
		v := off(kind, q.Row, q.Column)
		if v <= proved[kind][0] || v >= proved[kind][1] {
			t.Errorf("she is %f off", v)
		}
		found := false
		for _, f := range l.Figures {
			if f.Kind == idea.Line && f.Hue == idea.Class(kind) {
				found = true
				a, b := f.Points[0], f.Points[1]
				row := a.X + (0.5-a.Y)*(b.X-a.X)/(b.Y-a.Y)
				if d := 0.5 - row - v; d > 1e-6 || d < -1e-6 {
					t.Errorf("the line passes her by %f, want %f", 0.5-row, v)
				}
			}
		}
		if !found || len(l.Lit) != 1 || len(l.Words) < 2 {
			t.Errorf("line %t, lit %v, words %v", found, l.Lit, l.Words)
		}
		c = new(big.Int).Add(c, big.NewInt(1))
	}
}

// TestMachineIdea steps through the machine.
func TestMachineIdea(t *testing.T) {
	rows := settled(60)
	lines := enginetest.Anywhere(newLines())
	for c, r := range rows {
		l := enginetest.Look(t, lines, idea.Gaze{Window: engine.Window{W: 60, H: 40}, Step: c, Chosen: idea.Chosen{linesShow.Name: showMachine}})
		if l.Steps.Now != c || l.Steps.Next == "" || len(l.Tables[1].Rows) != 48 {
			t.Errorf("column %d: %+v, %d states", c, l.Steps, len(l.Tables[1].Rows))
		}
		seats := l.Tables[0].Rows
		if last := seats[len(seats)-1]; last.Cells[0] != strconv.Itoa(r) {
			t.Errorf("column %d: the queen is said to go to row %s, and goes to %d", c, last.Cells[0], r)
		}
	}
	for _, chosen := range []idea.Chosen{{"show": "x"}, {"show": ""}} {
		if _, err := lines.Look(idea.Gaze{Window: engine.Window{W: 5, H: 5}, Step: -1, Chosen: chosen}); err == nil {
			t.Errorf("%v is no error", chosen)
		}
	}
}
