package remoteness

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

const (
	// mostSquares and MostOptions are how many squares, and options of them, are looked at at most.
	mostSquares, MostOptions = 4000, 120_000
	// perStep is how many options are looked at in one step.
	perStep = 4000
)

// Search looks at all that can follow from one position, unless that is too much. It is an engine.Job.
//
// With K > 1 both block as well as they can. Who blocks and wins closes all palaces in reach
// and, with what is left of the K-1 pawns, the longest ways; who blocks and loses closes the
// palaces from which the game is won soonest. Blocks are no moves.
type Search struct {
	game    engine.Game
	k       int
	misere  bool
	known   map[engine.Position]Count
	stack   []frame
	options int
	most    int
	failed  bool
}

// Count is what is known of a square before anything is blocked there: whether whoever moves
// from it loses, and in how many moves the game is over.
type Count struct {
	Lost  bool
	Moves int
}

// frame is a square whose options are being looked at.
type frame struct {
	at      engine.Position
	options []engine.Position
	next    int
}

// NewSearch begins to look from a position, at so many options of squares at most.
func NewSearch(g engine.Game, p engine.Position, most int) *Search {
	s := &Search{most: most, game: g, k: g.Shape().Blocking, misere: g.Shape().Misere, known: map[engine.Position]Count{}}
	s.open(p)
	return s
}

// open begins with a square, unless that is too much.
func (s *Search) open(p engine.Position) {
	rays := s.game.Rays(p)
	s.options += engine.CountOptions(rays).Clamp()
	if s.options > s.most || len(s.known)+len(s.stack) > mostSquares {
		s.failed = true
		return
	}
	s.stack = append(s.stack, frame{at: p, options: engine.Options(rays)})
}

// Step looks a little further, and reports whether there is more to do.
func (s *Search) Step() (more bool) {
	for range perStep {
		if s.failed || len(s.stack) == 0 {
			return false
		}
		f := &s.stack[len(s.stack)-1]
		if f.next == len(f.options) {
			s.known[f.at] = s.count(f.options)
			s.stack = s.stack[:len(s.stack)-1]
			continue
		}
		q := f.options[f.next]
		f.next++
		if _, ok := s.known[q]; !ok {
			s.open(q)
		}
	}
	return true
}

// Done is not known before the end.
func (s *Search) Done() float64 { return 0 }

// Known returns what is known of the position or what can follow from it; ok is false if the search
// has not come to its end, or was too much.
func (s *Search) Known(p engine.Position) (c Count, ok bool) {
	if s.failed || len(s.stack) > 0 {
		return Count{}, false
	}
	c, ok = s.known[p]
	return c, ok
}

// count puts together what is known of the options of a square, when those are to be blocked.
func (s *Search) count(options []engine.Position) Count {
	if s.misere && len(options) == 0 {
		return Count{}
	}
	palaces, others := s.sorted(options)
	free := s.k - 1 - len(palaces) // pawns that are left when all palaces are blocked
	switch {
	case free < 0:
		return Count{false, 1 + palaces[s.k-1]} // the soonest are blocked
	case free < len(others):
		return Count{true, 1 + others[len(others)-1-free]} // the longest ways are blocked
	}
	return Count{Lost: true}
}

// sorted returns in how many moves the game is over from each of the options, those that are
// lost for who moves from them apart from the others.
func (s *Search) sorted(options []engine.Position) (palaces, others []int) {
	for _, q := range options {
		if c := s.known[q]; c.Lost {
			palaces = append(palaces, c.Moves)
		} else {
			others = append(others, c.Moves)
		}
	}
	slices.Sort(palaces)
	slices.Sort(others)
	return palaces, others
}

// Blocked is what is known of a square whose only options are these, after squares are blocked.
func (s *Search) Blocked(options []engine.Position) Count {
	palaces, others := s.sorted(options)
	switch {
	case len(palaces) > 0:
		return Count{false, 1 + palaces[0]}
	case len(others) > 0:
		return Count{true, 1 + others[len(others)-1]}
	}
	return Count{Lost: true}
}

// Of returns the remoteness of a position that has passed the game's Check, before anything is blocked
// there; ok is false where it is not soon known.
func Of(g engine.Game, ms engine.Methods, p engine.Position) (moves engine.Int, ok bool) {
	if m, _, _ := ms.Find(engine.Query{Ask: engine.AskValue, At: p, Kind: engine.Remoteness, Play: true}); m != nil {
		moves, err := m.Value(engine.Remoteness, p)
		return moves, err == nil
	}
	s := NewSearch(g, p, MostOptions)
	engine.Finish(s)
	c, ok := s.Known(p)
	return engine.Num(c.Moves), ok
}
