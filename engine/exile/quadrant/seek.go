package quadrant

import (
	"math/big"

	"github.com/palacegames/palace/engine/internal/columnar"
)

// Seeking finds in short steps what Lower needs for a square far out, which then takes no time.
// It is an engine.Job.
type Seeking struct {
	far   *Distant
	west  *big.Int
	lines []line // that are left
	all   int    // how many there were, and the column
	guess int    // of the first line
	way   *columnar.Way[Stretch]
	last  bool // it is the column's
	done  float64
	told  float64 // by Done
}

// Seek begins to find the queens in line with the square in row r and column c.
func (f *Distant) Seek(r, c *big.Int) *Seeking {
	lines := f.lines(r, c)
	return &Seeking{far: f, west: c, lines: lines, all: len(lines) + 1}
}

// Step finds some parts of the sequences, and reports whether there is more to do.
func (s *Seeking) Step() (more bool) {
	if s.way == nil {
		return s.begin()
	}
	more, err := s.way.Step()
	switch {
	case err != nil: // Lower says it
		s.done = 1
		return false
	case more:
		return true
	case s.last:
		s.done = 1
		return false
	}
	s.way = nil
	if !s.found() {
		s.guess++
		return true
	}
	s.over()
	return true
}

// begin sets out for the next guess of a line, and last of all for the column.
func (s *Seeking) begin() (more bool) {
	if len(s.lines) == 0 {
		if s.last = true; s.done == 1 {
			return false
		}
		s.way = s.far.descent.Way(columnar.Place{Index: s.west})
		return true
	}
	l := s.lines[0]
	if s.guess == len(l.guesses) {
		s.over()
		return true
	}
	g := l.guesses[s.guess]
	if g.beyond(s.west) {
		s.guess++
		return true
	}
	s.way = s.far.descent.Way(columnar.Place{Index: g.column, Before: search, After: search})
	return true
}

// found reports whether the queen stands about the guess.
func (s *Seeking) found() bool {
	l := s.lines[0]
	g := l.guesses[s.guess]
	part, err := s.far.ask(g.column, search, search)
	if err != nil {
		return true // and Lower says it
	}
	_, _, ok, _ := part.onLine(l.direction, l.number, g.high)
	return ok
}

// over goes on to the next line.
func (s *Seeking) over() {
	s.lines, s.guess = s.lines[1:], 0
	s.done = float64(s.all-1-len(s.lines)) / float64(s.all)
}

// Done returns about which part is found. Between two guesses nothing is lost.
func (s *Seeking) Done() float64 {
	part := 0.0
	if s.way != nil {
		part = s.way.Done()
	}
	if len(s.lines) > 0 { // there may be another guess
		part = (float64(s.guess) + part) / float64(len(s.lines[0].guesses))
	}
	if s.done < 1 {
		s.told = max(s.told, s.done+part/float64(s.all))
		return min(s.told, 0.999)
	}
	return 1
}
