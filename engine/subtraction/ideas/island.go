package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// mostIsland bounds how many squares of an island are drawn.
const mostIsland = 1500

// island draws the N-positions that hang together with one near a square.
func (p *percolation) island(l *idea.Layer, i int, a sector, near engine.Cell) {
	from, ok := p.won(a, near)
	if !ok {
		return
	}
	at := p.sheet.Position(from, 2)
	c := a.Cluster(a.Place(at), p.over == 1)
	var tiles []engine.Cell
	for _, q := range c.Squares[:min(len(c.Squares), mostIsland)] {
		q.X, q.Y = q.X-c.Squares[0].X+from.X, q.Y-c.Squares[0].Y+from.Y
		if p.sheet.Window.Contains(q) {
			tiles = append(tiles, q)
		}
	}
	if len(tiles) > 0 {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Tiles, Squares: tiles, Hue: idea.Bad, Link: sectorLink(i)})
	}
}

// won returns a square near another one that is N in the mosaic.
func (p *percolation) won(a sector, near engine.Cell) (engine.Cell, bool) {
	for r := range 40 {
		for dy := -r; dy <= r; dy++ {
			for dx := -r; dx <= r; dx++ {
				c := engine.Cell{X: near.X + dx, Y: near.Y + dy}
				at := p.sheet.Position(c, 2)
				if max(dx, -dx, dy, -dy) == r && at.At(0).Sign() >= 0 && at.At(1).Sign() >= 0 && a.has(at) && !a.Palace(at) {
					return c, true
				}
			}
		}
	}
	return engine.Cell{}, false
}
