// Package tables gives the tables of the papers, computed anew, and as long as one likes.
//
// For example "exile-1" is Table 1 of [DSS20]: the rows n, X_n, Y_n, M_n, P_n, of which the
// one for n = 2 is 2, 3, 5, 2, 8.
//
// Sources: [DSS20], [LW14]; package engine lists them.
package tables

import "github.com/palacegames/palace/engine/idea"

// Table is one of the tables.
type Table struct {
	Name   string // "exile-1"
	Source string // "[DSS20] Table 1"
	About  string // what it lists
	Usual  int    // how many rows it has in the paper
	Most   int    // and at most
	build  func(rows int) idea.Table
}

// Rows returns the table with so many rows, from 1 to Most.
func (t *Table) Rows(rows int) idea.Table { return t.build(rows) }

// All lists the tables, paper by paper.
func All() []Table { return append([]Table(nil), all...) }

// Find returns the table of a name.
func Find(name string) (*Table, error) {
	for i := range all {
		if all[i].Name == name {
			return &all[i], nil
		}
	}
	return nil, errUnknown(name)
}
