package quadrant

import (
	"math"
	"math/bits"
	"testing"
)

// This file draws the conclusions from the closure.

// off returns what situation p says of D(c) = L(c)-c/φ, where L(c) counts the low queens
// before column c: by how much it is greater than D(t)/φ², where t is tail(c). For the first
// free row f is t+L(t)+row, and 2f, less the low queens below f, is c less both L(c)-f and
// the high queens on f and beyond.
func (p *situation) off() float64 {
	return float64(p.row+p.state.ahead())/math.Phi/math.Phi - float64(bits.OnesCount64(p.state.rows))/math.Phi
}

// bounds are two numbers, the lesser one first.
type bounds [2]float64

func (b *bounds) include(v float64) { b[0], b[1] = min(b[0], v), max(b[1], v) }

// deviation returns between which numbers D(c) lies in every column: for if D(t) lies between φ
// times the least off and φ times the greatest, so does D(c). The first columns are those
// before start.
func (l *collection) deviation(first *Queens, start int) (d bounds) {
	for c := range start {
		d.include(float64(first.lows(c)) - float64(c)/math.Phi)
	}
	for p := range l.situations {
		d.include(math.Phi * p.off())
	}
	return d
}

func TestNoOtherStatesEver(t *testing.T) {
	const start = 4 * beginning
	l := closure(t, start)
	f := NewDistant()
	f.survey(surveyed)
	for p := range l.situations {
		if _, _, ok := f.states.find(p.state); !ok {
			t.Fatalf("the state %+v is not in the survey", p.state)
		}
	}
	d := l.deviation(&f.table, start)
	// A low queen is D(c) off the line of slope φ. A high one on row f+i is D(c)+i-(L(c)-f) off
	// that of slope 1/φ.
	var low, high bounds
	for c := range start {
		if r := float64(f.table.Row(c)); f.table.low(c) {
			low.include(r - float64(c)*math.Phi)
		} else {
			high.include(r - float64(c)/math.Phi)
		}
	}
	for p := range l.situations {
		r := l.reader(t, p)
		isLow, i := r.step()
		for _, v := range d {
			v = v/math.Phi/math.Phi + p.off()
			if isLow {
				low.include(v)
			} else {
				high.include(v + float64(i-p.state.ahead()))
			}
		}
	}
	t.Logf("%d situations on %d blocks: low queens are from %.3f to %.3f off the line of slope φ, high queens from %.3f to %.3f off that of slope 1/φ",
		len(l.situations), len(l.blocks), low[0], low[1], high[0], high[1])
	if low[0] < LowLeast || low[1] > LowMost || high[0] < HighLeast || high[1] > HighMost {
		t.Error("the queens may stand farther from the lines than the package says")
	}
}
