package worksheet

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/paper"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/page"
)

// fit returns the window of the board that is drawn: the smallest corner and the piece, if
// so many squares hold them, else those before the piece.
func (m *maker) fit(size int) engine.Window {
	if !m.view.Charted() {
		return engine.Window{}
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
		if t := m.task(); t != nil && t.Kind == lesson.Tap {
			size = min(Most, max(size, t.In.X+t.In.W, t.In.Y+t.In.H))
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
	w := engine.Window{X: from[0], Y: from[1], W: size, H: size}
	if m.view.Game.Shape().Dim == 1 {
		w.Y, w.H = 0, 1
	}
	return w.Intersect(m.plane)
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
		Piece: scene.Named(catalog.Of(v.Game).Drawing()), At: v.Standing(), Pawns: m.cells(v.Blocked),
	}
	if m.step == nil {
		return b
	}
	for _, s := range m.step.Shapes {
		at := m.cells(s.At)
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

// cells returns the squares as which positions are seen.
func (m *maker) cells(positions []engine.Position) []engine.Cell {
	var list []engine.Cell
	for _, p := range positions {
		if c, ok := m.view.Cell(p); ok {
			list = append(list, c)
		}
	}
	return list
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
