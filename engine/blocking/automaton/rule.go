package automaton

// Neighborhood holds the palace numbers minus k around a square (x, y):
//
//	A B .   row y-2
//	C D E   row y-1
//	. F g   row y
//
// with g, the square itself, below E and to the right of F.
type Neighborhood struct{ A, B, C, D, E, F int32 }

// Reach is how many columns and rows before a square its Neighborhood begins.
const Reach = 2

// Next returns g, by the rule of the cellular automaton ([CLN15] Theorem 1). It
// holds on the whole board if k stands for each of the squares with both
// coordinates negative and 0 for those with one, and it does not depend on k.
func (n Neighborhood) Next() int32 {
	return n.A - n.B - n.C + n.E + n.F + n.Compensation()
}

// Compensation is what the palaces among the neighbours add to a-b-c+e+f: a palace
// is itself seen by those after it in its lines.
func (n Neighborhood) Compensation() int32 {
	return 3*palace(n.A) + n.compensation()
}

// compensation leaves out the term of A.
func (n Neighborhood) compensation() int32 {
	return -2*palace(n.B) - 2*palace(n.C) - palace(n.D) + palace(n.E) + palace(n.F)
}

// Before lists the values of A, the others and g given, for which Next is g: the
// rule backwards has one or two solutions ([CLN15] Section 2.3). A is not used.
func (n Neighborhood) Before(g int32) []int32 {
	rest := g - n.F - n.E + n.C + n.B - n.compensation()
	switch {
	case rest >= 3:
		return []int32{rest}
	case rest < 0:
		return []int32{rest - 3}
	default:
		return []int32{rest, rest - 3}
	}
}

// palace is 1 for a palace.
func palace(v int32) int32 { return int32(uint32(v) >> 31) }
