// Package telescope shows how the queen of a far column of the quadrant is found: by the queens of
// columns φ and φ² times nearer, and so on down to a table.
package telescope

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/telescope"
)

// farQueens is the idea "telescope": how the queen of a column of any length is found. It draws
// the same picture as the idea of that name of Maharaja Nim.
type farQueens struct {
	at   idea.Gaze
	far  *quadrant.Distant
	seen telescope.Scope
	said []string
	err  error
}

// New begins to illustrate it.
func New() idea.Illustration { return &farQueens{} }

// farJob asks for a column, in one step.
type farJob struct {
	queens *farQueens
	done   bool
}

func (j *farJob) Done() float64 { return 0 }

func (j *farJob) Step() bool {
	if !j.done {
		j.done = true
		j.queens.ask()
	}
	return false
}

// Look begins to look.
func (f *farQueens) Look(at idea.Gaze) (engine.Job, error) {
	for name := range at.Chosen {
		return nil, idea.ErrControl(name)
	}
	f.at = at
	return &farJob{queens: f}, nil
}

// column returns the column that is asked for: that of the square that is pointed at, or one in
// the window.
func (f *farQueens) column() *big.Int {
	if f.at.At != (engine.Position{}) {
		return f.at.At.At(1).Big()
	}
	w := f.at.Window
	c := big.NewInt(int64(w.Y + w.H*2/3))
	if f.at.Origin != (engine.Position{}) {
		c.Add(c, f.at.Origin.At(1).Big())
	}
	return c
}

// ask finds the levels.
func (f *farQueens) ask() {
	if f.far == nil {
		f.far = quadrant.NewTelescope()
	}
	c := f.column()
	levels, err := f.far.Levels(c)
	if err != nil {
		f.err = err
		return
	}
	f.said = nil
	instead := telescope.Instead(f.at, len(levels))
	if instead {
		f.said = append(f.said, telescope.Near(c))
		c = telescope.StandIn()
		if levels, f.err = f.far.Levels(c); f.err != nil {
			return
		}
	}
	queen, err := f.far.OnColumn(c)
	if f.err = err; err != nil {
		return
	}
	f.seen = telescope.Scope{Gaze: f.at, Rows: true, Counted: lowBefore}
	if instead {
		f.seen.Gaze.At = engine.Position{}
	}
	for _, l := range levels {
		level := telescope.Level{Column: l.Column, First: l.First, Before: l.Lows}
		for _, low := range l.Low {
			letter := idea.Letter{Text: highLetter, Hue: idea.Class(0)}
			if low {
				letter.Text, letter.Hue = lowLetter, idea.Class(1)
			}
			level.Letters = append(level.Letters, letter)
		}
		f.seen.Levels = append(f.seen.Levels, level)
	}
	f.said = append(f.said, telescope.Descends(c, len(levels)))
	f.said = append(f.seen.Said(f.said, onFarLevel(f.seen.Now(), f.seen.Levels)), farAnswer(queen))
}

// Layer shows the levels.
func (f *farQueens) Layer() (idea.Layer, error) {
	if f.err != nil {
		return idea.Layer{}, f.err
	}
	l := f.seen.Layer()
	l.Words = slices.Concat(f.said, l.Words)
	return l, nil
}
