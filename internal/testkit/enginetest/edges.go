package enginetest

import (
	"cmp"
	"fmt"

	"github.com/palacegames/palace/engine"
)

// edge is where a region of one outcome ends: at and at+step have different ones.
type edge struct {
	at, step engine.Position
	palace   bool // at is P
}

// other is the square on the other side.
func (e edge) other() engine.Position { return e.at.Plus(e.step, engine.Num(1)) }

const (
	mostEdges  = 6   // that are followed
	mostBits   = 160 // of the coordinates up to which they are
	mapsFrom   = 33  // binary digits from which on maps are held against methods
	mapsEvery  = 8
	mapsBeside = 4 // squares to each side of an edge
)

// edges follows edges of regions outward from near the corner, from each to one that lies
// about twice as far out: regions are mostly cones, so bisecting between squares close by
// finds it. What lies to both sides of an edge is judged, and maps are held against it.
func (j *judge) edges() error {
	if j.shape.Dim != 2 || !j.shape.Unbounded {
		return nil
	}
	edges := j.nearEdges()
	for bits := 0; bits < mostBits && j.left > 0; bits++ {
		kept := edges[:0]
		for _, e := range edges {
			e, ok, err := j.farther(e)
			if err != nil {
				return err
			}
			if !ok {
				continue
			}
			kept = append(kept, e)
			if err := j.sides(e); err != nil {
				return err
			}
		}
		edges = kept
	}
	return nil
}

// nearEdges finds edges in a row, a column and a diagonal near the corner, first those between
// two squares of one outcome and two of the other.
func (j *judge) nearEdges() (edges []edge) {
	n := j.options.size()
	mid := n - 3
	lo := 0
	if j.shape.Signed {
		lo = -n / 2
		mid = n / 3
	}
	palace := func(p engine.Position) bool { return j.oracle.Outcome(p) == engine.P }
	for d, line := range []struct{ from, step engine.Position }{
		{engine.At(lo+1, mid), engine.At(1, 0)}, {engine.At(mid, lo+1), engine.At(0, 1)}, {engine.At(lo+1, lo+1+n/5), engine.At(1, 1)},
	} {
		var dense, other []edge
		for i := range n - 4 - n/5 {
			at := line.from.Plus(line.step, engine.Num(i))
			e := edge{at, line.step, palace(at)}
			if palace(e.other()) == e.palace {
				continue
			}
			if palace(at.Plus(line.step, engine.Num(-1))) == e.palace && palace(at.Plus(line.step, engine.Num(2))) != e.palace {
				dense = append(dense, e)
			} else {
				other = append(other, e)
			}
		}
		for _, list := range [][]edge{dense, other} {
			j.random.Shuffle(len(list), func(a, b int) { list[a], list[b] = list[b], list[a] })
		}
		found := append(dense, other[:min(1, len(other))]...)
		edges = append(edges, found[:min(len(found), (mostEdges-len(edges))/(3-d))]...)
	}
	return edges
}

// farther finds the same edge about twice as far out.
func (j *judge) farther(e edge) (edge, bool, error) {
	at := e.at.Plus(e.at, engine.Num(1)).Plus(engine.At(e.step.At(1).Clamp(), e.step.At(0).Clamp()), engine.Num(j.random.IntN(2)))
	const by = 3
	outcome := func(i int) (is, ok bool, err error) { return j.palace(at.Plus(e.step, engine.Num(i))) }
	lo, hi := -by, by+1
	first, ok, err := outcome(lo)
	last, ok2, err2 := outcome(hi)
	if err != nil || err2 != nil || !ok || !ok2 {
		return e, false, cmp.Or(err, err2)
	}
	if first == e.palace && last != e.palace {
		for lo+1 < hi {
			is, ok, err := outcome((lo + hi) / 2)
			if err != nil || !ok {
				return e, false, err
			}
			if is == e.palace {
				lo = (lo + hi) / 2
			} else {
				hi = (lo + hi) / 2
			}
		}
		return edge{at.Plus(e.step, engine.Num(lo)), e.step, e.palace}, true, nil
	}
	for i := lo; i < hi; i++ { // a lone palace, or a fine pattern
		a, ok, err := outcome(i)
		b, ok2, err2 := outcome(i + 1)
		if err != nil || err2 != nil || !ok || !ok2 {
			return e, false, cmp.Or(err, err2)
		}
		if a == e.palace && b != e.palace {
			return edge{at.Plus(e.step, engine.Num(i)), e.step, e.palace}, true, nil
		}
	}
	return e, false, nil
}

// sides judges what lies to both sides of an edge, and now and then maps of it.
func (j *judge) sides(e edge) error {
	bits := max(e.at.At(0).Bits(), e.at.At(1).Bits())
	if bits < 10 { // that is near
		return nil
	}
	for _, p := range []engine.Position{e.at, e.other()} {
		if err := j.one(p); err != nil {
			return err
		}
	}
	if bits < mapsFrom || (bits-mapsFrom)%mapsEvery != 0 {
		return nil
	}
	for _, origin := range []engine.Position{{}, engine.At(3, 5), e.at} {
		if err := j.mapped(origin, e); err != nil {
			return fmt.Errorf("the map around (%s): %w", name(origin), err)
		}
	}
	return nil
}

// mapped holds a map around some origin against the methods along an edge, if it shows that.
func (j *judge) mapped(origin engine.Position, e edge) error {
	board, err := j.around(engine.Outcomes, origin)
	if err != nil {
		return nil // origins elsewhere were tried
	}
	c, ok := e.at.Seen(origin, engine.Span)
	if !ok {
		return nil
	}
	w := engine.Window{X: c[0] - mapsBeside, Y: c[1], W: 2*mapsBeside + 1, H: 1}
	if e.step.At(0) == (engine.Int{}) {
		w = engine.Window{X: c[0], Y: c[1] - mapsBeside, W: 1, H: 2*mapsBeside + 1}
	}
	if w = w.Intersect(board.Plane()); w.Empty() || board.Check(w) != nil {
		return nil
	}
	got, err := drain(board.Source(w), engine.Outcomes, w)
	if err != nil {
		return err
	}
	for i, v := range got {
		p := board.Map().Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, 2)
		if is, ok, err := j.palace(p); err != nil {
			return err
		} else if ok && is != (v == 1) {
			return fmt.Errorf("(%s) has the outcome %d, and by the methods its palaces are %s", name(p), v, names(j.known[p]))
		}
	}
	return nil
}
