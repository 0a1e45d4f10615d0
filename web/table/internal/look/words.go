package look

import (
	"errors"
	"fmt"
)

var (
	errCover  = errors.New("what covers the board has a width and a height of 0 or more")
	errZoom   = errors.New("zoom needs a number, or fit, map or piece")
	errLocate = errors.New("locate needs a square such as [3,3]")
)

func noZoom(to string) error { return fmt.Errorf("zoom to fit, map or piece, not %q", to) }
