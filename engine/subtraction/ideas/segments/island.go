package segments

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// mostIsland bounds how many squares of an island are drawn.
const mostIsland = 1500

// island draws the N-positions that hang together with one near a square, as far as they lie in
// the segment, and returns whether there are any.
func (p *percolation) island(l *idea.Layer, i int, a sector, near engine.Cell) bool {
	from, ok := p.won(a, near)
	if !ok {
		return false
	}
	c := a.Cluster(a.Place(p.sheet.Position(from, 2)), p.over == 1)
	along, endless := c.Band()
	most := 0 // how often a band repeats on either side
	if endless {
		most = max(p.sheet.Window.W, p.sheet.Window.H) / max(along.X, -along.X, along.Y)
	}
	var tiles []engine.Cell
	for k := -most; k <= most; k++ {
		for _, q := range c.Squares {
			q.X, q.Y = q.X-c.Squares[0].X+from.X+k*along.X, q.Y-c.Squares[0].Y+from.Y+k*along.Y
			if p.sheet.Window.Contains(q) && p.within(a, q) && len(tiles) < mostIsland {
				tiles = append(tiles, q)
			}
		}
	}
	if len(tiles) > 0 {
		l.Figures = append(l.Figures, idea.Figure{Kind: idea.Tiles, Squares: tiles, Hue: idea.Bad, Link: sectorLink(i)})
	}
	return len(tiles) > 0
}

// within reports whether a square lies on the board and in the sector.
func (p *percolation) within(a sector, c engine.Cell) bool {
	at := p.sheet.Position(c, 2)
	return at.At(0).Sign() >= 0 && at.At(1).Sign() >= 0 && a.has(at)
}

// won returns a square near another one that is N in the mosaic.
func (p *percolation) won(a sector, near engine.Cell) (engine.Cell, bool) {
	for r := range 40 {
		for dy := -r; dy <= r; dy++ {
			for dx := -r; dx <= r; dx++ {
				c := engine.Cell{X: near.X + dx, Y: near.Y + dy}
				if max(dx, -dx, dy, -dy) == r && p.within(a, c) && !a.Palace(p.sheet.Position(c, 2)) {
					return c, true
				}
			}
		}
	}
	return engine.Cell{}, false
}
