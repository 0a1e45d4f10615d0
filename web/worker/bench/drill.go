package bench

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// drill is the innermost function's part of the work on a board of blocking queens, to be
// timed alone.
type drill struct {
	blocks    *automaton.Blocks
	exercises []exercise
	values    automaton.Values
}

// exercise is what one block is counted from.
type exercise struct {
	top, left  automaton.Edge
	wide, tall int
}

// newDrill goes once through the board that a window from the corner needs, and keeps a
// kilobyte for each block of it that has to be counted.
func newDrill(blocks *automaton.Blocks, w engine.Window) *drill {
	d := &drill{blocks: blocks}
	columns, rows := blocksIn(max(w.W, w.H)), blocksIn(min(w.W, w.H))
	tops := make([]automaton.Edge, columns)
	for i := range tops {
		tops[i].Fill(0, byte(-blocks.K))
	}
	for j := range rows {
		left := new(automaton.Edge)
		left.Reflect(&tops[j])
		for i := j; i < columns; i++ {
			e := exercise{top: tops[i], left: *left}
			e.wide, e.tall = blocks.Bounds(i, j)
			if shape := blocks.Count(i, j, &tops[i], left, nil, nil); shape != automaton.Deep && shape != automaton.Flat {
				d.exercises = append(d.exercises, e)
			}
		}
	}
	return d
}

// blocksIn returns in how many blocks so many squares side by side lie.
func blocksIn(squares int) int { return (squares-1)/automaton.BlockSide + 1 }

// squares returns how many squares are counted.
func (d *drill) squares() int {
	return len(d.exercises) * automaton.BlockSide * automaton.BlockSide
}

// run counts them, with all values.
func (d *drill) run() {
	for _, e := range d.exercises {
		d.blocks.Innermost(&d.values, &e.top, &e.left, e.wide, e.tall)
	}
}
