package player

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

const (
	// mostSquares and mostOptions are how many squares, and options of them, are looked at.
	mostSquares, mostOptions = 4000, 120_000
	// perStep is how many options are looked at in one step.
	perStep = 4000
)

// Distance says how long a game lasts at most when the winner hurries and the loser delays, where
// that is soon known: it looks at all that can follow, step by step. It is an engine.Job.
//
// From (3,3) in Wythoff Nim the winner needs one turn: to (0,0). From (1,2) the mover loses,
// and the other player needs one turn, after any of the four moves.
//
// With K > 1 both block as well as they can. Who blocks and wins closes all palaces in reach
// and, with what is left of the K-1 pawns, the longest ways; who blocks and loses closes the
// palaces from which the game is won soonest.
type Distance struct {
	game    engine.Game
	k       int
	misere  bool
	known   map[engine.Position]count
	stack   []frame
	options int
	failed  bool
	view    *game.View
}

// count is what is known of a square before anything is blocked there: whether whoever moves
// from it loses, and in how many moves the game is over.
type count struct {
	lost  bool
	moves int
}

// frame is a square whose options are being looked at.
type frame struct {
	at      engine.Position
	options []engine.Position
	next    int
}

// NewDistance begins to look for the distance of the position of a view.
func NewDistance(v *game.View) *Distance {
	s := &Distance{game: v.Game, k: v.Game.Shape().Blocking, misere: v.Game.Shape().Misere, known: map[engine.Position]count{}, view: v}
	s.open(v.Here)
	return s
}

// open begins with a square, unless that is too much.
func (s *Distance) open(p engine.Position) {
	rays := s.game.Rays(p)
	s.options += engine.CountOptions(rays).Clamp()
	if s.options > mostOptions || len(s.known)+len(s.stack) > mostSquares {
		s.failed = true
		return
	}
	s.stack = append(s.stack, frame{at: p, options: engine.Options(rays)})
}

// Step looks a little further, and reports whether there is more to do.
func (s *Distance) Step() (more bool) {
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
func (s *Distance) Done() float64 { return 0 }

// count puts together what is known of the options of a square, when those are to be blocked.
func (s *Distance) count(options []engine.Position) count {
	if s.misere && len(options) == 0 {
		return count{}
	}
	palaces, others := s.sorted(options)
	free := s.k - 1 - len(palaces) // pawns that are left when all palaces are blocked
	switch {
	case free < 0:
		return count{false, 1 + palaces[s.k-1]} // the soonest are blocked
	case free < len(others):
		return count{true, 1 + others[len(others)-1-free]} // the longest ways are blocked
	}
	return count{lost: true}
}

// sorted returns in how many moves the game is over from each of the options, those that are
// lost for who moves from them apart from the others.
func (s *Distance) sorted(options []engine.Position) (palaces, others []int) {
	for _, q := range options {
		if c := s.known[q]; c.lost {
			palaces = append(palaces, c.moves)
		} else {
			others = append(others, c.moves)
		}
	}
	slices.Sort(palaces)
	slices.Sort(others)
	return palaces, others
}

// Turns returns in how many of their own turns the winner wins at most, from the position of
// the view with what is blocked there, and whether that is who moves next; ok is false if it
// is not known.
func (s *Distance) Turns() (turns int, mover, ok bool) {
	if s.failed || len(s.stack) > 0 {
		return 0, false, false
	}
	now := s.known[s.view.Here]
	if s.view.Phase == game.MovePhase && s.k > 1 {
		now = s.blocked()
	}
	if s.misere { // the loser makes the last move: of an even number the second one
		return now.moves / 2, !now.lost, now.moves > 1
	}
	// The winner makes the last move: of an odd number of moves the first, too.
	return (now.moves + 1) / 2, !now.lost, now.moves > 0
}

// blocked is count for what is blocked in the view.
func (s *Distance) blocked() count {
	palaces, others := s.sorted(game.Unblocked(engine.Options(s.view.Rays), s.view.Blocked))
	switch {
	case len(palaces) > 0:
		return count{false, 1 + palaces[0]}
	case len(others) > 0:
		return count{true, 1 + others[len(others)-1]}
	}
	return count{lost: true}
}
