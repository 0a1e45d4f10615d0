package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
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
		return errNoSquare
	}
	a.chart.host.Post(host.Painter, &wire.Probe{Revision: a.chart.revision, At: a.at, Reach: pastEdge - 1}, true)
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

func (a *automaton) pastPage(rule atlas.Rule) *page.Past {
	if a.past == nil {
		return nil
	}
	own := rule.Around(a.given.At)
	p := &page.Past{Solutions: []page.Solution{}, Words: a.past.Words()}
	next, solutions, ok := a.past.Next()
	if ok {
		p.Words = asksFor(engine.OfCell(next), p.Words)
		for _, v := range solutions {
			p.Solutions = append(p.Solutions, page.Solution{Value: int(v), Label: signed(v), Note: owned(v == own(next.X, next.Y))})
		}
	}
	w, reach := a.window, rule.Reach()
	given := engine.Cell{X: w.X + w.W - reach, Y: w.Y + w.H - reach} // what has an x or y from here on
	for y := w.Y; y < w.Y+w.H; y++ {
		row := make([]page.Trace, w.W)
		for i := range row {
			at := engine.Cell{X: w.X + i, Y: y}
			row[i] = trace(at, a.past, own)
			switch {
			case ok && at == next:
				row[i] = page.Trace{State: "next", Value: "?"}
			case row[i].State == "found" && (at.X >= given.X || at.Y >= given.Y):
				row[i].State = "given"
			}
			row[i].About = found(row[i].State, row[i].Other, engine.OfCell(at), row[i].Value)
			p.Begun = p.Begun || row[i].State == "found"
		}
		p.Rows = append(p.Rows, row)
	}
	return p
}

// trace is what is known of a square of the past, where the game's own numbers are own.
func trace(at engine.Cell, past atlas.Past, own func(x, y int) int32) page.Trace {
	v, known := past.At(at.X, at.Y)
	if !known {
		return page.Trace{State: "hidden"}
	}
	return page.Trace{State: "found", Value: signed(v), Palace: v < 0, Other: v != own(at.X, at.Y)}
}
