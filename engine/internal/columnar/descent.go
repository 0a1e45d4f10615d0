package columnar

import (
	"math/big"
	"slices"
)

// Phi divides by the golden ratio φ. The zero value is ready.
type Phi struct {
	inverse *big.Int // the first binary digits of 1/φ
	digits  uint     // how many
}

// Divide returns n/φ for n ≥ 0, rounded to one of the two whole numbers around.
func (p *Phi) Divide(n *big.Int) *big.Int {
	if digits := uint(n.BitLen()); p.inverse == nil || p.digits < digits {
		p.digits = digits + 64
		// √(5·4^digits) - 2^digits, halved, is 2^digits/φ.
		root := new(big.Int).Lsh(big.NewInt(5), 2*p.digits)
		root.Sqrt(root)
		p.inverse = root.Sub(root, new(big.Int).Lsh(big.NewInt(1), p.digits))
		p.inverse.Rsh(p.inverse, 1)
	}
	m := new(big.Int).Mul(n, p.inverse)
	return m.Rsh(m, p.digits)
}

// Place is an index of a sequence, with so many indices before and after it, as far as these
// exist. The index is never changed in place.
type Place struct {
	Index         *big.Int
	Before, After int
}

// Within reports whether the place lies in the n indices from first on.
func (p Place) Within(first *big.Int, n int) bool {
	if apart(p.Index, first) {
		return false
	}
	at := new(big.Int).Sub(p.Index, first)
	return at.IsInt64() && at.Int64() >= int64(p.Before) && at.Int64() < int64(n-p.After)
}

// apart reports of most pairs of long numbers that lie more than a machine word apart that
// they do: their first words differ by more than 1, and two or more follow.
func apart(a, b *big.Int) bool {
	x, y := a.Bits(), b.Bits()
	last := len(x) - 1
	return last >= 2 && len(y) == len(x) && x[last]-y[last]+1 > 2
}

// Part is a part of a sequence that has been found.
type Part interface {
	// Holds reports whether all of a place lies in the part.
	Holds(p Place) bool
}

// Descent finds parts of a sequence far out. What stands about index n follows from what
// stands about n/φ (or another index that is as much smaller), and that from what stands
// about n/φ², and so on, down to a table. So a number of a hundred digits takes some 480
// levels. What was found on the way is kept, so that neighbours cost a few levels only.
type Descent[P Part] struct {
	// Table returns the part around a place, if that is near the beginning.
	Table func(p Place) (P, bool)
	// Source returns the place that Find has to know of first to find p.
	Source func(p Place) Place
	// Find returns a part that holds a place, by what Around says about smaller indices on
	// deeper levels.
	Find func(level int, p Place) (P, error)

	levels [][]P // the parts that were found last on each level, the latest first
}

// mostParts is how many parts are kept on a level. One position asks for some: those about
// its column, its row and its diagonals.
const mostParts = 8

// Around returns a part that holds a place, on a level: 0 for a question, and one more for
// each step down from it.
//
// It finds the sources first, the nearest to the beginning before all others, so that Find
// need not call itself all the way down: WebAssembly has little room for that.
func (d *Descent[P]) Around(level int, p Place) (found P, err error) {
	if found, ok := d.held(level, p); ok {
		return found, nil
	}
	down := []Place{p}
	for {
		p = d.Source(p)
		if _, ok := d.held(level+len(down), p); ok {
			break
		}
		down = append(down, p)
	}
	for i, p := range slices.Backward(down) {
		if found, err = d.Find(level+i, p); err != nil {
			return found, err
		}
		d.keep(level+i, found)
	}
	return found, nil
}

// Levels returns the places on the way down from a place, and the parts that hold them: first
// itself, on level 0, and last the one that is in the table.
func (d *Descent[P]) Levels(p Place) (places []Place, parts []P, err error) {
	for level := 0; ; level++ {
		part, err := d.Around(level, p)
		if err != nil {
			return nil, nil, err
		}
		places, parts = append(places, p), append(parts, part)
		if _, last := d.Table(p); last {
			return places, parts, nil
		}
		p = d.Source(p)
	}
}

// Way is the way to a part on level 0, in steps. When it has been gone, Around has the part.
type Way[P Part] struct {
	descent *Descent[P]
	down    []Place // that are not found yet, the farthest from the beginning first
	all     int
}

// wayStep is how many parts are found in a step.
const wayStep = 16

// Way sets out for a place.
func (d *Descent[P]) Way(p Place) *Way[P] {
	w := &Way[P]{descent: d}
	for level := 0; ; level++ {
		if _, ok := d.held(level, p); ok {
			break
		}
		w.down = append(w.down, p)
		p = d.Source(p)
	}
	w.all = len(w.down)
	return w
}

// Step finds some parts, and reports whether there are more.
func (w *Way[P]) Step() (more bool, err error) {
	for range min(wayStep, len(w.down)) {
		level := len(w.down) - 1
		found, err := w.descent.Find(level, w.down[level])
		if err != nil {
			return false, err
		}
		w.descent.keep(level, found)
		w.down = w.down[:level]
	}
	return len(w.down) > 0, nil
}

// Done returns which part of the way is behind.
func (w *Way[P]) Done() float64 {
	if w.all == 0 {
		return 1
	}
	return 1 - float64(len(w.down))/float64(w.all)
}

// held returns a part that holds the place, if there is one at hand.
func (d *Descent[P]) held(level int, p Place) (held P, ok bool) {
	if held, ok = d.Table(p); ok {
		return held, true
	}
	if level < len(d.levels) {
		for _, held = range d.levels[level] {
			if held.Holds(p) {
				return held, true
			}
		}
	}
	return held, false
}

// keep remembers a part instead of the oldest one.
func (d *Descent[P]) keep(level int, found P) {
	for level >= len(d.levels) {
		d.levels = append(d.levels, nil)
	}
	parts := d.levels[level]
	if len(parts) == mostParts {
		parts = parts[:mostParts-1]
	}
	d.levels[level] = slices.Insert(parts, 0, found)
}
