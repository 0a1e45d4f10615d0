package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
	wythoffcolumns "github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// paperTable is a table of a paper, computed again, and as long as one likes.
type paperTable struct {
	name   string // "exile-1"
	source string // "[DSS20] Table 1"
	about  string // what it lists
	usual  int    // how many rows it has in the paper
	most   int    // and at most
	build  func(rows int) idea.Table
}

// paperTables are the tables, paper by paper. For example "exile-1" has the rows n, X_n, Y_n, M_n, P_n, of
// which the one for n = 2 is 2, 3, 5, 2, 8.
var paperTables = []paperTable{
	{"exile-1", "[DSS20] Table 1", "The first queens of the spiral: (X, Y), and their diagonals M = Y − X and P = Y + X.", 12, 10_000, exileTable(1)},
	{"exile-2", "[DSS20] Table 2", "The same with the letters of the theme song, the steps Δ, and the places A, B, C of the letters.", 29, 10_000, exileTable(2)},
	{"exile-3", "[DSS20] Table 3", "How the steps of Y make those of X, which are the numbers in between.", 15, 10_000, exileTable(3)},
	{"exile-4", "[DSS20] Table 4", "How the steps of P make those of M. The paper prints a superfluous 1 under M = 19.", 10, 10_000, exileTable(4)},
	{"exile-5", "[DSS20] Table 5", "The numbers of the quadrant's squares along the antidiagonals, those of queens in brackets.", 9, 200, exileTable(5)},
	{"exile-6", "[DSS20] Table 6", "The nim-values of the quadrant, those of queens, 0, in brackets.", 9, 200, exileTable(6)},
	{"maharaja-1", "[LW14] Table 1", "The first pairs (a, b) of Maharaja Nim beside those of Wythoff Nim; perfect: a perfect sector begins with column a, so that b − a = n. The paper prints 41 for b at n = 15; it is 40.", 16, 10_000, maharajaPairs},
}

// findTable returns the table of a name.
func findTable(name string) (*paperTable, error) {
	var names []string
	for i := range paperTables {
		if paperTables[i].name == name {
			return &paperTables[i], nil
		}
		names = append(names, paperTables[i].name)
	}
	return nil, fmt.Errorf("there is no table %s: choose one of %s", notation.Quote(name), strings.Join(names, ", "))
}

// exileTable is a table of [DSS20].
func exileTable(n int) func(rows int) idea.Table {
	return func(rows int) idea.Table { return exile.Table(n, rows) }
}

// The heads and titles.
var (
	maharajaHead  = []words.Text{"n", "⌊φ²n⌋", "⌊φn⌋", "b", "a", "b − a", ""}
	perfectMark   = "perfect"
	maharajaTitle = "The pairs (a, b) of Maharaja Nim, and those of Wythoff Nim"
)

// maharajaPairs lists the palaces above the diagonal, column by column: a is not in a pair before,
// and b the row of its palace. Marked are those with whose column a perfect sector begins, so that b-a = n.
func maharajaPairs(rows int) idea.Table {
	t := idea.Table{Title: maharajaTitle, Head: maharajaHead}
	seen := map[int]bool{}
	palaces := wythoffcolumns.New(moves.Set{Single: []moves.Move{{A: 1, B: 2}, {A: 2, B: 1}}}, wythoffcolumns.Kernel{})
	palaces.Extend(2*rows + 16) // a is about 1.62 n
	for a := 0; len(t.Rows) < rows; a++ {
		if seen[a] {
			continue
		}
		b, n := palaces.Row(a), len(t.Rows)
		seen[b] = true
		t.Rows = append(t.Rows, idea.Row{
			Cells: []string{
				strconv.Itoa(n), strconv.Itoa(golden.Lower(n) + n), strconv.Itoa(golden.Lower(n)),
				strconv.Itoa(b), strconv.Itoa(a), strconv.Itoa(b - a), "",
			},
			At: []engine.Cell{{X: a, Y: b}},
		})
		if dictionary.Perfect(palaces, moves.Knight().Single, a) {
			row := &t.Rows[n]
			row.Cells[6], row.Hues = perfectMark, []idea.Hue{idea.Soft, idea.Soft, idea.Soft, idea.Gold, idea.Gold, idea.Gold, idea.Gold}
		}
	}
	return t
}
