package blocking_test

import (
	"fmt"
	"log"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
)

// With k = 3 two squares may be blocked, so a position is lost if it sees at most two palaces.
func Example() {
	methods := blocking.New(3).Solve()
	for _, p := range []engine.Position{engine.At(2, 1), engine.At(3, 1), engine.At(5, 3)} {
		palaces, err := methods.Palaces(p)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(p, "sees", palaces, "lost:", len(palaces) < 3)
	}
	// Output:
	// 2,1 sees [0,1 1,0 2,0] lost: false
	// 3,1 sees [0,1 2,0] lost: true
	// 5,3 sees [1,3 2,0 3,1 5,2] lost: false
}
