package moves

import (
	"errors"
	"fmt"
	"strconv"
)

var errNoMoves = errors.New("there must be at least one move")

func errTooMany(n int) error {
	return fmt.Errorf("there may be at most %d moves, not %d", Most, n)
}

// What is wrong with a move.
const zero = "a move must subtract something"

func wrongSize() string {
	return "a move must have from 1 to " + strconv.Itoa(MaxDim) + " components"
}

func unlikeFirst(dim int) string {
	return "every move must have as many components as the first, which has " + strconv.Itoa(dim)
}

func wrongComponent() string { return "a component must be from 0 to " + strconv.Itoa(MaxComponent) }
