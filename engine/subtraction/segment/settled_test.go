package segment

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
)

// What follows for every settled board, as docs/findings.md proves it, held against the textbook.

// settledBoards are some of one to four segments, whose strips bound segments each.
var settledBoards = []string{"(1,1)", "(0,1)(1,0)(1,1)", "(1,2)(2,1)(3,3)", "(1,2)(3,4)(4,6)", "(2,6)(3,3)(6,2)"}

// settledBoard returns a board and its squares to twice as far out as it takes to prove it.
func settledBoard(t *testing.T, text string) (*Survey, textbook) {
	t.Helper()
	s := found(t, text)
	if !s.Settled || len(s.Strips) != len(s.Segments)+1 {
		t.Fatalf("%s: %d segments and %d strips, settled: %v", text, len(s.Segments), len(s.Strips), s.Settled)
	}
	return &s, newTextbook(movesOf(game(t, text)), 2*s.Reach)
}

// inside reports whether a square shows the mosaic of the i-th segment.
func (s *Survey) inside(i int, at engine.Cell) bool {
	lower, upper := &s.Strips[i], &s.Strips[i+1]
	return length(at) >= s.Reach && lower.Cross(at) >= lower.High && upper.Cross(at) <= upper.Low
}

// ending says how a line through a square ends: from far on reports true, its squares repeat
// after so many steps.
func (s *Survey) ending(from, step engine.Cell) (period int, far func(at engine.Cell) bool) {
	for i, strip := range s.Strips {
		side := strip.Cross(step)
		c := strip.Cross(from)
		switch {
		case side < 0 || side == 0 && c <= strip.Low: // the last segment below this strip
			i--
			return s.Segments[i].along(step.X, step.Y), func(at engine.Cell) bool { return s.inside(i, at) }
		case side == 0 && c < strip.High:
			return strip.Period, func(at engine.Cell) bool { return length(at) >= s.Reach }
		}
	}
	return 0, nil
}

// TestLinesBecomePeriodic: along every line of rational slope the outcomes of a settled board
// repeat from some square on ([LSY24] Definition 56), inside a segment by its lattice and along a
// strip by the strip's step.
func TestLinesBecomePeriodic(t *testing.T) {
	r := rand.New(rand.NewPCG(56, 57))
	for _, text := range settledBoards {
		s, b := settledBoard(t, text)
		var steps []engine.Cell
		for _, strip := range s.Strips[1 : len(s.Strips)-1] {
			steps = append(steps, strip.Along, strip.Along, strip.Along)
		}
		for range testkit.Rounds(40) {
			p, q := 1+r.IntN(9), 1+r.IntN(9)
			steps = append(steps, engine.Cell{X: q / gcd(p, q), Y: p / gcd(p, q)})
		}
		repeated := 0
		for i, step := range steps {
			from := engine.Cell{X: r.IntN(120), Y: r.IntN(120)}
			if i < 3*(len(s.Strips)-2) { // in the strip, or next to it
				from = engine.Cell{X: 60 + r.IntN(9), Y: 60*step.Y/step.X + r.IntN(9)}
			}
			period, far := s.ending(from, step)
			if period == 0 {
				t.Fatalf("%s: the line from %v by %v ends nowhere", text, from, step)
			}
			for at := from; ; at = (engine.Cell{X: at.X + step.X, Y: at.Y + step.Y}) {
				next := engine.Cell{X: at.X + period*step.X, Y: at.Y + period*step.Y}
				if next.X >= b.n || next.Y >= b.n {
					break
				}
				if !far(at) {
					continue
				}
				if repeated++; b.at(at.X, at.Y) != b.at(next.X, next.Y) {
					t.Fatalf("%s: the line from %v by %v does not repeat after %d steps at %v", text, from, step, period, at)
				}
			}
		}
		if repeated < 50*len(steps) {
			t.Errorf("%s: only %d squares of %d lines were looked at", text, repeated, len(steps))
		}
	}
}

// TestFiniteColorings: the P-positions of a segment are those that finitely many of them lead to
// by two update rules, the lattice's shortest vectors along its borders ([LSY24] Definitions 40,
// 41). How far out those lie is bounded by the borders.
func TestFiniteColorings(t *testing.T) {
	for _, text := range testkit.Spread(settledBoards, testkit.Rounds(len(settledBoards))) {
		s, b := settledBoard(t, text)
		for i, segment := range s.Segments {
			lower, upper := s.Strips[i], s.Strips[i+1]
			u, v := segment.edge(lower.Along), segment.edge(upper.Along)
			bound := max(s.Reach+max(length(u), length(v)),
				((-upper.Cross(u)-upper.Low)*length(lower.Along)+(lower.High+lower.Cross(v))*length(upper.Along))/cross(lower.Along, upper.Along))
			if bound >= b.n {
				t.Fatalf("%s, segment %d: squares to begin with are as far out as %d", text, i, bound)
			}
			colored := make([]bool, b.n*b.n)
			begun, reached := 0, 0
			for y := range b.n {
				for x := max(0, s.Reach-y); x < b.n; x++ {
					at := engine.Cell{X: x, Y: y}
					if !s.inside(i, at) {
						continue
					}
					ruled, here := false, false
					for _, by := range []engine.Cell{u, v} {
						before := engine.Cell{X: at.X - by.X, Y: at.Y - by.Y}
						if before.X >= 0 && before.Y >= 0 && s.inside(i, before) {
							ruled, here = true, here || colored[before.Y*b.n+before.X]
						}
					}
					p := b.at(x, y)
					if !ruled && p { // no rule leads to it: it is there to begin with
						if here = true; length(at) > bound {
							t.Fatalf("%s, segment %d: nothing leads to %v, farther out than %d", text, i, at, bound)
						}
						begun++
					}
					if here != p {
						t.Fatalf("%s, segment %d: %v is coloured: %v, and a P-position: %v", text, i, at, here, p)
					}
					colored[y*b.n+x] = here
					reached++
				}
			}
			if begun == 0 || reached < b.n*b.n/50 {
				t.Errorf("%s, segment %d: %d squares to begin with, %d looked at", text, i, begun, reached)
			}
		}
	}
}

// edge is the shortest vector of the lattice in a direction.
func (l Lattice) edge(along engine.Cell) engine.Cell {
	n := l.along(along.X, along.Y)
	return engine.Cell{X: n * along.X, Y: n * along.Y}
}
