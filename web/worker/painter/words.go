package painter

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

func indivisible(g engine.Game) error {
	return fmt.Errorf("the map of %s is not computed in pieces", g)
}
