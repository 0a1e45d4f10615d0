package tables

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// maharaja lists the palaces above the diagonal, column by column: a is not in a pair before,
// and b the row of its palace. Marked are those with whose column a perfect sector begins, so that b-a = n.
func maharaja(rows int) idea.Table {
	t := idea.Table{Title: maharajaTitle, Head: maharajaHead}
	seen := map[int]bool{}
	palaces := columns.New(moves.Set{Single: []moves.Move{{A: 1, B: 2}, {A: 2, B: 1}}}, columns.Kernel{})
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
