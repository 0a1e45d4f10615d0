package table

import "github.com/palacegames/palace/web/wire"

// Receive takes a message from a worker.
func (t *Table) Receive(message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		t.warn(err)
		return
	}
	switch m := m.(type) {
	case *wire.Part:
		t.saver.Receive(m)
	case *wire.Answer:
		t.asks.Receive(m)
	case *wire.Progress:
		if m.ID != 0 {
			t.asks.Receive(m)
		} else {
			t.chart.Receive(m)
		}
	default:
		t.chart.Receive(m)
	}
}

// Lost says that a worker was started anew: it is told again what it owes.
func (t *Table) Lost(worker Worker) {
	switch worker {
	case Painter:
		t.chart.Again()
	case Analyst:
		t.asks.Again()
	case Exporter:
		t.saver.Again()
	}
	t.out.Changed()
}
