package sheet

import (
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// Game is a vector subtraction game as its ideas see it.
type Game interface {
	segment.Game
	// Charting looks for the chart of a game in the plane.
	Charting(work int) (chart.Seeking, error)
}
