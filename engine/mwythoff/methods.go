package mwythoff

import (
	"fmt"
	"math/big"
	"sort"
	"sync"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/additive"
	"github.com/palacegames/palace/engine/internal/columnar"
	"github.com/palacegames/palace/engine/remoteness"
)

// Solve lists the two methods, and those of remoteness.
func (g Game) Solve() engine.Methods {
	s := &solver{game: g, beatty: g.beatty()}
	methods := engine.Methods{{
		Name:  methodBeatty.String(),
		Idea:  methodBeattyIdea.String(),
		Reach: "outcomes, and palaces of positions of up to about 10000 digits",
		Cost:  "a few square roots",
		File:  "engine/mwythoff/beatty.go",

		Fits:    s.beatty.fits,
		Palaces: s.palaces,
		Value:   rowOf(s.row).outcome,
		Maps:    s,
		Sparse:  !g.large(),
	}, {
		Name:  methodMex.String(),
		Idea:  methodMexIdea.String(),
		Reach: fmt.Sprintf("nim-values up to %d squares from the corner, fewer for a large M", g.nimEdge()-1),
		Cost:  "all squares back to the corner, each about M steps",
		File:  "engine/mwythoff/nim.go",

		Fits:  s.fitsNim,
		Value: s.nimValue,
		Maps:  nimSquares{game: g},
	}, remoteness.Ranked(s.palaces, s.rank)}
	if g.near() < mostLined {
		methods = append(methods, additive.Method(g.Lines()))
	}
	return append(methods, remoteness.Counted(g.Lines()))
}

// mostLined is from which M on the lines of a square are too many to follow them all.
const mostLined = 1000

// rank says which palace one is, from 0 on: (A(n), B(n)), or its mirror image, is number n.
func (s *solver) rank(p engine.Position) engine.Int {
	n := new(big.Int).Sub(p.At(1).Big(), p.At(0).Big())
	return engine.Big(n.Quo(n.Abs(n), s.m))
}

// Lines are those of Rays, as far as they matter near the corner.
func (g Game) Lines() remoteness.Moves {
	edge := min(g.near(), remoteness.Edge)
	if known, ok := lined.Load(edge); ok {
		return known.(remoteness.Moves)
	}
	m := remoteness.Moves{Lines: []remoteness.Line{remoteness.Along(1, 0), remoteness.Along(0, 1)}}
	for d := 1 - edge; d < edge; d++ { // i-j
		line := remoteness.Along(1, 1)
		line.First.X, line.First.Y = 1+max(d, 0), 1+max(-d, 0)
		m.Lines = append(m.Lines, line)
	}
	lined.Store(edge, m)
	return m
}

// lined are the lines that were listed: of a large M there are thousands, and whoever asks for the methods asks often.
var lined sync.Map

// method is the one for misère play.
func (t turned) method() engine.Method {
	return engine.Method{
		Name:  methodShifted.String(),
		Idea:  methodShiftedIdea.String(),
		Reach: "positions of up to about 10000 digits, and maps around them",
		Cost:  "a few square roots for a position, and for each column of a map",
		File:  "engine/mwythoff/misere.go",

		Fits:    t.fits,
		Palaces: t.palaces,
		Value:   rowOf(t.row).outcome,
		Maps:    t,
	}
}

// solver has the functions of the methods.
type solver struct {
	game Game
	beatty
	nim nimSquares // for single positions
}

// fits refuses nim-values, and play where Rays does not list all options.
func (b beatty) fits(q engine.Query) error {
	switch {
	case q.Values() != engine.Outcomes:
		return errOutcomesOnly
	case q.Ask == engine.AskPalaces && q.Play && b.m.Cmp(num(mostM)) > 0 && max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) > mostM:
		return errManyLines(mostM)
	}
	return nil
}

// palaces looks along the column, the row and the band.
func (s *solver) palaces(p engine.Position) ([]engine.Position, error) {
	x, y := p.At(0).Big(), p.At(1).Big()
	return rowOf(s.row).along(x, y, func(add func(a, b *big.Int)) {
		// A palace with y'-x' = M·n is on the band if that differs from y-x by less than M.
		n, rest := new(big.Int).DivMod(new(big.Int).Sub(y, x), s.m, new(big.Int))
		for range 1 + rest.Sign() {
			if a, b := s.diagonal(n); a.Cmp(x) < 0 && b.Cmp(y) < 0 {
				add(a, b)
			}
			n.Add(n, num(1))
		}
	}), nil
}

// Open returns the squares of a map of outcomes.
func (s *solver) Open(m engine.Map) engine.Squares {
	if s.game.large() {
		return byColumn{s.row, m}
	}
	return columnar.NewBeattyBoard(s.game.Plane(m), m.Origin, columnar.NewBeatty(s.A, s.game.near()))
}

// rowOf returns y such that (x, y) is a palace, x ≥ 0: there is exactly one.
type rowOf func(x *big.Int) *big.Int

// outcome is 1 for a palace and 0 for any other square.
func (row rowOf) outcome(_ engine.Kind, p engine.Position) (engine.Int, error) {
	return engine.OutcomeValue(row(p.At(0).Big()).Cmp(p.At(1).Big()) == 0), nil
}

// along lists the palaces in the column and the row of (x, y), and those of the band that band adds.
func (row rowOf) along(x, y *big.Int, band func(add func(a, b *big.Int))) []engine.Position {
	var found []engine.Position
	add := func(a, b *big.Int) { found = append(found, engine.Of(engine.Big(a), engine.Big(b))) }
	if r := row(x); r.Cmp(y) < 0 {
		add(x, r)
	}
	if c := row(y); c.Cmp(x) < 0 {
		add(c, y)
	}
	band(add)
	sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
	return found
}
