package game

import (
	"strconv"
	"strings"
)

// The names of the kinds of players.
const (
	Human   = "human"
	Perfect = "perfect"
	Random  = "random"
	Rule    = "rule" // knows the rule, and not the map
)

// slipping begins the names of players who err now and then: slipping:30.
const slipping = "slipping:"

// Slips returns the name of the player who errs in so many of 100 turns.
func Slips(percent int) string { return slipping + strconv.Itoa(percent) }

// Slipping returns in how many of 100 turns a player errs; ok is false for the name of another.
func Slipping(name string) (percent int, ok bool) {
	digits, ok := strings.CutPrefix(name, slipping)
	if !ok {
		return 0, false
	}
	percent, err := strconv.Atoi(digits)
	return percent, err == nil && 0 <= percent && percent <= 100 && name == Slips(percent)
}

// DefaultPlayers are who plays when nobody chooses.
func DefaultPlayers() [2]string { return [2]string{Human, Perfect} }

// Kind describes a kind of player.
type Kind struct {
	Name  string // as in a link
	Title string // as in a menu
	About string // one sentence
}
