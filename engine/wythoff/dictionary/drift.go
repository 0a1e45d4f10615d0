package dictionary

import (
	"math"
	"math/bits"
)

// This file bounds b-φa from above, for all P-positions (a,b) above the diagonal.
//
// Let n(x) be how many P-positions on or above the diagonal the columns before x have, and D(x) = n(x)-x/φ,
// the drift. If column x has a P-position above, b-φa is b-a-n(x), which the state tells, and D(x). Where
// the translation of its letter begins, in row y = x+f for the first free diagonal f, n(x) is f and how many diagonals beyond are taken.
// The rows before y have n(x) P-positions above, less those on rows beyond that are taken, and n'(y)
// on or below the diagonal, where (0,0) counts twice. So n'(y) = y+1-n(x)+rows, and
//
//	D'(y) = -D(x)/φ + rows + 1 - diagonals/φ².
//
// Each further letter adds 1 if it is 0, and -1/φ. So bounds of D for all factors lead to bounds for those that
// they write, and errors shrink by φ each time: what the bounds come to is widened a little, and
// then it is checked that it leads to nothing outside.

// drift bounds D where a factor begins.
type drift struct{ low, high float64 }

func (d *drift) join(low, high float64) { d.low, d.high = min(d.low, low), max(d.high, high) }

// writes is what a situation leads to: D of a factor is by less D of another one, divided by φ.
type writes struct {
	from, to *drift
	by       float64
}

// widened is by how much.
const widened = 1e-6

// Highest returns a bound of b-φa for all P-positions above the diagonal, by the factors that were
// last proved to be all. ok is false if none were, or if rounding spoils the check. With more letters it is lower (Longer).
func (t *Transducer) Highest() (most float64, ok bool) {
	if !t.closed {
		return 0, false
	}
	drifts := make(map[*line]map[factor]*drift)
	for _, l := range t.lines {
		drifts[l] = map[factor]*drift{}
		for f := range l.factors {
			drifts[l][f] = &drift{math.Inf(1), math.Inf(-1)}
		}
	}
	var first []func()
	var all []writes
	for _, l := range t.lines {
		at, _ := sectorAt(l.columns, l.set.Single, t.first)
		state, n := l.machine.state(at), float64(l.free+bits.OnesCount64(at.diagonals))
		for k := range l.other.free {
			f := factor{state: int32(state)}
			for i := range t.sight {
				f.letters |= l.letter(t.first+k+i) << i
			}
			d, is := drifts[l][f], n-float64(t.first+k)/math.Phi
			first = append(first, func() { d.join(is, is) })
			if f.letters&1 == 0 {
				n++
			}
			state, _ = l.machine.after(state, f.letters&1 != 0)
		}
		for s := range l.situations {
			at := l.machine.states[s.state]
			by := float64(bits.OnesCount64(at.rows)) + 1 - float64(bits.OnesCount64(at.diagonals))/math.Phi/math.Phi
			image, size, _ := l.image(s.factor, t.sight)
			to := int(s.writes)
			for i := range size {
				all = append(all, writes{drifts[l][s.factor], drifts[l.other][factorOf(to, image[i:i+t.sight])], by})
				by += float64(1-image[i]) - 1/math.Phi
				to, _ = l.other.machine.after(to, image[i] == 1)
			}
		}
	}
	for range 100 { // 1/φ to this power is nothing
		for _, known := range first {
			known()
		}
		for _, w := range all {
			w.to.join(w.by-w.from.high/math.Phi, w.by-w.from.low/math.Phi)
		}
	}
	for _, w := range all {
		const rounding = widened / 8
		if w.by-(w.from.high+widened)/math.Phi-rounding < w.to.low-widened || w.by-(w.from.low-widened)/math.Phi+rounding > w.to.high+widened {
			return 0, false
		}
	}
	l := t.lines[0]
	for x := range t.first {
		most = max(most, float64(l.columns.Row(x))-math.Phi*float64(x)+widened)
	}
	for f, d := range drifts[l] {
		if f.letters&1 == 0 {
			by := l.machine.edge(int(f.state), false).diagonal - bits.OnesCount64(l.machine.states[f.state].diagonals)
			most = max(most, float64(by)+d.high+2*widened)
		}
	}
	return most, true
}
