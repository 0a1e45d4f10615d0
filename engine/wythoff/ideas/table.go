package ideas

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// tableRows is how many rows are listed beside the board.
const tableRows = 32

// tableOne is Table 1 of [LW14], for these moves.
func (p *process) tableOne() idea.Table {
	return comparison(p.source, tableRows)
}

// compared joins a row of the table to its palace. It is the link of nothing else.
func compared(n int) idea.Link { return 1<<30 + idea.Link(n) }

// dots are the palaces of a table's rows in the columns before one, which are those that stand
// already while a string is read.
func dots(t *idea.Table, before int) (figures []idea.Figure) {
	for _, row := range t.Rows {
		if row.At[0].X >= before {
			break
		}
		figures = append(figures, idea.Figure{Kind: idea.Dots, Squares: row.At, Hue: idea.Ink, Faint: true, Link: row.Link})
	}
	return figures
}

// comparison lists the first palaces above the diagonal beside those of Wythoff Nim, and marks
// those whose column begins a perfect sector: then b-a = n.
func comparison(s *source, rows int) idea.Table {
	t := idea.Table{Title: comparisonTitle(), Head: comparisonHead()}
	for n, a := range s.above[:min(rows, len(s.above))] {
		x := int(a)
		y := s.table.Row(x)
		row := idea.Row{
			Cells: []string{strconv.Itoa(n), strconv.Itoa(x), strconv.Itoa(y), strconv.Itoa(y - x), "", strconv.Itoa(golden.Lower(n)), strconv.Itoa(golden.Lower(n) + n)},
			Hues:  []idea.Hue{idea.Soft, idea.Ink, idea.Ink, idea.Ink, idea.Gold, idea.Soft, idea.Soft},
			Link:  compared(n), At: []engine.Cell{{X: x, Y: y}},
		}
		if dictionary.Perfect(s.table, s.set.Single, x) {
			row.Cells[4] = perfectMark
			row.Hues[1], row.Hues[2], row.Hues[3] = idea.Gold, idea.Gold, idea.Gold
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// unused lists the words of [LW14] that never occur.
func (p *process) unused() error {
	d, err := dictionary.Maharaja()
	if err != nil {
		return err
	}
	for _, w := range d.Words {
		if !slices.ContainsFunc(p.dictionary.Words, func(v dictionary.Word) bool { return v.Text == w.Text }) {
			p.never = append(p.never, w.Text)
		}
	}
	return nil
}
