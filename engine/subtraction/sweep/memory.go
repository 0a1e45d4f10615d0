package sweep

// memory remembers edges of finished blocks, so that a window far from the origin
// is computed once from there and then again from close by. The blocks are grouped
// into cells of about 4096 × 4096 squares, and what is remembered is what the
// blocks along a cell's upper and left edge need of their neighbours.
type memory struct {
	plan  *plan
	above map[at]edge // for blocks at the top of a cell
	left  map[at]edge // for blocks at the left of a cell
	words int         // how much that is
}

// edgeWords and planeWords are about what an edge takes beside its words: along one pile
// those are few.
const edgeWords, planeWords = 8, 3

// at is the column and the band of a block.
type at struct{ column, band int }

const (
	cellSquares = 4096
	mostWords   = 64 << 20 / 8 // remembered in all
)

func newMemory(p *plan) *memory {
	return &memory{plan: p, above: map[at]edge{}, left: map[at]edge{}}
}

// cellColumns says how many blocks a cell is wide.
func (m *memory) cellColumns() int { return max(1, cellSquares/64/m.plan.width) }

// cellBands says how many blocks a cell is high.
func (m *memory) cellBands() int { return max(1, cellSquares/m.plan.tall) }

func (m *memory) firstColumn(a at) bool { return a.column%m.cellColumns() == 0 }
func (m *memory) firstBand(a at) bool   { return a.band%m.cellBands() == 0 }

// keep puts a copy of an edge into a map, as long as there is room.
func (m *memory) keep(edges map[at]edge, a at, e edge) {
	if _, known := edges[a]; known {
		return
	}
	size := edgeWords
	for _, plane := range e {
		size += planeWords + len(plane)
	}
	if m.words += size; m.words > mostWords {
		m.words -= size
		return
	}
	duplicate := make(edge, len(e))
	for v, plane := range e {
		duplicate[v] = append([]uint64(nil), plane...)
	}
	edges[a] = duplicate
}

// knowsAbove reports whether the blocks at the top of the cell, those before column
// end, can begin without the cell above.
func (m *memory) knowsAbove(cell at, end int) bool {
	first := cell.column * m.cellColumns()
	for column := first; column < min(end, first+m.cellColumns()); column++ {
		if _, known := m.above[at{column, cell.band * m.cellBands()}]; !known {
			return false
		}
	}
	return true
}

// knowsLeft reports the same of the blocks at the left, those before band end, and
// the cell to the left.
func (m *memory) knowsLeft(cell at, end int) bool {
	first := cell.band * m.cellBands()
	for band := first; band < min(end, first+m.cellBands()); band++ {
		if _, known := m.left[at{cell.column * m.cellColumns(), band}]; !known {
			return false
		}
	}
	return true
}
