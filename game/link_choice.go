package game

import (
	"errors"
	"math"

	"github.com/palacegames/palace/engine"
)

// A player who never errs leaves nothing to chance: what it blocks depends on the game and
// on where the piece stands, and on nothing else. A link need not list so many squares,
// which whoever opens it can find out again.

// pawns are the squares that a link says to block.
type pawns struct {
	squares []engine.Position
	perfect bool // those that the perfect player blocks
}

func (p pawns) none() bool { return len(p.squares) == 0 && !p.perfect }

// block blocks the squares.
func (p pawns) block(s *Session, o *Opener) error {
	if !p.perfect {
		return s.Do(Block{p.squares})
	}
	if s.now.phase != BlockPhase {
		return s.Do(Block{}) // which says why not
	}
	squares, err := o.perfectBlock(s.game, s.now.here)
	if err != nil {
		return err
	}
	s.Expect(squares)
	return s.Do(Block{squares})
}

// mostRecounted is up to how many squares there may be before the piece for a link to
// leave out what the perfect player blocks: to count them takes a few seconds at most.
const mostRecounted = 1 << 32

// recounted reports whether a link to p may leave out what the perfect player blocks.
func recounted(g engine.Game, p engine.Position) bool {
	c, small := p.Small(nil)
	if !small || g.Shape().Far(p) || g.Shape().Blocking == 1 {
		return false
	}
	squares := 1.0
	for _, n := range c {
		squares *= math.Abs(float64(n)) + 1
	}
	return squares <= mostRecounted
}

// recounter finds out what the perfect player blocks.
type recounter struct {
	game    string
	methods engine.Methods
	at      engine.Position
	work    engine.Job // towards the answer about at, or nil
	answers map[engine.Position]Action
}

// perfectBlock returns what the perfect player blocks with the piece on p.
func (o *recounter) perfectBlock(g engine.Game, p engine.Position) ([]engine.Position, error) {
	if !recounted(g, p) {
		return nil, errors.New("what the perfect player blocks here takes too long to find out: the squares have to be listed")
	}
	for o.ponder(g, []engine.Position{p}) {
	}
	switch answer := o.answers[p].(type) {
	case Block:
		return answer.Squares, nil
	case failed:
		return nil, answer.error
	}
	return nil, errors.New("there is nothing to block here")
}

// failed is an answer that there is not.
type failed struct {
	Action
	error
}

// ponder works for about a millisecond on what the perfect player blocks on the first of
// these positions of which that is not known, and reports whether there is more to do.
func (o *recounter) ponder(g engine.Game, list []engine.Position) (more bool) {
	if name := g.String(); o.game != name {
		*o = recounter{game: name, methods: g.Solve(), answers: map[engine.Position]Action{}}
	}
	for _, p := range list {
		if o.answers[p] != nil || !recounted(g, p) || check(g, p) != nil {
			continue
		}
		if o.work == nil || o.at != p {
			o.at, o.work = p, o.methods.Work(engine.Query{Ask: engine.AskPalaces, At: p})
		}
		if o.work.Step() {
			return true
		}
		o.work, o.answers[p] = nil, o.answer(g, survey(g, p))
		return true
	}
	return false
}

func (o *recounter) answer(g engine.Game, a ground) Action {
	if !a.open() {
		return failed{error: errors.New("there is nothing to block here")}
	}
	action, err := perfect{}.Act(View{Game: g, Here: a.here, Rays: a.rays, Phase: BlockPhase}, o.methods)
	if err != nil {
		return failed{error: err}
	}
	return action
}

// asked lists the positions on which the link leaves the block to the perfect player. The
// farthest come first: what is nearer is found out on the way there.
func (l *linkReader) asked() (list []engine.Position) {
	add := func(p engine.Position, blocked pawns) {
		if p != none && blocked.perfect {
			list = append(list, p)
		}
	}
	for _, e := range l.past {
		add(e.to, e.blocked)
	}
	add(l.position, l.blocked)
	at := l.position
	for _, e := range l.next {
		if e.to != none {
			at = e.to
		}
		add(at, e.blocked)
	}
	return list
}

// expected is what the perfect player blocks with the piece on a position.
type expected struct {
	at      engine.Position
	squares []engine.Position
}

// Expect tells the session what the perfect player blocks in the present position. If
// these squares are blocked, whoever does it, a link can say so instead of listing them.
func (s *Session) Expect(squares []engine.Position) { s.expected = expected{s.now.here, squares} }
