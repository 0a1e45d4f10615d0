package mwythoff

import (
	"fmt"
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
)

// Solve lists the two methods.
func (g Game) Solve() engine.Methods {
	s := &solver{game: g, beatty: beatty{int64(g.m)}}
	return engine.Methods{{
		Name:  "Beatty sequences",
		Idea:  "The palaces are (⌊nα⌋, ⌊nα⌋+Mn) and their mirror images, α = (2-M+√(M²+4))/2 (Fraenkel 1982).",
		Reach: "outcomes, and palaces of positions of up to about 10000 digits",
		Cost:  "a few square roots",
		File:  "engine/mwythoff/beatty.go",

		Fits:    s.fitsBeatty,
		Palaces: s.palaces,
		Sights:  s.sights,
		Value:   s.outcome,
		Open:    func(m engine.Map) engine.Squares { return newStrips(s.beatty, m) },
	}, {
		Name:  "Mex, row by row",
		Idea:  "A nim-value is the least number that no option has; each line and each band remembers its own.",
		Reach: fmt.Sprintf("nim-values up to %d squares from the corner, fewer for a large M", g.nimEdge()-1),
		Cost:  "all squares back to the corner, each about M steps",
		File:  "engine/mwythoff/nim.go",

		Fits:  s.fitsNim,
		Value: s.nimValue,
		Open:  func(engine.Map) engine.Squares { return &nimSquares{game: g} },
	}}
}

// solver has the functions of the methods.
type solver struct {
	game Game
	beatty
	nim nimSquares // for single positions
}

// mostOptions is how many options are listed.
const mostOptions = 2_000_000

func (s *solver) fitsBeatty(q engine.Query) error {
	switch {
	case q.Ask == engine.AskSights:
		if n := engine.CountOptions(s.game.Rays(q.At)); n.Clamp() > mostOptions {
			return errOptions(q.At, n)
		}
	case q.Ask == engine.AskValue && q.Kind != engine.Outcomes, q.Ask == engine.AskTiles && q.Map.Kind != engine.Outcomes:
		return errOutcomesOnly
	}
	return nil
}

// palaces looks along the column, the row and the band.
func (s *solver) palaces(p engine.Position) ([]engine.Position, error) {
	x, y := p.At(0).Big(), p.At(1).Big()
	var found []engine.Position
	add := func(a, b *big.Int) { found = append(found, engine.Of(engine.Big(a), engine.Big(b))) }
	if r := s.row(x); r.Cmp(y) < 0 {
		add(x, r)
	}
	if c := s.row(y); c.Cmp(x) < 0 {
		add(c, y)
	}
	// A palace with y'-x' = M·n is on the band if that differs from y-x by less than M.
	m := num(s.m)
	n, rest := new(big.Int).DivMod(new(big.Int).Sub(y, x), m, new(big.Int))
	for range 1 + rest.Sign() {
		if a, b := s.diagonal(n); a.Cmp(x) < 0 && b.Cmp(y) < 0 {
			add(a, b)
		}
		n.Add(n, num(1))
	}
	sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
	return found, nil
}

// outcome is 1 for a palace and 0 for any other square.
func (s *solver) outcome(_ engine.Kind, p engine.Position) (engine.Int, error) {
	if s.row(p.At(0).Big()).Cmp(p.At(1).Big()) == 0 {
		return engine.Num(1), nil
	}
	return engine.Num(0), nil
}

// sights counts, for every option, the palaces in its column, its row and on its band, by
// tables of the rows and diagonals that matter.
func (s *solver) sights(p engine.Position) ([]int32, error) {
	x, y, _ := p.Pair()
	t := newTable(s.beatty, max(x, y))
	options := engine.Options(s.game.Rays(p))
	seen := make([]int32, len(options))
	for i, q := range options {
		x, y, _ := q.Pair()
		seen[i] = t.count(x, y)
	}
	return seen, nil
}

// table has the palaces of the columns up to an edge.
type table struct {
	m       int
	rows    []int // of the palaces, by columns
	lessers []int // A(n), by n
}

func newTable(b beatty, edge int) *table {
	t := &table{m: int(b.m), rows: make([]int, edge+1)}
	for c := newClimb(b, num(0)); c.gain <= edge; c.next() {
		lesser, greater := c.gain, c.gain+t.m*c.t
		t.lessers = append(t.lessers, lesser)
		t.rows[lesser] = greater
		if greater <= edge {
			t.rows[greater] = lesser
		}
	}
	return t
}

// count counts the palaces that (x, y) sees.
func (t *table) count(x, y int) (n int32) {
	if t.rows[x] < y {
		n++
	}
	if t.rows[y] < x {
		n++
	}
	d := max(x, y) - min(x, y)
	for i := d / t.m; t.m*i-d < t.m && i < len(t.lessers); i++ {
		if a := t.lessers[i]; a < min(x, y) && a+t.m*i < max(x, y) {
			n++
		}
	}
	return n
}
