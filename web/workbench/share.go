package workbench

import "time"

// sharedSlice is how long one Step works while helpers may report at any moment.
const sharedSlice = 3 * time.Millisecond

// slice returns how long one Step works.
func (b *Workbench) slice() time.Duration {
	if b.foreman.sharing() {
		return sharedSlice
	}
	return slice
}

// Breath returns how long the caller may wait for messages before the next Step: not
// at all if it is negative, and if it is 0, only for those that are there already.
func (b *Workbench) Breath() time.Duration {
	switch rest := b.resting(); {
	case rest > 0 && len(b.asks) == 0:
		return rest
	case !b.foreman.sharing():
		return -1
	case b.waits():
		return pause
	default:
		return 0
	}
}

// waits reports whether there is nothing to do until a helper reports.
func (b *Workbench) waits() bool { return b.foreman.waiting() && b.painter.Idle() }

// help works on orders for one slice of time.
func (b *Workbench) help() {
	for end := b.now().Add(slice); !b.hand.idle() && b.now().Before(end); {
		if report := b.hand.step(); report != nil {
			b.send(report)
		}
	}
}
