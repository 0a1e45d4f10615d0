package dictionary

import (
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// results are those of searches, by the moves, and the searches that go on. Whoever asks for the
// same list again need not search again, nor begin anew.
var results struct {
	sync.Mutex
	of map[string]*result
}

type result struct {
	search *Search // nil when it has ended
	found  *Dictionary
	why    error // there is none
}

// mostResults is how many are kept.
const mostResults = 64

// Known returns the dictionary of a list of moves, or why there is none, if that is known
// already.
func Known(set moves.Set) (d *Dictionary, why error, known bool) {
	if why = Eligible(set); why != nil {
		return nil, why, true
	}
	results.Lock()
	defer results.Unlock()
	r := results.of[set.Form().String()]
	if r == nil || r.search != nil {
		return nil, nil, false
	}
	return r.found, r.why, true
}

// shared is the search for the dictionary of a list of moves, as the Job of all who want it.
type shared struct{ set moves.Set }

// Shared returns the search that Known waits for. There is one for all who want the same.
func Shared(set moves.Set) engine.Job { return shared{set} }

// result returns what has been found so far. Whoever asks holds the lock.
func (s shared) result() *result {
	name := s.set.Form().String()
	r := results.of[name]
	if r == nil {
		if len(results.of) >= mostResults || results.of == nil {
			results.of = map[string]*result{}
		}
		r = &result{search: NewSearch(s.set)}
		results.of[name] = r
	}
	return r
}

func (s shared) Step() (more bool) {
	results.Lock()
	defer results.Unlock()
	r := s.result()
	if r.search == nil || r.search.Step() {
		return r.search != nil
	}
	r.found, r.why = r.search.Found()
	r.search = nil
	return false
}

func (s shared) Done() float64 {
	results.Lock()
	defer results.Unlock()
	if r := s.result(); r.search != nil {
		return r.search.Done()
	}
	return 1
}
