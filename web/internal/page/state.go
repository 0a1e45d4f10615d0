package page

import (
	"slices"

	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/game"
)

// State is the game as scripts see it: plain data, a copy.
type State struct {
	Played
	Around
}

// Played is the game as it is played. It can be long, and changes with the game alone.
type Played struct {
	Game     string  `json:"game"`
	Misere   bool    `json:"misere,omitempty"` // whoever cannot move wins
	Position Numbers `json:"position"`
	Blocked  Squares `json:"blocked"`
	Phase    string  `json:"phase"`
	Turn     string  `json:"turn"`
	Winner   *string `json:"winner"`
	Players  Players `json:"players"`
	History  []Turn  `json:"history"`
}

// Around is what stands around the game. It is short, and changes for many reasons.
type Around struct {
	Overlay Overlay   `json:"overlay"`
	Lesson  *InLesson `json:"lesson"` // nil outside of one
	Puzzle  *InPuzzle `json:"puzzle"` // nil outside of one
	Quiz    bool      `json:"quiz"`   // answers are hidden
	Idea    *string   `json:"idea"`   // the one that is open, nil if none is
	Class   *InClass  `json:"class"`  // the teacher's room, nil elsewhere
	// Language is the one in which the page speaks: "en".
	Language string `json:"language"`
}

// Players says who plays.
type Players struct {
	First  string `json:"first"`
	Second string `json:"second"`
}

// Turn is one turn of the history. The opening turn of a blocking game has blocks
// only: its From and To are null.
type Turn struct {
	Player  string  `json:"player"`
	From    Numbers `json:"from"`
	To      Numbers `json:"to"`
	Blocked Squares `json:"blocked"`
}

// Overlay says what the map shows ("off" if it is hidden), and how many squares of
// how many have been computed.
type Overlay struct {
	Kind  string `json:"kind"`
	Done  int    `json:"done"`
	Total int    `json:"total"`
}

// Brief returns the game without the squares that were blocked.
func (p Played) Brief() Played {
	p.Blocked = nil
	p.History = slices.Clone(p.History)
	for i := range p.History {
		p.History[i].Blocked = nil
	}
	return p
}

// PlayedOf returns the state of a game.
func PlayedOf(v *game.View) Played {
	normal, turned := misere.Normal(v.Game)
	s := Played{
		Game:     normal.String(),
		Misere:   turned,
		Position: Numbers(v.Here),
		Blocked:  v.Blocked,
		Phase:    v.Phase.String(),
		Turn:     v.Turn.String(),
		Players:  Players{v.Players[game.First], v.Players[game.Second]},
		History:  make([]Turn, len(v.History)),
	}
	if v.Phase == game.OverPhase {
		winner := v.Winner.String()
		s.Winner = &winner
	}
	for i, h := range v.History {
		s.History[i] = Turn{h.Player.String(), Numbers(h.From), Numbers(h.To), h.Blocked}
	}
	return s
}
