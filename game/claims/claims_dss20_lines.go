package claims

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// Which numbers lines of nim-values lack, [DSS20] Conjectures 22 and 24.

// lacking returns the least number that no square of a line of nim-values has, and what is twice on it, if anything.
func lacking(g grid, x, y, dx, dy int) (least int, twice string) {
	seen := map[int]bool{}
	for g.Contains(engine.Cell{X: x - dx, Y: y - dy}) {
		x, y = x-dx, y-dy
	}
	for ; g.Contains(engine.Cell{X: x, Y: y}); x, y = x+dx, y+dy {
		if v := g.at(x, y); seen[v] {
			twice = fmt.Sprintf("%d is twice on a line through (%d,%d)", v, x, y)
		} else {
			seen[v] = true
		}
	}
	for seen[least] {
		least++
	}
	return least, twice
}

// lackingBeside returns the least number that is missing on any line through a square of an axis of the spiral at most
// 20 from the centre, as far as n, and what is twice on one.
func lackingBeside(n int) (least int, twice string) {
	g := read(onSpiral, engine.NimValues, engine.Window{X: -n, Y: -n, W: 2*n + 1, H: 2*n + 1})
	least = 4 * n
	for o := -20; o <= 20; o++ {
		for _, line := range [][4]int{{0, o, 1, 0}, {o, 0, 0, 1}, {o, 0, 1, 1}, {o, 0, 1, -1}} {
			missing, again := lacking(g, line[0], line[1], line[2], line[3])
			least, twice = min(least, missing), twice+again
		}
	}
	return least, twice
}

// lackingDiagonals returns the least number that is missing on any diagonal which begins on an edge within 20 squares of
// the corner, in so many rows and columns, and what is twice on one.
func lackingDiagonals(n int) (least int, twice string) {
	g := read(onQuadrant, engine.NimValues, engine.Window{W: n, H: n})
	least = n
	for o := -20; o <= 20; o++ {
		missing, again := lacking(g, max(o, 0), max(-o, 0), 1, 1)
		least, twice = min(least, missing), twice+again
	}
	return least, twice
}
