// Package periodic solves vector subtraction with one component, or a row of the plane,
// by its period: a square follows from those before it, as far back as the largest move
// reaches, so when such a stretch repeats, so does everything after it.
//
// For {3, 5, 8} the outcomes begin P P P N N N N N N N N P P P N …: the eight squares before
// square 11 are those before square 0, where nothing is P, so that 11 is a period.
//
// pile.go follows one pile, 64 squares at a time, until it repeats; chart.go is what is
// known of it then; rows.go follows the rows of the plane, each until it repeats, and period.go
// has the exact period of one row or column ([LSY24] Theorem 7).
package periodic
