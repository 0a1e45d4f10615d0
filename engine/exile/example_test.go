package exile_test

import (
	"fmt"
	"log"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
)

// Queens in exile are found at any distance: here the only palace with a lower number that a square of
// the spiral sees, from a row of thirty digits.
func Example() {
	far := engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(29), nil))
	palaces, err := exile.Spiral{}.Solve().Palaces(engine.Of(far, engine.Num(-12)))
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range palaces {
		fmt.Println(p)
	}
	// Output:
	// 22,-12
}
