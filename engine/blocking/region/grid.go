package region

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// grid is a window of palace numbers minus k; what is below -128, in the hood,
// stands there as -128.
type grid struct {
	engine.Window
	rel []int8
}

func newGrid(w engine.Window) *grid {
	return &grid{w, make([]int8, w.Area())}
}

// put copies the values of a tile.
func (g *grid) put(t *engine.Tile, k int) {
	rows := t.Rows()
	for j := range t.H {
		row := g.row(t.Y + j)[t.X-g.X:][:t.W]
		if rows.Small != nil {
			base := rows.Base - int32(k)
			for i, v := range rows.Small[j*t.W:][:t.W] {
				row[i] = int8(max(math.MinInt8, base+int32(v)))
			}
			continue
		}
		for i := range row {
			row[i] = int8(max(math.MinInt8, rows.At(t.X+i, t.Y+j)-int32(k)))
		}
	}
}

// row returns the values of a row.
func (g *grid) row(y int) []int8 { return g.rel[(y-g.Y)*g.W:][:g.W] }

// at returns the value of a square of the window.
func (g *grid) at(x, y int) int8 { return g.rel[(y-g.Y)*g.W+x-g.X] }

// read computes a window.
func read(k int, board engine.Squares, w engine.Window) *grid {
	g := newGrid(w)
	for t := range engine.Tiles(board, w) {
		g.put(t, k)
	}
	return g
}
