package table

import "time"

// watched is the outside as long as something is expected of it: news that the page has not
// heard, and what is to happen later.
type watched struct {
	Outside
	news  bool
	later int
}

func (w *watched) Changed() {
	w.news = true
	w.Outside.Changed()
}

func (w *watched) After(d time.Duration, f func()) {
	w.later++
	w.Outside.After(d, func() {
		w.later--
		f()
	})
}

// Idle reports whether nothing goes on by itself, but for what the workers do.
func (t *Table) Idle() bool { return !t.out.news && t.out.later == 0 && t.canvas.Idle() }
