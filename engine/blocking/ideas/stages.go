package ideas

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
)

// spell spells the steps of the rows that were measured.
func (s *skins) spell(l *idea.Layer) {
	const mostLetters = 80
	strip := idea.Strip{Title: stepsTitle, From: strconv.Itoa(s.rows.first + 1)}
	for i := 1; i < min(len(s.rows.layers), mostLetters+1); i++ {
		layer := s.rows.layers[i]
		step := layer.Start - s.rows.layers[i-1].Start
		letter := idea.Letter{Text: strconv.Itoa(step), Hue: idea.Soft, Link: rowLink + idea.Link(i), At: []engine.Cell{mirrored(engine.Cell{X: layer.Start, Y: s.rows.first + i}, s.lower)}}
		if step == 2 || step == 3 {
			letter.Hue = idea.Class(step - 2)
		}
		strip.Letters = append(strip.Letters, letter)
	}
	if len(strip.Letters) > 0 {
		l.Strips = append(l.Strips, strip)
	}
}

const mostStages = 6

// stages lists the stages, and in which rows of those measured they are.
func (s *skins) stages() idea.Table {
	t := idea.Table{Title: stagesTitle, Head: stagesHead()}
	parts := conjecture.Stretches(s.rows.first, s.rows.layers)
	for n := range region.Stage(mostStages) {
		columns, rows := n.Period()
		row := idea.Row{Link: stageLink + idea.Link(n), Cells: []string{
			strconv.Itoa(int(n)), "", times(columns, rows), wordOf(n.Steps()),
		}}
		for _, part := range parts {
			if part.Steady && part.Stage == n {
				row.Cells[1] = fromTo(part.First, part.Last)
				row.Hues = []idea.Hue{idea.Gold}
			}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// thickness lists how many palaces thick the stages are.
func thickness() idea.Table {
	t := idea.Table{Title: thickTitle, Head: thickHead()}
	for n := range region.Stage(mostStages) {
		t.Rows = append(t.Rows, idea.Row{Link: stageLink + idea.Link(n), Cells: []string{
			strconv.Itoa(int(n)), strconv.Itoa(n.Thickness()), strconv.Itoa(n.Column()), strconv.Itoa(n.Diagonal()),
		}})
	}
	return t
}

// where says where the skin is to be seen, if not here: about where it lies in a row of the window.
func (s *skins) where() string {
	w := s.gaze.Window
	row := min(w.X+w.W/2, w.Y+w.H/2)
	from, to := s.strip(row, row+1)
	return sayWhere(row, from+beside, to-beside, s.k)
}
