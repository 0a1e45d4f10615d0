package game

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
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

// View is what there is to see of a session: plain data, a copy. All positions are those
// of the game. What a canvas shows are squares counted from Origin: see Seen, Cell and
// Position.
type View struct {
	Game engine.Game
	// Here is where the piece stands.
	Here engine.Position
	// Origin is the position from which squares are counted, none where they go by their
	// own coordinates. It depends on nothing but Here.
	Origin engine.Position
	// Rays hold the options of Here, before any square is blocked.
	Rays []engine.Ray
	// Blocked are the squares blocked now, sorted.
	Blocked []engine.Position
	Phase   Phase
	// Turn is who has to act; in OverPhase, who would have to move and cannot.
	Turn Side
	// Winner is meaningful in OverPhase only.
	Winner Side
	// Last is where the piece came from, none at the start.
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
	From    engine.Position // none in an entry of blocks alone
	To      engine.Position // none in an entry of blocks alone
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
func (v *View) Reaches(q engine.Position) bool { return engine.Reaches(v.Rays, q) }

// Position returns the position that a square of the board stands for: its further
// components are those of the present one.
func (v *View) Position(c engine.Cell) engine.Position {
	from := v.Here.Components(nil)
	for d := range from[:min(2, len(from))] {
		from[d] = engine.Num([2]int{c.X, c.Y}[d])
		if v.Origin != none {
			from[d] = from[d].Plus(v.Origin.At(d))
		}
	}
	return engine.Of(from...)
}

// Seen returns a position as it is seen from Origin, in machine integers, and whether it
// is near enough for that.
func (v *View) Seen(p engine.Position) (engine.Position, bool) { return seen(p, v.Origin) }

// Cell returns the square as which a position is seen, whatever its further components
// are, and whether it is near enough for that. In one dimension it lies on row 0.
func (v *View) Cell(p engine.Position) (engine.Cell, bool) {
	q, ok := v.Seen(p)
	if !ok || q.Dim() == 0 {
		return engine.Cell{}, false
	}
	c, _ := q.Small(nil)
	if len(c) == 1 {
		return engine.Cell{X: c[0]}, true
	}
	return engine.Cell{X: c[0], Y: c[1]}, true
}

// Toward returns a position as it is seen or, where it is too far away for that, something
// in its direction: a square of the line from the piece to it, if there is one.
func (v *View) Toward(p engine.Position) engine.Position {
	if q, ok := v.Seen(p); ok {
		return q
	}
	far := engine.Num(grid*grid - 1) // which is grid² steps from the piece, if the ray begins there
	for _, r := range v.Rays {
		if _, ok := r.Reaches(p); ok {
			if q, ok := v.Seen(r.At(far)); ok {
				return q
			}
		}
	}
	for _, r := range v.Game.Rays(p) { // the piece may have come from there
		if _, ok := r.Reaches(v.Here); ok {
			if q, ok := v.Seen(v.Here.Plus(r.Step, engine.Num(-grid*grid))); ok {
				return q
			}
		}
	}
	return v.nearly(p)
}

// nearly returns a square that can be seen about in the direction of a position that
// cannot.
func (v *View) nearly(p engine.Position) engine.Position {
	by := p.Minus(v.Here).Components(nil)
	longest := 1
	for _, d := range by {
		longest = max(longest, d.Bits())
	}
	for i, d := range by {
		b := d.Big()
		b.Quo(b.Mul(b, big.NewInt(reach/4)), new(big.Int).Lsh(big.NewInt(1), uint(longest)))
		by[i] = engine.Big(b)
	}
	q, _ := v.Seen(v.Here.Plus(engine.Of(by...), engine.Num(1)))
	return q
}

// Run is the part of a ray that is seen: From, From+Step, …, Count squares, in machine
// integers counted from the view's origin.
type Run struct {
	From, Step engine.Position
	Count      int
}

// Run returns the part of a ray of the view that is seen; it has no squares if the first
// option is too far away.
func (v *View) Run(r engine.Ray) Run {
	from, ok := v.Seen(r.From)
	steps, small := r.Step.Small(nil)
	if !ok || !small {
		return Run{}
	}
	count := r.Count.Clamp()
	if v.Origin != none {
		longest := 1
		for _, s := range steps {
			longest = max(longest, s, -s)
		}
		count = min(count, reach/longest)
	}
	return Run{from, r.Step, count}
}

// Ended reports whether no move leads on, blocked or not.
func (v *View) Ended() bool { return engine.CountOptions(v.Rays).Sign() == 0 }

// Kinds lists what the map can show: outcomes alone far out.
func (v *View) Kinds() []engine.Kind {
	if v.Origin != none {
		return []engine.Kind{engine.Outcomes}
	}
	return v.Game.Shape().Kinds
}

// IsBlocked reports whether q is blocked now.
func (v *View) IsBlocked(q engine.Position) bool {
	_, blocked := slices.BinarySearchFunc(v.Blocked, q, engine.Position.Compare)
	return blocked
}
