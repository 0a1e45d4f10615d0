package page

import "strconv"

// heard writes for a listener the signs of a turn in the list of moves: ", 4 blocked. You gave
// the win away: (4,2) was the palace to go to."
func heard(turn *Cell, blocked int) string {
	words := ""
	if turn.Pawns != "" {
		words = ", " + strconv.Itoa(blocked) + " blocked"
	}
	if turn.Mistake {
		words += ". " + turn.Title
	}
	return words
}
