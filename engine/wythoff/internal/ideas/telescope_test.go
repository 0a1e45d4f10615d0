package ideas

import (
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

// TestTelescopeAgainstColumns holds each level's letters, its index and its zeros against the side
// on which its columns have their palaces, and what is said last against the palace itself. Beside
// the corner another column is shown, and said to be.
func TestTelescopeAgainstColumns(t *testing.T) {
	const n = 210_000
	for _, set := range []moves.Set{{}, moves.Knight(), pairsOf([2]int{2, 3}), pairsOf([2]int{4, 7}), pairsOf([2]int{1, 2}, [2]int{3, 10})} {
		c := columns.New(set, columns.Kernel{})
		c.Extend(n)
		for _, x := range []int{0, 12, 3000, 200_001} {
			for _, step := range []int{0, 3} {
				s := newSource(dictionary.Seek(set))
				seen := newTelescope(s)
				job, err := seen.Look(idea.Gaze{Window: engine.Window{W: 300_000, H: 300_000}, At: engine.At(x, 7), Step: step})
				if err != nil {
					t.Fatal(err)
				}
				engine.Finish(job)
				l, err := seen.Layer()
				if err != nil {
					t.Fatal(err)
				}
				shown := x
				if x < 1000 {
					shown = 3000
				}
				row := engine.At(shown, c.Row(shown))
				if !slices.Contains(l.Words, "So the palace of this column is "+idea.Place(row)+".") || strings.Contains(l.Words[min(step, 1)], "The picture shows how column 3000") != (x < 1000) {
					t.Errorf("%v: of column %d it says %q", set, x, l.Words)
				}
				if level := "On level " + strconv.Itoa(l.Steps.Now); step > 0 && !strings.HasPrefix(l.Words[0], level) {
					t.Errorf("%v: on the way down from column %d it says first %q", set, x, l.Words[0])
				}
				first := s.dictionary.FirstColumn
				for _, strip := range l.Strips {
					from, _ := strconv.Atoi(strings.TrimPrefix(strip.From, "column "))
					for k, letter := range strip.Letters {
						if (letter.Text == "1") != (c.Row(from+k) < from+k) {
							t.Errorf("%v, column %d: letter %d of %s is %s", set, x, k, strip.Title, letter.Text)
						}
					}
				}
				for _, row := range l.Tables[0].Rows {
					from, _ := strconv.Atoi(row.Cells[2])
					zeros := 0
					for k := first; k < from; k++ {
						if c.Row(k) >= k {
							zeros++
						}
					}
					if row.Cells[3] != strconv.Itoa(zeros) {
						t.Errorf("%v, column %d: level %s has %s zeros before column %d, want %d", set, x, row.Cells[0], row.Cells[3], from, zeros)
					}
				}
			}
		}
	}
}
