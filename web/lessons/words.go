package lessons

import (
	"fmt"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
)

func errNone(name string) error {
	return fmt.Errorf("there is no lesson %s: there are %s", notation.Quote(name), english.List(names, "and"))
}
