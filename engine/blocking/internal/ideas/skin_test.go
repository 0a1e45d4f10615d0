package ideas_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestSkin: the skin that is drawn is the last run of palaces of every row, by the textbook; its
// stage, its steps and the palaces before it are counted there too. The table of stages
// has f(2n+2) palaces a row for what [CLN15] prints as f(2n+3) in one place.
func TestSkin(t *testing.T) {
	const k, w, h = 3000, 4000, 320
	sees := textbook(k, w, h)
	seen := blocking.Illustrate(blocking.New(k), "skin")
	for _, c := range []struct{ row, stage, thick int }{{20, 1, 3}, {60, 1, 3}, {150, 2, 8}, {290, 2, 8}} {
		start, end := lastRun(k, w, c.row, sees)
		before := 0
		for x := range start {
			if sees(x, c.row) < k {
				before++
			}
		}
		l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{X: start - 30, Y: c.row - 10, W: 60, H: 20}, At: engine.At(start+1, c.row), Step: -1})
		text := strings.Join(l.Words, "\n")
		for _, want := range []string{
			fmt.Sprintf("In row %d the skin is %s thick, from %d to %d. That is stage %d", c.row, counted(end-start, "palace"), start, end-1, c.stage),
			fmt.Sprintf("There are %d palaces before it, so with the skin k = %d in all", before, k),
		} {
			if !strings.Contains(text, want) {
				t.Errorf("row %d: %s, want %s", c.row, text, want)
			}
		}
		if end-start != c.thick || before != k-c.thick {
			t.Errorf("row %d: %d palaces, %d before", c.row, end-start, before)
		}
		row, thick := l.Tables[len(l.Tables)-3].Rows[c.stage], l.Tables[len(l.Tables)-2].Rows[c.stage]
		if number(t, thick.Cells[1]) != c.thick || thick.Link != row.Link || row.Cells[1] == "" || !slices.Contains(l.Lit, row.Link) {
			t.Errorf("row %d: stage %v, lit %v", c.row, row, l.Lit)
		}
		checkTiles(t, l, engine.Window{X: start - 30, Y: c.row - 10, W: 60, H: 20}, func(x, y int) bool {
			start, end := lastRun(k, w, y, sees)
			return x >= start && x < end
		})
		checkSteps(t, l, k, w, h, sees)
		view := engine.Window{X: start - 30, Y: c.row - 10, W: 60, H: 20}
		if best := enginetest.Look(t, seen, idea.Gaze{Window: view, Step: -1}).Best; 2*best.Intersect(view).Area() < view.Area() {
			t.Errorf("row %d: the skin is in view, and best are %+v", c.row, best)
		}
		if grown := l.Tables[len(l.Tables)-1].Rows; !slices.Equal(grown[1].Cells, []string{"k−2", "21/22", "221/222", "11/21/22", "221/222/211"}) {
			t.Errorf("palaces become %v", grown)
		}
		if !repeats(l, row.Cells[3]) {
			t.Errorf("row %d: the strip is not made of %s", c.row, row.Cells[3])
		}
	}
}

// lastRun returns the columns of the last palaces of a row.
func lastRun(k, w, y int, sees func(x, y int) int) (start, end int) {
	end = w
	for sees(end-1, y) >= k {
		end--
	}
	start = end
	for sees(start-1, y) < k {
		start--
	}
	return start, end
}

// checkTiles holds the squares that are filled against what they should be.
func checkTiles(t *testing.T, l idea.Layer, w engine.Window, want func(x, y int) bool) {
	t.Helper()
	tiles := map[engine.Cell]bool{}
	for _, f := range l.Figures {
		if f.Kind == idea.Tiles {
			for _, c := range f.Squares {
				tiles[c] = true
			}
		}
	}
	for i := range w.Area() {
		if c := (engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}); tiles[c] != want(c.X, c.Y) {
			t.Fatalf("%v is filled: %v", c, tiles[c])
		}
	}
}

// checkSteps: every letter is how far the skin of its row lies from that of the row before.
func checkSteps(t *testing.T, l idea.Layer, k, w, h int, sees func(x, y int) int) {
	t.Helper()
	for _, letter := range l.Strips[0].Letters {
		at := letter.At[0]
		if at.Y >= h {
			break
		}
		start, _ := lastRun(k, w, at.Y, sees)
		last, _ := lastRun(k, w, at.Y-1, sees)
		if start != at.X || number(t, letter.Text) != start-last {
			t.Fatalf("row %d begins at %d, after %d: the letter is %s at %v", at.Y, start, last, letter.Text, at)
		}
	}
}

// repeats reports whether some letters of the strip, one period at least, are a word over and
// over.
func repeats(l idea.Layer, word string) bool {
	var text strings.Builder
	for _, letter := range l.Strips[0].Letters {
		text.WriteString(letter.Text)
	}
	return strings.Contains(text.String(), word+word)
}

// TestLowerSkin: below the diagonal columns are rows.
func TestLowerSkin(t *testing.T) {
	const k = 3000
	seen := blocking.Illustrate(blocking.New(k), "skin")
	upper := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{X: 3360, Y: 140, W: 60, H: 20}, At: engine.At(3390, 150), Step: -1})
	lower := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{X: 140, Y: 3360, W: 20, H: 60}, At: engine.At(150, 3390), Step: -1})
	if want := strings.Replace(upper.Words[0], "In row", "In column", 1); lower.Words[0] != want {
		t.Errorf("%s, want %s", lower.Words[0], want)
	}
	var squares [2]map[engine.Cell]bool
	for i, l := range []idea.Layer{upper, lower} {
		squares[i] = map[engine.Cell]bool{}
		for _, f := range l.Figures {
			for _, c := range f.Squares {
				if i == 1 {
					c.X, c.Y = c.Y, c.X
				}
				squares[i][c] = true
			}
		}
	}
	if len(squares[0]) < 20 || len(squares[0]) != len(squares[1]) {
		t.Errorf("%d squares above and %d below", len(squares[0]), len(squares[1]))
	}
	for c := range squares[0] {
		if !squares[1][c] {
			t.Fatalf("%v has no mirror image", c)
		}
	}
}

// TestLattice: the dots and the ends of the steps have the same palace number, one below k, and
// the squares around a dot those around every other one.
func TestLattice(t *testing.T) {
	const k = 500
	sees := textbook(k, 700, 300)
	l := enginetest.Look(t, blocking.Illustrate(blocking.New(k), "skin"), idea.Gaze{Window: engine.Window{X: 330, Y: 90, W: 60, H: 36}, Step: -1})
	dots, arrows := 0, 0
	var first [9]int
	for _, f := range l.Figures {
		if f.Kind == idea.Arrow {
			arrows++
		}
		if f.Kind != idea.Dots {
			continue
		}
		for _, c := range f.Squares {
			var around [9]int
			for i := range around {
				around[i] = sees(c.X+i%3-1, c.Y+i/3-1)
			}
			if dots++; dots == 1 {
				first = around
			} else if c.X+2*c.Y > k+6 && c.X < 420 && around != first {
				t.Fatalf("around %v they see %v, and not %v", c, around, first)
			}
		}
	}
	if dots < 60*36/14 || arrows != 3 {
		t.Errorf("%d dots, %d arrows", dots, arrows)
	}
}
