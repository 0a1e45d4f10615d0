package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/weave"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/wire"
)

// pastEdge is the edge of the window in which the past is looked for.
const pastEdge = 8

// backwards begins at the square that the pointer was on last.
func (a *automaton) backwards() error {
	switch {
	case !a.shown():
		return errNotMade
	case a.around.Blank():
		return errNoSquare
	}
	a.chart.host.Post(&wire.Probe{Revision: a.chart.revision, At: a.at, Reach: pastEdge - 1})
	return nil
}

// begin takes the values of the game where its past is looked for.
func (a *automaton) begin(m *wire.Value) {
	w := engine.Window{X: m.At.X - m.Reach, Y: m.At.Y - m.Reach, W: m.Reach + 1, H: m.Reach + 1}
	a.given = m.Around
	past, err := weave.NewPast(w, a.rel(&a.given))
	if err != nil {
		return // the window is large enough
	}
	a.past = past
	a.forced()
	a.chart.host.Changed()
}

// forced fills in all squares where the rule leaves no choice.
func (a *automaton) forced() {
	for {
		_, solutions, ok := a.past.Next()
		if !ok || len(solutions) != 1 {
			return
		}
		if a.past.Choose(solutions[0]) != nil {
			return
		}
	}
}

// choose gives the next square of the past a value.
func (a *automaton) choose(value int) error {
	if a.past == nil {
		return errNoPast
	}
	if value != int(int32(value)) {
		return errLarge
	}
	if err := a.past.Choose(int32(value)); err != nil {
		return err
	}
	a.forced()
	a.chart.host.Changed()
	return nil
}

// reconsider takes the last choice back.
func (a *automaton) reconsider() error {
	if a.past == nil {
		return errNoPast
	}
	for a.past.Back() {
		if _, solutions, _ := a.past.Next(); len(solutions) > 1 {
			break
		}
	}
	a.forced()
	a.chart.host.Changed()
	return nil
}

// forwards ends the run backwards.
func (a *automaton) forwards() error {
	a.past = nil
	a.chart.host.Changed()
	return nil
}

func (a *automaton) pastPage() *page.Past {
	if a.past == nil {
		return nil
	}
	w := a.past.Window
	p := &page.Past{At: page.Numbers(engine.At(w.X, w.Y)), Width: w.W, Solutions: []page.Solution{}, Words: allFound}
	rel := a.rel(&a.given)
	next, solutions, ok := a.past.Next()
	if ok {
		p.Next, p.Words = page.Numbers(engine.OfCell(next)), twoValues
		for _, v := range solutions {
			p.Solutions = append(p.Solutions, page.Solution{Value: int(v), Label: signed(v), Own: v == rel(next.X, next.Y)})
		}
	}
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			trace := page.Trace{State: "hidden"}
			v, known := a.past.At(x, y)
			switch {
			case ok && next == (engine.Cell{X: x, Y: y}):
				trace.State = "next"
			case known && (x >= w.X+w.W-2 || y >= w.Y+w.H-2):
				trace.State = "given"
			case known:
				trace.State = "found"
				p.Begun = true
			}
			if known {
				trace.Value, trace.Palace, trace.Other = signed(v), v < 0, v != rel(x, y)
			}
			p.Cells = append(p.Cells, trace)
		}
	}
	return p
}
