package workbench

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace/compare"
)

// match counts in which regions two games differ, when the map is painted.
type match struct {
	of       boardKey
	extent   engine.Window
	counting *compare.Counting // nil where there is nothing to count
	done     bool
}

// newMatch prepares to count in an extent; it stays empty unless two games are
// compared on boards that reach far enough.
func newMatch(of boardKey, extent engine.Window) *match {
	m := &match{of: of, extent: extent}
	if of.compare.Other != 0 {
		if counting, err := of.compare.Count(extent); err == nil {
			m.counting = counting
		}
	}
	return m
}

// covers reports whether the match is for this extent of that board.
func (m *match) covers(of boardKey, extent engine.Window) bool {
	return m != nil && m.of == of && m.extent == extent
}

// step does a bounded piece of work and reports whether that was the last, and
// whether there was anything to do.
func (m *match) step() (finished, worked bool) {
	if m == nil || m.counting == nil || m.done {
		return false, false
	}
	m.done = !m.counting.Next()
	return m.done, true
}

// ready reports whether everything is counted.
func (m *match) ready() bool { return m != nil && m.done }
