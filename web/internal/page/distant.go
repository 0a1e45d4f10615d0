package page

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Distant is what the page shows besides when the piece is far out, where numbers
// are shortened in words and most squares are out of sight.
type Distant struct {
	// Numbers are the components of the position in full.
	Numbers []Long `json:"numbers"`
	// Form is how such a position is written: "x,y".
	Form string `json:"form"`
	// Playable says that a person may move, to any position that they can write.
	Playable bool `json:"playable"`
	// Advice is the move that is recommended, as it is written, "" for none.
	Advice string `json:"advice"`
}

// Long is a component of a position.
type Long struct {
	Name   string `json:"name"`
	Digits string `json:"digits"` // "100 digits"
	Text   string `json:"text"`
}

// DistantOf describes a far position, nil for others. Playable says that a person is
// to act. What is recommended is not known here.
func DistantOf(v *game.View, playable bool) *Distant {
	if v.Origin == (engine.Position{}) {
		return nil
	}
	d := &Distant{Playable: playable && v.Phase == game.MovePhase}
	names := PileNames(v.Here.Dim())
	if len(names) == 2 {
		names = []string{"x", "y"}
	}
	d.Form = strings.Join(names, ",")
	for i, n := range v.Here.Components(nil) {
		d.Numbers = append(d.Numbers, Long{names[i], digits(len(new(big.Int).Abs(n.Big()).String())), n.String()})
	}
	return d
}
