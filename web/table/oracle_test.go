package table_test

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/engine/oracle"
)

// truth is the oracle of a game, asked about small positions.
type truth struct{ *oracle.Oracle }

func oracleOf(g core.Game) truth { return truth{oracle.New(adapt.Old(g))} }

func (o truth) Outcome(p core.Position) engine.Outcome { return o.Oracle.Outcome(small(p)) }

func (o truth) Palaces(p core.Position) (palaces []core.Position) {
	for _, q := range o.Oracle.Palaces(small(p)) {
		palaces = append(palaces, adapt.FromNear(q))
	}
	return palaces
}

// small returns a position of small numbers.
func small(p core.Position) engine.Position {
	q, ok := adapt.Near(p)
	if !ok {
		panic("a far position")
	}
	return q
}
