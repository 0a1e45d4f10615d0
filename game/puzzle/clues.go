package puzzle

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// few is how many squares are left at the last clue but one.
const few = 3

// Clues narrow the winning move down: each lists squares of which one wins, and holds fewer than the
// one before it, the last that square alone. Where a block is asked for, each has all palaces that are to be blocked. The first is the line on which the move goes or, where
// moves are no lines, about half of all moves.
func (p *Puzzle) Clues(g engine.Game) (clues [][]engine.Position) {
	if p.Block {
		return p.blockClues(g)
	}
	all := p.along(g.Rays(p.At))
	all = slices.DeleteFunc(all, func(q engine.Position) bool { return q != p.Wins && slices.Contains(p.Blocked, q) })
	for n := len(all); n > 1; n = min(few, n-1) {
		at := slices.Index(all, p.Wins)
		from := min(max(0, at-max(0, p.Seed)%n), len(all)-n)
		clues = append(clues, all[from:from+n])
		if n <= few {
			break
		}
	}
	return append(clues, []engine.Position{p.Wins})
}

// along lists the moves among which the first clue puts the winning one, in order.
func (p *Puzzle) along(rays []engine.Ray) []engine.Position {
	for _, r := range rays {
		if _, ok := r.Reaches(p.Wins); ok && r.Count.Cmp(engine.Num(1)) > 0 {
			return engine.Options([]engine.Ray{r})
		}
	}
	all := engine.Options(rays)
	at := slices.Index(all, p.Wins)
	half := max(2, (len(all)+1)/2)
	from := min(max(0, at-max(0, p.Seed)%half), max(0, len(all)-half))
	return all[from:min(from+half, len(all))]
}
