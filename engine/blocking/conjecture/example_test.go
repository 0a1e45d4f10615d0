package conjecture_test

import (
	"fmt"

	"github.com/palacegames/palace/engine/blocking/conjecture"
)

// The threads of game 1000 in row 3000, from the inner sector to the arm.
func ExampleThreads() {
	threads, err := conjecture.Threads(1000, conjecture.DefaultGap, []int{3000})
	if err != nil {
		fmt.Println(err)
	}
	for _, t := range threads {
		fmt.Print(t.Palaces, " ")
	}
	// Output: 5 3 5 3 5 5 3 5 8 5 3 5 5 3 5 8 5 3 5
}
