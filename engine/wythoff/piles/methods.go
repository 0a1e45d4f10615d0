package piles

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
)

// How much a sweep may hold, in bytes, and how much it may do, in words of lines that are looked through: some
// two nanoseconds each; and how much while somebody waits.
const (
	mostBytes = 1 << 29
	mostWork  = 1 << 34
	soon      = 1 << 28
)

// Solve lists the two methods.
func (g Game) Solve() engine.Methods {
	s := &solver{game: g}
	return engine.Methods{{
		Name:  methodLast.String(),
		Idea:  methodLastIdea.String(),
		Reach: "positions whose smaller piles, all but the largest, make a table of half a gigabyte and some 2^34 steps: three piles with two of about 7000",
		Cost:  "0.6 µs for each cell of that table where it is 4000×4000, less where it is smaller",
		File:  "engine/wythoff/piles/sweep.go",

		Fits:    s.fits,
		Prepare: s.prepare,
		Palaces: s.palaces,
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) {
			t := s.outcomes(p)
			return engine.OutcomeValue(t.palace(clamped(p))), nil
		},
		Maps: s,
	}, {
		Name:  methodMex.String(),
		Idea:  methodMexIdea.String(),
		Reach: "nim-values of positions with a table of all piles of half a gigabyte and some 2^34 steps: three piles of about 400",
		Cost:  "0.2 µs for each cell of that table where it is 100×100×100",
		File:  "engine/wythoff/piles/sweep.go",

		Fits:    s.fitsNim,
		Prepare: s.prepare,
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) {
			at := clamped(p)
			sort.Sort(sort.Reverse(sort.IntSlice(at)))
			return engine.Num(s.table(box(p, true), true).of(at)), nil
		},
		Maps: s,
	}}
}

// solver keeps the largest table so far of the one kind and of the other.
type solver struct {
	game       Game
	last, nims *sweep
}

// table returns the sweep of a box, of nim-values or of the pile behind it, to its end.
func (s *solver) table(size []int, nim bool) *sweep {
	t := s.begin(size, nim)
	engine.Finish(t)
	return t
}

// begin is table without filling it.
func (s *solver) begin(size []int, nim bool) *sweep {
	kept := &s.last
	if nim {
		kept = &s.nims
	}
	if *kept == nil || !(*kept).has(size) {
		*kept = newSweep(size, !nim)
	}
	return *kept
}

// clamped are the piles as machine integers. One that is larger is as good as any that no table has.
func clamped(p engine.Position) []int {
	at := make([]int, p.Dim())
	for d, v := range p.Components(nil) {
		at[d] = min(v.Clamp(), huge)
	}
	return at
}

const huge = 1 << 60

// box is the size of the table for a position: its piles, the largest first, without the largest of
// all or, for nim-values, with it.
func box(p engine.Position, nim bool) []int {
	size := clamped(p)
	sort.Sort(sort.Reverse(sort.IntSlice(size)))
	if !nim {
		size = size[1:]
	}
	for i := range size {
		size[i]++
	}
	return size
}

// farthest returns the position of a question: for a window, that in which all piles are largest.
func (s *solver) farthest(q engine.Query) engine.Position {
	if q.Ask != engine.AskTiles {
		return q.At
	}
	w := q.Window
	return q.Map.Position(engine.Cell{X: w.X + max(w.W, 1) - 1, Y: w.Y + max(w.H, 1) - 1}, s.game.piles)
}

func (s *solver) fits(q engine.Query) error {
	if q.Values() == engine.NimValues {
		return engine.ErrKind
	}
	return s.reaches(q, false)
}

func (s *solver) fitsNim(q engine.Query) error {
	switch {
	case q.Values() != engine.NimValues:
		return engine.ErrKind
	case q.Ask == engine.AskTiles && !q.Map.AtCorner():
		return engine.ErrNimOrigin
	}
	return s.reaches(q, true)
}

// reaches says why a table is too large, or would take too long.
func (s *solver) reaches(q engine.Query, nim bool) error {
	size := box(s.farthest(q), nim)
	bytes, work := cost(size, !nim)
	most := float64(mostWork)
	if q.Play {
		most = soon
	}
	switch {
	case bytes > mostBytes:
		return errMemory(s.game.String(), times(size))
	case work > most:
		return errWork(s.game.String(), times(size))
	}
	return nil
}

// cost is what a sweep holds, in bytes, and does, in words that are looked at.
func cost(size []int, behind bool) (bytes, work float64) {
	cells := float64(volume(size))
	bytes = 4 * cells
	ways := float64(int(1)<<len(size) - 1)
	largest := float64(size[0])
	for first := range size {
		lines := float64(volume(size[first+1:])) * float64(int(1)<<(len(size)-1-first))
		bytes += lines * (128 + largest/2) // as the largest number is about twice the largest pile
		if behind {
			bytes += lines * largest / 2
		}
	}
	return bytes, cells * ways * (4 + largest/64)
}

func (s *solver) prepare(q engine.Query) engine.Job {
	if q.Ask == engine.AskTiles {
		return nil
	}
	nim := q.Values() == engine.NimValues
	return s.begin(box(q.At, nim), nim)
}

// outcomes returns a table with the outcomes of a position and its options.
func (s *solver) outcomes(p engine.Position) *sweep { return s.table(box(p, false), false) }

// palace reports whether a position is one, of which the table has the smaller piles.
func (s *sweep) palace(at []int) bool {
	sorted := slices.Clone(at)
	sort.Sort(sort.Reverse(sort.IntSlice(sorted)))
	return s.of(sorted[1:]) == sorted[0]
}

// palaces lists the palaces that can be reached, sorted. On a ray there is at most one. The largest
// pile alone may be much larger than the others: what makes a palace with these is in the table.
func (s *solver) palaces(p engine.Position) (found []engine.Position, err error) {
	t, at := s.outcomes(p), clamped(p)
	largest := 0
	for d, n := range at {
		if n > at[largest] {
			largest = d
		}
	}
	for _, r := range s.game.Rays(p) {
		if by := r.Step.With(largest, engine.Num(0)); by.Zero() {
			others := slices.Delete(slices.Clone(at), largest, largest+1)
			sort.Sort(sort.Reverse(sort.IntSlice(others)))
			if z := t.of(others); z < at[largest] {
				found = append(found, p.With(largest, engine.Num(z)))
			}
			continue
		}
		step, _ := r.Step.Small(nil)
		q := slices.Clone(at)
		for range r.Count.Clamp() {
			for d, by := range step {
				q[d] += by
			}
			if t.palace(q) {
				found = append(found, engine.Ints(q...))
				break
			}
		}
	}
	sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
	return found, nil
}
