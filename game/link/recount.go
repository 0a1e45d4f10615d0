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
	methods engine.Methods
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
func (o *recounter) perfectBlock(g engine.Game, p engine.Position) ([]engine.Position, error) {
	if !recounted(g, p) {
		return nil, errTakesLong
	}
	for o.ponder(g, []engine.Position{p}) {
	}
	if a, ok := o.answers[p]; ok {
		return a.squares, a.err
	}
	return nil, errNoBlocks
}

// ponder works for about a millisecond on what the perfect player blocks on the first of
// these positions of which that is not known, and reports whether there is more to do.
func (o *recounter) ponder(g engine.Game, list []engine.Position) (more bool) {
	if name := g.String(); o.game != name {
		*o = recounter{game: name, methods: g.Solve(), answers: map[engine.Position]answer{}}
	}
	for _, p := range list {
		if _, known := o.answers[p]; known || !recounted(g, p) || game.CheckPosition(g, p) != nil {
			continue
		}
		if o.work == nil || o.at != p {
			o.at, o.work = p, o.methods.Work(engine.Query{Ask: engine.AskPalaces, At: p})
		}
		if o.work.Step() {
			return true
		}
		o.work, o.answers[p] = nil, o.answer(g, p)
		return true
	}
	return false
}

func (o *recounter) answer(g engine.Game, p engine.Position) answer {
	if game.Ends(g, p) {
		return answer{err: errNoBlocks}
	}
	squares, err := player.Blocks(g, p, o.methods)
	return answer{squares, err}
}
