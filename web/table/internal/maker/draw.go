package maker

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
)

// Gesture takes what somebody did on the canvas, if it draws.
func (m *Maker) Gesture(g scene.Gesture) bool {
	if !m.open || m.tool == "" || g.Kind != scene.Tap || m.step() == nil {
		return false
	}
	at := m.view.Position(g.At)
	if err := m.view.Game.Check(at); err != nil {
		return true // it lies beyond the board
	}
	m.tap(at.String())
	return true
}

// tap draws on a square, or takes away what was drawn there.
func (m *Maker) tap(at string) {
	switch m.tool {
	case lesson.Ring:
		m.change(none)
		m.step().ring(at)
	case lesson.Arrow:
		if m.from == "" || m.from == at {
			m.from = strings.TrimPrefix(at, m.from) // the same square again: no arrow
			m.host.Show()
			return
		}
		m.change(none)
		m.step().arrow(m.from, at)
		m.from = ""
	case lesson.Label:
		m.change(none)
		m.step().label(at, m.label)
	}
	m.again()
}

// ring puts a ring on a square, or takes it away. All rings of a step are one shape.
func (s *Step) ring(at string) {
	i := slices.IndexFunc(s.Shapes, func(d Shape) bool { return d.Kind == lesson.Ring })
	if i < 0 {
		s.Shapes = append(s.Shapes, Shape{Kind: lesson.Ring, At: []string{at}})
		return
	}
	d := &s.Shapes[i]
	if j := slices.Index(d.At, at); j >= 0 {
		d.At = slices.Delete(d.At, j, j+1)
	} else {
		d.At = append(d.At, at)
	}
	if len(d.At) == 0 {
		s.Shapes = slices.Delete(s.Shapes, i, i+1)
	}
}

// arrow draws an arrow, or takes away the one that is there.
func (s *Step) arrow(from, to string) {
	ends := []string{from, to}
	is := func(d Shape) bool { return d.Kind == lesson.Arrow && slices.Equal(d.At, ends) }
	if !slices.ContainsFunc(s.Shapes, is) {
		s.Shapes = append(s.Shapes, Shape{Kind: lesson.Arrow, At: ends})
		return
	}
	s.Shapes = slices.DeleteFunc(s.Shapes, is)
}

// label writes a text at a square, or takes away what is written there. Without a text it
// is the next letter.
func (s *Step) label(at, text string) {
	is := func(d Shape) bool { return d.Kind == lesson.Label && d.At[0] == at }
	if slices.ContainsFunc(s.Shapes, is) {
		s.Shapes = slices.DeleteFunc(s.Shapes, is)
		return
	}
	if text = strings.Join(strings.Fields(text), " "); text == "" {
		n := 0
		for _, d := range s.Shapes {
			if d.Kind == lesson.Label {
				n++
			}
		}
		text = string(rune('A' + n%26))
	}
	s.Shapes = append(s.Shapes, Shape{Kind: lesson.Label, At: []string{at}, Text: text})
}

// Scene adds what is drawn on the step that is worked on.
func (m *Maker) Scene(s *scene.Scene) {
	step := m.step()
	if !m.open || step == nil {
		return
	}
	if m.tool != "" {
		s.Mode = scene.Tag
	}
	for _, d := range step.Shapes {
		if at, all := m.squares(d.At); all {
			m.view.Draw(s, lesson.Shape{Kind: d.Kind, At: at, Text: d.Text})
		}
	}
	from, _ := m.squares([]string{m.from})
	if at, _ := m.view.Cells(from); len(at) > 0 {
		s.Draw(scene.Put(scene.Frame, scene.Night, at...))
	}
}

// squares reads the squares of a shape, as many as are squares of this game.
func (m *Maker) squares(at []string) (list []engine.Position, all bool) {
	for _, text := range at {
		if p, err := lesson.ReadSquare(text); err == nil && m.view.Game.Check(p) == nil {
			list = append(list, p)
		}
	}
	return list, len(list) == len(at)
}
