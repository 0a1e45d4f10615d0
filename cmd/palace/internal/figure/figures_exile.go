package figure

import (
	"image/color"
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

const (
	spiral   = "exile:spiral"
	quadrant = "exile:quadrant"
)

// exileFigures are those of [DSS20] that show squares.
var exileFigures = []Figure{
	{"exile-2", "[DSS20]", "Figure 2",
		"The squares numbered along the spiral, x down and y to the right, with rings around the first nine queens. 11×11 squares, the fewest that hold them.",
		plot{game: spiral, window: at(-5, -5, 11, 11), colors: paper, lies: view.XDownYRight, cell: 44, rulers: rulers{1, 1},
			marks: []mark{grid{gray}, numbers{alongSpiral, 15, black}, rings{isQueen, red}}}},
	{"exile-3", "[DSS20]", "Figure 3",
		"The 1409 queens with coordinates from -1000 to 1000, x down and y to the right.",
		plot{game: spiral, window: at(-1000, -1000, 2001, 2001), colors: ink, lies: view.XDownYRight, shrink: 1, dot: 3, rulers: rulers{500, 500}}},
	{"exile-4", "[DSS20]", "Figure 4",
		"Nim-values around the centre of the spiral, x down and y to the right; the zeros are the queens. 15×15 squares, a size chosen here.",
		plot{game: spiral, kind: engine.NimValues, window: at(-7, -7, 15, 15), colors: zeros, lies: view.XDownYRight, cell: 36, rulers: rulers{1, 1},
			marks: []mark{grid{gray}, numbers{value, 15, black}}}},
	{"exile-5", "[DSS20]", "Figure 5",
		"Nim-values of the quadrant's 500×500 squares at the corner, x down and y to the right, from red near 0 to blue near 1000. The colours between were chosen here: those of the rainbow.",
		plot{game: quadrant, kind: engine.NimValues, window: at(0, 0, 500, 500), colors: rainbow, lies: view.XDownYRight, cell: 2}},
	{"exile-6", "[DSS20]", "Figure 6",
		"The first 10000 queens of the quadrant: their columns to the right, their rows up.",
		plot{game: quadrant, window: at(0, 0, 16200, 10000), colors: ink, lies: view.XUpYRight, shrink: 4, dot: 2, rulers: rulers{5000, 2000}}},
}

// zeros is gold for nim-value 0, white for others.
func zeros(g engine.Game) *colour.Palette {
	gold := golden(engine.NimValues)(g).Color(0)
	return colour.NewColoring(engine.NimValues, g.Shape().Blocking, func(v int32) color.RGBA {
		if v == 0 {
			return gold
		}
		return white
	})
}

// rainbow runs from red at 0 to blue at 1000 and beyond.
func rainbow(g engine.Game) *colour.Palette {
	return colour.NewColoring(engine.NimValues, g.Shape().Blocking, func(v int32) color.RGBA {
		const end = 1000
		hue := 4 * float64(min(v, end)) / end // in sixths of the circle: blue is at 4
		part := func(at float64) uint8 {
			away := math.Abs(hue - at)
			return uint8(math.Round(255 * min(1, max(0, 2-min(away, 6-away)))))
		}
		return color.RGBA{part(0), part(2), part(4), 255}
	})
}

func isQueen(_, _ int, v int32) bool { return v == 1 }

// alongSpiral writes the number of a square on the spiral ([DSS20] section 2): shell
// k holds the numbers from (2k-1)² on, up its east edge first, then west, down and
// east again.
func alongSpiral(x, y int, _ int32) string {
	k := max(x, -x, y, -y)
	if k == 0 {
		return "0"
	}
	var along int
	switch {
	case x == k:
		along = 7*k + y
	case y == -k:
		along = 5*k + x
	case x == -k:
		along = 3*k - y
	default:
		along = k - x
	}
	return strconv.Itoa((2*k-1)*(2*k-1) + along - 1)
}
