package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// The sizes of a tile of an idea: half its edge as a part of the square's, and if it stands out,
// and the least in CSS pixels; at which sizes of a square a dot becomes a tile, and lines run
// over it.
const (
	tileHalf, strongHalf   = 0.41, 0.455
	leastTile, leastStrong = 1.5, 2.6
	discAt, tileAt         = 7, 14
	linesOver              = 11
)

// How much of what lies below a tile is covered through which it is seen: a faint one, over the
// whole square, and one that is only expected.
const faintCover, dashedCover = 0.34, 0.22

// drawGrounds colours whole squares, so that what lies below is seen through it.
func (f *figures) drawGrounds(fig *idea.Figure, lit float64) {
	if !fig.Faint {
		return
	}
	v := &f.camera.view
	seen, half := v.Visible(), max(0.5*v.Scale, 1)*v.Ratio
	c := tint(f.pen.theme.Hue(fig.Hue), (faintCover+0.3*lit)*(1-stepBack*f.back*(1-lit)))
	for _, at := range fig.Squares {
		if seen.Contains(at) {
			x, y := f.camera.middle(at)
			f.pen.brush.shape(x, y, half, half, 0, 0, 1, 0, c)
		}
	}
}

// drawTiles fills squares: as tiles with round corners or, where squares are small, as dots.
func (f *figures) drawTiles(fig *idea.Figure, lit float64) {
	if fig.Faint {
		return
	}
	v, brush := &f.camera.view, &f.pen.brush
	seen, r := v.Visible(), v.Ratio
	main := f.shade(fig, f.pen.theme.Hue(fig.Hue))
	half, radius := f.tile(fig, lit)
	rim := min(max(0.025*v.Scale, 0.5), 1.6) * r
	dark, fill := tint(colour.Blend(main, f.pen.theme.Night, 0.4), 1), tint(main, 1)
	var outline func(engine.Cell)
	if fig.Dashed {
		fill, outline = tint(main, dashedCover), f.outliner(fig, lit)
	}
	if lit > 0 && !fig.Dashed { // all of them first: tiles that touch have one outline
		for pass := range 2 {
			for _, at := range fig.Squares {
				if seen.Contains(at) {
					x, y := f.camera.middle(at)
					f.halo(x, y, half, radius, lit, pass == 0)
				}
			}
		}
	}
	for _, at := range fig.Squares {
		if !seen.Contains(at) {
			continue
		}
		x, y := f.camera.middle(at)
		if !fig.Dashed {
			brush.shape(x, y, half+rim, half+rim, radius+rim, 0, 1, 0, dark)
		}
		brush.shape(x, y, half, half, radius, 0, 1, 0, fill)
		if fig.Dashed {
			outline(at)
		}
	}
}

// tile returns half the edge of a figure's tiles, and the radius of their corners, in pixels.
func (f *figures) tile(fig *idea.Figure, lit float64) (half, radius float64) {
	v := &f.camera.view
	strong := lit
	if fig.Bold {
		strong = 1
	}
	part, least := tileHalf+strong*(strongHalf-tileHalf), leastTile+strong*(leastStrong-leastTile)
	half = max(part*v.Scale, least) * v.Ratio
	return half, half * (1 - 0.74*view.Smoothstep(discAt, tileAt, v.Scale))
}

// halo draws what stands out around a lit tile: the light edge that shows on every colour,
// or the dark one within.
func (f *figures) halo(x, y, half, radius, lit float64, edge bool) {
	r := f.camera.view.Ratio
	wide, c := f.pen.wide(0.05, 2, 4)*lit, tint(f.pen.theme.Ink, lit)
	if edge {
		wide, c = wide+1.5*r, tint(f.pen.theme.Ground, 0.9*lit)
	}
	f.pen.brush.shape(x, y, half+wide, half+wide, radius+wide, 0, 1, 0, c)
}

// clearTiles hides the lines that run over tiles on which something is written: they would cross
// it out, or look like a part of it.
func (f *figures) clearTiles(fig *idea.Figure, lit float64) {
	v := &f.camera.view
	if !solid(fig) || fig.Text == "" && v.Scale < numbersFrom {
		return
	}
	seen := v.Visible()
	written := fig.Text != "" && f.letters(bold, []byte(fig.Text), middleText, 0.76) != nil
	half, radius := f.tile(fig, lit)
	c := tint(f.shade(fig, f.pen.theme.Hue(fig.Hue)), 1)
	for _, at := range fig.Squares {
		if seen.Contains(at) && (written || f.numbered(at)) {
			x, y := f.camera.middle(at)
			f.pen.brush.shape(x, y, half, half, radius, 0, 1, 0, c)
		}
	}
}

// numbered reports whether the board's own number stands in the middle of square c.
func (f *figures) numbered(c engine.Cell) bool {
	m := &f.scene.Map
	if !m.Shown || m.Kind == engine.Outcomes || f.camera.view.Scale < numbersFrom {
		return false
	}
	kind, _ := f.maps.textures.at(c)
	return kind != unknown
}

// writeTiles writes what tiles say: in their middles or, where a number of the board stands
// there, in a corner.
func (f *figures) writeTiles() {
	seen := f.camera.view.Visible()
	edge := f.camera.view.Scale * f.camera.view.Ratio
	f.each(idea.Tiles, func(fig *idea.Figure, _ float64) {
		if fig.Text == "" {
			return
		}
		text := []byte(fig.Text)
		w, part, ink := bold, middleText, f.pen.theme.Ink
		switch {
		case fig.Faint:
			w, part, ink = regular, figurePart, f.pen.theme.Figures
		case !fig.Dashed:
			ink = colour.On(f.shade(fig, f.pen.theme.Hue(fig.Hue)))
		}
		middle, corner := f.letters(w, text, part, 0.76), f.letters(w, text, cornerText, 0.4)
		for _, c := range fig.Squares {
			if !seen.Contains(c) {
				continue
			}
			x, y := f.camera.middle(c)
			face := middle
			if f.numbered(c) {
				face, x, y = corner, x-0.2*edge, y-0.24*edge
			}
			if face == nil {
				continue
			}
			here := ink
			if kind, _ := f.maps.textures.at(c); !solid(fig) && f.scene.Map.Shown && (kind == lightTile || kind == darkTile) {
				here = colour.OnTile(kind == darkTile) // a palace is seen through it
			}
			f.glyphs.write(face, text, x, y, tint(here, 1))
		}
	})
}

// letters returns the face in which a text takes at most a part of a square's height and no
// more than room of its width, nil where that would be too small to read.
func (f *figures) letters(w weight, text []byte, part, room float64) *face {
	v := &f.camera.view
	for size := part * v.Scale; size >= leastFigures; size *= 0.85 {
		if face := f.glyphs.face(w, size*v.Ratio); face.width(text) <= room*v.Scale*v.Ratio {
			return face
		}
	}
	return nil
}
