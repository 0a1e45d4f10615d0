package placing

// spelt is a board and a piece that goes there.
type spelt struct{ board, piece string }

// The sequences of the OEIS, by what they are about: nim-values in the order of the numbers,
// the numbers of the squares with pieces, and the ranks of the pieces by file. [DSS20]
// Section 1 names those of the nim-values, for the pieces on the spiral and for the sector.
// The finite boards' (A308880, A308881) go through all n and are not spelt here.
var (
	valueSequences = map[spelt]string{
		{"spiral", "queen"}:          "A274641",
		{"spiral", "rook"}:           "A308896",
		{"spiral", "king"}:           "A275609",
		{"spiral", "knight"}:         "A308884",
		{"spiral", "maharaja"}:       "A307282",
		{"antidiagonals", "queen"}:   "A274528",
		{"antidiagonals", "wythoff"}: "A004481",
		{"antidiagonals", "rook"}:    "A003987",
		{"sector", "queen"}:          "A274650",
	}
	squareSequences = map[spelt]string{
		{"spiral", "queen"}:        "A273059",
		{"spiral", "rook"}:         "A002378",
		{"spiral", "king"}:         "A307188",
		{"spiral", "knight"}:       "A308885",
		{"spiral", "maharaja"}:     "A307283",
		{"antidiagonals", "queen"}: "A275897",
		{"antidiagonals", "rook"}:  "A046092",
		{"sector", "queen"}:        "A046092",
	}
	rowSequences = map[spelt]string{
		{"columns", "queen"}:   "A275895",
		{"columns", "wythoff"}: "A002251",
	}
)
