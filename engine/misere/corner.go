package misere

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
)

// widest is the edge of the largest corner that is looked for, and farthest how far a jump leads
// at most for that.
const (
	widest   = 8
	farthest = 32
)

// Corner returns the game's own methods for outcomes, corrected near the end, if all that
// misère play changes is a corner of c·c squares; none if there is no such c. The moves are whole
// lines along the given steps to the edge of the board, and jumps by at most so many squares.
//
// All is the same outside the corner if, first, its palaces in normal play and those in misère
// play lie on the same lines and, second, the palaces outside are the same as far as a jump leads
// out of the corner. For then, by induction, a position farther out has the same palaces among
// its options outside the corner, and among those inside one in both or in neither: a line that
// crosses the corner has all of its squares there among the options of a position outside.
func Corner(g engine.Game, steps []engine.Cell, jump int) engine.Methods {
	if jump > farthest {
		return nil
	}
	hi := []int{widest + jump - 1, widest + jump - 1}
	normal, turned := newTable(g, hi, hi), newTable(g, hi, hi)
	normal.normal = true
	normal.fill(normal.left)
	turned.fill(turned.left)
	for c := 1; c <= widest; c++ {
		if closes(c, jump, steps, normal, turned) {
			k := &corner{game: g, edge: c, normal: inside(c, normal.marked), turned: inside(c, turned.marked)}
			return k.methods()
		}
	}
	return nil
}

// closes reports whether a corner is all that changes.
func closes(c, jump int, steps []engine.Cell, normal, turned *table) bool {
	for _, t := range [2][2]*table{{normal, turned}, {turned, normal}} {
		for _, q := range t[0].marked {
			in := max(q.X, q.Y) < c
			if !in && max(q.X, q.Y) < c+jump && !t[1].palace([]int{q.X, q.Y}) {
				return false
			}
			for _, step := range steps {
				on := func(r engine.Cell) bool { return lineOf(step, r) == lineOf(step, q) }
				if in && !slices.ContainsFunc(inside(c, t[1].marked), on) {
					return false
				}
			}
		}
	}
	return true
}

// inside lists those of the squares that lie in a corner.
func inside(c int, list []engine.Cell) (in []engine.Cell) {
	for _, q := range list {
		if max(q.X, q.Y) < c {
			in = append(in, q)
		}
	}
	return in
}

// corner corrects the methods of a game in a corner of edge·edge squares.
type corner struct {
	game           engine.Game
	edge           int
	normal, turned []engine.Cell // its palaces
}

func (k *corner) methods() (ms engine.Methods) {
	for _, m := range k.game.Solve() {
		if m.Fits(engine.Query{Ask: engine.AskValue, Kind: engine.Outcomes, At: engine.At(0, 0)}) != nil || m.Palaces == nil {
			continue
		}
		ms = append(ms, k.method(m))
	}
	return ms
}

// method corrects one method.
func (k *corner) method(m engine.Method) engine.Method {
	of := m
	sayCorner(&m, k.edge)
	m.Fits = func(q engine.Query) error { return of.Fits(k.query(q)) }
	if of.Prepare != nil {
		m.Prepare = func(q engine.Query) engine.Job { return of.Prepare(k.query(q)) }
	}
	m.Palaces = func(p engine.Position) ([]engine.Position, error) {
		all, err := of.Palaces(p)
		all = slices.DeleteFunc(all, k.contains)
		rays := k.game.Rays(p)
		for _, c := range k.turned {
			if q := engine.OfCell(c); engine.Reaches(rays, q) {
				all = append(all, q)
			}
		}
		sort.Slice(all, func(i, j int) bool { return all[i].Compare(all[j]) < 0 })
		return all, err
	}
	m.Sights = sights(k.game, m.Palaces)
	m.Value = func(kind engine.Kind, p engine.Position) (engine.Int, error) {
		if k.contains(p) {
			return engine.OutcomeValue(slices.Contains(k.turned, p.Cell())), nil
		}
		return of.Value(kind, p)
	}
	if of.Maps != nil {
		m.Maps = mendedMaps{k, of.Maps}
	}
	return m
}

// query is a question about misère play as one about normal play.
func (k *corner) query(q engine.Query) engine.Query {
	q.Map.Game = k.game.String()
	return q
}

func (k *corner) contains(p engine.Position) bool {
	x, y, ok := p.Pair()
	return ok && max(x, y) < k.edge
}

// mendedMaps are those of a method that is corrected.
type mendedMaps struct {
	corner *corner
	of     engine.Maps
}

// Open corrects the squares of a map, where it shows the corner.
func (ms mendedMaps) Open(m engine.Map) engine.Squares {
	k := ms.corner
	m.Game = k.game.String()
	squares := ms.of.Open(m)
	at, near := m.Position(engine.Cell{}, 2).Seen(engine.Position{}, engine.Span)
	if !near {
		return squares
	}
	seen := func(list []engine.Cell) (moved []engine.Cell) {
		for _, c := range list {
			moved = append(moved, engine.Cell{X: c.X - at[0], Y: c.Y - at[1]})
		}
		return moved
	}
	shown := &mended{squares, engine.Window{X: -at[0], Y: -at[1], W: k.edge, H: k.edge}, seen(k.normal), seen(k.turned)}
	if counter, ok := squares.(engine.Counter); ok {
		return &mendedCounter{shown, counter}
	}
	return shown
}

// mended is a map with another corner.
type mended struct {
	of             engine.Squares
	corner         engine.Window
	normal, turned []engine.Cell
}

func (m *mended) Source(w engine.Window) engine.Source {
	source := m.of.Source(w)
	if m.corner.Intersect(w).Empty() {
		return source
	}
	return &mending{source, m}
}

type mending struct {
	engine.Source
	*mended
}

func (s *mending) Next() (engine.Tile, bool) {
	t, ok := s.Source.Next()
	if !ok || t.Blank() || t.Intersect(s.corner).Empty() {
		return t, ok
	}
	mend := engine.SparseTile(t.Window)
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			c := engine.Cell{X: x, Y: y}
			if s.corner.Contains(c) && slices.Contains(s.turned, c) || !s.corner.Contains(c) && t.At(x, y) == 1 {
				mend.Mark(x, y)
			}
		}
	}
	return mend, true
}

// mendedCounter counts the palaces of coarse pixels.
type mendedCounter struct {
	*mended
	counter engine.Counter
}

func (m *mendedCounter) Count(x, y, w, h, level int, dst []uint32) {
	m.counter.Count(x, y, w, h, level, dst)
	add := func(list []engine.Cell, by uint32) {
		for _, c := range list {
			if i, j := (c.X-x)>>level, (c.Y-y)>>level; i >= 0 && i < w && j >= 0 && j < h {
				dst[j*w+i] += by
			}
		}
	}
	add(m.normal, ^uint32(0))
	add(m.turned, 1)
}
