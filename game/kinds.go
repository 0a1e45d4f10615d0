package game

// The names of the kinds of players.
const (
	Human   = "human"
	Perfect = "perfect"
	Random  = "random"
)

// DefaultPlayers are who plays when nobody chooses.
func DefaultPlayers() [2]string { return [2]string{Human, Perfect} }

// Kind describes a kind of player.
type Kind struct {
	Name  string // as in a link
	Title string // as in a menu
	About string // one sentence
}
