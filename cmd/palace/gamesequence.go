package main

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/oeis"
)

// gameSequence is a sequence that many games have.
type gameSequence struct {
	name, about string
	offset      int
	lacks       func(s engine.Shape, g engine.Game) string // why a game has none, or ""
	begin       func(m terms) (next, error)
}

// terms are the ones that are wanted of a game's sequence, and next gives one after the other.
type (
	terms struct {
		game        engine.Game
		methods     engine.Methods
		from, count int
	}
	next func() (*big.Int, error)
)

// Of a board so many squares are numbered, and of one pile so many positions are looked through.
const (
	mostNumbered = 10_000_000
	mostLooked   = 1 << 30
)

var gameSequences = []gameSequence{
	{"values", "nim-values, or palace numbers where squares are blocked: of one pile, or along the antidiagonals, each from (s,0) to (0,s), or along the spiral", 0, manyPiles, terms.values},
	{"outcomes", "1 for a palace and 0 for an N-position, in the same order", 0, manyPiles, terms.outcomes},
	{"palaces", "the palaces of one pile", 1, notOnePile, terms.palaces},
	{"y", "y of the palace with x = n", 0, noLines, func(m terms) (next, error) { return m.inLines(0), nil }},
	{"x", "x of the palace with y = n", 0, noLines, func(m terms) (next, error) { return m.inLines(1), nil }},
	{"a", "x of the palaces with x ≤ y, by x", 0, noLines, func(m terms) (next, error) { return m.pairs(0) }},
	{"b", "y of the palaces with x ≤ y, by x", 0, noLines, func(m terms) (next, error) { return m.pairs(1) }},
	{"word", "0 if the palace with x = n has y > x, and 1 otherwise", 1, noLines, terms.word},
}

func manyPiles(s engine.Shape, _ engine.Game) string {
	if s.Dim > 2 {
		return "its positions have more than two components"
	}
	return ""
}

func notOnePile(s engine.Shape, _ engine.Game) string {
	if s.Dim != 1 {
		return "it is not played with one pile"
	}
	return ""
}

// noLines says of games in which no piece goes any distance left and up that there may be several palaces in a
// column or a row, or none. Where one does, each has exactly one: the palaces of the columns before it are seen from finitely many
// of its squares, and in exile the first free row is never far from the queens (package quadrant).
func noLines(s engine.Shape, g engine.Game) string {
	if at := engine.At(5, 7); s.Dim == 2 && !s.Signed && s.Blocking == 1 {
		rays := g.Rays(at)
		if slices.Contains(rays, engine.From(at, engine.At(-1, 0), at.At(0))) && slices.Contains(rays, engine.From(at, engine.At(0, -1), at.At(1))) {
			return ""
		}
	}
	return "there may be several palaces in a column or a row, or none"
}

func (m terms) values() (next, error) { return m.along(valueKind(m.game)) }

func (m terms) outcomes() (next, error) { return m.along(engine.Outcomes) }

// along gives the values of positions by their number.
func (m terms) along(kind engine.Kind) (next, error) {
	s, w := m.game.Shape(), engine.Window{X: m.from, W: m.count, H: 1}
	at := func(i int) engine.Cell { return engine.Cell{X: m.from + i} }
	if s.Dim == 2 {
		if m.from > mostNumbered-m.count {
			return nil, misusef("no more than %d squares of a board are numbered", mostNumbered)
		}
		walk := oeis.Antidiagonals()
		if s.Signed {
			walk = oeis.Spiral()
		}
		cells := make([]engine.Cell, 0, m.count)
		w = engine.Window{}
		for i := range m.from + m.count {
			if c := walk(); i >= m.from {
				cells, w = append(cells, c), w.Union(engine.Window{X: c.X, Y: c.Y, W: 1, H: 1})
			}
		}
		at = func(i int) engine.Cell { return cells[i] }
	}
	shown, err := content(m.game, kind, engine.At(w.X, w.Y), w)
	if err != nil {
		return nil, err
	}
	values, err := engine.Values(shown.Board, shown.Window)
	i := -1
	return func() (*big.Int, error) {
		i++
		c := at(i)
		return big.NewInt(int64(values[(c.Y-w.Y)*w.W+c.X-w.X])), nil
	}, err
}

// palaces looks through one pile, some positions at a time.
func (m terms) palaces() (next, error) {
	const some = 1 << 16
	var found []*big.Int
	looked := 0
	one := func() (*big.Int, error) {
		for ; len(found) == 0; looked += some {
			if looked >= mostLooked {
				return nil, misusef("%s has no more palaces below %d", m.game, looked)
			}
			outcome, err := terms{m.game, m.methods, looked, some}.outcomes()
			if err != nil {
				return nil, err
			}
			for n := range some {
				if v, _ := outcome(); v.Sign() > 0 {
					found = append(found, big.NewInt(int64(looked+n)))
				}
			}
		}
		p := found[0]
		found = found[1:]
		return p, nil
	}
	return skip(one, m.from-1)
}

// skip goes past the first n members.
func skip(one next, n int) (next, error) {
	for range n {
		if _, err := one(); err != nil {
			return nil, err
		}
	}
	return one, nil
}

// inLines gives the other component of the one palace whose component d is the member's index.
func (m terms) inLines(d int) next {
	n := m.from - 1
	return func() (*big.Int, error) {
		n++
		for far := engine.Num(2*n + 16); ; far = far.Times(engine.Num(4)) {
			p := engine.Of(far, far).With(d, engine.Num(n))
			if err := reached(m.game, m.methods, p); err != nil {
				return nil, misuse{err}
			}
			seen, err := m.methods.Palaces(p)
			if err != nil {
				return nil, err
			}
			if len(seen) == 0 {
				return far.Big(), nil
			}
			for _, q := range seen {
				if q.At(d) == engine.Num(n) {
					return q.At(1 - d).Big(), nil
				}
			}
		}
	}
}

// pairs gives component d of the palaces (x,y) with x ≤ y.
func (m terms) pairs(d int) (next, error) {
	x, row := int64(-1), terms{m.game, m.methods, 0, 0}.inLines(0)
	return skip(func() (*big.Int, error) {
		for {
			x++
			y, err := row()
			if at := big.NewInt(x); err != nil || at.Cmp(y) <= 0 {
				return []*big.Int{at, y}[d], err
			}
		}
	}, m.from)
}

// word says on which side of the diagonal the palaces are.
func (m terms) word() (next, error) {
	n, row := int64(m.from)-1, m.inLines(0)
	return func() (*big.Int, error) {
		n++
		y, err := row()
		if err == nil && y.Cmp(big.NewInt(n)) > 0 {
			return new(big.Int), nil
		}
		return big.NewInt(1), err
	}, nil
}
