package game

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/words"
)

// Side is one of the two players, named by who moves first.
type Side uint8

// The two players.
const (
	First Side = iota
	Second
)

// Other returns the opponent.
func (s Side) Other() Side { return 1 - s }

// String returns "first" or "second".
func (s Side) String() string {
	if s == Second {
		return "second"
	}
	return "first"
}

// Phase says what the player whose turn it is has to do.
type Phase uint8

// The phases of a turn, and the end of the game.
const (
	MovePhase Phase = iota
	BlockPhase
	OverPhase
)

// String returns "move", "block" or "over".
func (p Phase) String() string {
	return [...]string{"move", "block", "over"}[p]
}

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
	Name  string     // as in a link
	Title words.Text // its one name
	About words.Text // one sentence
}

// Number returns the number that people give to the i-th turn, from 0, of those that were
// played and those that were taken back: two turns have one number, White's and Black's, and
// an opening block is turn 0.
func (v *View) Number(i int) int {
	if v.TurnAt(0).Player == Second {
		i--
		if i < 0 {
			return 0
		}
	}
	return i/2 + 1
}

// TurnAt returns a turn by its index, whether it is played or was taken back.
func (v *View) TurnAt(i int) *Turn {
	if played := len(v.History); i >= played {
		return &v.Ahead[i-played]
	}
	return &v.History[i]
}
