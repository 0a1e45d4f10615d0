// Package game plays the games: rulesets by their notation, a session with its
// turns, undo and links, and the computer players. It knows no pixels.
//
// A turn of a game with blocking number K ≥ 2 is a move and then a block: the
// player who has just moved blocks at most K-1 of the squares that the other may
// go to. At the start of a game the second player blocks before the first moves.
// Blocking is forgotten after the move. With K = 1 a turn is a move. Whoever must
// move and has no square left to go to has lost.
//
// Everything that changes a session is an Action and passes through Session.Do,
// whether it comes from a click, a link or a script; everything there is to know
// about a session is a View.
//
// References:
//
//	[CLN15] M. Cook, U. Larsson, T. Neary. A Cellular Automaton for Blocking Queen Games. AUTOMATA 2015.
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
	// Turn is who has to act; in OverPhase, who would have to move and cannot.
	Turn Side
	// Winner is meaningful in OverPhase only.
	Winner Side
	// Last is the square the piece came from, nil at the start.
	Last engine.Position
	// Players holds the kind of player on each side: "human", "perfect", ….
	Players [2]string
	// History lists the turns so far.
	History []Turn
	CanUndo bool
	CanRedo bool
	// Settings say how the session is shown.
	Settings Settings
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

// Actor returns the kind of player who has to act, "" when the game is over.
func (v *View) Actor() string {
	if v.Phase == OverPhase {
		return ""
	}
	return v.Players[v.Turn]
}

// Reaches reports whether the piece may go to q, blocked squares included.
func (v *View) Reaches(q engine.Position) bool {
	return engine.Reaches(v.Rays, v.Position, q)
}

// IsBlocked reports whether q is blocked now.
func (v *View) IsBlocked(q engine.Position) bool {
	return contains(v.Blocked, q)
}
