package painter

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
)

var errNoRegions = errors.New("there are no names on this map")

func indivisible(g engine.Game) error {
	return fmt.Errorf("the map of %s is not computed in pieces", g)
}
