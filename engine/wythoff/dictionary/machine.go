package dictionary

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// machine goes from sector to sector. Those that were met are its states, numbered.
type machine struct {
	further []moves.Move
	states  []sector
	number  map[string]int
	next    [][2]edge
}

// edge is what a column does to a state, and where it leads: nowhere is where it cannot.
type edge struct {
	transition
	to int
}

const untried, nowhere = -1, -2

func newMachine(further []moves.Move) *machine {
	return &machine{further: further, number: map[string]int{}}
}

// state returns the number of a sector.
func (m *machine) state(s sector) int {
	key := s.key()
	n, known := m.number[key]
	if !known {
		n = len(m.states)
		m.number[key] = n
		m.states, m.next = append(m.states, s), append(m.next, [2]edge{{to: untried}, {to: untried}})
	}
	return n
}

// edge returns what a column does, which has its P-position below the diagonal or above.
func (m *machine) edge(state int, below bool) edge {
	bit := 0
	if below {
		bit = 1
	}
	if m.next[state][bit].to == untried {
		e := edge{to: nowhere}
		if s, t, ok := m.states[state].next(m.further, below); ok {
			e = edge{t, m.state(s)}
		}
		m.next[state][bit] = e
	}
	return m.next[state][bit]
}

// after returns the state behind a column, if there is one.
func (m *machine) after(state int, below bool) (to int, ok bool) {
	to = m.edge(state, below).to
	return to, to >= 0
}

// begin returns the sector before the first column from which on no P-position below the
// diagonal reaches a square above it.
func (s *Search) begin() (start sector, first int, err error) {
	if first, err = firstAbove(s.set.Single, s.columns, len(s.string)/2); err != nil {
		return start, 0, err
	}
	start, ok := s.sectorAt(first)
	if !ok {
		err = errNone(first, errStray(widest))
	}
	return start, first, err
}

// firstAbove returns the first column from which on no P-position below the diagonal reaches a square
// above it. The P-positions below are those above of the mirrored moves: these columns, of which so many
// are looked at.
//
// A move by (a, b) leads from a square above the diagonal to one below it if b-a is more than
// the latter's distance from the diagonal; there is one P-position at most for each distance.
func firstAbove(further []moves.Move, mirrored *columns.Table, looked int) (first int, err error) {
	most, farthest := 0, 0
	for _, m := range further {
		most, farthest = max(most, m.B-m.A), max(farthest, m.A)
	}
	near := make([]bool, most+1)
	left := most // of the distances 1 … most, those whose P-position has not been seen
	for x := 0; left > 0; x++ {
		if x >= looked {
			return 0, errNone(looked, errStart)
		}
		y := mirrored.Row(x)
		if d := y - x; d > 0 && d <= most && !near[d] {
			near[d] = true
			left--
			first = max(first, y+farthest+1)
		}
	}
	return first, nil
}

// sectorAt returns the sector before a column, from the columns before. ok is false if that is
// too wide.
func (s *Search) sectorAt(x int) (at sector, ok bool) {
	return sectorAt(s.columns, s.set.Single, x)
}

func sectorAt(c *columns.Table, further []moves.Move, x int) (at sector, ok bool) {
	free := freeAt(c, x)
	for before := range x {
		d := c.Row(before) - before
		if d < 0 {
			continue
		}
		across, up := d-free, before+d-x-free
		if max(across, up) >= widest {
			return at, false
		}
		if across >= 0 {
			at.diagonals |= 1 << across
		}
		if up >= 0 {
			at.rows |= 1 << up
		}
		for _, m := range further {
			if by, up := before+m.A-x, d+m.B-m.A-free; by >= 0 && up >= 0 {
				at.jumps = append(at.jumps, attackedSquare{int16(by), int16(up)})
			}
		}
	}
	at.jumps = slices.DeleteFunc(at.jumps, at.taken)
	sort.Slice(at.jumps, func(i, j int) bool { return compareAttacked(at.jumps[i], at.jumps[j]) < 0 })
	at.jumps = slices.Compact(at.jumps)
	return at, true
}

// freeAt returns the first free diagonal before column x.
func freeAt(c *columns.Table, x int) int {
	full := make([]bool, x+1)
	for before := range x {
		if d := c.Row(before) - before; d >= 0 && d < len(full) {
			full[d] = true
		}
	}
	return slices.Index(full, false)
}

// Perfect reports whether the squares from column x on that see no P-position above the diagonal
// in the columns before make a perfect sector: all those from some diagonal on. The columns must
// be done.
func Perfect(c *columns.Table, further []moves.Move, x int) bool {
	s, ok := sectorAt(c, further, x)
	return ok && s.perfect()
}
