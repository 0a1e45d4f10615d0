package compare

// String returns "497 against 500, shifted by (1,1), plus 3".
func (c Comparison) String() string { return title(c.K, c.Other, c.Shift.X, c.Shift.Y, c.Offset) }
