package conjecture

import "fmt"

func errNoArmpits(k int) error { return fmt.Errorf("game %d is too small to have armpits", k) }

func errRow(y, k int) error { return fmt.Errorf("row %d of game %d is not between 0 and 4k", y, k) }

func errGap(gap int) error { return fmt.Errorf("a gap has at least one square, not %d", gap) }
