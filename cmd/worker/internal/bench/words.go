package bench

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

func noInnermost(g engine.Game) error {
	return fmt.Errorf("%v has no innermost function that counts", g)
}
