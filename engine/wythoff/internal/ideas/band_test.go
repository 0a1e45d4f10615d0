package ideas

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// TestBandCounted holds how often b-a-n is what, and where it is so first, against a count of all
// columns again.
func TestBandCounted(t *testing.T) {
	for _, set := range sets() {
		c := columns.New(set, columns.Kernel{})
		c.Extend(firstColumns)
		counts, first, n := map[int]int{}, map[int]engine.Cell{}, 0
		for x := range firstColumns {
			y := c.Row(x)
			if y < x {
				continue
			}
			d := y - x - n
			if counts[d]++; counts[d] == 1 {
				first[d] = engine.Cell{X: x, Y: y}
			}
			n++
		}
		if len(counts) > 40 {
			continue // several values share a row
		}
		l := show(t, nameGolden, set, idea.Gaze{Window: engine.Window{W: 60, H: 60}})
		seen := 0
		for _, row := range l.Tables[1].Rows {
			d, err := strconv.Atoi(strings.Replace(row.Cells[0], "−", "-", 1))
			if err != nil {
				t.Fatal(err)
			}
			if row.Cells[1] != strconv.Itoa(counts[d]) {
				t.Errorf("%v: b-a-n is %d for %d palaces, and not for %s", set, d, counts[d], row.Cells[1])
			}
			if counts[d] > 0 {
				seen++
				if row.Cells[2] != idea.PlaceOf(first[d]) || row.At[0] != first[d] {
					t.Errorf("%v: b-a-n is %d first for %v, and not for %s", set, d, first[d], row.Cells[2])
				}
			}
		}
		if seen != len(counts) {
			t.Errorf("%v: %d values in the table, want %d", set, seen, len(counts))
		}
	}
}

// TestBandFollows: whatever column above the diagonal is pointed at, its pair is in the table, in
// the strip and, in a small window, on the board.
func TestBandFollows(t *testing.T) {
	for _, wide := range []int{40, 60, 300} {
		for x := 0; x < wide; x += 1 + wide/30 {
			l := show(t, nameGolden, moves.Knight(), idea.Gaze{Window: engine.Window{W: wide, H: 60}, At: engine.At(x, 3)})
			if len(l.Lit) != 1 {
				t.Fatalf("column %d: %v are lit", x, l.Lit)
			}
			lit := l.Lit[0]
			inTable := slices.ContainsFunc(l.Tables[0].Rows, func(r idea.Row) bool { return r.Link == lit })
			inStrip := slices.ContainsFunc(l.Strips[0].Letters, func(r idea.Letter) bool { return r.Link == lit })
			onBoard := slices.ContainsFunc(l.Figures, func(f idea.Figure) bool { return f.Link == lit && len(f.Squares) > 0 })
			if above := x < wide*2/3; above && (!inTable || !inStrip || !onBoard && wide <= 60) {
				t.Errorf("column %d of %d: in the table %t, in the strip %t, on the board %t", x, wide, inTable, inStrip, onBoard)
			}
		}
	}
}

// TestBandFarWords: far out a sentence says how far a square is from the palace of its column, and
// no number of a hundred digits.
func TestBandFarWords(t *testing.T) {
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(99), nil)
	s := newSource(dictionary.Seek(moves.Knight()))
	engine.Finish(s.prepare(firstColumns, true))
	row, err := s.row(far)
	if err != nil {
		t.Fatal(err)
	}
	for by, says := range map[int64]string{0: "is a palace: b", 1: "one square nearer to the corner, with", 14: "14 squares nearer to the corner, with", -3: "3 squares farther from the corner, with"} {
		p := engine.Of(engine.Big(far), engine.Big(new(big.Int).Add(row, big.NewInt(by))))
		l := show(t, nameGolden, moves.Knight(), idea.Gaze{Origin: p, At: p, Window: engine.Window{X: -9, Y: -9, W: 18, H: 18}})
		if !strings.Contains(l.Words[0], says) || strings.Contains(l.Words[0], "…") || len(l.Words[0]) > 140 {
			t.Errorf("%d squares behind it says %s", by, l.Words[0])
		}
	}
}
