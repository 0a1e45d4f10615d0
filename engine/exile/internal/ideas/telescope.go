package ideas

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/telescope"
)

// farQueens reads how the queen of a far column of the quadrant is found: by the queens of columns φ
// and φ² times nearer, and so on down to a table.
type farQueens struct{ far *quadrant.Distant }

// Prepare makes what finds them.
func (q *farQueens) Prepare() engine.Job {
	if q.far != nil {
		return nil
	}
	return idea.Do(func() { q.far = quadrant.NewTelescope() })
}

// Levels returns those of a column.
func (q *farQueens) Levels(column *big.Int) (list []telescope.Level, err error) {
	levels, err := q.far.Levels(column)
	for _, l := range levels {
		level := telescope.Level{Column: l.Column, First: l.First, Before: l.Lows}
		for _, low := range l.Low {
			letter := idea.Letter{Text: highLetter, Hue: idea.Class(0)}
			if low {
				letter.Text, letter.Hue = lowLetter, idea.Class(1)
			}
			level.Letters = append(level.Letters, letter)
		}
		list = append(list, level)
	}
	return list, err
}
