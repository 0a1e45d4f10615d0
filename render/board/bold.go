package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
)

// This file is how strong things are drawn, which is a matter of who looks: a person in
// front of the screen, or a class twelve metres away from it. Everything that has a width
// takes it from here.

// What is larger for a class: how many times as wide lines are, and the part of a square's
// edge that a badge takes on both sides of its middle.
const (
	boldLines                = 1.6
	badgePart, boldBadgePart = 0.15, 0.24
	leastRing                = 4.0 // CSS pixels
)

// The size of figures as a part of a square's edge, on tiles a little more, the part of it
// that a whole number may take, and how far it gives way to a badge.
const (
	figurePart, tileFigurePart, boldFigure = 0.30, 0.335, 0.50
	lineOfOne, boldLineOfOne               = 0.62, 0.88
	boldAway                               = 0.15
)

// bold is how many times its usual width a line has.
func (s *state) bold() float64 {
	if s.scene.Look.Large {
		return boldLines
	}
	return 1
}

// wide returns the width, in pixels of the screen, of a line that takes a part of a
// square's edge, within two widths in CSS pixels.
func (pen *pen) wide(part, least, most float64) float64 {
	v := &pen.camera.view
	return min(max(part*v.Scale, least), most) * v.Ratio * pen.bold()
}

// ringWidth returns the width of the rings around targets, in pixels of the screen: for a class
// four CSS pixels at least, where the squares have room for them.
func (pen *pen) ringWidth() float64 {
	width := pen.wide(sprite.RingWidth, 1.4, 4)
	if v := &pen.camera.view; pen.scene.Look.Large {
		width = max(width, min(leastRing, v.Scale/7)*v.Ratio)
	}
	return width
}

// badgeSize returns the part of a square's edge that a badge takes on both sides of its
// middle.
func (pen *pen) badgeSize() float64 {
	if pen.scene.Look.Large {
		return boldBadgePart
	}
	return badgePart
}

// badges returns the squares in view whose numbers give way to a badge: that of a class is
// too large for both.
func (d *drawing) badges(seen engine.Window) map[engine.Cell]bool {
	if !d.scene.Look.Large {
		return nil
	}
	badges := d.ticked()
	if d.scene.Targets.Judged {
		for _, row := range d.scene.Targets.Rows {
			first, last := within(row, seen)
			for i := first; i <= last; i++ {
				badges[row.At(i)] = true
			}
		}
	}
	for c := range d.occupied() {
		delete(badges, c)
	}
	return badges
}

// ticked returns the squares that a shape ticks.
func (d *drawing) ticked() map[engine.Cell]bool {
	ticked := map[engine.Cell]bool{}
	for i := range d.scene.Shapes {
		if shape := &d.scene.Shapes[i]; shape.Kind == scene.Marks && shape.Mark == scene.Tick {
			for _, p := range shape.At {
				ticked[p.Cell()] = true
			}
		}
	}
	return ticked
}
