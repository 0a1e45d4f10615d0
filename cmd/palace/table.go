package main

import (
	"bufio"
	"encoding/json"
	"fmt"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

var tableVerb = verb{
	name:  "table",
	args:  "[NAME] [--rows N] [--json]",
	about: "Prints a table of the papers, recomputed: Tables 1 to 6 of [DSS20] and Table 1 of [LW14]. Without a name it lists them.",
	more:  `A table has as many rows as in the paper, or as many as --rows says. With --json it is one object: "name", "source", "about", "head", the names of the columns, and "rows", of which each is as many texts; of the list an object for each table.`,
	flags: []flag{
		{"rows", "N", "how many rows; default as many as in the paper"},
		{"json", "", "one JSON object"},
	},
	run: printTable,
}

func printTable(c *call) error {
	if len(c.args) == 0 {
		if c.has("rows") {
			return misusef("of which table? \"palace table\" lists the names")
		}
		for _, t := range paperTables {
			c.line(map[string]string{"name": t.name, "source": t.source, "about": t.about}, "%-12s %s  %s\n", t.name, t.source, t.about)
		}
		return nil
	}
	args, err := c.only("NAME")
	if err != nil {
		return err
	}
	t, err := findTable(args[0])
	if err != nil {
		return misuse{err}
	}
	rows, err := c.number("rows", "N", t.usual, t.most)
	if err != nil {
		return err
	}
	if rows < 1 {
		return misusef("--rows: N must be at least 1")
	}
	found := t.build(rows)
	if c.has("json") {
		return tableJSON(c.out, t, found)
	}
	fmt.Fprintf(c.out, "%s\n%s\n\n", t.source, t.about)
	writeColumns(c.out, found)
	return nil
}

// tableJSON writes a table as one object.
func tableJSON(out *bufio.Writer, t *paperTable, found idea.Table) error {
	rows := make([][]string, len(found.Rows))
	for i, r := range found.Rows {
		rows[i] = r.Cells
	}
	return json.NewEncoder(out).Encode(struct {
		Name   string       `json:"name"`
		Source string       `json:"source"`
		About  string       `json:"about"`
		Head   []words.Text `json:"head"`
		Rows   [][]string   `json:"rows"`
	}{t.name, t.source, t.about, found.Head, rows})
}
