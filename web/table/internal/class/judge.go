package class

import "github.com/palacegames/palace/engine"

// truth is what a square is; failed says that nobody can say it.
type truth struct {
	is     engine.Outcome
	failed bool
}

// mostJudged is of how many squares it is found out what they are: those about which most say
// something. So many are listed, too.
const mostJudged = 200

// few is after how many squares the page shows what has become known.
const few = 20

// PositionChanged notes that the analyst has dropped its questions.
func (c *Class) PositionChanged() { c.asking = false }

// HelpsChanged finds out, once it may be told, what the squares are.
func (c *Class) HelpsChanged() {
	if c.view.Class != nil {
		c.version++
		c.judge()
	}
}

// revealed reports whether it is told what squares are.
func (c *Class) revealed() bool {
	of := c.view.Class
	return of != nil && of.Lesson == nil && of.Puzzles == nil && of.Pupils != "" && !c.view.Hidden()
}

// judge asks the analyst about one square after another.
func (c *Class) judge() {
	if !c.revealed() || c.asking {
		return
	}
	g := c.here()
	for i := range g.votes[:min(len(g.votes), mostJudged)] {
		at := g.votes[i].at
		if _, known := g.truths[at]; known {
			continue
		}
		c.asking = true
		c.asks.Outcome(at, true, func(is engine.Outcome) { c.learn(g, at, truth{is: is}) }, func(string) { c.learn(g, at, truth{failed: true}) })
		return
	}
}

// learn notes what a square is, and goes on with the next.
func (c *Class) learn(g *gathered, at engine.Position, is truth) {
	g.truths[at] = is
	c.asking = false
	c.judge()
	if !c.asking || len(g.truths)%few == 0 {
		c.version++
		c.host.Show()
	}
}

// truth returns what a square is, if that may be told and is known.
func (c *Class) truth(g *gathered, at engine.Position) (is engine.Outcome, known bool) {
	t, known := g.truths[at]
	return t.is, known && !t.failed && c.revealed()
}
