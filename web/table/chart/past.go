package chart

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/wire"
)

// pastEdge is the edge of the window in which the past is looked for.
const pastEdge = 8

// backwards begins at the square that the pointer was on last.
func (a *automaton) backwards() error {
	if _, ok := a.rule(); !ok {
		return errNotMade()
	}
	if a.around.Blank() {
		return errors.New("point at a square of the map first, from which to go back")
	}
	a.chart.host.Post(&wire.Probe{Revision: a.chart.revision, At: a.at, Reach: pastEdge - 1})
	return nil
}

// begin takes the values of the game where its past is looked for.
func (a *automaton) begin(m *wire.Value) {
	rule, ok := a.rule()
	if !ok {
		return // another map has come meanwhile
	}
	w := engine.Window{X: m.At.X - m.Reach, Y: m.At.Y - m.Reach, W: m.Reach + 1, H: m.Reach + 1}
	past, err := rule.Past(w, rule.Around(m.Around.At))
	if err != nil {
		return // the window is large enough
	}
	a.past, a.window, a.given = past, w, m.Around
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

var errNoPast = errors.New("nothing runs backwards: begin at a square first")

// choose gives the next square of the past a value.
func (a *automaton) choose(value int) error {
	if a.past == nil {
		return errNoPast
	}
	if value != int(int32(value)) {
		return errors.New("no palace number is as large")
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

func (a *automaton) pastPage(rule engine.Rule) *page.Past {
	if a.past == nil {
		return nil
	}
	w, reach := a.window, rule.Reach()
	p := &page.Past{At: page.Numbers(engine.At(w.X, w.Y)), Width: w.W, Solutions: []page.Solution{}, Words: a.past.Words()}
	own := rule.Around(a.given.At)
	next, solutions, ok := a.past.Next()
	if ok {
		p.Next = page.Numbers(engine.OfCell(next))
		for _, v := range solutions {
			p.Solutions = append(p.Solutions, page.Solution{Value: int(v), Label: signed(v), Own: v == own(next.X, next.Y)})
		}
	}
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			trace := page.Trace{State: "hidden"}
			v, known := a.past.At(x, y)
			switch {
			case ok && next == (engine.Cell{X: x, Y: y}):
				trace.State = "next"
			case known && (x >= w.X+w.W-reach || y >= w.Y+w.H-reach):
				trace.State = "given"
			case known:
				trace.State = "found"
				p.Begun = true
			}
			if known {
				trace.Value, trace.Palace, trace.Other = signed(v), v < 0, v != own(x, y)
			}
			p.Cells = append(p.Cells, trace)
		}
	}
	return p
}
