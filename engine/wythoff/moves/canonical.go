package moves

import (
	"cmp"
	"slices"
	"sort"
)

// Form returns the canonical form. It depends on the set alone, so equal
// rulesets print equally, and it reads back as the same set: a plain list, or
// families where that is shorter.
func (s Set) Form() Form {
	if len(s.Endless) > 0 {
		return Form{single: s.Single, families: s.Endless, lo: s.From}
	}
	best := Form{single: s.Single}
	shortest := len(best.String())
	multiples := byDirection(s.Single)
	for _, r := range ranges(multiples) {
		f := r.form(multiples)
		if len(f.single)+len(f.families)*(r.hi-r.lo+1) > MaxMoves {
			continue // they overlap so much that the parser would refuse them
		}
		if n := len(f.String()); n < shortest {
			best, shortest = f, n
		}
	}
	best.all = len(s.Single)
	return best
}

// span is a range lo..hi of t with at least two numbers.
type span struct{ lo, hi int }

// maxSpans bounds the spans that are compared with each other. Only sets that hold a
// hundred multiples and more, without being a family, have so many.
const maxSpans = 100

// ranges lists the spans that could shorten the text: those of the longest
// arithmetic progressions lo·g, (lo+1)·g, …, hi·g within a direction, and what two of
// them have in common, for there both can be families.
func ranges(d directions) []span {
	found := d.progressions()
	if longest := found; len(longest) <= maxSpans {
		for i, r := range longest {
			for _, s := range longest[:i] {
				if both := (span{max(r.lo, s.lo), min(r.hi, s.hi)}); both.lo < both.hi {
					found = append(found, both)
				}
			}
		}
		sort.Slice(found, func(i, j int) bool { return found[i].compare(found[j]) < 0 })
	}
	return slices.Compact(found)
}

// progressions lists the spans of the longest arithmetic progressions, sorted.
func (d directions) progressions() []span {
	var found []span
	for _, unit := range d.sorted() {
		ks := d[unit]
		in := make(map[int]bool, len(ks))
		for _, k := range ks {
			in[k] = true
		}
		for i, k := range ks {
			for _, next := range ks[i+1:] {
				g := next - k
				if g > k { // lo = k/g would be less than 1, and g only grows
					break
				}
				if k%g != 0 || (k > g && in[k-g]) {
					continue
				}
				r := span{k / g, next / g}
				for in[(r.hi+1)*g] {
					r.hi++
				}
				found = append(found, r)
			}
		}
	}
	sort.Slice(found, func(i, j int) bool { return found[i].compare(found[j]) < 0 })
	return slices.Compact(found)
}

func (r span) compare(s span) int {
	return cmp.Or(cmp.Compare(r.lo, s.lo), cmp.Compare(r.hi, s.hi))
}

// form writes the set as families over the span, as many as shorten it, and the
// moves left over singly.
func (r span) form(d directions) Form {
	f := Form{lo: r.lo, hi: r.hi}
	for _, unit := range d.sorted() {
		families, rest := r.cover(unit, d[unit])
		for _, g := range families {
			f.families = append(f.families, unit.Times(g))
		}
		for _, g := range rest {
			f.single = append(f.single, unit.Times(g))
		}
	}
	sortMoves(f.families)
	sortMoves(f.single)
	return f
}

// cover finds numbers g with g·lo, …, g·hi all in ks, such that none of these families
// of multiples of unit is longer to write than what it alone holds, and lists what in
// ks they leave over.
func (r span) cover(unit Move, ks []int) (factors, rest []int) {
	covered := make(map[int]int, len(ks)) // how many factors cover k, for k in ks
	for _, k := range ks {
		covered[k] = 0
	}
	for _, k := range ks {
		if k%r.lo == 0 && r.all(k/r.lo, func(n int) bool { _, in := covered[n]; return in }) {
			factors = append(factors, k/r.lo)
			r.all(k/r.lo, func(n int) bool { covered[n]++; return true })
		}
	}
	for i := len(factors) - 1; i >= 0; i-- {
		g := factors[i]
		family := len(list([]Move{unit.Times(g)}, "t"))
		short := r.all(g, func(n int) bool {
			if covered[n] == 1 {
				family -= len(list([]Move{unit.Times(n)}, ""))
			}
			return family >= 0
		})
		if short {
			r.all(g, func(n int) bool { covered[n]--; return true })
			factors = slices.Delete(factors, i, i+1)
		}
	}
	for _, k := range ks {
		if covered[k] == 0 {
			rest = append(rest, k)
		}
	}
	return factors, rest
}

// all reports whether f holds for g·lo, …, g·hi; it stops at the first failure.
func (r span) all(g int, f func(n int) bool) bool {
	for t := r.lo; t <= r.hi; t++ {
		if !f(g * t) {
			return false
		}
	}
	return true
}
