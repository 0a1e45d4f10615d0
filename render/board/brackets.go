package board

// The fonts have no brackets that round down and up. They are cut from those that they have.

// cut is a bracket of which one arm is cut off, or a letter as it is.
type cut struct {
	bracket   rune
	top, foot bool
}

// cutFrom returns what a letter is painted as.
func cutFrom(c rune) cut {
	switch c {
	case '⌊':
		return cut{bracket: '[', top: true}
	case '⌋':
		return cut{bracket: ']', top: true}
	case '⌈':
		return cut{bracket: '[', foot: true}
	case '⌉':
		return cut{bracket: ']', foot: true}
	}
	return cut{bracket: c}
}

// at reports whether row y of high rows is cut off.
func (c cut) at(y, high int) bool { return c.top && 6*y < high || c.foot && 6*(high-1-y) < high }
