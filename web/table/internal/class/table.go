package class

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/web/internal/page"
)

// Table is a file for a spreadsheet.
type Table struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// table writes all answers: a row for each mark, for each pupil and step, or for all that somebody did at a
// set of puzzles. Between the cells stands what spreadsheets of the language of now take apart.
func (c *Class) table() Table {
	g, of := c.here(), c.view.Class
	var b strings.Builder
	separator := columnSeparator.String()
	row := func(cells ...string) {
		for i, cell := range cells {
			if i > 0 {
				b.WriteString(separator)
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

// steps writes a row for each step that asks for something, tried or not, so that every pupil has the same rows.
func (g *gathered) steps(of *page.Asked, a *answers.Answers, row func(...string)) {
	replies := a.Replies
	for i := range of.Lesson.Steps {
		done, first, fine := no.String(), "", ""
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
		if of.Lesson.Steps[i].Task != nil || slices.Contains(a.Solved, i+1) {
			row(a.Name, strconv.Itoa(i+1), of.Lesson.Steps[i].Title, done, first, fine)
		}
	}
}

// separators are what spreadsheets take for the end of a cell: one or another, by the language of who opens a file.
const separators = ",;\t\r\n"

// formulas begin one, in either width.
const formulas = "=+-@＝＋－＠"

// quoted writes a cell. What a spreadsheet would take for a formula gets a sign before it, for pupils choose their
// names: also inside a cell, where one that knows another separator than that of the file begins a cell.
func quoted(cell string) string {
	var b strings.Builder
	begins := true
	for i, r := range cell {
		if begins && strings.ContainsRune(formulas, r) && (i == 0 || !numbered(cell[i:])) || i == 0 && strings.ContainsRune("\t\r", r) {
			b.WriteByte('\'')
		}
		b.WriteRune(r)
		begins = strings.ContainsRune(separators, r) || begins && (r == '"' || unicode.IsSpace(r))
	}
	cell = b.String()
	if strings.ContainsAny(cell, separators+`"`) {
		return `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
	}
	return cell
}

// numbered reports whether a text begins with a number and no more, as in (2,-3), which is no formula.
func numbered(text string) bool {
	rest := strings.TrimLeft(strings.TrimPrefix(text, "-"), "0123456789")
	return len(text)-len(rest) > 1 && (rest == "" || strings.ContainsAny(rest[:1], separators+")"))
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
