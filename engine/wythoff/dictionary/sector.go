package dictionary

import "github.com/palacegames/palace/engine/wythoff/moves"

// none is the row in a column whose P-position lies below the diagonal.
const none = -1

// play plays columns in a perfect sector: all squares strictly to the right of
// a column and on or above a diagonal, none of which sees a P-position outside.
// Columns with a 1 have their P-position below the sector. The rows and the image
// are those of a word; the image is cut off, or filled up with zeros, where the
// next sector would begin.
func play(text string) (rows []int, image string) {
	written := make([]byte, 2*len(text))
	for i := range written {
		written[i] = '0'
	}
	full := make([]bool, 2*len(text)) // diagonals, from the sector's first one on
	zeros := 0
	jumped := func(k, row int) bool {
		at := func(k, row int) bool { return min(k, row) >= 0 && rows[k] == row }
		return at(k-1, row-2) || at(k-2, row-1)
	}
	for k, bit := range text {
		row := none
		if bit == '0' {
			d := 0
			for full[d] || k+d < len(written) && written[k+d] == '1' || jumped(k, k+d) {
				d++
			}
			row = k + d
			full[d] = true
			if row < len(written) {
				written[row] = '1'
			}
			zeros++
		}
		rows = append(rows, row)
	}
	return rows, string(written[:len(text)+zeros])
}

// perfect reports whether the columns with these rows leave a perfect sector: as
// many diagonals are full as there are zeros, and neither a row nor a knight's move
// of a P-position reaches a square to the right of them and above these diagonals.
func perfect(rows []int) bool {
	columns, zeros := len(rows), 0
	for _, row := range rows {
		if row != none {
			zeros++
		}
	}
	for k, row := range rows {
		if row == none {
			continue
		}
		if row-k >= zeros || row >= columns+zeros {
			return false
		}
		for _, m := range moves.Knight().Single {
			if x, y := k+m.A, row+m.B; x >= columns && y-x >= zeros {
				return false
			}
		}
	}
	return true
}
