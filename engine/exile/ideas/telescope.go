package ideas

import (
	"math/big"

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
	// instead says that another column is shown, for the one that is asked for is in the table.
	instead bool
}

// usualFar is the column that is shown instead of one that has no way down.
const usualFar = 20_000

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
	queen, err := f.far.OnColumn(c)
	if f.err = err; err != nil {
		return
	}
	var before []string
	gaze := f.at
	if f.instead = len(levels) == 1; f.instead {
		before = []string{telescope.Descends(c, 1) + " " + insteadOf(queen)}
		c, gaze.At = big.NewInt(usualFar), engine.Position{}
		if levels, f.err = f.far.Levels(c); f.err != nil {
			return
		}
		if queen, f.err = f.far.OnColumn(c); f.err != nil {
			return
		}
	}
	f.seen = telescope.Scope{Gaze: gaze, Rows: true, Counted: lowBefore}
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
	f.said = append(before, telescope.Descends(c, len(levels)), onFarLevel(f.seen.Now(), f.seen.Levels), farAnswer(queen))
}

// Layer shows the levels.
func (f *farQueens) Layer() (idea.Layer, error) {
	if f.err != nil {
		return idea.Layer{}, f.err
	}
	l := f.seen.Layer()
	l.Words = f.said
	if f.instead {
		l.Best = engine.Window{W: usualFar * 4 / 5, H: usualFar * 11 / 10}
	}
	return l, nil
}
