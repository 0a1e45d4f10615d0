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
//
// A position whose components may be of any length is an engine.FarPosition, and
// the same for all views. An engine.Position is a square as it is seen from Origin.
type View struct {
	Game engine.Game
	// Here is where the piece stands.
	Here engine.FarPosition
	// Origin is where the squares of the view are counted from, nil for the board's
	// own origin. It depends on nothing but Here.
	Origin   engine.FarPosition
	Position engine.Position
	// Rays hold the options of Position, before any square is blocked; far out they
	// end with the last square that can be seen from Origin.
	Rays []engine.Ray
	// FarRays are Rays of full length where there is an Origin, else nil.
	FarRays []engine.FarRay
	// Blocked are the squares blocked now, sorted.
	Blocked []engine.Position
	Phase   Phase
	// Turn is who has to act; in OverPhase, who would have to move and cannot.
	Turn Side
	// Winner is meaningful in OverPhase only.
	Winner Side
	// Last is the square the piece came from, nil at the start. Where that cannot be
	// seen from Origin it is another one on the same line.
	Last engine.Position
	// Players holds the kind of player on each side: "human", "perfect", ….
	Players [2]string
	// History lists the turns so far.
	History []Turn
	// Ahead lists the turns that were undone and can be played again.
	Ahead   []Turn
	CanUndo bool
	CanRedo bool
	// Settings say how the session is shown.
	Settings Settings
}

// Turn is one entry of the history: a move with the blocks after it, or, as the
// first entry of a blocking game, the second player's blocks alone.
type Turn struct {
	Player  Side
	From    engine.FarPosition // nil in an entry of blocks alone
	To      engine.FarPosition // nil in an entry of blocks alone
	Blocked []engine.Position
	Done    bool // false if the block of the turn was not made
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

// Far returns the position that is seen as q.
func (v *View) Far(q engine.Position) engine.FarPosition {
	if v.Origin == nil || len(q) != len(v.Origin) {
		return q.Far()
	}
	return v.Origin.Plus(q)
}

// Seen returns the square as which a position is seen, and whether it is near
// enough for that.
func (v *View) Seen(p engine.FarPosition) (engine.Position, bool) {
	a := ground{origin: v.Origin}
	if v.Origin != nil && len(p) != len(v.Origin) {
		return nil, false
	}
	return a.seen(p)
}

// Toward returns a position as it is seen, or where it is too far away for that, a square
// of the line from the piece that leads to it.
func (v *View) Toward(p engine.FarPosition) engine.Position {
	a := ground{here: v.Here, origin: v.Origin}
	return a.toward(p)
}

// Ended reports whether no move leads on, blocked or not.
func (v *View) Ended() bool {
	a := ground{rays: v.Rays, farRays: v.FarRays}
	return !a.open()
}

// Kinds lists what the map can show: outcomes alone far out.
func (v *View) Kinds() []engine.Kind {
	if v.Origin != nil {
		return []engine.Kind{engine.Outcomes}
	}
	return v.Game.Kinds()
}

// IsBlocked reports whether q is blocked now.
func (v *View) IsBlocked(q engine.Position) bool {
	return contains(v.Blocked, q)
}
