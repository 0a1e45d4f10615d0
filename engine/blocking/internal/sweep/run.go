package sweep

import "github.com/palacegames/palace/engine/blocking/automaton"

// run counts block (i, j), as step does without values, and if a kernel does it some of
// those to the right of it, but none beyond column last.
func (s *Sweep) run(i, j, last int) {
	if !s.Runs(i, j) {
		s.step(i, j, nil)
		return
	}
	s.extend(i, j)
	count := min(last+1, s.front.tops.beyond(i), s.across*s.m) - i
	var tops []automaton.Edge
	if j%s.m == 0 {
		tops = append(tops, s.front.row(i, count)...)
	}
	lefts := s.between
	if s.m == 1 {
		lefts = make([]automaton.Edge, count) // which are kept
	} else if lefts == nil {
		lefts = make([]automaton.Edge, runLength)
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
		s.unprovedBlocks = append(s.unprovedBlocks, at{i + count - 1, j})
	}
	s.next[j] = i + count
}
