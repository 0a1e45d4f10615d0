package class

import (
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/web/internal/page"
)

// Table is a file for a spreadsheet.
type Table struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// table writes all answers: a row for each mark, for each step that was solved, or for all that somebody did at a
// set of puzzles.
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
		row(columnName.String(), columnStep.String(), columnTitle.String(), columnSolved.String(), columnFirst.String(), columnRight.String())
	} else if len(of.Puzzles) > 0 {
		columns := []string{columnName.String(), columnSolved.String(), columnOnce.String()}
		for i := range of.Puzzles {
			columns = append(columns, puzzleColumn(i+1))
		}
		row(columns...)
	} else {
		row(columnName.String(), columnSquare.String(), columnMark.String(), columnOutcome.String())
	}
	for i := range g.list {
		a := &g.list[i]
		if of.Lesson != nil {
			g.steps(of, a, row)
		}
		if a.Of.Puzzles {
			tries(a, row)
		}
		for _, m := range a.Marks {
			is := ""
			if outcome, known := c.truth(g, m.At); known {
				is = outcome.String()
			}
			row(a.Name, words.Square(m.At), m.Says.String(), is)
		}
	}
	return Table{tableName(of), b.String()}
}

// steps writes a row for each step that somebody has answered or solved.
func (g *gathered) steps(of *page.Asked, a *answers.Answers, row func(...string)) {
	replies := a.Replies
	for i := range of.Lesson.Steps {
		done, first, fine := "", "", ""
		if slices.Contains(a.Solved, i+1) {
			done = yes.String()
		}
		if len(replies) > 0 && replies[0].Step == i+1 {
			first, fine = replyWords(of, &replies[0]), no.String()
			if replies[0].Right {
				fine = yes.String()
			}
			replies = replies[1:]
		}
		if !g.told {
			fine = ""
		}
		if done+first != "" {
			row(a.Name, strconv.Itoa(i+1), of.Lesson.Steps[i].Title, done, first, fine)
		}
	}
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

// tableName names the file of a table.
func tableName(of *page.Asked) string {
	if of.Lesson != nil {
		return "class-" + of.Lesson.Name + ".csv"
	}
	if len(of.Puzzles) > 0 {
		return "class-puzzles.csv"
	}
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, of.Name)
	return "class-" + strings.Trim(name[:min(len(name), 40)], "-") + ".csv"
}
