package palace

import "unsafe"

// runLength is how many blocks side by side are counted in one go.
const runLength = 32

// run counts block (i, j), as step does without values, and if a kernel does it some of
// those to the right of it, but none beyond column last.
func (s *sweep) run(i, j, last int) {
	if kernel == nil || kernel.Run == nil || s.front.hood.touches(i, j) {
		s.step(i, j, nil)
		return
	}
	s.extend(i, j)
	count := min(last+1, s.front.tops.beyond(i), s.across*s.m) - i
	top, left := s.front.top(i), s.front.left(i, j)
	var tops []counters
	if j%s.m == 0 {
		tops = append(tops, unsafe.Slice(top, count)...)
	}
	lefts := make([]counters, count)
	count, near := kernel.Run(unsafe.Pointer(top), unsafe.Pointer(left), unsafe.Pointer(&lefts[0]), count)
	if count == 0 {
		s.step(i, j, nil) // it is flat
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
