package ideas_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// textbook counts the palaces that every square of the first h rows sees, as the rules say: a
// palace is a square that sees fewer than k.
func textbook(k, w, h int) func(x, y int) int {
	numbers := make([]int, w*h)
	columns, diagonals := make([]int, w), make([]int, w+h)
	for y := range h {
		row := 0
		for x := range w {
			d := x - y + h
			n := row + columns[x] + diagonals[d]
			numbers[y*w+x] = n
			if n < k {
				row, columns[x], diagonals[d] = row+1, columns[x]+1, diagonals[d]+1
			}
		}
	}
	return func(x, y int) int { return numbers[y*w+x] }
}

// TestIdeas holds what every layer promises.
func TestIdeas(t *testing.T) {
	for _, k := range []int{1, 2, 3, 5, 300} {
		enginetest.Ideas(t, blocking.New(k), blocking.Illustrate)
	}
}

// number reads a number that may have a sign before it.
func number(t testing.TB, text string) int {
	t.Helper()
	n, err := strconv.Atoi(strings.TrimPrefix(strings.Replace(text, "−", "-", 1), "+"))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestAutomaton: what the six squares and their sum see is what is counted by the rules, and the
// rows of the table add up.
func TestAutomaton(t *testing.T) {
	const side = 120
	r := rand.New(rand.NewPCG(2, 1))
	for _, k := range []int{1, 2, 5, 40, 100} {
		seen, sees := blocking.Illustrate(blocking.New(k), "automaton"), textbook(k, side, side)
		for range 60 {
			x, y := r.IntN(side), r.IntN(side)
			l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{X: x * 3 / 4, Y: y * 3 / 4, W: 40, H: 40}, At: engine.At(x, y), Step: -1})
			if want := fmt.Sprintf("(%d,%d) sees %s", x, y, counted(sees(x, y), "palace")); !strings.HasPrefix(l.Words[0], want) ||
				strings.HasSuffix(l.Words[0], "it is a palace.") != (sees(x, y) < k) {
				t.Fatalf("k = %d: %s, want %s", k, l.Words[0], want)
			}
			sum := 0
			for i, row := range l.Tables[0].Rows {
				var c engine.Cell
				if _, err := fmt.Sscanf(row.Cells[1], "(%d,%d)", &c.X, &c.Y); err != nil {
					t.Fatal(err)
				}
				want := 0
				switch {
				case c.X < 0 && c.Y < 0:
					want = k
				case c.X >= 0 && c.Y >= 0:
					want = sees(c.X, c.Y) - k
				}
				if number(t, row.Cells[2]) != want || (len(row.At) == 1) != (c.X >= 0 && c.Y >= 0) {
					t.Fatalf("k = %d, (%d,%d): the row %v, want %d", k, x, y, row.Cells, want)
				}
				if i < 6 {
					sum += number(t, row.Cells[5])
				} else if sum != want {
					t.Fatalf("k = %d, (%d,%d): the rows add up to %d, want %d", k, x, y, sum, want)
				}
			}
		}
	}
}

// TestFar: a square beyond the board's reach is refused in a sentence.
func TestFar(t *testing.T) {
	for _, name := range []string{"automaton", "skin"} {
		seen := blocking.Illustrate(blocking.New(5), name)
		job, err := seen.Look(idea.Gaze{Window: engine.Window{X: 900_000_000, Y: 900_000_000, W: 9, H: 9}, Step: -1})
		if err != nil || job != nil {
			t.Errorf("%s: %v, %v", name, job, err)
		}
		if _, err := seen.Layer(); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestDropped: looks that are dropped leave nothing half done.
func TestDropped(t *testing.T) {
	for _, name := range []string{"automaton", "skin", "threads"} {
		enginetest.Dropped(t, func() idea.Illustration { return blocking.Illustrate(blocking.New(300), name) },
			idea.Gaze{Window: engine.Window{X: 330, Y: 0, W: 90, H: 60}, Step: -1},
			idea.Gaze{Window: engine.Window{X: 330, Y: 0, W: 90, H: 60}, At: engine.At(360, 30), Step: -1},
			idea.Gaze{Window: engine.Window{X: 1000, Y: 620, W: 600, H: 150}, Step: -1},
			idea.Gaze{Window: engine.Window{X: 620, Y: 1000, W: 150, H: 600}, At: engine.At(700, 1300), Step: -1},
			idea.Gaze{Window: engine.Window{W: 900, H: 700}, Step: -1})
	}
}

// counted writes so many of something: "no palace", "1 palace", "3 palaces".
func counted(n int, what string) string {
	switch n {
	case 0:
		return "no " + what
	case 1:
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
