package blocking

import "github.com/palacegames/palace/engine"

// Drill is the innermost function's part of the work on a board, to be timed alone.
type Drill struct {
	blocks []exercise
	values values
}

// exercise is what one block is counted from.
type exercise struct {
	top, left  counters
	wide, tall int
}

// NewDrill goes once through the board that a window from the corner needs, and keeps
// a kilobyte for each block of 256×256 squares that has to be counted.
func NewDrill(k int, w engine.Window) *Drill {
	d, sweep := &Drill{}, newSweep(k)
	for walk := walkTo(w.W-1, w.H-1); walk.seek(); walk.row++ {
		i, j := walk.block()
		if sweep.passed(i, j) {
			continue
		}
		e := exercise{top: *sweep.front.top(i), left: *sweep.front.left(i, j)}
		e.wide, e.tall = sweep.front.hood.bounds(i, j)
		if shape := sweep.step(i, j, nil); shape != deep && shape != flat {
			d.blocks = append(d.blocks, e)
		}
	}
	return d
}

// Squares returns how many squares are counted.
func (d *Drill) Squares() int { return len(d.blocks) * edge * edge }

// Run counts them, with all values.
func (d *Drill) Run() {
	for _, e := range d.blocks {
		block(&d.values, &e.top, &e.left, e.wide, e.tall)
	}
}
