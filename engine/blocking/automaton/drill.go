package automaton

import "github.com/palacegames/palace/engine"

// Drill is the innermost function's part of the work on a board, to be timed alone.
type Drill struct {
	blocks    *Blocks
	exercises []exercise
	values    Values
}

// exercise is what one block is counted from.
type exercise struct {
	top, left  Edge
	wide, tall int
}

// NewDrill goes once through the board that a window from the corner needs, and keeps a
// kilobyte for each block of it that has to be counted.
func NewDrill(blocks *Blocks, w engine.Window) *Drill {
	d := &Drill{blocks: blocks}
	columns, rows := blocksIn(max(w.W, w.H)), blocksIn(min(w.W, w.H))
	tops := make([]Edge, columns)
	for i := range tops {
		tops[i].Fill(0, byte(-blocks.K))
	}
	for j := range rows {
		left := new(Edge)
		left.Reflect(&tops[j])
		for i := j; i < columns; i++ {
			e := exercise{top: tops[i], left: *left}
			e.wide, e.tall = blocks.Bounds(i, j)
			if shape := blocks.Count(i, j, &tops[i], left, nil, nil); shape != Deep && shape != Flat {
				d.exercises = append(d.exercises, e)
			}
		}
	}
	return d
}

// blocksIn returns in how many blocks so many squares side by side lie.
func blocksIn(squares int) int { return (squares-1)/BlockSide + 1 }

// Squares returns how many squares are counted.
func (d *Drill) Squares() int {
	return len(d.exercises) * BlockSide * BlockSide
}

// Run counts them, with all values.
func (d *Drill) Run() {
	for _, e := range d.exercises {
		d.blocks.Innermost(&d.values, &e.top, &e.left, e.wide, e.tall)
	}
}
