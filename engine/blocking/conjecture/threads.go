package conjecture

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
)

// DefaultGap is a number of squares without a palace that parts threads. Between
// the palaces of one thread there are seldom more than ten; threads lie about a
// hundred apart.
const DefaultGap = 24

// Thread is the piece of a thread, or of threads about to merge, in one row.
type Thread struct {
	From, To int // the columns of its first and last palace
	Palaces  int // its thickness
	Row      int
	// Rank counts the threads of the row from the inner sector, from 0 on. Those of
	// rank 0 are often beams that wander and change: [CLN15] Section 4 expects the
	// innermost threads, and only these, never to become periodic.
	Rank int
}

// Part takes a row of palace numbers minus k, from (x, y) on, apart: palaces with
// fewer than gap squares between them belong together.
func Part(x, y int, rel []int32, gap int) []Thread {
	var threads []Thread
	for i, v := range rel {
		if v >= 0 {
			continue
		}
		if n := len(threads) - 1; n >= 0 && x+i-threads[n].To <= gap {
			threads[n].To = x + i
			threads[n].Palaces++
		} else {
			threads = append(threads, Thread{From: x + i, To: x + i, Palaces: 1, Row: y, Rank: len(threads)})
		}
	}
	return threads
}

// IsFibonacci reports whether n is one of 1, 2, 3, 5, 8, ….
func IsFibonacci(n int) bool {
	a, b := 1, 2
	for a < n {
		a, b = b, a+b
	}
	return a == n
}

// CheckThreads errs if the board of game k does not reach as far as Threads looks in some
// rows, or these are not between 0 and 4k.
func CheckThreads(k int, rows []int) error {
	wide, last, err := threadBoard(k, rows)
	if err != nil {
		return err
	}
	return boardOf(k).Check(engine.Window{W: wide, H: last + 1})
}

// threadBoard returns how many columns are needed, and the last of the rows.
func threadBoard(k int, rows []int) (wide, last int, err error) {
	for _, y := range rows {
		if y < 0 || y > 4*k {
			return 0, 0, errRow(y, k)
		}
		last = max(last, y)
	}
	// The arm begins left of this, for its slope is less and it starts at 1.3k.
	return 8*last/3 + 64, last, nil
}

// Threads lists the threads in some rows of the upper warp of game k, which must
// lie between the prism and 4k. The one next to the arm is left out, for where the
// arm begins is known only nearly.
func Threads(k, gap int, rows []int) ([]Thread, error) {
	if gap < 1 {
		return nil, errGap(gap)
	}
	wide, last, err := threadBoard(k, rows)
	if err != nil {
		return nil, err
	}
	board := boardOf(k)
	survey, err := region.Measure(k, board, wide, last+1)
	if err != nil {
		return nil, err
	}
	var threads []Thread
	for _, y := range rows {
		w := engine.Window{X: y, Y: y, W: wide - y, H: 1}
		name := survey.Reader(w)
		end := w.X
		for end < wide && (name(end, y) == region.InnerSector || name(end, y) == region.Warp) {
			end++
		}
		row := Part(w.X, y, rel(k, board, w)[:end-w.X], gap)
		if len(row) > 0 {
			threads = append(threads, row[:len(row)-1]...)
		}
	}
	return threads, nil
}
