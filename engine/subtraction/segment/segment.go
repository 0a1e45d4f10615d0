package segment

import "math"

// Segment is what an arc around the origin finds of a segment.
type Segment struct {
	Lattice
	// From and To are the angles in degrees, seen from the origin and from the x-axis,
	// of the first and the last place with these periods.
	From, To float64
	// Palaces is the number of P-positions among the squares that repeat.
	Palaces int
	// X, Y is a place in the middle.
	X, Y int
}

// fewest is how many places in a row make a segment. Fewer may be a strip, or chance.
const fewest = 3

// Segments walks along the arc of a radius between two angles, in degrees from the
// x-axis, looks at so many places, and returns the segments on the way, as far as the
// grid shows.
func (g *Grid) Segments(radius, from, to float64, places int) []Segment {
	var found []Segment
	var run []Segment // places with the same lattice
	end := func() {
		if len(run) >= fewest && run[0].Determinant() > 0 {
			s := run[len(run)/2]
			s.From, s.To = run[0].From, run[len(run)-1].To
			s.Palaces = g.count(s)
			found = append(found, s)
		}
		run = run[:0]
	}
	for i := range places {
		angle := from + (to-from)*(float64(i)+0.5)/float64(places)
		sin, cos := math.Sincos(angle * math.Pi / 180)
		s := Segment{From: angle, To: angle, X: int(radius * cos), Y: int(radius * sin)}
		s.Lattice = g.Lattice(s.X, s.Y)
		if len(run) > 0 && run[0].Lattice != s.Lattice {
			end()
		}
		run = append(run, s)
	}
	end()
	return found
}

// count counts the P-positions of a fundamental parallelogram.
func (g *Grid) count(s Segment) (palaces int) {
	for y := range s.Height {
		for x := range s.Width {
			if g.part(s, x, y) {
				palaces++
			}
		}
	}
	return palaces
}
