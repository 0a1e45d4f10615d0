// Package deputy answers in the analyst's place as long as the workers' program is on its way: what a
// computer player does, and which palaces can be reached. It works in the page, in slices of a few
// milliseconds, with what the page's program has anyway; what needs more waits for the analyst.
//
// It takes {ID: 7, Link: "rook@2,1", Player: "perfect"}, and after some steps answers {ID: 7, Move: (1,1),
// Palaces: [(1,1)]}. A question about a lesson it does not take.
package deputy

import (
	"slices"
	"time"

	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/internal/thinker"
)

// slice is how long one Step works: half of a frame.
const slice = 8 * time.Millisecond

// Deputy answers questions, one after the other. It is used by one goroutine at a time.
type Deputy struct {
	post    func([]byte)
	now     func() clock.Moment
	thinker *thinker.Thinker
	asks    []*wire.Ask
	retired bool
}

// New returns a deputy that hands the answers to post.
func New(post func([]byte)) *Deputy {
	return &Deputy{post: post, now: clock.Now, thinker: thinker.New()}
}

// Take takes a message to the analyst, and reports whether it did: one that it does not take is for the
// analyst, when there is one.
func (d *Deputy) Take(message []byte) bool {
	if d.retired {
		return false
	}
	m, err := wire.Decode(message)
	if err != nil {
		return false
	}
	switch m := m.(type) {
	case *wire.Ask:
		switch {
		case m.OfLesson():
			return false
		case m.Ahead(): // nobody waits, and the page has other things to do
			return true
		}
		d.keep(m.Round)
		d.asks = append(d.asks, m)
		return true
	case *wire.Round:
		d.keep(m.Round)
		return false // the analyst, too, is to know it
	}
	return false
}

// keep drops the questions of other rounds, for whose answers nobody waits.
func (d *Deputy) keep(round uint32) {
	d.asks = slices.DeleteFunc(d.asks, func(old *wire.Ask) bool { return old.Round != round })
}

// Step works on the first question for one slice of time, and reports whether there is more to do.
func (d *Deputy) Step() bool {
	if len(d.asks) == 0 {
		return false
	}
	ask := d.asks[0]
	var answer wire.Message
	var err error
	for end := d.now().Add(slice); answer == nil && err == nil; {
		if answer, err = d.thinker.Step(ask); d.now().After(end) {
			break
		}
	}
	if err != nil {
		answer = &wire.Answer{ID: ask.ID, Text: err.Error()}
	}
	if answer != nil {
		d.asks = d.asks[1:]
		d.post(wire.Encode(answer))
	}
	return len(d.asks) > 0
}

// Retire hands over the questions that are open: the analyst is there. From now on it takes none.
func (d *Deputy) Retire() (open [][]byte) {
	d.retired = true
	for _, ask := range d.asks {
		open = append(open, wire.Encode(ask))
	}
	d.asks, d.thinker = nil, nil
	return open
}
