package feed

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/render"
)

// Labels brings the names of what is on the map, when all of it has been surveyed.
type Labels struct {
	Revision uint32
	// Extent is what was surveyed.
	Extent engine.Window
	// Detail is what the pictures of this revision highlight, "" for nothing.
	Detail string
	List   []render.Label
}

// Tallies brings the count of the squares in which two compared games differ.
type Tallies struct {
	Revision uint32
	Extent   engine.Window // where it was counted
	List     []compare.Tally
}

func (*Labels) kind() byte  { return labelsKind }
func (*Tallies) kind() byte { return talliesKind }

func (m *Labels) write(w *writer) {
	w.uint32(m.Revision)
	w.window(m.Extent)
	w.string(m.Detail)
	w.int(len(m.List))
	for i := range m.List {
		w.string(m.List[i].Text)
		w.cell(m.List[i].At)
		w.int(m.List[i].Weight)
	}
}

func readLabels(r *reader) *Labels {
	m := &Labels{Revision: r.uint32(), Extent: r.window(), Detail: r.string()}
	for range r.length(4) {
		m.List = append(m.List, render.Label{Text: r.string(), At: r.cell(), Weight: r.int()})
	}
	return m
}

func (m *Tallies) write(w *writer) {
	w.uint32(m.Revision)
	w.window(m.Extent)
	w.int(len(m.List))
	for _, t := range m.List {
		w.string(t.Region)
		w.bool(t.Below)
		w.int(t.Squares)
		w.int(t.Differ)
	}
}

func readTallies(r *reader) *Tallies {
	m := &Tallies{Revision: r.uint32(), Extent: r.window()}
	for range r.length(4) {
		m.List = append(m.List, compare.Tally{Region: r.string(), Below: r.bool(), Squares: r.int(), Differ: r.int()})
	}
	return m
}

// comparison writes what is compared; with another game of 0 it is nothing.
func (w *writer) comparison(c compare.Comparison) {
	w.int(c.K)
	w.int(c.Other)
	w.cell(c.Shift)
	w.int(c.Offset)
}

func (r *reader) comparison() compare.Comparison {
	return compare.Comparison{K: r.int(), Other: r.int(), Shift: r.cell(), Offset: r.int()}
}
