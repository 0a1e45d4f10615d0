package sweep

import (
	"slices"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// kept is an edge, in two bytes if nothing changes along it.
type kept struct {
	whole      *automaton.Edge
	line, diag byte
	known      bool // for keptEdges: whether there is one
}

// keep returns an edge that does not change with c.
func keep(c *automaton.Edge) kept {
	k := hold(c)
	if k.whole != nil {
		whole := *c
		k.whole = &whole
	}
	return k
}

// hold is keep for an edge that will not change.
func hold(c *automaton.Edge) kept {
	if c.Constant() {
		return kept{line: c.Line[0], diag: c.Diag[0]}
	}
	return kept{whole: c}
}

// restore writes the edge to c.
func (k kept) restore(c *automaton.Edge) {
	if k.whole != nil {
		*c = *k.whole
		return
	}
	c.Fill(k.line, k.diag)
}

// keptEdges holds the edges that a sweep keeps, by row and by place in the row. Rows are
// filled one place after the other, from anywhere on.
type keptEdges []keptRow

// keptRow holds the edges of a row from a place on.
type keptRow struct {
	first int
	list  []kept
}

// put puts an edge into its place.
func (l *keptEdges) put(row, place int, k kept) {
	for row >= len(*l) {
		*l = append(*l, keptRow{})
	}
	r := &(*l)[row]
	if len(r.list) == 0 {
		r.first = place
	}
	if place < r.first {
		r.list, r.first = slices.Insert(r.list, 0, make([]kept, r.first-place)...), place
	}
	for place >= r.first+len(r.list) {
		r.list = append(r.list, kept{})
	}
	k.known = true
	r.list[place-r.first] = k
}

// get returns the edge at a place, if there is one.
func (l keptEdges) get(row, place int) (k kept, ok bool) {
	if row >= len(l) || place < l[row].first || place >= l[row].first+len(l[row].list) {
		return k, false
	}
	k = l[row].list[place-l[row].first]
	return k, k.known
}

// thinRows keeps every other row.
func (l *keptEdges) thinRows() {
	n := 0
	for row := 0; row < len(*l); row += 2 {
		(*l)[n] = (*l)[row]
		n++
	}
	clear((*l)[n:])
	*l = (*l)[:n]
}

// thinPlaces keeps every other place of each row.
func (l keptEdges) thinPlaces() {
	for row := range l {
		r := &l[row]
		var list []kept
		for n := r.first & 1; n < len(r.list); n += 2 {
			list = append(list, r.list[n])
		}
		r.first, r.list = (r.first+1)/2, list
	}
}

// each calls f for every edge.
func (l keptEdges) each(f func(row, place int, k kept)) {
	for row := range l {
		for n, k := range l[row].list {
			if k.known {
				f(row, l[row].first+n, k)
			}
		}
	}
}

// size returns how many edges there are.
func (l keptEdges) size() (n int) {
	l.each(func(int, int, kept) { n++ })
	return n
}
