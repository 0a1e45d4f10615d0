package misere

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
)

// mostSquares is how many positions a table has at most, and soon how many while somebody waits.
const (
	mostSquares = 1 << 22
	soon        = 1 << 18
)

// squareBySquare is the method for all games.
func squareBySquare(g engine.Game) engine.Method {
	s := &solver{game: g}
	m := saySquares()
	m.Fits, m.Prepare, m.Palaces = s.fits, s.prepare, s.palaces
	m.Value = func(_ engine.Kind, p engine.Position) (engine.Int, error) {
		c, _ := p.Small(nil)
		return engine.OutcomeValue(s.upTo(c, c).palace(c)), nil
	}
	m.Maps = s
	m.Sights = sights(g, m.Palaces)
	return m
}

// sights says how many palaces each option sees. The end counts as seeing one: who is there
// has won.
func sights(g engine.Game, palaces func(engine.Position) ([]engine.Position, error)) func(engine.Position) ([]int32, error) {
	seen := func(q engine.Position) ([]engine.Position, error) {
		if len(g.Rays(q)) == 0 {
			return []engine.Position{q}, nil
		}
		return palaces(q)
	}
	return func(p engine.Position) ([]int32, error) { return engine.SightsBy(p, g.Rays(p), seen) }
}

// solver has the functions of the method, and the largest table so far.
type solver struct {
	game  engine.Game
	table *table
}

// corners returns the least and the greatest components that a question is about.
func corners(q engine.Query, dim int) (lo, hi []int, ok bool) {
	if q.Ask != engine.AskTiles {
		c, ok := q.At.Small(nil)
		return c, c, ok
	}
	w := q.Window
	lo, small := q.Map.Position(engine.Cell{X: w.X, Y: w.Y}, dim).Small(nil)
	hi, ok = q.Map.Position(engine.Cell{X: w.X + max(w.W, 1) - 1, Y: w.Y + max(w.H, 1) - 1}, dim).Small(nil)
	return lo, hi, ok && small
}

func (s *solver) fits(q engine.Query) error {
	lo, hi, ok := corners(q, s.game.Shape().Dim)
	most := mostSquares
	if q.Play {
		most = soon
	}
	if !ok || squaresTo(s.game, lo, hi) > most {
		return errTooManySquares(s.game.String(), most)
	}
	return nil
}

// squaresTo returns how many positions there are up to some.
func squaresTo(g engine.Game, lo, hi []int) int {
	const far = 1 << 30 // so that an order can count
	size := make([]int, len(hi))
	for d, v := range hi {
		if v > far || lo[d] < -far {
			return far
		}
		size[d] = v + 1
	}
	if o, ok := g.(Ordered); ok {
		_, n, _ := o.Order(between(lo, hi))
		return n
	}
	return volume(size)
}

func (s *solver) prepare(q engine.Query) engine.Job {
	if q.Ask == engine.AskTiles {
		return nil
	}
	lo, hi, _ := corners(q, s.game.Shape().Dim)
	return s.begin(lo, hi)
}

// begin returns a table, solved or not, for all positions from lo to hi.
func (s *solver) begin(lo, hi []int) *table {
	if s.table == nil || !s.table.has(lo, hi) {
		s.table = newTable(s.game, lo, hi)
	}
	return s.table
}

func (s *solver) upTo(lo, hi []int) *table {
	t := s.begin(lo, hi)
	engine.Finish(t)
	return t
}

func (s *solver) palaces(p engine.Position) (found []engine.Position, err error) {
	c, _ := p.Small(nil)
	t := s.upTo(c, c)
	for _, r := range s.game.Rays(p) {
		found = append(found, t.on(r)...)
	}
	sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
	return slices.Compact(found), nil
}

// Open returns the squares of a map.
func (s *solver) Open(m engine.Map) engine.Squares { return &board{s, m} }

// board is the squares of a map.
type board struct {
	solver *solver
	m      engine.Map
}

// Source solves with blank tiles as far as the window, and then copies.
func (b *board) Source(w engine.Window) engine.Source {
	dim := b.solver.game.Shape().Dim
	lo, hi, _ := corners(engine.Query{Ask: engine.AskTiles, Map: b.m, Window: w}, dim)
	t := b.solver.begin(lo, hi)
	return engine.PreparedTiles(w, t.ahead, func(w engine.Window) engine.Tile {
		tile := engine.SparseTile(w)
		for y := w.Y; y < w.Y+w.H; y++ {
			for x := w.X; x < w.X+w.W; x++ {
				c, _ := b.m.Position(engine.Cell{X: x, Y: y}, dim).Small(nil)
				if t.palace(c) {
					tile.Mark(x, y)
				}
			}
		}
		return tile
	})
}
