package moves

import (
	"strconv"
	"strings"
)

// Form is one way to write a set down: some moves singly and, if
// lo > 0, families over lo ≤ t ≤ hi, endless for hi = 0.
type Form struct {
	single, families []Move
	lo, hi           int
	all              int // how many moves these are, where there is no endless family
}

// String writes the form in the notation, as Parse reads it.
func (f Form) String() string {
	if f.lo == 0 {
		return list(f.single, "")
	}
	t := list(f.single, "") + list(f.families, "t") + ";t=" + strconv.Itoa(f.lo) + ".."
	if f.hi > 0 {
		t += strconv.Itoa(f.hi)
	}
	return t
}

// list writes moves one after the other, with the unit ("" or "t") at each
// component; 1t is written t.
func list(moves []Move, unit string) string {
	var b strings.Builder
	component := func(n int) {
		if n != 1 || unit == "" {
			b.WriteString(strconv.Itoa(n))
		}
		b.WriteString(unit)
	}
	for _, m := range moves {
		b.WriteByte('(')
		component(m.A)
		b.WriteByte(',')
		component(m.B)
		b.WriteByte(')')
	}
	return b.String()
}

// endless reports whether there are families, without a last t.
func (f Form) endless() bool { return f.lo > 0 && f.hi == 0 }
