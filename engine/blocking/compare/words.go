package compare

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// String returns "497 against 500, shifted by (1,1), plus 3".
func (c Comparison) String() string {
	return fmt.Sprintf("%d against %d, shifted by (%d,%d), plus %d", c.K, c.Other, c.Shift.X, c.Shift.Y, c.Offset)
}

func errK(k int) error { return fmt.Errorf("k is from 1 to %d, not %d", automaton.MaxK, k) }

func errTooFar(n int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("%d is too far to shift a board or its values: at most %d either way", n, Most))
}
