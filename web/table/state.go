package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// State is the game as scripts see it: plain data, a copy.
type State struct {
	Game     string            `json:"game"`
	Position Numbers           `json:"position"`
	Blocked  []engine.Position `json:"blocked"`
	Phase    string            `json:"phase"`
	Turn     string            `json:"turn"`
	Winner   *string           `json:"winner"`
	Players  Players           `json:"players"`
	History  []Turn            `json:"history"`
	Overlay  Overlay           `json:"overlay"`
}

// Players says who plays.
type Players struct {
	First  string `json:"first"`
	Second string `json:"second"`
}

// Turn is one turn of the history. The opening turn of a blocking game has blocks
// only: its From and To are null.
type Turn struct {
	Player  string            `json:"player"`
	From    Numbers           `json:"from"`
	To      Numbers           `json:"to"`
	Blocked []engine.Position `json:"blocked"`
}

// Overlay says what the map shows ("off" if it is hidden), and how many squares of
// how many have been computed.
type Overlay struct {
	Kind  string `json:"kind"`
	Done  int    `json:"done"`
	Total int    `json:"total"`
}

// State returns the state of the game.
func (t *Table) State() State {
	v := &t.view
	s := State{
		Game:     v.Game.String(),
		Position: Numbers(v.Here),
		Blocked:  squares(v.Blocked),
		Phase:    v.Phase.String(),
		Turn:     v.Turn.String(),
		Players:  Players{v.Players[game.First], v.Players[game.Second]},
		History:  make([]Turn, len(v.History)),
		Overlay:  t.overlay(),
	}
	if v.Phase == game.OverPhase {
		winner := v.Winner.String()
		s.Winner = &winner
	}
	for i, h := range v.History {
		s.History[i] = Turn{h.Player.String(), Numbers(h.From), Numbers(h.To), squares(h.Blocked)}
	}
	return s
}

// squares returns the list itself, but never null.
func squares(list []engine.Position) []engine.Position {
	if list == nil {
		return []engine.Position{}
	}
	return list
}

func (t *Table) overlay() Overlay {
	o := Overlay{Kind: game.MapOff, Done: t.chart.done, Total: t.chart.extent.Area()}
	if t.chart.shown() {
		o.Kind = t.chart.kind.String()
	}
	return o
}
