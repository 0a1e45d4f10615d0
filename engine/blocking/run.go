package blocking

import "unsafe"

// runLength is how many blocks side by side are counted in one go.
const runLength = 32

// runs reports whether blocks from (i, j) on can be counted in one go.
func (f *front) runs(i, j int) bool {
	return kernel != nil && kernel.Run != nil && !f.hood.touches(i, j)
}

// run counts up to count blocks of row j from block (i, j) on, the edges of which lie side
// by side, and writes to lefts what their left edges were. It stops before a flat block and
// behind one whose values are too far from k, and returns how many blocks it has counted,
// and whether there was no such value.
func (f *front) run(i, j, count int, lefts []counters) (counted int, near bool) {
	top, left := f.top(i), f.left(i, j)
	return kernel.Run(unsafe.Pointer(top), unsafe.Pointer(left), unsafe.Pointer(&lefts[:count][0]), count)
}

// run counts block (i, j), as step does without values, and if a kernel does it some of
// those to the right of it, but none beyond column last.
func (s *sweep) run(i, j, last int) {
	if !s.front.runs(i, j) {
		s.step(i, j, nil)
		return
	}
	s.extend(i, j)
	count := min(last+1, s.front.tops.beyond(i), s.across*s.m) - i
	var tops []counters
	if j%s.m == 0 {
		tops = append(tops, unsafe.Slice(s.front.top(i), count)...)
	}
	lefts := s.between
	if s.m == 1 {
		lefts = make([]counters, count) // which are kept
	} else if lefts == nil {
		lefts = make([]counters, runLength)
		s.between = lefts
	}
	count, near := s.front.run(i, j, count, lefts)
	if count == 0 {
		s.step(i, j, nil)
		return
	}
	for n := range count {
		if j%s.m == 0 {
			s.tops.put(j/s.m, i+n, hold(&tops[n]))
		}
		switch {
		case s.m == 1:
			s.lefts.put(j, i+n, hold(&lefts[n]))
		case (i+n)%s.m == 0:
			s.lefts.put(j, (i+n)/s.m, keep(&lefts[n])) // without the others
		}
	}
	if !near {
		s.doubts = append(s.doubts, at{i + count - 1, j})
	}
	s.next[j] = i + count
}
