package ideas_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// gameOf reads a ruleset.
func gameOf(t testing.TB, moves string) *subtraction.Game {
	t.Helper()
	g, err := enginetest.Parse(&subtraction.Family, "subtraction:"+moves)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*subtraction.Game)
}

// textbook says of the squares of the n×n board whether they are P, straight from their
// options.
func textbook(moves [][]int, n int) func(x, y int) bool {
	palace := make([]bool, n*n)
	for i := range palace {
		palace[i] = true
		for _, m := range moves {
			x, y := i%n-m[0], i/n-m[1]
			palace[i] = palace[i] && !(x >= 0 && y >= 0 && palace[y*n+x])
		}
	}
	return func(x, y int) bool { return palace[y*n+x] }
}

// inside reports whether a convex area has a point.
func inside(area []idea.Point, p idea.Point) bool {
	left, right := false, false
	for i, a := range area {
		b := area[(i+1)%len(area)]
		turn := (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X)
		left, right = left || turn > 0, right || turn < 0
	}
	return left != right
}

// vectorsOf are the moves of a game.
func vectorsOf(t testing.TB, moves string) (list [][]int) {
	t.Helper()
	for _, m := range gameOf(t, moves).List() {
		list = append(list, []int{m.Cell().X, m.Cell().Y})
	}
	return list
}

// randomRules returns a ruleset of two piles with a move along a row and one along a column
// every other time.
func randomRules(r *rand.Rand) (text string, moves [][]int) {
	moves = append(moves, []int{1 + r.IntN(8), 1 + r.IntN(8)})
	for range 1 + r.IntN(4) {
		if m := []int{r.IntN(9), r.IntN(9)}; m[0]+m[1] > 0 {
			moves = append(moves, m)
		}
	}
	if r.IntN(2) == 0 {
		moves = append(moves, []int{1 + r.IntN(8), 0}, []int{0, 1 + r.IntN(8)})
	}
	for _, m := range moves {
		text += fmt.Sprintf("(%d,%d)", m[0], m[1])
	}
	return text, moves
}
