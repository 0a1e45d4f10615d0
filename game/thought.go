package game

import "fmt"

// DescribeThought says how far a long thought about a position is, from 0 to 1, and how
// not to wait for it.
func DescribeThought(v *View, share float64) string {
	done := fmt.Sprintf("%d%% of the positions up to this one are worked out. ", int(100*share))
	switch {
	case v.Players[v.Turn] == Human:
		return done + "Play on if you would rather not wait."
	case v.CanUndo:
		return done + "Undo, another player or another game ends the wait."
	default:
		return done + "Another player or another game ends the wait."
	}
}
