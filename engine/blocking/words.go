package blocking

import (
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/region"
)

// Title returns "Blocking queens (4 blocks)".
func (g *Game) Title() string { return title(g.k - 1) }

// Rules says how the game is played.
func (g *Game) Rules() string { return rules(g.k - 1) }

// Details lists what can be highlighted.
func (g *Game) Details() []atlas.Detail {
	return []atlas.Detail{
		{Name: region.Lattice, Label: latticeLabel, Of: region.Epaulette},
		{Name: region.RiftSquares, Label: riftLabel, Of: region.Rift},
		{Name: region.SkinSquares, Label: skinLabel, Of: region.Skin},
	}
}
