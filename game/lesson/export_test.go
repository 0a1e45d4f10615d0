package lesson

// Bound lets a checking end sooner: after so many steps for a line, and in all.
func (c *Checking) Bound(work, inAll int) { c.bounds.work, c.bounds.inAll = work, inAll }

// WorkInAll is how many steps a checking takes at most.
var WorkInAll = usual.inAll
