package main

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/exile/quasi"
)

var columnsVerb = verb{
	name:  "columns",
	args:  "--from COLUMN --to COLUMN [--rows N] [--json]",
	about: "Finds the quasi-periods of the columns of nim-values of exile:quadrant: from which row on is the value P rows below always larger by P? Is P = 16 in every column, as [DSS20] conjectures?",
	more:  `The square (x, y) is in row x and column y. A quasi-period is proved for all rows when two rows find the same: their distance is one that the quasi-periods of the columns before allow, and the values above them are the same, relative to the row. Otherwise the line says how far it was seen. With --json there is an object for each column: "column", "quasiperiod" (null if none was seen), "preperiod", the row from which it holds, "proved", "same", the two rows of the proof, "rows", how many were computed, and "witness", two rows, 16 apart, each with its value, against the conjecture, or null.`,
	flags: []flag{
		{"from", "COLUMN", "the first column, at least 0"},
		{"to", "COLUMN", "the last"},
		{"rows", "N", "how many rows to compute at most; by default as many as a proof takes, up to half a million"},
		{"json", "", "one JSON object per line"},
	},
	run:   columns,
	alone: true,
}

func columns(c *call) error {
	from, to, err := c.span("COLUMN", 0, quasi.MaxColumn)
	if err != nil {
		return err
	}
	rows, err := c.number("rows", "N", quasi.MaxRows, quasi.MaxRows)
	if err != nil {
		return err
	}
	progress := newProgress(c.stderr, rows).of("rows at most")
	found := quasi.Survey(exile.Quadrant{}, to, rows, progress.reach)[from:]
	progress.clear()
	if c.has("json") {
		return columnsJSON(c.out, found)
	}
	columnsText(c.out, found)
	return nil
}

func columnsText(out io.Writer, found []quasi.Column) {
	proved, against := 0, 0
	for _, m := range found {
		fmt.Fprintf(out, "column %d: ", m.Column)
		switch {
		case m.Proved:
			proved++
			fmt.Fprintf(out, "quasi-period %d from row %d on, proved, because rows %d and %d find the same", m.Period, m.Preperiod, m.Same[0], m.Same[1])
		case m.Period > 0:
			fmt.Fprintf(out, "quasi-period %d from row %d on, seen as far as row %d", m.Period, m.Preperiod, m.Rows-1)
		default:
			fmt.Fprintf(out, "no quasi-period seen as far as row %d", m.Rows-1)
		}
		if m.Witness >= 0 {
			fmt.Fprintf(out, "; not %d: rows %d and %d hold %d and %d", quasi.Conjectured, m.Witness, m.Witness+quasi.Conjectured, m.Values[0], m.Values[1])
			if m.Proved {
				against++
			}
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "%d of %d columns proved; %d of these do not have the quasi-period %d\n", proved, len(found), against, quasi.Conjectured)
}

func columnsJSON(out io.Writer, found []quasi.Column) error {
	type column struct {
		Column      int        `json:"column"`
		Quasiperiod *int       `json:"quasiperiod"`
		Preperiod   *int       `json:"preperiod"`
		Proved      bool       `json:"proved"`
		Same        *[2]int    `json:"same"`
		Rows        int        `json:"rows"`
		Witness     *[2][2]int `json:"witness"`
	}
	lines := json.NewEncoder(out)
	for _, m := range found {
		line := column{Column: m.Column, Proved: m.Proved, Rows: m.Rows}
		if m.Period > 0 {
			line.Quasiperiod, line.Preperiod = &m.Period, &m.Preperiod
		}
		if m.Proved {
			line.Same = &m.Same
		}
		if m.Witness >= 0 {
			line.Witness = &[2][2]int{{m.Witness, m.Values[0]}, {m.Witness + quasi.Conjectured, m.Values[1]}}
		}
		if err := lines.Encode(line); err != nil {
			return err
		}
	}
	return nil
}
