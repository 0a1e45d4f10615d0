package table

import (
	"github.com/palacegames/palace/render"
)

// scene returns what the canvas is to show.
func (t *Table) scene() render.Scene {
	s := render.Scene{
		View:        t.view,
		Chosen:      t.chosen,
		Hint:        t.hint,
		Orientation: render.OrientationOf(t.view.Axes()),
		Dark:        t.dark,
		Still:       t.still,
		Large:       t.large,
		Playable:    t.human(),
		Verdicts:    t.judge.Scene(),
		Story:       t.tutor.Scene(),
	}
	t.chart.Draw(&s)
	return s
}
