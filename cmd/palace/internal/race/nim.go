package race

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// walkMex finds the nim-values of n×n squares, antidiagonal by antidiagonal, and on
// each from the smallest y: it walks over all options of a square, marks their
// values, and takes the first that is not marked. rays are the directions of any
// distance. If one of them leads down the antidiagonal, where x grows, squares to the
// right of the board matter too.
func walkMex(n int, rays, jumps moves) []int32 {
	width := n
	for _, r := range rays {
		if r.a < 0 {
			width = 2*n - 1
		}
	}
	values := make([]int32, width*n)
	marked := make([]int32, 5*n+len(jumps)+1)
	serial := int32(0)
	for sum := range 2*n - 1 {
		for y := max(0, sum-width+1); y <= min(sum, n-1); y++ {
			x := sum - y
			serial++
			for _, r := range rays {
				for i, j := x-r.a, y-r.b; i >= 0 && j >= 0; i, j = i-r.a, j-r.b {
					marked[values[j*width+i]] = serial
				}
			}
			for _, m := range jumps {
				if i, j := x-m.a, y-m.b; i >= 0 && j >= 0 {
					marked[values[j*width+i]] = serial
				}
			}
			v := int32(0)
			for marked[v] == serial {
				v++
			}
			values[y*width+x] = v
		}
	}
	board := make([]int32, 0, n*n)
	for y := range n {
		board = append(board, values[y*width:][:n]...)
	}
	return board
}

// nimValues is the nim-values of n×n squares of a game with such moves.
func nimValues(text string, rays, jumps moves, n int) Race {
	g, w := mustParse(text), engine.Window{W: n, H: n}
	return Race{
		Name: fmt.Sprintf("%s, nim-values of %d×%d squares", text, n, n),
		Unit: "square", Units: n * n,
		Engine:   func() { drain(boardOf(g, engine.NimValues), w) },
		Textbook: func() { walkMex(n, rays, jumps) },
		check:    func() error { return agree(boardOf(g, engine.NimValues), w, walkMex(n, rays, jumps)) },
	}
}
