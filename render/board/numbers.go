package board

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// writeNumbers writes the values of the squares in view: bold on the palaces'
// tiles, quiet on the other squares, and none on those that are covered.
func (d *drawing) writeNumbers(covered map[engine.Cell][]byte) {
	if d.scene.Map.Kind == engine.Outcomes || d.camera.view.Scale < numbersFrom {
		return
	}
	seen := d.camera.view.Visible().Intersect(d.camera.board())
	alpha := view.Smoothstep(numbersFrom, numbersAt, d.camera.view.Scale)
	front, soft := d.maps.front()
	badges := d.badges(seen)
	var buffer [20]byte
	var sizes [2][12]*face
	var tried [2][12]bool
	for y := seen.Y; y < seen.Y+seen.H; y++ {
		for x := seen.X; x < seen.X+seen.W; x++ {
			c := engine.Cell{X: x, Y: y}
			kind, value := d.maps.textures.at(c)
			if _, hidden := covered[c]; hidden || kind == unknown || !d.scene.Is(c) {
				continue
			}
			here := alpha * min((front-view.Distance(float64(x)+0.5, float64(y)+0.5))/soft+1, 1)
			if here <= 0 {
				continue
			}
			text := strconv.AppendInt(buffer[:0], int64(value), 10)
			w := regular
			if kind != plain {
				w = bold
			}
			n := min(len(text), len(sizes[w])) - 1
			if !tried[w][n] {
				sizes[w][n], tried[w][n] = d.figures(w, len(text)), true
			}
			f := sizes[w][n]
			if f == nil {
				continue
			}
			px, py := d.camera.middle(c)
			if badges[c] { // which needs the corner, and so much of it for a class
				away := boldAway * d.camera.view.Scale * d.camera.view.Ratio
				px, py = px-away, py-away
			}
			tile, tiled := d.idea.onTile(c)
			switch {
			case tiled:
				d.glyphs.write(f, text, px, py, tint(colour.On(tile), here))
			case kind == plain:
				d.glyphs.write(f, text, px, py, tint(d.pen.theme.Figures, here))
			default:
				d.glyphs.write(f, text, px, py, tint(colour.OnTile(kind == darkTile), here))
			}
		}
	}
}

// figures returns the face for numbers of so many digits, or nil where they would
// be too small to read.
func (d *drawing) figures(w weight, digits int) *face {
	most, line := figurePart, lineOfOne
	switch {
	case d.scene.Look.Large:
		most, line = boldFigure, boldLineOfOne
	case w == bold:
		most = tileFigurePart
	}
	// In small squares figures take a larger part, to be read at all.
	if !d.scene.Look.Large {
		most *= 1 + 0.3*(1-view.Smoothstep(numbersAt, 64, d.camera.view.Scale))
	}
	size := d.camera.view.Scale * min(most, line/(0.58*float64(digits)))
	if size < leastFigures {
		return nil
	}
	return d.glyphs.face(w, size*d.camera.view.Ratio)
}
