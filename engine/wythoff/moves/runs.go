package moves

import (
	"maps"
	"slices"
)

// Run is the moves by Step, 2·Step, …, Count·Step.
type Run struct {
	Step  Move
	Count int
}

// Runs gathers single moves, which must be sorted, into runs: for each direction, each
// time from the least multiple k left as far as k, 2k, 3k, … are all there. So (1,2),
// (2,4), (3,6) and (5,10) make two, (1,2) three times and (5,10) once.
func Runs(single []Move) []Run {
	var runs []Run
	d := byDirection(single)
	for _, unit := range d.sorted() {
		runs = appendRuns(runs, unit, d[unit])
	}
	return runs
}

// appendRuns appends runs for the given multiples of unit, which are sorted.
func appendRuns(runs []Run, unit Move, multiples []int) []Run {
	left := make(map[int]bool, len(multiples))
	for _, k := range multiples {
		left[k] = true
	}
	for _, k := range multiples {
		if !left[k] {
			continue
		}
		n := 0
		for left[(n+1)*k] {
			n++
			delete(left, n*k)
		}
		runs = append(runs, Run{unit.Times(k), n})
	}
	return runs
}

// directions lists, for each direction (a pair without common divisor), which
// multiples of it belong to a set of moves, sorted.
type directions map[Move][]int

// byDirection sorts moves, which must be sorted, by their directions.
func byDirection(moves []Move) directions {
	d := directions{}
	for _, m := range moves {
		g := gcd(m.A, m.B)
		unit := Move{m.A / g, m.B / g}
		d[unit] = append(d[unit], g)
	}
	return d
}

// sorted returns the directions in order.
func (d directions) sorted() []Move {
	units := slices.Collect(maps.Keys(d))
	sortMoves(units)
	return units
}

// gcd returns the greatest common divisor of positive a and b.
func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
