package class

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/english"
)

// Table is a file for a spreadsheet.
type Table struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// table writes all answers: a row for each mark, or for each step that was solved.
func (c *Class) table() Table {
	g, of := c.here(), c.view.Class
	var b strings.Builder
	row := func(cells ...string) {
		for i, cell := range cells {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(quoted(cell))
		}
		b.WriteString("\r\n")
	}
	if of.Lesson != nil {
		row(columnName, columnStep, columnTitle)
	} else {
		row(columnName, columnSquare, columnMark, columnOutcome)
	}
	for i := range g.list {
		a := &g.list[i]
		for _, step := range a.Solved {
			row(a.Name, strconv.Itoa(step), of.Lesson.Steps[step-1].Title)
		}
		for _, m := range a.Marks {
			is := ""
			if outcome, known := c.truth(g, m.At); known {
				is = outcome.String()
			}
			row(a.Name, english.Square(m.At), m.Says.String(), is)
		}
	}
	return Table{tableName(of), b.String()}
}

// quoted writes a cell. What a spreadsheet would take for a formula gets a sign before it, for
// pupils choose their names.
func quoted(cell string) string {
	if strings.IndexAny(cell, "=+-@\t\r") == 0 {
		cell = "'" + cell
	}
	if strings.ContainsAny(cell, ",\"\r\n") {
		return `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
	}
	return cell
}
