package periodic_test

import (
	"fmt"

	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

func ExampleRow() {
	s, _ := moves.New(moves.Vector{2}, moves.Vector{5}, moves.Vector{7})
	fmt.Println(periodic.Row(s, 0))
	// Output: 0 22 <nil>
}
