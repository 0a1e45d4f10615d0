package automaton

import "testing"

// Whatever the neighbours are within the limits, the next value is within what six bits
// tell from the limits, and a kernel's within what eight bits tell.
func TestNextIsNear(t *testing.T) {
	for _, c := range []struct{ lo, hi, modulus int32 }{{nearMin, nearMax, 64}, {-32, 31, 256}} {
		// Next is a sum of terms of one neighbour each, so its extremes are the sums of theirs.
		zero := Neighborhood{}
		least, most := zero.Next(), zero.Next()
		for n := range 6 {
			low, high := int32(0), int32(0)
			for v := c.lo; v <= c.hi; v++ {
				one := Neighborhood{}
				*[]*int32{&one.A, &one.B, &one.C, &one.D, &one.E, &one.F}[n] = v
				low, high = min(low, one.Next()-zero.Next()), max(high, one.Next()-zero.Next())
			}
			least, most = least+low, most+high
		}
		u, l := c.hi, -c.lo
		if most != 3*u+2*l-4 || least != -(3*l+2*u-4) {
			t.Errorf("from %d to %d: the next is from %d to %d", c.lo, c.hi, least, most)
		}
		if most >= c.modulus+c.lo || least <= c.hi-c.modulus {
			t.Errorf("from %d to %d: modulo %d, %d or %d looks as if it were among them", c.lo, c.hi, c.modulus, least, most)
		}
	}
}

// Neighbours in the hood of a square outside of it are at least -6.
func TestHoodIsNear(t *testing.T) {
	for k := 1; k < 60; k++ {
		h := Hood{k}
		for y := range 70 {
			for x := range 70 {
				for _, n := range [][2]int{{2, 2}, {1, 2}, {2, 1}, {1, 1}, {0, 1}, {1, 0}} {
					i, j := x-n[0], y-n[1]
					if i >= 0 && j >= 0 && !h.Holds(x, y) && Options(i, j)-k < -6 {
						t.Fatalf("k = %d: (%d,%d) sees %d", k, i, j, Options(i, j))
					}
				}
			}
		}
	}
}

// Fabricated counters that make a value too large or too small are seen, unless it
// lies in the hood.
func TestBigValuesAreSeen(t *testing.T) {
	for v := -32; v < 32; v++ {
		if v >= nearMin && v <= nearMax {
			continue
		}
		for _, at := range []int{0, 1, 15, 16, 100, 255} {
			var top, left Edge
			top.Line[at] = byte(v)
			if countInGo(nil, &top, &left, 0, 0) {
				t.Errorf("%d in column %d is not seen", v, at)
			}
			top, left = Edge{}, Edge{}
			left.Line[at] = byte(v)
			if countInGo(nil, &top, &left, 0, 0) {
				t.Errorf("%d in row %d is not seen", v, at)
			}
		}
		var top, left Edge
		top.Line[0] = byte(v)
		if !countInGo(nil, &top, &left, 1000, 0) {
			t.Errorf("%d in the hood is seen", v)
		}
	}
}
