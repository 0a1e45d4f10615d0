package painter

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/internal/board"
)

// tasks are orders that are worked off one after the other, by a helper or the scheduler.
type tasks struct {
	kernel average.Kernel // for the averages, nil for the form in Go
	games  catalog.Games

	orders    []*wire.Order
	current   *wire.Order // the first of them, if that has been begun
	assistant *paint.Assistant
	of        material
}

// material is what an assistant is for.
type material struct {
	onMap   engine.Map
	palette string
	extent  engine.Window
}

// take puts an order at the end. Orders of another sweep are void.
func (t *tasks) take(m *wire.Order) {
	t.orders = slices.DeleteFunc(t.orders, func(o *wire.Order) bool { return o.Job != m.Job })
	t.orders = append(t.orders, m)
}

// drop drops all orders.
func (t *tasks) drop() { t.orders, t.current = nil, nil }

// void drops the first order if it is for a piece that somebody else has settled, and with
// it the others: the scheduler has one at a time.
func (t *tasks) void(id int) {
	if !t.idle() && t.orders[0].ID == id {
		t.drop()
	}
}

// idle reports whether there is nothing to do.
func (t *tasks) idle() bool { return len(t.orders) == 0 }

// step does one bounded piece of work. When an order is worked off it returns the
// report.
func (t *tasks) step() *wire.Report {
	order := t.orders[0]
	report := &wire.Report{Job: order.Job, ID: order.ID}
	if t.current != order {
		if err := t.begin(order); err != nil {
			t.orders, t.current = t.orders[1:], nil
			report.Text = err.Error()
			return report
		}
		t.current = order
		return nil
	}
	var done bool
	if report.Result, report.Fragments, done = t.assistant.Step(); !done {
		return nil
	}
	t.orders, t.current = t.orders[1:], nil
	return report
}

// begin starts on an order.
func (t *tasks) begin(m *wire.Order) error {
	of := material{m.Map, m.Palette, m.Extent}
	if t.assistant == nil || t.of != of {
		g, b, err := board.Of(&t.games, m.Map)
		if err != nil {
			return err
		}
		divisible, ok := atlas.Sharing(b, m.Extent)
		if !ok {
			return indivisible(g)
		}
		t.assistant, t.of = paint.NewAssistant(divisible, m.Extent, average.New(colour.NewPalette(m.Palette, m.Map.Kind, g.Shape().Blocking), t.kernel)), of
	}
	return t.assistant.Begin(m.Work, m.Windows, m.Keys)
}
