package sum

import (
	"sort"

	"github.com/palacegames/palace/engine"
)

// Solve lists the one method.
func (g *Game) Solve() engine.Methods {
	n := newNims(g)
	return engine.Methods{{
		Name:  method.String(),
		Idea:  methodIdea.String(),
		Reach: "every position on boards of up to 32 squares each way",
		Cost:  "the nim-values of the options",
		File:  "engine/sum/methods.go",

		Fits: func(q engine.Query) error {
			if q.Values() == engine.PalaceNumbers {
				return engine.ErrKind
			}
			return nil
		},
		Palaces: n.palaces,
		Value:   n.value,
		Maps:    n,
	}}
}

// nims are the nim-values of the games, kept. On boards of this size they are small.
type nims struct {
	game    *Game
	methods []engine.Methods
	known   []map[engine.Position]int
}

func newNims(g *Game) *nims {
	n := &nims{game: g}
	for i := range g.boards {
		n.methods = append(n.methods, g.boards[i].Game.Solve())
		n.known = append(n.known, map[engine.Position]int{})
	}
	return n
}

// of returns the nim-value of a position of game i.
func (n *nims) of(i int, at engine.Position) (v int, err error) {
	v, ok := n.known[i][at]
	if !ok {
		var found engine.Int
		found, err = n.methods[i].Value(engine.NimValues, at)
		v = found.Clamp()
		n.known[i][at] = v
	}
	return v, err
}

// each returns the nim-values of the games in a position, and that of the sum.
func (n *nims) each(p engine.Position) (values []int, total int, err error) {
	for i := range n.game.boards {
		v, err := n.of(i, n.game.boards[i].At(p))
		if err != nil {
			return nil, 0, err
		}
		values = append(values, v)
		total ^= v
	}
	return values, total, nil
}

// palaces lists the moves that give their game the value that the others have together.
func (n *nims) palaces(p engine.Position) (list []engine.Position, err error) {
	values, total, err := n.each(p)
	for i := range values {
		b := &n.game.boards[i]
		for _, q := range engine.Options(b.Game.Rays(b.At(p))) {
			v, err := n.of(i, q)
			if err != nil {
				return nil, err
			}
			if v == total^values[i] {
				list = append(list, b.put(p, q))
			}
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Compare(list[j]) < 0 })
	return list, err
}

// value is the nim-value of the sum, or 1 for a palace and 0 for any other position.
func (n *nims) value(k engine.Kind, p engine.Position) (engine.Int, error) {
	_, total, err := n.each(p)
	if k == engine.Outcomes {
		total = max(0, 1-total)
	}
	return engine.Num(total), err
}

// square is a map: each square has the value of the sum with a piece put there from the map's
// origin, and what is no square is no palace.
type square struct {
	*nims
	of engine.Map
}

// Open returns the squares of a map.
func (n *nims) Open(m engine.Map) engine.Squares { return &square{n, m} }

// Source computes each tile by itself.
func (s *square) Source(w engine.Window) engine.Source {
	from := s.of.Origin
	if from == (engine.Position{}) {
		from = s.game.start.Minus(s.game.start)
	}
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		t := engine.SparseTile(w)
		if s.of.Kind == engine.NimValues {
			t = engine.Tile{Window: w, Wide: make([]int32, w.Area())}
		}
		for i := range w.Area() {
			c := engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}
			p, v := s.game.Over(from, c), engine.Num(1)
			on := s.game.Check(p) == nil
			if on {
				v, _ = s.value(s.of.Kind, p) // which is known on boards of this size
			}
			switch {
			case t.Wide != nil:
				t.Wide[i] = int32(v.Clamp())
			case on && v.Sign() > 0:
				t.Mark(c.X, c.Y)
			}
		}
		return t
	})
}

// Nims returns the nim-values of the games in a position, and that of their sum.
func (g *Game) Nims(p engine.Position) (values []int, total int, err error) {
	return newNims(g).each(p)
}

// Weighed says what the nim-values of a position are, "" where they are not known.
func (g *Game) Weighed(p engine.Position) string { return g.told(p, weighed) }

// Reason says why a position wins or loses, by the nim-values.
func (g *Game) Reason(p engine.Position, _ []engine.Position) string { return g.told(p, nimSum) }

func (g *Game) told(p engine.Position, say func(nims string, total int) string) string {
	values, total, err := g.Nims(p)
	if err != nil {
		return ""
	}
	return say(added(values), total)
}
