package oeis

import (
	"container/heap"
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine/exile/greedy"
	"github.com/palacegames/palace/engine/exile/mex"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// queenRows gives the rows of the quadrant's queens, with the first row and the first
// column counted from the given number on.
func queenRows(first int) func() func() *big.Int {
	return func() func() *big.Int {
		var queens greedy.Queens
		c := 0
		return func() *big.Int {
			grow(&queens, c)
			c++
			return big.NewInt(int64(queens.Row(c-1) + first))
		}
	}
}

// grow makes the table hold column c.
func grow(q *greedy.Queens, c int) {
	if c >= q.Len() {
		q.Extend(min(2*c+64, c+greedy.Block))
	}
}

// quadrantSquares gives the numbers of the squares with queens, along the
// antidiagonals, each upward from column 0. The table goes by columns, so squares
// wait in a heap: once the rows below r are settled in the columns below c, all
// queens to come lie on the antidiagonals from r+c on.
func quadrantSquares() func() *big.Int {
	var queens greedy.Queens
	var waiting squares
	known := 0 // the columns on the heap
	return func() *big.Int {
		for waiting.Len() == 0 || waiting.IntSlice[0] >= triangle(queens.Settled()+known) {
			// Settled speaks of all columns of the table, so they all must be there.
			grow(&queens, known)
			for ; known < queens.Len(); known++ {
				r := queens.Row(known)
				heap.Push(&waiting, triangle(r+known)+known)
			}
		}
		return big.NewInt(int64(heap.Pop(&waiting).(int)))
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

// quadrantValues fills the quadrant along the antidiagonals, each upward from
// column 0.
func quadrantValues(filler func() *mex.Filler) func() func() *big.Int {
	return func() func() *big.Int {
		f, row, column := filler(), 0, 0
		return func() *big.Int {
			v := f.Fill(row, column)
			if row, column = row-1, column+1; row < 0 {
				row, column = column, 0
			}
			return big.NewInt(int64(v))
		}
	}
}

// spiralValues fills the plane along the square spiral: one step east, one north, two
// west, two south, three east, and so on.
func spiralValues() func() *big.Int {
	f, x, y := mex.NewFiller(), 0, 0
	side, left := 0, 1
	return func() *big.Int {
		v := f.Fill(x, y)
		step := [4][2]int{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}[side%4]
		x, y = x+step[0], y+step[1]
		if left--; left == 0 {
			side++
			left = side/2 + 1
		}
		return big.NewInt(int64(v))
	}
}
