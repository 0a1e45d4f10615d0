package lessons

import (
	"fmt"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
)

func errNone(name string) error {
	if near, ok := english.Near(name, names); ok {
		return fmt.Errorf("there is no lesson %s: perhaps %s is meant", notation.Quote(name), near)
	}
	return fmt.Errorf("there is no lesson %s: there are %s", notation.Quote(name), english.List(names, "and"))
}
