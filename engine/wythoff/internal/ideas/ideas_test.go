package ideas

import (
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// pairsOf returns the set of some moves and their mirror images.
func pairsOf(pairs ...[2]int) moves.Set {
	var list []moves.Move
	for _, m := range pairs {
		list = append(list, moves.Move{A: m[0], B: m[1]}, moves.Move{A: m[1], B: m[0]})
	}
	return moves.Finite(list)
}

// sets are lists of many kinds.
func sets() []moves.Set {
	list := []moves.Set{
		pairsOf([2]int{1, 2}), pairsOf([2]int{2, 3}), pairsOf([2]int{4, 7}), pairsOf([2]int{1, 4}, [2]int{2, 3}),
		moves.Finite([]moves.Move{{A: 1, B: 2}}), moves.WithFamilies(nil, []moves.Move{{A: 1, B: 2}, {A: 2, B: 1}}, 1),
	}
	r := rand.New(rand.NewPCG(8, 13))
	for range 6 {
		list = append(list, pairsOf([2]int{1 + r.IntN(5), 1 + r.IntN(9)}, [2]int{1 + r.IntN(5), 1 + r.IntN(9)}))
	}
	return list
}

// show looks once.
func show(t *testing.T, name string, set moves.Set, at idea.Gaze) idea.Layer {
	t.Helper()
	return enginetest.Look(t, enginetest.Anywhere(Illustrate(name, dictionary.Seek(set))), at)
}

// TestBandAgainstColumns holds the rows, the letters and the words of golden against the palaces
// of all columns, counted again.
func TestBandAgainstColumns(t *testing.T) {
	const n = 4000
	for _, set := range sets() {
		c := columns.New(set, columns.Kernel{})
		c.Extend(n)
		rank := map[int]int{}
		for x, count := 0, 0; x < n; x++ {
			if c.Row(x) >= x {
				rank[x] = count
				count++
			}
		}
		for _, x := range []int{0, 1, 17, 300, 2111} {
			l := show(t, nameGolden, set, idea.Gaze{Window: engine.Window{X: max(0, x-20), Y: max(0, x-20), W: 60, H: 60}, At: engine.At(x, c.Row(x)), Step: -1})
			if !strings.Contains(l.Words[0], "is a palace") {
				t.Errorf("%v: of (%d,%d) it says %s", set, x, c.Row(x), l.Words[0])
			}
			for i, row := range l.Tables[0].Rows {
				a, _ := strconv.Atoi(row.Cells[1])
				b := c.Row(a)
				want := []string{strconv.Itoa(rank[a]), strconv.Itoa(a), strconv.Itoa(b), strconv.Itoa(b - a), idea.Signed(b - a - rank[a])}
				if strings.Join(row.Cells, " ") != strings.Join(want, " ") || row.At[0] != (engine.Cell{X: a, Y: b}) {
					t.Errorf("%v: row %d is %v, want %v", set, i, row, want)
				}
				if letter := l.Strips[0].Letters[i]; letter.Text != want[4] || letter.Link != row.Link {
					t.Errorf("%v: letter %d is %v beside %v", set, i, letter, row)
				}
			}
		}
	}
}

// TestDictionaryAgainstColumns holds every letter against the side on which its column has its
// palace, the palaces of the word that is looked at, and the counts of words.
func TestDictionaryAgainstColumns(t *testing.T) {
	const n = 30_000
	for _, set := range sets() {
		if dictionary.Eligible(set) != nil {
			continue
		}
		p := &process{source: newSource(dictionary.Seek(set))}
		engine.Finish(p.prepare(0, true))
		if p.open() != nil {
			continue
		}
		c := columns.New(set, columns.Kernel{})
		c.Extend(n)
		for _, at := range []idea.Gaze{
			{Window: engine.Window{W: 60, H: 60}, Step: 0}, {Window: engine.Window{W: 60, H: 60}, Step: -1}, {Window: engine.Window{W: 60, H: 60}, Step: 400},
			{Window: engine.Window{X: 5000, Y: 8000, W: 60, H: 200}, Step: -1, At: engine.At(5020, 8111)},
			{Window: engine.Window{W: 60, H: 60}, Step: -1, At: engine.At(2, 3)},
		} {
			l := show(t, nameDictionary, set, at)
			for _, s := range l.Strips {
				for _, letter := range s.Letters {
					for _, cell := range letter.At {
						if c.Row(cell.X) != cell.Y || (letter.Text == "1") != (cell.Y < cell.X) {
							t.Errorf("%v at %+v: letter %+v", set, at, letter)
						}
					}
				}
			}
			for _, row := range l.Tables[0].Rows {
				for _, cell := range row.At {
					if c.Row(cell.X) != cell.Y {
						t.Errorf("%v at %+v: row %+v", set, at, row)
					}
				}
			}
		}
		l := show(t, nameDictionary, set, idea.Gaze{Window: engine.Window{W: 60, H: 60}, Step: 900})
		met := 0
		for _, row := range l.Tables[0].Rows {
			count, _ := strconv.Atoi(row.Cells[2])
			met += count
		}
		if met != 900 && len(p.dictionary.Words) <= mostRows {
			t.Errorf("%v: %d words have been met, want 900", set, met)
		}
	}
}

// TestTableOne holds Table 1 of [LW14] against what it prints, but for its last column, which
// facts have as (24,40), 16.
func TestTableOne(t *testing.T) {
	l := show(t, nameDictionary, moves.Knight(), idea.Gaze{Window: engine.Window{W: 30, H: 30}, Step: 0})
	a := []int{0, 1, 2, 4, 7, 8, 9, 11, 12, 14, 15, 17, 20, 21, 22, 24}
	b := []int{0, 3, 6, 5, 10, 13, 16, 19, 18, 23, 26, 29, 30, 34, 37, 40}
	for n, row := range l.Tables[1].Rows[:16] {
		if row.Cells[1] != strconv.Itoa(a[n]) || row.Cells[2] != strconv.Itoa(b[n]) || row.Cells[3] != strconv.Itoa(b[n]-a[n]) {
			t.Errorf("row %d is %v", n, row.Cells)
		}
		if row.Cells[4] == perfectMark.String() && b[n]-a[n] != n {
			t.Errorf("row %d is marked as perfect", n)
		}
	}
}

// TestFarAgree holds what is said of far columns against columns that are searched, and of
// columns of a hundred digits by symmetry.
func TestFarAgree(t *testing.T) {
	for _, set := range []moves.Set{moves.Knight(), pairsOf([2]int{2, 3})} {
		c := columns.New(set, columns.Kernel{})
		const n = 400_000
		c.Extend(n)
		x := n - 5000
		origin := engine.At(x, c.Row(x))
		for _, name := range []string{nameGolden, nameDictionary, nameTelescope} {
			l := show(t, name, set, idea.Gaze{Origin: origin, Window: engine.Window{X: -20, Y: -20, W: 40, H: 40}, At: origin, Step: -1})
			seen := 0
			for _, table := range l.Tables {
				for _, row := range table.Rows {
					for _, cell := range row.At {
						if name == nameTelescope {
							continue
						}
						a, b := x+cell.X, c.Row(x)+cell.Y
						if seen++; c.Row(min(a, b)) != max(a, b) {
							t.Errorf("%s of %v: %+v is not a palace", name, set, cell)
						}
					}
				}
			}
			if seen == 0 && name != nameTelescope {
				t.Errorf("%s of %v: no squares", name, set)
			}
		}
		far := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
		s := newSource(dictionary.Seek(set))
		seen := newTelescope(s)
		p := engine.Of(engine.Big(far), engine.Num(0))
		job, _ := seen.Look(idea.Gaze{Origin: p, At: p, Window: engine.Window{W: 9, H: 9}})
		engine.Finish(job)
		l, err := seen.Layer()
		if err != nil {
			t.Fatal(err)
		}
		if l.Steps.Last < 440 || l.Steps.Last > 480 {
			t.Errorf("%v: a hundred digits take %d levels", set, l.Steps.Last)
		}
		row, err := s.row(far)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := s.row(row); err != nil || back.Cmp(far) != 0 {
			t.Errorf("%v: row %v leads back to %v (%v)", set, row, back, err)
		}
	}
}

// TestPlacingAgainstColumns holds the pieces that are placed against the palaces.
func TestPlacingAgainstColumns(t *testing.T) {
	for _, set := range sets() {
		if !places(set) {
			continue
		}
		c := columns.New(set, columns.Kernel{})
		c.Extend(200)
		l := show(t, namePlacing, set, idea.Gaze{Window: engine.Window{W: 30, H: 30}, Step: 25})
		seen := 0
		for _, table := range l.Tables {
			for _, row := range table.Rows {
				for _, cell := range row.At {
					if seen++; c.Row(cell.X) != cell.Y {
						t.Errorf("%v: (%d,%d) is not a palace", set, cell.X, cell.Y)
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("%v: no pieces", set)
		}
	}
}
