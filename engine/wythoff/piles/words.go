package piles

import (
	"strconv"
	"strings"
)

// Title names the game.
func (g Game) Title() string { return title(g.piles) }

// Rules says how it is played.
func (g Game) Rules() string { return rules(false) }

// Turn says what the player to move may take.
func (g Game) Turn() string { return turn.String() }

// MisereRules says how it is played so that whoever takes the last one loses.
func (g Game) MisereRules() string { return rules(true) }

// times writes the size of a table: "7001×7001".
func times(size []int) string {
	parts := make([]string, len(size))
	for i, n := range size {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, "×")
}
