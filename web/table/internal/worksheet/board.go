package worksheet

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/paper"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/internal/page"
)

// fit returns the window of the board that is drawn: of a lesson's step what it speaks of, else
// the smallest corner and the piece, if so many squares hold them, or those before the piece.
func (m *maker) fit(size int) engine.Window {
	if !m.view.Charted() {
		return engine.Window{}
	}
	if size == 0 && m.step != nil {
		return m.spoken()
	}
	at := m.view.Standing()
	least := [2]int{m.plane.X, m.plane.Y}
	here := [2]int{at.X, at.Y}
	if size == 0 {
		size = usual
		for axis := range here {
			if need := here[axis] + 2; least[axis] == 0 && need <= Most {
				size = max(size, need)
			}
		}
	}
	from := [2]int{}
	for axis := range from {
		if least[axis] < 0 {
			from[axis] = -size / 2
		}
		if here[axis] < from[axis] || here[axis] >= from[axis]+size {
			from[axis] = max(least[axis], here[axis]-size+2)
		}
	}
	return m.trim(engine.Window{X: from[0], Y: from[1], W: size, H: size})
}

// trim leaves of a window what belongs to the board.
func (m *maker) trim(w engine.Window) engine.Window {
	if m.view.Game.Shape().Dim == 1 {
		w.Y, w.H = 0, 1
	}
	return w.Intersect(m.plane)
}

// spoken returns the window of a lesson's step: what the screen shows, if so many squares hold it,
// and every square of which the step speaks that still has room, those that are drawn first.
func (m *maker) spoken() engine.Window {
	s, t := m.step, m.task()
	w, framed := view.ParseFrame(m.view.Settings.View)
	if w = m.trim(w); max(w.W, w.H) > Most {
		w, framed = engine.Window{}, false
	}
	room := func(more engine.Window) {
		if grown := w.Union(more.Intersect(m.plane)); max(grown.W, grown.H) <= Most {
			w = grown
		}
	}
	squares := func(list []engine.Position) {
		for _, p := range list {
			if c, ok := m.view.Cell(p); ok && p.Dim() == m.view.Here.Dim() && m.view.Game.Check(p) == nil {
				room(engine.Window{X: c.X, Y: c.Y, W: 1, H: 1})
			}
		}
	}
	for _, shape := range s.Shapes {
		squares(shape.At)
	}
	if m.piece {
		squares([]engine.Position{m.view.Here})
	}
	if t != nil {
		room(t.In)
		squares([]engine.Position{t.At})
		squares(lesson.Spoken(t.Ask + t.Right))
	}
	squares(lesson.Spoken(strings.Join(s.Words, " ")))
	if !framed {
		room(engine.Window{X: max(0, m.plane.X), Y: max(0, m.plane.Y), W: usual, H: usual})
		room(engine.Window{X: w.X - 1, Y: w.Y - 1, W: max(w.W+2, usual), H: max(w.H+2, usual)})
	}
	return m.trim(w)
}

// task returns the step's task, nil if there is none.
func (m *maker) task() *lesson.Task {
	if m.step == nil {
		return nil
	}
	return m.step.Task
}

// board returns the board as it stands, without anything that gives an answer away.
func (m *maker) board() *paper.Board {
	v := m.view
	b := &paper.Board{
		Window: m.window, Lies: page.Lies(&v.View), Names: m.name,
		At: v.Standing(),
	}
	b.Pawns, _ = v.Cells(v.Blocked)
	if m.piece {
		b.Piece = scene.Named(catalog.Of(v.Game).Drawing())
	}
	if m.step == nil {
		return b
	}
	for _, s := range m.step.Shapes {
		at, _ := v.Cells(s.At)
		switch {
		case s.Kind == lesson.Arrow && len(at) == 2:
			b.Arrows = append(b.Arrows, [2]engine.Cell{at[0], at[1]})
		case s.Kind == lesson.Ring:
			b.Rings = append(b.Rings, at...)
		case s.Kind == lesson.Label && len(at) > 0:
			b.Labels = append(b.Labels, paper.Label{At: at[0], Text: s.Text})
		}
	}
	return b
}

// name writes a coordinate for the rulers: of a long number the last digits.
func (m *maker) name(axis, n int) string {
	const most, last = 5, 4
	at := engine.Cell{X: n, Y: m.window.Y}
	if axis == 1 {
		at = engine.Cell{X: m.window.X, Y: n}
	}
	p := m.view.Position(at)
	if axis >= p.Dim() {
		return ""
	}
	text := p.At(axis).String()
	if len(text) > most {
		text = "…" + text[len(text)-last:]
	}
	return text
}

// counts returns how many counters are drawn of each pile.
func counts(p *page.Piles) []paper.Heap {
	list := make([]paper.Heap, len(p.Heaps))
	for i, h := range p.Heaps {
		list[i] = paper.Heap{Words: h.Words, Drawn: h.Drawn}
	}
	return list
}
