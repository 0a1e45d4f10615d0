package enginetest

import (
	"errors"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/rook"
)

// broken is an idea of the rook's game with one fault.
type broken struct {
	at     idea.Gaze
	looks  int
	words  string
	look   func(b *broken) (engine.Job, error)
	change func(b *broken, l *idea.Layer)
}

func (b *broken) Look(at idea.Gaze) (engine.Job, error) {
	b.at = at
	if b.looks++; b.look != nil {
		return b.look(b)
	}
	return nil, nil
}

func (b *broken) Layer() (idea.Layer, error) {
	middle := engine.Cell{X: b.at.Window.X + b.at.Window.W/2, Y: b.at.Window.Y + b.at.Window.H/2}
	l := idea.Layer{Words: []string{"Here it is."}, Figures: []idea.Figure{{Kind: idea.Dots, Squares: []engine.Cell{middle}}}}
	if b.change != nil {
		b.change(b, &l)
	}
	return l, nil
}

// job is a Job of so many steps, each of which does something; of fewer than none it has no end.
type job struct {
	steps int
	does  func()
}

func (j *job) Step() bool {
	if j.does != nil {
		j.does()
	}
	j.steps--
	return j.steps != 0
}
func (*job) Done() float64 { return 0 }

var hoard [][]int

// TestBrokenIdeasFail: each of these faults is found, and nothing is where there is none.
func TestBrokenIdeasFail(t *testing.T) {
	layer := func(change func(b *broken, l *idea.Layer)) broken { return broken{change: change} }
	for says, fault := range map[string]broken{
		"": {},
		"panics": layer(func(b *broken, _ *idea.Layer) {
			if x, _, ok := b.at.At.Pair(); ok && x < 0 {
				panic("index out of range")
			}
		}),
		"units of work, more than": layer(func(b *broken, _ *idea.Layer) {
			for n := range b.at.Window.X + b.at.Window.W {
				hoard = append(hoard[:n%8], []int{n})
			}
		}),
		"parts, more than": layer(func(b *broken, l *idea.Layer) {
			for y := range b.at.Window.H {
				for x := range b.at.Window.W {
					l.Figures[0].Squares = append(l.Figures[0].Squares, engine.Cell{X: x, Y: y})
				}
			}
		}),
		"is not done after": {look: func(*broken) (engine.Job, error) { return &job{steps: -1}, nil }},
		"step 0 of the job": {look: func(*broken) (engine.Job, error) {
			return &job{steps: 1, does: func() { hoard = append(hoard[:0], make([]int, 1<<26)); hoard = nil }}, nil
		}},
		"does not say from where on": layer(func(_ *broken, l *idea.Layer) { l.Strips = []idea.Strip{{Title: "A word"}} }),
		"has one of":                 layer(func(_ *broken, l *idea.Layer) { l.Words[0] = "They repeat every 1 squares." }),
		"is no part of the board":    layer(func(_ *broken, l *idea.Layer) { l.Best = engine.Window{X: -9, Y: -9, W: 4, H: 4} }),
		"figures is in view": layer(func(_ *broken, l *idea.Layer) {
			l.Best, l.Figures[0].Squares[0] = engine.Window{X: 900, Y: 900, W: 40, H: 40}, engine.Cell{}
		}),
		"after other looks were dropped": layer(func(b *broken, l *idea.Layer) {
			if b.looks > 1 && b.words == "" {
				l.Words = append(l.Words, "And again.")
			}
		}),
		"is refused": {look: func(b *broken) (engine.Job, error) {
			if b.at.Window.Area() > 1000 {
				return nil, errors.New("too wide")
			}
			return nil, nil
		}},
		"it is illustrated": {words: "of any name"},
	} {
		illustrate := func(_ engine.Game, name string) idea.Illustration {
			if name != "golden" && fault.words == "" {
				return nil
			}
			one := fault
			return &one
		}
		faults := ideaFaults(rook.Game{}, "golden", illustrate)
		found := says == "" && len(faults) == 0
		for _, f := range faults {
			found = found || says != "" && strings.Contains(f.Error(), says)
		}
		if !found {
			t.Errorf("the fault %q is not found among %v", says, faults)
		}
	}
}
