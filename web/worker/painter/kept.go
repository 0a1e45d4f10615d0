package painter

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/board"
)

// boardKey says what a board is of, so that it is kept when only the extent or
// the colours change.
type boardKey struct {
	ruleset string
	kind    engine.Kind
	rest    string
	origin  string
	compare compare.Comparison
	endless string
}

// kept is a board that is kept from one map to the next if that is of the same.
type kept struct {
	board engine.Board
	of    boardKey
	swept engine.Window // the extent that the board has computed
}

// prepare makes the board that m asks for, unless it is there.
func (k *kept) prepare(g engine.Game, m *wire.Start) error {
	of := boardKey{g.String(), m.Kind, m.Rest.String(), m.Origin.String(), m.Compare, m.Endless}
	if k.board != nil && k.of == of {
		return nil
	}
	*k = kept{}
	b, err := board.Of(g, m)
	if err != nil {
		return err
	}
	k.board, k.of = b, of
	return nil
}

// knows reports whether all of an extent has been computed.
func (k *kept) knows(extent engine.Window) bool {
	return !k.swept.Empty() && extent.Intersect(k.swept) == extent
}
