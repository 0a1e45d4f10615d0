package page

import (
	"strconv"

	"github.com/palacegames/palace/game/catalog"
)

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

// groupLabel names the group in which a preset is listed.
func groupLabel(p *catalog.Preset) string {
	if p.Figure == "" {
		return "Other examples"
	}
	return "Figures of " + p.Source
}

// presetLabel names a preset in its group: "Figure 3, left: Game 100".
func presetLabel(p *catalog.Preset) string {
	if p.Figure == "" {
		return p.Title
	}
	return p.Figure + ": " + p.Title
}
