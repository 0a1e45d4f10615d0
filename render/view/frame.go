package view

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// ParseFrame reads the window that a view in a link asks for, which is shown as a whole on
// every screen, as x, y and its size: "64000,64000,4000x4000". A view without a size is a
// camera (Viewport.Parsed).
func ParseFrame(text string) (w engine.Window, ok bool) {
	x, rest, _ := strings.Cut(text, ",")
	y, size, _ := strings.Cut(rest, ",")
	across, along, _ := strings.Cut(size, "x")
	for _, part := range []struct {
		text  string
		least int
		to    *int
	}{{x, -farthest, &w.X}, {y, -farthest, &w.Y}, {across, 1, &w.W}, {along, 1, &w.H}} {
		n, err := strconv.Atoi(part.text)
		if err != nil || n < part.least || n > farthest {
			return engine.Window{}, false
		}
		*part.to = n
	}
	return w, true
}

// Cornered moves the board as little as needed for nothing beyond the sides of the plane that meet in
// its corner to be seen in the part of the screen that the insets leave free.
func (v Viewport) Cornered(plane engine.Window, in Insets) Viewport {
	sx, sy := v.Screen(float64(plane.X), float64(plane.Y))
	dx, dy := min(in.Left-sx, 0), min(in.Top-sy, 0)
	if v.Orientation.OriginBelow() {
		dy = max(v.Height-in.Bottom-sy, 0)
	}
	return v.Panned(dx, dy)
}

// Framing shows the whole of w in the middle of the part of the screen that the insets leave
// free, squares no larger than largest CSS pixels.
func (v Viewport) Framing(w engine.Window, in Insets, largest float64) Viewport {
	v = v.Fitted(w, in, largest)
	sx, sy := v.Screen(float64(w.X)+float64(w.W)/2, float64(w.Y)+float64(w.H)/2)
	return v.Panned((in.Left+v.Width-in.Right)/2-sx, (in.Top+v.Height-in.Bottom)/2-sy)
}
