package painter

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/internal/board"
)

// kept is a board that is kept from one map to the next if that is of the same.
type kept struct {
	games catalog.Games
	game  engine.Game
	board *engine.Board // nil if there is none
	swept engine.Window // the extent that the board has computed
}

// prepare makes the board that m asks for, unless it is there.
func (k *kept) prepare(m *wire.Start) error {
	if k.board != nil && k.board.Map() == m.Map {
		return nil
	}
	k.game, k.board, k.swept = nil, nil, engine.Window{} // to be collected
	g, b, err := board.Of(&k.games, m.Map)
	if err != nil {
		return err
	}
	k.game, k.board = g, b
	return nil
}

// knows reports whether all of an extent has been computed.
func (k *kept) knows(extent engine.Window) bool {
	return !k.swept.Empty() && extent.Intersect(k.swept) == extent
}
