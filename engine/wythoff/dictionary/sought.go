package dictionary

import (
	"sync"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Sought is the dictionary of a list of moves, which is looked for. There is one search for all who
// want it; it is an engine.Job, and several goroutines may work on it and ask.
type Sought struct {
	Set moves.Set

	mutex  sync.Mutex
	search *Search // nil before it has begun, and when it has ended
	ended  bool
	found  *Dictionary
	why    error // there is none
}

// Seek returns the search, which has not begun.
func Seek(set moves.Set) *Sought { return &Sought{Set: set} }

// Known returns the dictionary, or why there is none, if that is known already. A dictionary has a
// Reader.
func (s *Sought) Known() (d *Dictionary, why error, known bool) {
	if why = Eligible(s.Set); why != nil {
		return nil, why, true
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.found, s.why, s.ended
}

// Step works a little, and reports whether there is more to do.
func (s *Sought) Step() (more bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.ended {
		return false
	}
	if s.search == nil {
		s.search = NewSearch(s.Set)
	}
	if s.search.Step() {
		return true
	}
	if s.found, s.why = s.search.Found(); s.why == nil {
		_, s.why = s.found.Reader()
	}
	s.search, s.ended = nil, true
	return false
}

// Done guesses which part is done.
func (s *Sought) Done() float64 {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	switch {
	case s.ended:
		return 1
	case s.search == nil:
		return 0
	}
	return s.search.Done()
}
