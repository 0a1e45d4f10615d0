package blocking

import "slices"

// ledger holds the edges that a sweep keeps, by row and by place in the row. Rows are
// filled one place after the other, from anywhere on.
type ledger []ledgerRow

// ledgerRow holds the edges of a row from a place on.
type ledgerRow struct {
	first int
	list  []kept
}

// put puts an edge into its place.
func (l *ledger) put(row, place int, k kept) {
	for row >= len(*l) {
		*l = append(*l, ledgerRow{})
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
func (l ledger) get(row, place int) (k kept, ok bool) {
	if row >= len(l) || place < l[row].first || place >= l[row].first+len(l[row].list) {
		return k, false
	}
	k = l[row].list[place-l[row].first]
	return k, k.known
}

// thinRows keeps every other row.
func (l *ledger) thinRows() {
	n := 0
	for row := 0; row < len(*l); row += 2 {
		(*l)[n] = (*l)[row]
		n++
	}
	clear((*l)[n:])
	*l = (*l)[:n]
}

// thinPlaces keeps every other place of each row.
func (l ledger) thinPlaces() {
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
func (l ledger) each(f func(row, place int, k kept)) {
	for row := range l {
		for n, k := range l[row].list {
			if k.known {
				f(row, l[row].first+n, k)
			}
		}
	}
}

// size returns how many edges there are.
func (l ledger) size() (n int) {
	l.each(func(int, int, kept) { n++ })
	return n
}
