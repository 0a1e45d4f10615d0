package table

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Distant is what the page shows besides when the piece is far out, where numbers
// are shortened in words and most squares are out of sight.
type Distant struct {
	// Numbers are the components of the position in full.
	Numbers []Long `json:"numbers"`
	// Playable says that a person may move, to any position that they can write.
	Playable bool `json:"playable"`
	// Advice is the move that is recommended, as it is written, "" for none.
	Advice string `json:"advice"`
}

// Long is a component of a position.
type Long struct {
	Name   string `json:"name"`
	Digits int    `json:"digits"`
	Text   string `json:"text"`
}

// distant describes a far position, nil for others.
func (t *Table) distant() *Distant {
	v := &t.view
	if v.Origin == nil {
		return nil
	}
	d := &Distant{Playable: t.human() && v.Phase == game.MovePhase, Advice: t.advice.String()}
	names := pileNames(len(v.Here))
	if len(names) == 2 {
		names = []string{"x", "y"}
	}
	for i, n := range v.Here {
		d.Numbers = append(d.Numbers, Long{names[i], len(new(big.Int).Abs(n).String()), n.String()})
	}
	return d
}

// inFull writes a position of which some numbers are shortened elsewhere, "" for
// others.
func inFull(p engine.FarPosition) string {
	if !game.Long(p) {
		return ""
	}
	return p.String()
}
