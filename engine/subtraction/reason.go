package subtraction

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
)

const (
	// mostSaid bounds the binary digits of the numbers of which a reason speaks: longer ones
	// nobody reads.
	mostSaid = 64
	// mostReasoned is how much work the chart may take from which a reason is read, and
	// mostPile how many words of a pile are followed: some milliseconds each, while somebody waits.
	mostReasoned, mostPile = 20_000, 1 << 10
	// mostNear is up to where squares are swept for a mosaic, without a chart.
	mostNear = 1 << 10
)

// Reason says why p wins or loses by what is known of the whole board: of one move or two by
// what is left when both have been taken as often as possible, of one pile by its period, and
// in the plane by other squares, where two of three moves make the third, and by the mosaic around p, or where there is none by a square in a block that is
// the same. It says nothing in more dimensions, nor of a board of which no chart is found
// soon.
func (g *Game) Reason(p engine.Position, palaces []engine.Position) string {
	lost := len(palaces) == 0
	switch near, small := p.Small(nil); {
	case len(g.Rays(p)) == 0:
		return ""
	case remainder.Solves(g.Set):
		if !small {
			return ""
		}
		return g.remains(near)
	case g.searches.outcomes == nil || !said(p):
		return ""
	case g.Dim == 1:
		return g.comesAgain(p.At(0).Big(), lost)
	}
	text := g.lemma(p, lost)
	if m, ok := g.mosaic(p); ok && m.lost() == lost {
		return joined(text, m.reason(p))
	}
	return joined(text, g.twin(p, lost))
}

// joined puts a sentence behind another one, if there are both.
func joined(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + " " + second
}

// said reports whether the numbers of p are short enough to be read.
func said(p engine.Position) bool {
	return !slices.ContainsFunc(p.Components(nil), func(v engine.Int) bool { return v.Bits() > mostSaid })
}

// comesAgain says how one pile repeats, and what x is like.
func (g *Game) comesAgain(x *big.Int, lost bool) string {
	pile := periodic.New(g.Set, false)
	pile.Step(mostPile)
	c := pile.Found()
	if c == nil {
		return ""
	}
	r := rhythm{lost: lost, x: x}
	r.from, r.every = c.Repeats()
	from, every := big.NewInt(int64(r.from)), big.NewInt(int64(r.every))
	if x.Cmp(from) < 0 {
		return ""
	}
	rounds, rest := new(big.Int).QuoRem(new(big.Int).Sub(x, from), every, new(big.Int))
	r.rounds, r.like = rounds, rest.Add(rest, from)
	if r.from == 0 {
		r.first = palacesBefore(c, r.every)
	}
	if rounds.Sign() == 0 && len(r.first) == 0 {
		return ""
	}
	return r.reason()
}

// palacesBefore lists the palaces of a pile before a square, nil if they are too many to
// be listed.
func palacesBefore(c *periodic.Chart, end int) (list []int) {
	for x := range end {
		if !c.Palace(x) {
			continue
		}
		if list = append(list, x); len(list) > mostRhythm {
			return nil
		}
	}
	return list
}

// twin says which square near the corner lies in a block like that of p.
func (g *Game) twin(p engine.Position, lost bool) string {
	found, ok := g.searches.outcomes.after(mostReasoned).(plane)
	if !ok {
		return ""
	}
	x, y := found.Twin(p.At(0).Big(), p.At(1).Big())
	like := engine.Of(engine.Big(x), engine.Big(y))
	if like == p {
		return ""
	}
	return sameBlock(found.Blocks(), found.Side(), p.String(), like.String(), lost)
}

// outcomesAround returns what is known of the squares around p without much work, nil if
// nothing is.
func (g *Game) outcomesAround(p engine.Position, w engine.Window) []uint64 {
	dst := make([]uint64, moves.Ceil(w.W, 64)*w.H)
	if k := g.searches.outcomes.after(mostReasoned); k != nil {
		k.around(p).Read(dst, w)
		return dst
	}
	x, y, ok := p.Pair()
	if !ok || max(x, y) > mostNear {
		return nil
	}
	board := g.rules().NewBoard(false, nil)
	w.X, w.Y = w.X+x, w.Y+y
	for t := range engine.Tiles(board, w) {
		for cy := t.Y; cy < t.Y+t.H; cy++ {
			for cx := t.X; cx < t.X+t.W; cx++ {
				if i := cx - w.X; t.At(cx, cy) == 1 {
					dst[(cy-w.Y)*moves.Ceil(w.W, 64)+i/64] |= 1 << (i % 64)
				}
			}
		}
	}
	return dst
}
