package tables

import (
	"fmt"
	"strings"

	"github.com/palacegames/palace/engine/exile/ideas/tribonacci"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/notation"
)

// all are the tables.
var all = []Table{
	{"exile-1", "[DSS20] Table 1", "The first queens of the spiral: (X, Y), and their diagonals M = Y − X and P = Y + X.", 12, 10_000, tribonacci.QueenTable},
	{"exile-2", "[DSS20] Table 2", "The same with the letters of the theme song, the steps Δ, and the places A, B, C of the letters.", 29, 10_000, tribonacci.SongTable},
	{"exile-3", "[DSS20] Table 3", "How the steps of Y make those of X, which are the numbers in between.", 15, 10_000, growth("Y")},
	{"exile-4", "[DSS20] Table 4", "How the steps of P make those of M. The paper prints a superfluous 1 under M = 19.", 10, 10_000, growth("P")},
	{"exile-5", "[DSS20] Table 5", "The numbers of the quadrant's squares along the antidiagonals, those of queens in brackets.", 9, 200, numbers},
	{"exile-6", "[DSS20] Table 6", "The nim-values of the quadrant, those of queens, 0, in brackets.", 9, 200, nimValues},
	{"maharaja-1", "[LW14] Table 1", "The first pairs (a, b) of Maharaja Nim beside those of Wythoff Nim; perfect: a perfect sector begins with column a, so that b − a = n. The paper prints 41 for b at n = 15; it is 40.", 16, 10_000, maharaja},
}

func growth(from string) func(int) idea.Table {
	return func(rows int) idea.Table { return tribonacci.Growth(from, rows) }
}

// The heads and titles.
var (
	maharajaHead  = []string{"n", "⌊φ²n⌋", "⌊φn⌋", "b", "a", "b − a", ""}
	perfectMark   = "perfect"
	maharajaTitle = "The pairs (a, b) of Maharaja Nim, and those of Wythoff Nim"
	numbersTitle  = "The numbers of the squares, row by row"
	valuesTitle   = "The nim-values, row by row"
)

func errUnknown(name string) error {
	names := make([]string, len(all))
	for i := range all {
		names[i] = all[i].Name
	}
	return fmt.Errorf("there is no table %s: there are %s", notation.Quote(name), strings.Join(names, ", "))
}

// bracketed marks the square of a queen.
func bracketed(text string) string { return "(" + text + ")" }
