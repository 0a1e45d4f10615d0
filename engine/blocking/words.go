package blocking

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine/blocking/compare"
)

// This file is what the game says of its maps.

var (
	errNoNames  = errors.New("there are no names on this map")
	errNoOthers = errors.New("this map compares nothing")
)

// differ says what it means that a square is masked.
func differ(c compare.Comparison) string {
	return fmt.Sprintf("games %d and %d differ here", c.K, c.Other)
}
