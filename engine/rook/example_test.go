package rook_test

import (
	"fmt"
	"log"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/rook"
)

// Nim-values of Nim with two piles are nim-sums.
func Example() {
	methods := rook.Game{}.Solve()
	for y := range 4 {
		row := make([]engine.Int, 4)
		for x := range row {
			var err error
			if row[x], err = methods.Value(engine.NimValues, engine.At(x, y)); err != nil {
				log.Fatal(err)
			}
		}
		fmt.Println(row)
	}
	// Output:
	// [0 1 2 3]
	// [1 0 3 2]
	// [2 3 0 1]
	// [3 2 1 0]
}
