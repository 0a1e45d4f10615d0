package segment

import (
	"errors"
	"fmt"
)

var errNoLargest = errors.New("no move is the largest in all components")

func errTooFar() error {
	return fmt.Errorf("segments are looked for as far as x+y = %d, and with a chart as far as %d", mostSwept, mostCharted)
}
