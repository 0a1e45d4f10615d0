package exile_test

import (
	"iter"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// alongSpiral gives the first squares of the spiral with their numbers: one step
// east, one north, two west, two south, three east, and so on.
func alongSpiral(squares int) iter.Seq2[int, engine.Cell] {
	return func(yield func(int, engine.Cell) bool) {
		at, side, left := engine.Cell{}, 0, 1
		for n := range squares {
			if !yield(n, at) {
				return
			}
			d := [4]engine.Cell{{Y: 1}, {X: -1}, {Y: -1}, {X: 1}}[side%4]
			at = engine.Cell{X: at.X + d.X, Y: at.Y + d.Y}
			if left--; left == 0 {
				side++
				left = side/2 + 1
			}
		}
	}
}

// TestSpiralRays holds every ray against all squares in line with a lower number.
func TestSpiralRays(t *testing.T) {
	const k = 12
	number := map[engine.Cell]int{}
	for n, c := range alongSpiral((2*k + 3) * (2*k + 3)) {
		number[c] = n
	}
	for x := -k; x <= k; x++ {
		for y := -k; y <= k; y++ {
			p := engine.At(x, y)
			var want []engine.Position
			for q, n := range number {
				dx, dy := q.X-x, q.Y-y
				if n < number[p.Cell()] && (dx == 0 || dy == 0 || dx == dy || dx == -dy) {
					want = append(want, engine.OfCell(q))
				}
			}
			slices.SortFunc(want, engine.Position.Compare)
			if got := engine.Options(onSpiral.Rays(p)); !slices.Equal(got, want) {
				t.Fatalf("from %v: %v, want %v", p, got, want)
			}
		}
	}
}

// TestQueensSettle settles queens one by one along the spiral, as the paper's opening
// says, and compares their numbers with [DSS20] (1) and their squares with Theorem 1:
// q_{4k+1} to q_{4k+4} are the four turns of (X_{k+1}, Y_{k+1}). As printed, (3) has
// k where it needs k+1, and a last square that is the second again.
func TestQueensSettle(t *testing.T) {
	const far = 8600
	k, least := far, 12000
	if testing.Short() {
		k, least = 1500, 2000
	}
	var used [4][4*far + 1]bool
	var queens, numbers []engine.Position
	for n, c := range alongSpiral((2*k + 1) * (2*k + 1)) {
		row, column := &used[0][c.X+2*k], &used[1][c.Y+2*k]
		down, up := &used[2][c.X-c.Y+2*k], &used[3][c.X+c.Y+2*k]
		if !(*row || *column || *down || *up) {
			*row, *column, *down, *up = true, true, true, true
			queens = append(queens, engine.OfCell(c))
			numbers = append(numbers, engine.Ints(n))
		}
	}
	for i, want := range []int{0, 9, 13, 17, 21, 82, 92, 102, 112, 228, 244, 260, 276, 445, 467, 489, 511, 630} {
		if numbers[i].At(0).Clamp() != want {
			t.Errorf("queen %d settles on square %d, want %d", i, numbers[i].At(0).Clamp(), want)
		}
	}
	if len(queens) < least || queens[0] != engine.At(0, 0) {
		t.Fatalf("%d queens, the first at %v", len(queens), queens[0])
	}
	solver := onSpiral.Solve()
	for i, q := range queens[1:] {
		x, y := tribonacci.X.At(i/4+1), tribonacci.Y.At(i/4+1)
		if want := [4]engine.Position{engine.At(x, y), engine.At(-y, x), engine.At(-x, -y), engine.At(y, -x)}[i%4]; q != want {
			t.Fatalf("queen %d settles on %v, want %v", i+1, q, want)
		}
		x, y = tribonacci.X.At(i/4), tribonacci.Y.At(i/4)
		if printed := [4]engine.Position{engine.At(x, y), engine.At(-y, x), engine.At(-x, -y), engine.At(-y, x)}[i%4]; q == printed {
			t.Errorf("queen %d settles where (3) is printed to put her", i+1)
		}
		if p, err := solver.Palaces(q); err != nil || len(p) > 0 {
			t.Errorf("the queen on %v sees %v, %v", q, p, err)
		}
	}
}
