package oeis

import (
	"errors"

	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/internal/mex"
	"github.com/palacegames/palace/engine/internal/placing"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// sequences is sorted by ID.
var sequences = []Sequence{
	{"A000073", "Tribonacci numbers, beginning 0, 0, 1", 0, mostTribonacci, tribonacciNumbers},
	{"A000201", "lower Wythoff sequence, ⌊nφ⌋", 1, Most, counted(1, golden.Lower)},
	{"A001950", "upper Wythoff sequence, ⌊nφ²⌋", 1, Most, counted(1, upper)},
	{"A002251", "rows of the P-positions of Wythoff Nim, by column", 0, Most, counted(0, golden.Row)},
	{"A003144", "places of a in the Tribonacci word", 1, Most, members(tribonacci.A, 1)},
	{"A003145", "places of b in the Tribonacci word", 1, Most, members(tribonacci.B, 1)},
	{"A003146", "places of c in the Tribonacci word", 1, Most, members(tribonacci.C, 1)},
	{"A003849", "the Fibonacci word", 0, Most, counted(0, fibonacciLetter)},
	{"A003987", "x xor y, the nim-values of a rook on the quadrant, by antidiagonals", 0, Most, nimSums},
	{"A004443", "n xor 2, column 1 of the nim-values of queens in exile on the quadrant", 0, Most, counted(0, nimSumTwo)},
	{"A004481", "nim-values of Wythoff Nim, by antidiagonals", 0, mostValues, filled(Antidiagonals, mex.NewWythoffFiller)},
	{"A004482", "row 1 of the nim-values of Wythoff Nim", 0, Most, counted(0, wythoffRow)},
	{"A065188", "rows of the queens in exile on the quadrant, by column, both from 1 on", 1, Most, queenRows(1)},
	{"A080843", "the Tribonacci word in 0, 1, 2", 0, Most, tribonacciWord},
	{"A140100", "lesser coordinates X of the queens in exile on the spiral", 1, Most, members(tribonacci.X, 1)},
	{"A140101", "greater coordinates Y of the queens in exile on the spiral", 0, Most, members(tribonacci.Y, 0)},
	{"A140102", "differences M = Y - X of the queens in exile on the spiral", 0, Most, members(tribonacci.M, 0)},
	{"A140103", "sums P = Y + X of the queens in exile on the spiral", 1, Most, members(tribonacci.P, 1)},
	{"A269526", "nim-values of queens in exile on the quadrant, by antidiagonals, and 1 more", 1, mostValues, oneMore(filled(Antidiagonals, mex.NewFiller))},
	{"A273059", "numbers of the squares of queens in exile on the spiral", 0, Most, spiralSquares},
	{"A274528", "nim-values of queens in exile on the quadrant, by antidiagonals", 0, mostValues, filled(Antidiagonals, mex.NewFiller)},
	{"A274616", "most queens that do not attack each other on a right triangle with n squares on a side", 0, Most, counted(0, onTriangle)},
	{"A274640", "nim-values of queens in exile on the spiral, along it, and 1 more", 0, mostValues, oneMore(filled(Spiral, mex.NewFiller))},
	{"A274641", "nim-values of queens in exile on the spiral, along it", 0, mostValues, filled(Spiral, mex.NewFiller)},
	{"A274650", "nim-values of queens in exile on the squares x ≥ y, rank after rank", 0, mostPieces, pieces(placing.Sector, placing.Queen)},
	{"A274820", "nim-values of queens on hexagons, along a spiral", 0, mostPieces, pieces(placing.Hexagons, placing.HexQueen)},
	{"A275158", "numbers n for which the n-th place of a in the Tribonacci word is ⌊nψ⌋ + 1", 1, mostAbove, above(tribonacci.A, 1)},
	{"A275609", "nim-values of a king on the spiral, along it", 0, mostPieces, pieces(placing.Spiral, placing.King)},
	{"A275895", "rows of the queens in exile on the quadrant, by column", 0, Most, queenRows(0)},
	{"A275897", "numbers of the squares of queens in exile on the quadrant", 1, Most, quadrantSquares},
	{"A278352", "numbers n for which the n-th place of b in the Tribonacci word is ⌊nψ²⌋ + 1", 1, mostAbove, above(tribonacci.B, 2)},
	{"A278353", "numbers n for which the n-th place of c in the Tribonacci word is ⌊nψ³⌋ + 1", 1, mostAbove, above(tribonacci.C, 3)},
	{"A296339", "nim-values of queens on a sector of hexagons, by antidiagonals", 0, mostPieces, pieces(placing.Antidiagonals, placing.HexQueen)},
	{"A307282", "nim-values of a Maharaja on the spiral, along it", 0, mostPieces, pieces(placing.Spiral, placing.Maharaja)},
	{"A308880", "nim-values of queens on n × n squares, n = 1, 2, …, filled row by row, row by row", 1, mostPieces, finite(placing.Ranks)},
	{"A308881", "nim-values of queens on n × n squares, n = 1, 2, …, filled by antidiagonals, row by row", 1, mostPieces, finite(placing.Square)},
	{"A308884", "nim-values of a knight on the spiral, along it", 0, mostPieces, pieces(placing.Spiral, placing.Knight)},
	{"A308896", "nim-values of a rook on the spiral, along it", 0, mostPieces, pieces(placing.Spiral, placing.Rook)},
	{"A324774", "nim-values of queens in exile on the spiral, from its centre to the right", 0, mostSpoke, spoke(1)},
	{"A324778", "nim-values of queens in exile on the spiral, from its centre to the left", 0, mostSpoke, spoke(-1)},
}

// errUnknown says that none of the known sequences has a number.
func errUnknown(id string) error {
	return errors.New("there is no sequence " + notation.Quote(id) + " here")
}
