package view

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
)

// Box is a rectangle on the screen.
type Box struct{ X, Y, W, H float64 }

// overlaps reports whether the boxes have a point in common.
func (b Box) overlaps(c Box) bool {
	return b.X < c.X+c.W && c.X < b.X+b.W && b.Y < c.Y+c.H && c.Y < b.Y+b.H
}

// within reports whether b lies in c.
func (b Box) within(c Box) bool {
	return b.X >= c.X && b.Y >= c.Y && b.X+b.W <= c.X+c.W && b.Y+b.H <= c.Y+c.H
}

// Placed is a label with its place on the screen.
type Placed struct {
	atlas.Label
	Box
}

// Holds reports whether a point of the screen lies in b.
func (b Box) Holds(p Spot) bool { return Box{p.X, p.Y, 0, 0}.within(b) }

// Free returns the first of the places, moved into the frame where it leaves it, that covers none
// of the boxes taken.
func Free(frame Box, taken, places []Box) (Box, bool) {
	for _, b := range places {
		b.X = max(min(b.X, frame.X+frame.W-b.W), frame.X)
		b.Y = max(min(b.Y, frame.Y+frame.H-b.H), frame.Y)
		if b.within(frame) && !slices.ContainsFunc(taken, b.overlaps) {
			return b, true
		}
	}
	return Box{}, false
}

// nudges are where a label is tried, in its own widths and heights from the square
// it names: on it, and a little above, below, to the right and to the left.
var nudges = [...][2]float64{{0, 0}, {0, -1.1}, {0, 1.1}, {0.6, 0}, {-0.6, 0}}

// Arrange gives each label, the heaviest first, the first place in which it
// covers neither another label nor one of the boxes taken, and leaves out those
// for which there is none within the frame. size says how large a label is, at where
// the middle of a square lies.
func Arrange(labels []atlas.Label, frame Box, taken []Box, size func(string) (w, h float64), at func(engine.Cell) (x, y float64)) []Placed {
	order := slices.Clone(labels)
	sort.SliceStable(order, func(i, j int) bool { return order[i].Weight > order[j].Weight })
	taken = slices.Clone(taken)
	var placed []Placed
	for _, l := range order {
		w, h := size(l.Text.String())
		x, y := at(l.At)
		if !(Box{x, y, 0, 0}).within(frame) {
			continue
		}
		for _, nudge := range nudges {
			b := Box{x - w/2 + nudge[0]*w, y - h/2 + nudge[1]*h, w, h}
			if b.within(frame) && !slices.ContainsFunc(taken, b.overlaps) {
				taken = append(taken, b)
				placed = append(placed, Placed{l, b})
				break
			}
		}
	}
	return placed
}
