package dictionary

import (
	"sync"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// results are those of searches, by the moves. Whoever asks for the same list again need not
// search again.
var results struct {
	sync.Mutex
	of map[string]result
}

type result struct {
	found *Dictionary
	why   error // there is none
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
	r, known := results.of[set.Form().String()]
	return r.found, r.why, known
}

// remember keeps what a search has come to.
func remember(set moves.Set, r result) {
	results.Lock()
	defer results.Unlock()
	if len(results.of) >= mostResults || results.of == nil {
		results.of = map[string]result{}
	}
	results.of[set.Form().String()] = r
}
