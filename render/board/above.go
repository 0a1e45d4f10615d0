package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// This file is about targets that are only seen from above: what the map says of their
// squares is about the slice that the board shows, and not about them.

// above returns the squares in view that are targets of other slices only, and what says
// of each in which slices: "C=2,D=1" or, where two moves lead to it, "C=2/C=1".
func (pen *pen) above() map[engine.Cell][]byte {
	if pen.camera.view.Scale <= ringsFrom {
		return nil // the squares are not marked
	}
	var squares map[engine.Cell][]byte
	seen := pen.camera.view.Visible()
	for _, row := range pen.scene.Targets.Rows {
		if row.Above == nil || row.Step == (engine.Cell{}) {
			continue // the piece stands on what lies above its own square
		}
		first, last := within(row, seen)
		for i := first; i <= last; i++ {
			c := row.At(i)
			if pen.scene.Targets.Has(c) {
				continue
			}
			if squares == nil {
				squares = map[engine.Cell][]byte{}
			}
			squares[c] = pen.camera.levels(squares[c], row.Above, i)
		}
	}
	return squares
}

// levels adds to a text, which tells other slices, the further coordinates of the i-th square of a row.
func (cam *camera) levels(text []byte, above []scene.Level, i int) []byte {
	for n, l := range above {
		switch {
		case n > 0:
			text = append(text, ',')
		case len(text) > 0:
			text = append(text, '/')
		}
		text = append(append(text, l.Name...), '=')
		text = append(text, cam.coordinate(l.Axis, l.From+i*l.Step, lastDigits(1))...)
	}
	return text
}

// coverAbove hides what the map says of squares.
func (pen *pen) coverAbove(squares map[engine.Cell][]byte) {
	for c := range squares {
		pen.fill(c, pen.theme.Ground, view.Smoothstep(ringsFrom, ringsAt, pen.camera.view.Scale))
	}
}

// clearAbove hides what runs through the middles of squares, for it would cross out what
// is written there.
func (pen *pen) clearAbove(squares map[engine.Cell][]byte) {
	edge := pen.camera.view.Scale * pen.camera.view.Ratio
	for c := range squares {
		x, y := pen.camera.middle(c)
		pen.brush.disc(x, y, 0.36*edge, tint(pen.theme.Ground, view.Smoothstep(ringsFrom, ringsAt, pen.camera.view.Scale)))
	}
}

// writeLevels writes on squares in which slices they are targets, where there is room.
func (d *drawing) writeLevels(squares map[engine.Cell][]byte) {
	if d.camera.view.Scale < numbersFrom {
		return
	}
	alpha := view.Smoothstep(numbersFrom, numbersAt, d.camera.view.Scale)
	for c, text := range squares {
		if f := d.figures(regular, len(text)); f != nil {
			x, y := d.camera.middle(c)
			d.glyphs.write(f, text, x, y, tint(d.pen.theme.Ink, alpha))
		}
	}
}
