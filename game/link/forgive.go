package link

// Forgive says which parts of a link are left out if they are wrong. The ruleset and the
// position never are.
type Forgive uint8

const (
	// Nothing is forgiven.
	Nothing Forgive = iota
	// Looks are forgiven: map, view, orient, compare, values, quiz, without, ui and tell, which
	// change nothing about the game, who plays it, and how much is computed.
	Looks
	// Everything is forgiven but the ruleset and the position, also a name that is none.
	Everything
)

// forgives reports whether the part of that name may be left out.
func (f Forgive) forgives(name string) bool {
	if p := named(name); p != nil {
		return f >= p.from
	}
	return name != "" && f >= Everything
}

// Left is a part of a link that was left out, as it was written, and what is wrong with it.
type Left struct {
	Part string
	Why  error
}
