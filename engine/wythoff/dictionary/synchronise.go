package dictionary

import "slices"

// synchroniser finds out where words begin in a string that is seen from the
// middle on. After some symbols it knows which nodes of the dictionary may have
// been reached, from whatever node the string began at: its state. If that is the
// root alone, a word begins there. There are few states, which are listed as they are met.
type synchroniser struct {
	nodes  [][2]int
	states [][]int // the nodes, sorted
	next   [][2]int
	number map[string]int
}

// The first states: without any node, for no string of words looks like this; the root alone;
// all nodes, where all begins.
const (
	lost = iota
	syncState
	anywhere
	unknown = -1
)

// newSynchroniser knows the first states.
func newSynchroniser(nodes [][2]int) synchroniser {
	s := synchroniser{nodes: nodes, number: map[string]int{}}
	all := make([]int, len(nodes))
	for i := range all {
		all[i] = i
	}
	s.state(nil)
	s.state([]int{0})
	if len(all) > 1 {
		s.state(all)
	}
	return s
}

// state returns the number of a state.
func (s *synchroniser) state(nodes []int) int {
	key := make([]byte, 0, 2*len(nodes))
	for _, n := range nodes {
		key = append(key, byte(n), byte(n>>8))
	}
	if n, known := s.number[string(key)]; known {
		return n
	}
	n := len(s.states)
	s.number[string(key)] = n
	s.states, s.next = append(s.states, nodes), append(s.next, [2]int{unknown, unknown})
	return n
}

// step goes on by a symbol.
func (s *synchroniser) step(state int, symbol byte) int {
	to := &s.next[state][symbol-'0']
	if *to != unknown {
		return *to
	}
	var reached []int
	for _, n := range s.states[state] {
		switch n := s.nodes[n][symbol-'0']; {
		case n < 0:
			reached = append(reached, 0)
		case n > 0:
			reached = append(reached, n)
		}
	}
	slices.Sort(reached)
	n := s.state(slices.Compact(reached))
	s.next[state][symbol-'0'] = n
	return n
}

// boundary returns the first place at which every way to read symbols into words
// that does not get stuck begins a word, or -1.
func (s *synchroniser) boundary(symbols []byte) int {
	state := min(anywhere, len(s.states)-1)
	for at, symbol := range symbols {
		switch state = s.step(state, symbol); state {
		case syncState:
			return at + 1
		case lost:
			return -1
		}
	}
	return -1
}
