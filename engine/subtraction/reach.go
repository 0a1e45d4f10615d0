package subtraction

import (
	"errors"
	"fmt"
	"math"
	"sort"

	"github.com/palacegames/palace/engine"
)

// How much a board or a position may take.
const (
	mostMemory  = 1 << 30 // bytes
	mostSquares = 1 << 42 // swept for a window, in all slices
	mostDeep    = 1 << 34 // swept for the answer about one position
)

// cost says how many bytes it takes to sweep a board from the origin to the
// squares with x < right and y < bottom, and how many squares that visits.
func (g *Game) cost(rest engine.Position, right, bottom int, nim bool) (bytes, squares float64) {
	rows := 1.0
	for _, v := range rest {
		rows *= float64(v) + 1
	}
	squares = rows * float64(right) * float64(bottom)
	if squares > mostSquares || rows > mostMemory {
		return math.Inf(1), math.Inf(1)
	}
	p := newPlan(g, rest, right, bottom)
	planes := 1.0
	if nim {
		planes = float64(len(p.moves) + 1)
	}
	level := 8 * rows * planes * float64(p.stride())
	bytes = level * float64(p.reach+min(bottom, p.tall)) // the block
	if columns := p.columns(right); columns > 1 || p.bands(bottom) > 1 {
		bytes += level * float64(p.reach*columns)
		bytes += 8 * rows * planes * float64(p.pad) * float64(p.bands(bottom)*p.tall)
	}
	return bytes + 64*rows, squares
}

// Check refuses what is not on the board, and what is too large to sweep unless
// remainders or a chart solve it.
func (b *board) Check(w engine.Window) error {
	plane := b.Plane()
	for _, v := range b.rest {
		if v < 0 {
			return fmt.Errorf("a slice has no negative components, as in (%v)", b.rest)
		}
	}
	if w.X < 0 || w.Y < 0 || w.W < 0 || w.H < 0 || w.X > plane.W || w.Y > plane.H || w.W > plane.W-w.X || w.H > plane.H-w.Y {
		if plane.H == 1 {
			return errors.New("the board is a strip one square high that begins at 0,0")
		}
		return errors.New("the board begins at 0,0 and has no squares before that")
	}
	if b.sweepable(w.X+w.W, w.Y+w.H) {
		return nil
	}
	if mulFloat(w.W, w.H) <= mostSquares &&
		(b.kind == engine.Outcomes && b.game.remainders() || b.survey().charted(mostToPlay) != nil) {
		return nil
	}
	height := func(n int) int { return min(n, plane.H) }
	most := sort.Search(1<<43, func(n int) bool { return !b.sweepable(n+1, height(n+1)) })
	if most == 0 {
		return errors.New("this slice lies too far out for these moves: no board of it can be computed")
	}
	return fmt.Errorf("the board is too large for these moves: from 0,0 it may reach up to %d×%d squares%s", most, height(most), b.survey().inVain())
}

func (b *board) sweepable(right, bottom int) bool {
	bytes, _ := b.game.cost(b.rest, right, bottom, b.kind == engine.NimValues)
	return bytes <= mostMemory
}

// distant reports whether remainders, which take some ten times longer for a square
// than the sweep, are quicker because so many squares lie before the window, or the
// only way.
func (b *board) distant(w engine.Window) bool {
	bytes, squares := b.game.cost(b.rest, w.X+w.W, w.Y+w.H, false)
	return bytes > mostMemory || squares > 16*mulFloat(w.W, w.H)+1<<24
}

// survey returns the survey of what the board shows, or nil if there is none.
func (b *board) survey() *survey {
	if b.kind == engine.NimValues {
		return b.game.values
	}
	return b.game.outcomes
}

// worthCharting says how much work to find a chart is worth while because so many
// squares lie before the window. One pile is always followed, the window included.
func (b *board) worthCharting(w engine.Window) int {
	switch {
	case b.survey() == nil:
		return 0
	case b.game.dim == 1:
		return b.game.worthFollowing(w.X+w.W-1, b.kind == engine.NimValues)
	case !b.distant(w):
		return 0
	}
	return b.game.worth(engine.Position{w.X + w.W - 1, w.Y + w.H - 1})
}

// checkReach says why p, or what it stands for, lies farther out than the game is solved,
// or nil. What is written is the text of the position.
func (g *Game) checkReach(p engine.Position, written fmt.Stringer) error {
	if g.reaches(p) || g.outcomes.charted(mostToPlay) != nil {
		return nil
	}
	return g.tooFar(written)
}

// tooFar says that the position that is written so lies farther out than any sweep.
func (g *Game) tooFar(written fmt.Stringer) error {
	even := make(engine.Position, g.dim)
	most := sort.Search(1<<43, func(n int) bool {
		for d := range even {
			even[d] = n + 1
		}
		return !g.reaches(even)
	})
	for d := range even {
		even[d] = most
	}
	return fmt.Errorf("(%v) lies too far out for these moves, which are solved as far as (%v)%s", written, even, g.outcomes.inVain())
}

func (g *Game) reaches(p engine.Position) bool {
	for _, v := range p {
		if v >= huge {
			return false
		}
	}
	right, bottom, rest := extent(p)
	bytes, squares := g.cost(rest, right, bottom, false)
	return bytes <= mostMemory && squares <= mostDeep
}

// extent returns the smallest board that has p on it.
func extent(p engine.Position) (right, bottom int, rest engine.Position) {
	return p[0] + 1, down(p) + 1, further(p)
}
