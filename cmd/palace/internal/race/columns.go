package race

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/exile/quadrant"
)

// searchColumns finds the P-positions of Wythoff Nim with further moves, one in each
// column: the first square from below that no earlier one is an option of. Rows and
// diagonals that hold one are marked; of the further moves each is tried.
func searchColumns(further moves, columns int) []int32 {
	rows := make([]bool, 4*columns)
	diagonals := make([]bool, 5*columns)
	found := make([]int32, columns)
	for x := range found {
		y := 0
	search:
		for ; ; y++ {
			if rows[y] || diagonals[y-x+columns] {
				continue
			}
			for _, m := range further {
				if m.a <= x && int(found[x-m.a]) == y-m.b {
					continue search
				}
			}
			break
		}
		rows[y], diagonals[y-x+columns], found[x] = true, true, int32(y)
	}
	return found
}

// extended is the P-positions of so many columns.
func extended(text string, further moves, columns int) Race {
	g := mustParse(text)
	// The board extends its columns up to this square.
	last := engine.Window{X: columns - 1, W: 1, H: 1}
	return Race{
		Name: fmt.Sprintf("%s, the P-positions of %d columns", text, columns),
		Unit: "column", Units: columns,
		Engine:   func() { drain(boardOf(g, engine.Outcomes), last) },
		Textbook: func() { searchColumns(further, columns) },
		check: func() error {
			return single(boardOf(g, engine.Outcomes), searchColumns(further, columns), func(x, y int) engine.Cell { return engine.Cell{X: x, Y: y} })
		},
	}
}

// knights are the moves (t,2t) and (2t,t) for t up to n.
func knights(n int) (m moves) {
	for t := 1; t <= n; t++ {
		m = append(m, struct{ a, b int }{t, 2 * t}, struct{ a, b int }{2 * t, t})
	}
	return m
}

// placeQueens is the queens in exile on the quadrant: in each column the first square
// that no queen attacks, along a row or one of the diagonals.
func placeQueens(columns int) []int32 {
	rows := make([]bool, 4*columns)
	diagonals, antidiagonals := make([]bool, 5*columns), make([]bool, 5*columns)
	found := make([]int32, columns)
	for c := range found {
		r := 0
		for rows[r] || diagonals[r-c+columns] || antidiagonals[r+c] {
			r++
		}
		rows[r], diagonals[r-c+columns], antidiagonals[r+c], found[c] = true, true, true, int32(r)
	}
	return found
}

// queens is so many of them.
func queens(columns int) Race {
	return Race{
		Name: fmt.Sprintf("exile:quadrant, the queens of %d columns", columns),
		Unit: "column", Units: columns,
		Engine:   func() { new(quadrant.Queens).Extend(columns) },
		Textbook: func() { placeQueens(columns) },
		check: func() error {
			return single(boardOf(exile.Quadrant{}, engine.Outcomes), placeQueens(columns), func(c, r int) engine.Cell { return engine.Cell{X: r, Y: c} })
		},
	}
}
