package dictionary

import (
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// results are those of searches, by the moves, and the searches that go on. Whoever asks for the
// same list again need not search again, nor begin anew. Each has a lock of its own, so that
// nobody waits for the work on another list.
var results struct {
	sync.Mutex
	of    map[string]*result
	asked uint64 // how often
}

type result struct {
	asked uint64 // when last, under the lock of all
	sync.Mutex
	search *Search // nil when it has ended
	found  *Dictionary
	why    error // there is none
}

// mostResults is how many are kept.
const mostResults = 64

// keep puts a result, or a new one, in its place if that is empty, and returns what is there. Of too
// many the one goes for which nobody has asked for longest; a search that goes on comes back by
// its next step.
func keep(set moves.Set, r *result) *result {
	name := set.Form().String()
	results.Lock()
	defer results.Unlock()
	if there := results.of[name]; there != nil {
		r = there
	} else {
		if results.of == nil {
			results.of = map[string]*result{}
		}
		if len(results.of) >= mostResults {
			var oldest string
			for other, o := range results.of {
				if oldest == "" || o.asked < results.of[oldest].asked {
					oldest = other
				}
			}
			delete(results.of, oldest)
		}
		if r == nil {
			r = &result{search: NewSearch(set)}
		}
		results.of[name] = r
	}
	results.asked++
	r.asked = results.asked
	return r
}

// Known returns the dictionary of a list of moves, or why there is none, if that is known
// already.
func Known(set moves.Set) (d *Dictionary, why error, known bool) {
	if why = Eligible(set); why != nil {
		return nil, why, true
	}
	results.Lock()
	r := results.of[set.Form().String()]
	if r != nil {
		results.asked++
		r.asked = results.asked
	}
	results.Unlock()
	if r == nil {
		return nil, nil, false
	}
	r.Lock()
	defer r.Unlock()
	return r.found, r.why, r.search == nil
}

// shared is the search for the dictionary of a list of moves, as the Job of all who want it.
type shared struct {
	set  moves.Set
	last *result
}

// Shared returns the search that Known waits for. There is one for all who want the same.
func Shared(set moves.Set) engine.Job { return &shared{set: set} }

// result returns what has been found so far, locked.
func (s *shared) result() *result {
	s.last = keep(s.set, s.last)
	s.last.Lock()
	return s.last
}

func (s *shared) Step() (more bool) {
	r := s.result()
	defer r.Unlock()
	if r.search == nil || r.search.Step() {
		return r.search != nil
	}
	r.found, r.why = r.search.Found()
	r.search = nil
	return false
}

func (s *shared) Done() float64 {
	r := s.result()
	defer r.Unlock()
	if r.search != nil {
		return r.search.Done()
	}
	return 1
}
