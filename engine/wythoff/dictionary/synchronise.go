package dictionary

// synchroniser finds out where words begin in a string that is seen from the
// middle on. After some symbols it knows which nodes of the dictionary may have
// been reached, from whatever node the string began at: its state. If that is the
// root alone, a word begins there. There are few states, and each symbol is one
// step in a table.
type synchroniser struct {
	next [][2]uint8 // by state
	home uint8      // the state that is the root alone
}

// lost is the state without any node: no string of words looks like this.
const lost = 0

// newSynchroniser makes the table: state 1, where all begins, is all nodes.
func newSynchroniser(nodes [][2]int) synchroniser {
	type set = uint64 // bit i: node i
	s := synchroniser{next: make([][2]uint8, 2)}
	states := []set{0, 1<<len(nodes) - 1}
	number := map[set]uint8{states[0]: 0, states[1]: 1}
	for at := 1; at < len(states); at++ {
		for bit := range 2 {
			var to set
			for i := range nodes {
				if states[at]>>i&1 == 0 {
					continue
				}
				switch n := nodes[i][bit]; {
				case n < 0:
					to |= 1
				case n > 0:
					to |= 1 << n
				}
			}
			if _, known := number[to]; !known {
				number[to] = uint8(len(states))
				states, s.next = append(states, to), append(s.next, [2]uint8{})
			}
			s.next[at][bit] = number[to]
		}
	}
	s.home = number[1]
	return s
}

// boundary returns the first place at which every way to read symbols into words
// that does not get stuck begins a word, or -1.
func (s *synchroniser) boundary(symbols []byte) int {
	state := uint8(1)
	for at, symbol := range symbols {
		switch state = s.next[state][symbol-'0']; state {
		case s.home:
			return at + 1
		case lost:
			return -1
		}
	}
	return -1
}
