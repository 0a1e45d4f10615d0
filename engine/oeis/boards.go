package oeis

import (
	"container/heap"
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/internal/mex"
	"github.com/palacegames/palace/engine/internal/placing"
)

// queenRows gives the rows of the quadrant's queens, with the first row and the first
// column counted from the given number on.
func queenRows(first int) func() func() *big.Int {
	return func() func() *big.Int {
		walk := quadrant.NewWalk(0)
		return func() *big.Int {
			_, row := walk.Next()
			return big.NewInt(int64(row + first))
		}
	}
}

// quadrantSquares gives the numbers of the squares with queens, along the
// antidiagonals, each upward from column 0. Two walks go through the columns, one for the
// low queens and one for the high ones, both of which come in the order of the
// antidiagonals, but that a high queen may come before some on nearly the same one.
func quadrantSquares() func() *big.Int {
	lows, highs := quadrant.NewWalk(0), quadrant.NewWalk(0)
	low, _ := nextQueen(lows, true)
	var waiting squares // of high queens
	sum := 0            // the antidiagonal of the last of these
	return func() *big.Int {
		// Each of two high queens is less than Off rows away from the number of low queens
		// before her, which grows with the column.
		for waiting.Len() == 0 || waiting.IntSlice[0] >= triangle(sum-2*quadrant.Off) {
			var high int
			high, sum = nextQueen(highs, false)
			heap.Push(&waiting, high)
		}
		if low > waiting.IntSlice[0] {
			return big.NewInt(int64(heap.Pop(&waiting).(int)))
		}
		square := big.NewInt(int64(low))
		low, _ = nextQueen(lows, true)
		return square
	}
}

// nextQueen goes on to the next queen that stands low, on or below the main diagonal, or to
// the next that does not, and returns the number of her square and her antidiagonal.
func nextQueen(w *quadrant.Walk, low bool) (square, sum int) {
	for {
		if column, row := w.Next(); row >= column == low {
			return triangle(row+column) + column, row + column
		}
	}
}

// triangle returns the number of squares on the antidiagonals before s.
func triangle(s int) int { return s * (s + 1) / 2 }

// squares is a heap of square numbers.
type squares struct{ sort.IntSlice }

func (s *squares) Push(v any) { s.IntSlice = append(s.IntSlice, v.(int)) }

func (s *squares) Pop() any {
	last := s.IntSlice[s.Len()-1]
	s.IntSlice = s.IntSlice[:s.Len()-1]
	return last
}

// spiralSquares gives the numbers of the squares with queens along the spiral: the
// centre, and then four on each shell Y_n. The first of them, (X_n, Y_n), is the
// square Y_n - 1 - X_n after the first of its shell, which has the number
// (2·Y_n-1)²; a quarter turn is 2·Y_n squares farther.
func spiralSquares() func() *big.Int {
	e, arm := tribonacci.Numeral(0), -1
	return func() *big.Int {
		if arm < 0 {
			arm = 0
			return new(big.Int)
		}
		x, y := int64(tribonacci.X.Value(e)), int64(tribonacci.Y.Value(e))
		corner := big.NewInt(2*y - 1)
		corner.Mul(corner, corner)
		if arm++; arm == 4 {
			arm, e = 0, e.Next()
			return corner.Add(corner, big.NewInt(y-1-x+6*y))
		}
		return corner.Add(corner, big.NewInt(y-1-x+2*y*int64(arm-1)))
	}
}

// Antidiagonals goes through the squares of the quadrant, each antidiagonal upward from column 0, where
// y is the column; Spiral through the plane along the square spiral.
func Antidiagonals() (next func() engine.Cell) { return placing.Walk(placing.Antidiagonals) }

// Spiral is one step east, one north, two west, two south, three east, and so on.
func Spiral() (next func() engine.Cell) { return placing.Walk(placing.Spiral) }

// filled fills a board with nim-values along its squares.
func filled(walk func() func() engine.Cell, filler func() *mex.Filler) func() func() *big.Int {
	return func() func() *big.Int {
		f, next := filler(), walk()
		return func() *big.Int {
			c := next()
			return big.NewInt(int64(f.Fill(c.X, c.Y)))
		}
	}
}

// spoke gives the values of the squares east of the spiral's centre, or west of it.
func spoke(east int) func() func() *big.Int {
	return func() func() *big.Int {
		f, next, n := mex.NewFiller(), Spiral(), 0
		return func() *big.Int {
			for {
				c := next()
				if v := f.Fill(c.X, c.Y); c.X == 0 && c.Y == east*n {
					n++
					return big.NewInt(int64(v))
				}
			}
		}
	}
}

// oneMore gives members that are each greater by 1.
func oneMore(of func() func() *big.Int) func() func() *big.Int {
	return func() func() *big.Int {
		next := of()
		return func() *big.Int {
			v := next()
			return v.Add(v, big.NewInt(1))
		}
	}
}

// pieces gives the nim-values for any piece of [DSS20].
func pieces(b placing.Board, p placing.Piece) func() func() *big.Int {
	return func() func() *big.Int {
		next := placing.Values(b, p)
		return func() *big.Int { return big.NewInt(int64(next())) }
	}
}

// nimSums are those for a rook on the quadrant.
func nimSums() func() *big.Int {
	next := Antidiagonals()
	return func() *big.Int {
		c := next()
		return big.NewInt(int64(c.X ^ c.Y))
	}
}
