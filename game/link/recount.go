package link

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
)

// A player who never errs leaves nothing to chance: what it blocks depends on the game and
// on where the piece stands, and on nothing else. A link need not list so many squares,
// which whoever opens it can find out again.

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
	at      engine.Position
	work    engine.Job // towards the answer about at, or nil
	answers map[engine.Position]answer
}

// answer is what the perfect player blocks on a position, or why that is not known.
type answer struct {
	squares []engine.Position
	err     error
}

// perfectBlock returns what the perfect player blocks with the piece on p.
func (o *recounter) perfectBlock(l *reader, p engine.Position) ([]engine.Position, error) {
	if !recounted(l.game, p) {
		return nil, errTakesLong
	}
	for o.ponder(l, []engine.Position{p}) {
	}
	if a, ok := o.answers[p]; ok {
		return a.squares, a.err
	}
	return nil, errNoBlocks
}

// ponder works for about a millisecond on what the perfect player blocks on the first of
// these positions of which that is not known, and reports whether there is more to do.
func (o *recounter) ponder(l *reader, list []engine.Position) (more bool) {
	g := l.game
	if name := g.String(); o.game != name {
		*o = recounter{game: name, answers: map[engine.Position]answer{}}
	}
	for _, p := range list {
		if _, known := o.answers[p]; known || !recounted(g, p) || game.CheckPosition(g, l.methods, p) != nil {
			continue
		}
		if o.work == nil || o.at != p {
			o.at, o.work = p, l.methods.Work(engine.Query{Ask: engine.AskPalaces, At: p})
		}
		if o.work.Step() {
			return true
		}
		o.work, o.answers[p] = nil, answerOn(l, p)
		return true
	}
	return false
}

// answerOn asks the perfect player.
func answerOn(l *reader, p engine.Position) answer {
	if game.Ends(l.game, p) {
		return answer{err: errNoBlocks}
	}
	squares, err := player.Blocks(l.game, p, l.methods)
	return answer{squares, err}
}

// asked lists the positions on which the link leaves the block to the perfect player, as far
// as its turns can be made. The farthest come first: what is nearer is found out on the way
// there.
func (l *reader) asked() (list []engine.Position) {
	first := l.first()
	if l.game.Shape().Blocking == 1 || first == none {
		return nil
	}
	defer l.keepListed()()
	s, err := game.Start(l.game, l.methods, first)
	if err != nil {
		return nil
	}
	at := first
	// moveOn makes a move, as if nothing were blocked.
	moveOn := func(to engine.Position) bool {
		if s.Phase() == game.BlockPhase && s.Do(game.Block{}) != nil || s.Do(game.Move{To: to}) != nil {
			return false
		}
		at = to
		return true
	}
	add := func(blocked pawns) {
		if blocked.perfect {
			list = append(list, at)
		}
	}
	past, begun := l.walk("past"), false
	for e, more, err := past.next(); more && err == nil; e, more, err = past.next() {
		if begun && (e.to == none || !moveOn(e.to)) {
			return list
		}
		begun = true
		add(e.blocked)
	}
	if begun && (l.position == none || !moveOn(l.position)) {
		return list
	}
	add(l.blocked)
	next := l.walk("next")
	for e, more, err := next.next(); more && err == nil; e, more, err = next.next() {
		if e.to != none && !moveOn(e.to) {
			return list
		}
		add(e.blocked)
	}
	return list
}
