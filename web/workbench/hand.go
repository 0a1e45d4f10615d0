package workbench

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/paint"
	"github.com/palacegames/palace/web/wire"
)

// hand works off orders, one after the other. The foreman has one too.
type hand struct {
	orders    []*wire.Order
	current   *wire.Order // the first of them, if that has been begun
	assistant *paint.Assistant
	of        material
}

// material is what an assistant is for.
type material struct {
	ruleset string
	kind    engine.Kind
	palette string
	extent  engine.Window
}

// take puts an order at the end. Orders of another sweep are void.
func (h *hand) take(m *wire.Order) {
	h.orders = slices.DeleteFunc(h.orders, func(o *wire.Order) bool { return o.Job != m.Job })
	h.orders = append(h.orders, m)
}

// drop drops all orders.
func (h *hand) drop() { h.orders, h.current = nil, nil }

// idle reports whether there is nothing to do.
func (h *hand) idle() bool { return len(h.orders) == 0 }

// step does one bounded piece of work. When an order is worked off it returns the
// report.
func (h *hand) step() *wire.Report {
	order := h.orders[0]
	report := &wire.Report{Job: order.Job, ID: order.ID}
	if h.current != order {
		if err := h.begin(order); err != nil {
			h.orders, h.current = h.orders[1:], nil
			report.Text = err.Error()
			return report
		}
		h.current = order
		return nil
	}
	var done bool
	if report.Result, report.Fragments, done = h.assistant.Step(); !done {
		return nil
	}
	h.orders, h.current = h.orders[1:], nil
	return report
}

// begin starts on an order.
func (h *hand) begin(m *wire.Order) error {
	of := material{m.Ruleset, m.Kind, m.Palette, m.Extent}
	if h.assistant == nil || h.of != of {
		g, err := catalog.Parse(m.Ruleset)
		if err != nil {
			return err
		}
		if !slices.Contains(g.Kinds(), m.Kind) {
			return fmt.Errorf("%s has no map of kind %q", g, m.Kind)
		}
		board, ok := g.Board(m.Kind).(engine.Divisible)
		if !ok {
			return fmt.Errorf("the map of %s is not computed in pieces", g)
		}
		h.assistant, h.of = paint.NewAssistant(board, m.Extent, render.NewPalette(m.Palette, m.Kind, g.K())), of
	}
	return h.assistant.Begin(m.Work, m.Windows, m.Keys)
}
