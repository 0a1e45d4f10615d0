package blocking

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/region"
)

// This file is what the game offers besides: see engine.Blocking and engine.Landmarks.

// Numbered is a board on which palace numbers are counted, whatever it shows of them.
type Numbered interface {
	// Numbers returns a board of the palace numbers for which nothing is counted again
	// that was counted here.
	Numbers() engine.Board
}

// Compared returns a board on which g is laid over another game. The comparison must be one
// of g, and have passed Check.
func (g *Game) Compared(c compare.Comparison) *compare.Board {
	other := &Game{c.Other, g.kernel}
	return compare.New(c, g.Board(engine.PalaceNumbers), other.Board(engine.PalaceNumbers))
}

// BlockingNumber returns k.
func (g *Game) BlockingNumber() int { return g.k }

// Landmarks lists what has a name on the maps of [CLN15].
func (g *Game) Landmarks() []engine.Landmark {
	names := region.Names()
	list := make([]engine.Landmark, len(names))
	for i, l := range names {
		list[i] = engine.Landmark{Name: l.Name, Kind: l.Kind.String(), About: l.About, Source: l.Source}
	}
	return list
}

// Details lists what can be highlighted.
func (g *Game) Details() []engine.Detail {
	return []engine.Detail{
		{Name: region.Lattice, Label: "The épaulettes’ lattice", Of: region.Epaulette},
		{Name: region.Rift, Label: "The rift", Of: region.Rift},
		{Name: region.Skin, Label: "The skin", Of: region.Skin},
	}
}
