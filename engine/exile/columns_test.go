package exile

import (
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// definedValues returns the nim-values of the first columns by their definition.
func definedValues(columns, rows int) [][]int {
	var values [][]int
	for c := range columns {
		var column []int
		for r := range rows + columns - c {
			seen := map[int]bool{}
			for _, v := range column {
				seen[v] = true
			}
			for d := 1; d <= c; d++ {
				west := values[c-d]
				seen[west[r]], seen[west[r+d]] = true, true
				if r >= d {
					seen[west[r-d]] = true
				}
			}
			v := 0
			for seen[v] {
				v++
			}
			column = append(column, v)
		}
		values = append(values, column)
	}
	return values
}

// TestColumns holds what is said of the columns against values by their definition.
func TestColumns(t *testing.T) {
	values := definedValues(11, 700)
	l := enginetest.Look(t, Illustrate(Quadrant{}, "columns"), idea.Gaze{Window: engine.Window{X: 100, W: 200, H: 24}, Step: -1, At: engine.At(158, 9)})
	overview, failures := l.Tables[0], l.Tables[1]
	for c, row := range overview.Rows[:11] {
		period, first := 0, 0
		fmt.Sscan(row.Cells[1], &period)
		fmt.Sscan(row.Cells[2], &first)
		holds := func(p, r int) bool { return values[c][r+p] == values[c][r]+p }
		all, sixteen := true, true
		for r := first; r+max(period, 16) < 700; r++ {
			all, sixteen = all && holds(period, r), sixteen && holds(16, r)
		}
		if !all || first > 0 && holds(period, first-1) {
			t.Errorf("column %d has not the quasi-period %d from row %d on", c, period, first)
		}
		for p := 1; p < period; p++ {
			less := true
			for r := first; r+p < 700; r++ {
				less = less && holds(p, r)
			}
			if less {
				t.Errorf("column %d has the quasi-period %d, not %d", c, p, period)
			}
		}
		if said := row.Cells[3] == "yes"; said != sixteen || sixteen != (c < 9) {
			t.Errorf("column %d: 16 is a quasi-period: %t, said: %t", c, sixteen, said)
		}
	}
	listed, witness := map[string]bool{}, false
	for _, row := range failures.Rows {
		listed[strings.Join(row.Cells, " ")] = true
		witness = witness || strings.Join(row.Cells[:4], " ") == "158 160 174 168"
	}
	for r := 139; r < 139+64; r++ {
		v, u := values[9][r], values[9][r+16]
		if line := fmt.Sprint(r, " ", v, " ", r+16, " ", u, " ", u-v); listed[line] != (u != v+16) {
			t.Errorf("%s is listed: %t", line, listed[line])
		}
	}
	if !witness || len(listed) != len(failures.Rows) {
		t.Errorf("rows 158 and 174 are listed: %t", witness)
	}
	tiles, framed := 0, ""
	for _, f := range l.Figures {
		switch {
		case f.Kind == idea.Tiles && f.Text != "":
			tiles++
			if c := f.Squares[0]; f.Text != fmt.Sprint(values[9][c.X]) || c.Y != 9 {
				t.Errorf("%v says %s", c, f.Text)
			}
		case f.Kind == idea.Frames:
			framed = fmt.Sprint(f.Squares)
		}
	}
	if tiles != 200 || framed != "[{158 9} {174 9}]" {
		t.Errorf("%d values are drawn, and %s framed", tiles, framed)
	}
	for _, chosen := range []idea.Chosen{{"column": "24"}, {"column": "-1"}, {"column": "x"}} {
		if _, err := Illustrate(Quadrant{}, "columns").Look(idea.Gaze{Window: engine.Window{W: 5, H: 5}, Step: -1, Chosen: chosen}); err == nil {
			t.Errorf("%v is no error", chosen)
		}
	}
}

// TestColumnInView: of a column whose quasi-period begins far below, one beside that repeats in
// view is drawn, and of one that was chosen, where to look.
func TestColumnInView(t *testing.T) {
	corner := engine.Window{W: 39, H: 46}
	l := enginetest.Look(t, Illustrate(Quadrant{}, "columns"), idea.Gaze{Window: corner, Step: -1, At: engine.At(12, 13)})
	want := "(12,13) has the nim-value 6, and its column has the quasi-period 256 only from row 788 on. Column 1 is drawn: going down 4 rows makes the value larger by 4."
	if l.Words[0] != want || l.Controls[0].Value != "1" {
		t.Errorf("%q, column %s", l.Words[0], l.Controls[0].Value)
	}
	values, colours := definedValues(9, 60), map[engine.Cell]idea.Hue{}
	for _, f := range l.Figures {
		for _, c := range f.Squares {
			if f.Kind == idea.Tiles {
				colours[c] = f.Hue
			}
		}
	}
	for c, first := range map[int]int{1: 0, 2: 1, 3: 7} {
		for r := first; r+16 < 39; r++ {
			a, b := engine.Cell{X: r, Y: c}, engine.Cell{X: r + 16, Y: c}
			if values[c][r+16] != values[c][r]+16 || colours[a] < idea.First || colours[a] != colours[b] {
				t.Errorf("%v is %s, %v %s", a, colours[a], b, colours[b])
			}
		}
	}
	l = enginetest.Look(t, Illustrate(Quadrant{}, "columns"), idea.Gaze{Window: corner, Step: -1, Chosen: idea.Chosen{"column": "9"}})
	if !l.Best.Contains(engine.Cell{X: 139, Y: 9}) || !l.Best.Contains(engine.Cell{X: 155, Y: 9}) {
		t.Errorf("best are %+v", l.Best)
	}
}

// TestTelescopeOfNearColumn: for a column that is in the table the way down from a far one is
// drawn, from its queen's square on.
func TestTelescopeOfNearColumn(t *testing.T) {
	l := enginetest.Look(t, Illustrate(Quadrant{}, "telescope"), idea.Gaze{Window: engine.Window{W: 39, H: 46}, Step: -1, At: engine.At(12, 13)})
	const want = "Column 13 is close to the corner, so it is looked up in a table. The picture shows how column 3000 is read"
	if !strings.HasPrefix(l.Words[0], want) || l.Steps.Last < 3 || l.Best.Empty() || l.Tables[0].Rows[0].Cells[1] != "3000" {
		t.Errorf("%q, %+v, %+v", l.Words, l.Steps, l.Best)
	}
	l = enginetest.Look(t, Illustrate(Quadrant{}, "telescope"), idea.Gaze{Window: engine.Window{W: 39, H: 46}, Step: -1, At: engine.At(7, 5000)})
	if l.Tables[0].Rows[0].Cells[1] != "5000" {
		t.Errorf("%q, %+v", l.Words, l.Tables[0])
	}
}
