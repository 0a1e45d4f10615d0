package additive

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
)

const (
	// lastLine is the last row, and column, that is followed for nim-values far out, mostFollowed how
	// many squares of it, and mostLooks how often moves are looked up for one: where they are many, fewer squares.
	lastLine, mostFollowed, mostLooks = 20, 1 << 18, 1 << 23
)

// Method is that of nim-values on the first rows and columns, at any distance.
func Method(m remoteness.Moves) engine.Method {
	most := min(mostFollowed, mostLooks/(1+len(m.Lines)+len(m.Jumps)))
	s := &lines{rows: NewRows(m, most), columns: Columns(m, most)}
	return engine.Method{
		Name:  methodRows.String(),
		Idea:  methodRowsIdea.String(),
		Reach: fmt.Sprintf("nim-values on the rows and columns 0 to %d, as far as each repeats within %d squares, fewer with many moves", lastLine, mostFollowed),
		Cost:  "following the rows until they repeat",
		File:  "engine/additive/rows.go",

		Fits:    s.fits,
		Prepare: func(q engine.Query) engine.Job { return s.towards(q.At) },
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) {
			along, x, y := s.line(p)
			return along.Value(x, y), nil
		},
	}
}

// lines are the rows, and the columns as rows of the mirror image.
type lines struct{ rows, columns *Rows }

// line returns the row that a position is on, or the column if that is nearer to the edge.
func (s *lines) line(p engine.Position) (along *Rows, x engine.Int, y int) {
	if p.At(0).Cmp(p.At(1)) < 0 {
		return s.columns, p.At(1), p.At(0).Clamp()
	}
	return s.rows, p.At(0), p.At(1).Clamp()
}

func (s *lines) fits(q engine.Query) error {
	if q.Values() != engine.NimValues || q.Ask == engine.AskTiles {
		return engine.ErrKind
	}
	switch along, _, y := s.line(q.At); {
	case y > lastLine:
		return errLine(lastLine)
	case y < len(along.Found):
		return nil
	case along.Failed():
		return errFollowed(len(along.Found), along.most)
	}
	return engine.ErrSearch
}

// towards is the work up to the line of a position.
func (s *lines) towards(p engine.Position) engine.Job {
	along, _, y := s.line(p)
	return &following{along, y}
}

type following struct {
	*Rows
	last int
}

// Step follows a little.
func (f *following) Step() (more bool) {
	const atOnce = 1 << 12
	if len(f.Found) <= f.last && !f.failed {
		f.Rows.Step(atOnce)
	}
	return len(f.Found) <= f.last && !f.failed
}

// Done returns which part of the rows is known.
func (f *following) Done() float64 { return min(1, float64(len(f.Found))/float64(f.last+1)) }
