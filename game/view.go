package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/ways"
)

// View is what there is to see of a session: plain data, a copy, but for the Methods. All positions are those
// of the game. What a canvas shows are squares counted from Origin: see Seen, Cell and
// Position.
type View struct {
	Game engine.Game
	// Methods solve the game. They belong to the session, and remember what they are asked.
	Methods engine.Methods
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

// Start returns where the game has begun.
func (v *View) Start() engine.Position {
	for _, turn := range v.History {
		if turn.From.Dim() != 0 {
			return turn.From
		}
	}
	return v.Here
}

// Actor returns the kind of player who has to act, "" when the game is over.
func (v *View) Actor() string {
	if v.Phase == OverPhase {
		return ""
	}
	return v.Players[v.Turn]
}

// Place returns a position as people read it: of a sum, that of each game.
func (v *View) Place(p engine.Position) words.Place {
	if g, ok := v.Game.(*sum.Game); ok {
		return g.Place(p)
	}
	return p
}

// Places does so with several.
func (v *View) Places(positions []engine.Position) []words.Place {
	places := make([]words.Place, len(positions))
	for i, p := range positions {
		places[i] = v.Place(p)
	}
	return places
}

// Summed reports whether several games are played at once.
func (v *View) Summed() bool {
	_, ok := v.Game.(*sum.Game)
	return ok
}

// Reaches reports whether the piece may go to q, blocked squares included.
func (v *View) Reaches(q engine.Position) bool { return engine.Reaches(v.Rays, q) }

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

// You returns the side of the only human, if there is one human and no other.
func (v *View) You() (Side, bool) {
	first, second := v.Players[First] == Human, v.Players[Second] == Human
	if first == second {
		return First, false
	}
	if second {
		return Second, true
	}
	return First, true
}

// Blockable says how many squares may be blocked now.
func (v *View) Blockable() int {
	return min(v.Game.Shape().Blocking-1, engine.CountOptions(v.Rays).Clamp())
}

// Cornered reports whether the piece is to be brought to the corner: the game ends there and nowhere else, for whoever
// comes first.
func (v *View) Cornered() bool { return !v.Summed() && cornered(v.Game) }

func cornered(g engine.Game) bool {
	s := g.Shape()
	return s.Dim == 2 && s.Blocking == 1 && !s.Misere && !s.Signed && catalog.OnBoard(g) &&
		len(g.Rays(engine.At(0, 0))) == 0 && len(g.Rays(engine.At(1, 0))) > 0 && len(g.Rays(engine.At(0, 1))) > 0
}

// Corners lists the squares to which pieces are to be brought, as they are seen: of each game that has one.
func (v *View) Corners() (at []engine.Cell) {
	if g, ok := v.Game.(*sum.Game); ok {
		for _, b := range g.Boards() {
			if cornered(b.Game) {
				at = append(at, b.Zero)
			}
		}
		return at
	}
	if c, ok := v.Cell(engine.At(0, 0)); ok && v.Cornered() {
		at = append(at, c)
	}
	return at
}

// Axes returns where the axes point.
func (v *View) Axes() catalog.Orient {
	if v.Settings.Orient != "" {
		return v.Settings.Orient
	}
	return catalog.Of(v.Game).Orient
}

// Direction names the way that a ray leads from the piece on the board as it is shown.
func (v *View) Direction(r engine.Ray) ways.Way {
	return ways.Direction(v.Game, v.Axes(), v.Here, r)
}

// MapHidden reports whether the map is to be seen only when somebody asks for it.
func (v *View) MapHidden() bool {
	return v.Settings.Map == MapOff || v.Settings.Map == MapPeek
}

// Unblocked lists the positions that are not among the blocked squares, which are sorted.
func Unblocked(positions, blocked []engine.Position) []engine.Position {
	if len(blocked) == 0 {
		return positions
	}
	var open []engine.Position
	for _, q := range positions {
		if _, ok := slices.BinarySearchFunc(blocked, q, engine.Position.Compare); !ok {
			open = append(open, q)
		}
	}
	return open
}
