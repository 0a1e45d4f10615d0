package sweep

import (
	"math"

	"github.com/palacegames/palace/engine/subtraction/moves"
)

// How much a board or a position may take.
const (
	MostMemory  = 1 << 30 // bytes
	MostSquares = 1 << 42 // swept for a window, in all slices
	MostDeep    = 1 << 34 // swept for the answer about one position
)

// perColumn is about how many bytes a column of blocks takes even if no move leaves its row,
// so that nothing is kept of it: those of an empty edge, and a part of a cell.
const perColumn = 64

// Cost says how many bytes it takes to sweep a board from the corner to the squares with
// x < right and y < bottom, and how many squares that visits; both are infinite if those
// are more than MostSquares.
func (r Rules) Cost(rest moves.Vector, right, bottom int, nim bool) (bytes, squares float64) {
	rows := 1.0
	for _, v := range rest {
		rows *= float64(v) + 1
	}
	squares = rows * float64(right) * float64(bottom)
	if squares > MostSquares || rows > MostMemory {
		return math.Inf(1), math.Inf(1)
	}
	p := newPlan(r.Set, rest, right, bottom)
	planes := 1.0
	if nim {
		planes = float64(len(p.moves) + 1)
	}
	level := 8 * rows * planes * float64(p.stride())
	bytes = level * float64(p.reach+min(bottom, p.tall)) // the block
	if columns := p.columns(right); columns > 1 || p.bands(bottom) > 1 {
		bytes += max(perColumn, level*float64(p.reach)) * float64(columns)
		bytes += 8 * rows * planes * float64(p.pad) * float64(p.bands(bottom)*p.tall)
	}
	return bytes + 64*rows, squares
}

// Reaches reports whether a sweep answers about p.
func (r Rules) Reaches(p moves.Vector) bool {
	for _, v := range p {
		if v >= moves.Huge {
			return false
		}
	}
	right, bottom, rest := moves.Extent(p)
	bytes, squares := r.Cost(rest, right, bottom, false)
	return bytes <= MostMemory && squares <= MostDeep
}
