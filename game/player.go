package game

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// Player decides for one side, with the help of the methods of the view's game. The
// view's phase is MovePhase or BlockPhase; the action is the move or the block.
// An error means that no method could answer about the position.
type Player interface {
	Act(v View, methods engine.Methods) (Action, error)
}

// The names of the kinds of players.
const (
	Human   = "human"
	Perfect = "perfect"
	Random  = "random"
)

var defaultPlayers = [2]string{Human, Perfect}

// Kind describes a kind of player.
type Kind struct {
	Name  string // as in a link
	Title string // as in a menu
	About string // one sentence
	make  func(seed uint64) Player
}

// Kinds lists the kinds of players there are. A human is the one who decides
// elsewhere.
var Kinds = []Kind{
	{Human, "Human", "Moves with mouse, touch or keys.", nil},
	{Perfect, "Palace", "Never errs: it wins every game that can be won, and makes the others hard.",
		func(uint64) Player { return perfect{} }},
	{Random, "Random", "Plays any legal move, and blocks any squares, by chance.",
		func(seed uint64) Player { return random{seed} }},
}

// checkPlayer refuses a name that is no kind of player.
func checkPlayer(name string) error {
	_, err := kind(name)
	return err
}

// NewPlayer returns a computer player of the given name. The same seed leads to
// the same play. A human is no computer player.
func NewPlayer(name string, seed uint64) (Player, error) {
	k, err := kind(name)
	if err != nil {
		return nil, err
	}
	if k.make == nil {
		return nil, refusal("A " + name + " decides alone")
	}
	return k.make(seed), nil
}

func kind(name string) (*Kind, error) {
	i := slices.IndexFunc(Kinds, func(k Kind) bool { return k.Name == name })
	if i < 0 {
		names := make([]string, len(Kinds))
		for j, k := range Kinds {
			names[j] = k.Name
		}
		return nil, refusal("Who plays is one of " + strings.Join(names, ", ") + ", not " + notation.Quote(name))
	}
	return &Kinds[i], nil
}
