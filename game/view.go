// Package game plays the games: rulesets by their notation, a session with its
// turns, undo and links, and the computer players. It knows no pixels.
package game

import "github.com/palacegames/palace/engine"

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

// View is what there is to see of a session: plain data, a copy.
type View struct {
	Game     engine.Game
	Position engine.Position
	// Rays hold the options of Position, before any square is blocked.
	Rays []engine.Ray
	// Blocked are the squares blocked now, sorted.
	Blocked []engine.Position
	Phase   Phase
	Turn    Side
	// Winner is meaningful in OverPhase only.
	Winner Side
	// Last is the square the piece came from, nil at the start.
	Last engine.Position
	// Players holds the kind of player on each side: "human", "perfect", ….
	Players [2]string
	// History lists the turns so far, CanRedo how many were undone.
	History []Turn
	CanUndo bool
	CanRedo bool
}

// Turn is one entry of the history: a move with the blocks after it, or, as the
// first entry of a blocking game, the second player's blocks alone.
type Turn struct {
	Player  Side
	From    engine.Position // nil in an entry of blocks alone
	To      engine.Position // nil in an entry of blocks alone
	Blocked []engine.Position
	Done    bool // false while the block phase of the turn is still to come
}

// Reaches reports whether the piece may go to q, blocked squares included.
func (v *View) Reaches(q engine.Position) bool {
	return engine.Reaches(v.Rays, v.Position, q)
}

// IsBlocked reports whether q is blocked now.
func (v *View) IsBlocked(q engine.Position) bool {
	for _, b := range v.Blocked {
		if b.Equal(q) {
			return true
		}
	}
	return false
}
