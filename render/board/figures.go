package board

import (
	"image/color"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// figures draw those of the idea that is open: surfaces below the numbers (areas.go, tiles.go),
// lines and marks on them (rays.go, marks.go), and words on everything (captions.go). What is lit
// stands out, and the rest steps back as long as something is.
type figures struct {
	*state
	camera *camera
	maps   *mapView
	pen    *pen
	glyphs *glyphs
	glow   glow

	// What is known of the scene's figures: which of them have a link, which of them
	// fills a square, the last one if several do, and whether there are lines.
	linked map[idea.Link][]int
	filled map[engine.Cell]int
	lines  bool
	back   float64 // how far what is not lit has stepped back, from 0 to 1
	spots  []view.Spot
	said   []caption // the captions of this frame, in their places
}

// stepBack is how far what is not lit goes on its way to the colour of the board, and
// faintAway how far what is faint always is.
const stepBack, faintAway = 0.45, 0.5

// follow takes notice of another scene.
func (f *figures) follow(old *scene.Scene, now clock.Moment) {
	next := &f.scene
	f.glow.follow(next.Lit, next.Look.Still, now)
	if len(old.Figures) == len(next.Figures) && (len(next.Figures) == 0 || &old.Figures[0] == &next.Figures[0]) {
		return
	}
	f.linked, f.filled, f.lines = map[idea.Link][]int{}, map[engine.Cell]int{}, false
	for i := range next.Figures {
		fig := &next.Figures[i]
		f.linked[fig.Link] = append(f.linked[fig.Link], i)
		f.lines = f.lines || fig.Kind == idea.Line || fig.Kind == idea.Arrow
		if solid(fig) {
			for _, c := range fig.Squares {
				f.filled[c] = i
			}
		}
	}
}

// solid reports whether nothing is seen through the tiles of a figure.
func solid(fig *idea.Figure) bool { return fig.Kind == idea.Tiles && !fig.Faint && !fig.Dashed }

// begin is called first in a frame.
func (f *figures) begin(now clock.Moment) {
	f.glow.now, f.back = now, 0
	for link := range f.glow.sparks {
		if lit := f.glow.of(link); lit > 0 && f.inView(link) {
			f.back = min(1, f.back+lit)
		}
	}
}

// inView reports whether anything with a link can be seen.
func (f *figures) inView(link idea.Link) bool {
	seen := f.camera.view.Visible()
	w, h := f.screen()
	for _, i := range f.linked[link] {
		fig := &f.scene.Figures[i]
		if slices.ContainsFunc(fig.Squares, seen.Contains) || fig.Kind == idea.Area {
			return true
		}
		spots := f.at(fig.Points)
		for i, to := range spots {
			from := spots[max(i-1, 0)]
			if _, _, _, _, ok := view.Clip(from.X, from.Y, to.X, to.Y, w, h, 0); ok {
				return true
			}
		}
	}
	return false
}

// each calls draw for the figures of a kind, those that are lit last.
func (f *figures) each(kind idea.Kind, draw func(fig *idea.Figure, lit float64)) {
	for pass := range 2 {
		for i := range f.scene.Figures {
			fig := &f.scene.Figures[i]
			if fig.Kind != kind {
				continue
			}
			if lit := f.glow.of(fig.Link); (lit > 0) == (pass == 1) {
				draw(fig, lit)
			}
		}
	}
}

// shade returns the colour c of a figure as it is drawn: nearer to that of the board
// where it is faint, or steps back.
func (f *figures) shade(fig *idea.Figure, c color.RGBA) color.RGBA {
	away, lit := stepBack*f.back, f.glow.of(fig.Link)
	if fig.Faint {
		away = 1 - (1-away)*(1-faintAway)
	}
	return colour.Blend(c, f.pen.theme.Square(), away*(1-lit))
}

// onTile returns the colour of the tile that fills square c, if one does.
func (f *figures) onTile(c engine.Cell) (tile color.RGBA, ok bool) {
	i, ok := f.filled[c]
	if !ok {
		return tile, false
	}
	fig := &f.scene.Figures[i]
	return f.shade(fig, f.pen.theme.Hue(fig.Hue)), true
}

// drawBelow draws what lies below the numbers. Lines run over tiles, but for their words, and
// below the dots that stand for tiles where squares are small.
func (f *figures) drawBelow() {
	f.each(idea.Area, f.drawArea)
	f.each(idea.Tiles, f.drawGrounds)
	if f.camera.view.Scale >= linesOver {
		f.each(idea.Tiles, f.drawTiles)
	}
	f.each(idea.Line, f.drawLine)
	f.each(idea.Arrow, f.drawLine)
	if f.camera.view.Scale >= linesOver {
		if f.lines {
			f.each(idea.Tiles, f.clearTiles)
		}
	} else {
		f.each(idea.Tiles, f.drawTiles)
	}
}

// drawAbove draws what lies on the numbers.
func (f *figures) drawAbove() {
	f.each(idea.Frames, f.drawFrames)
	f.each(idea.Dots, f.drawDots)
}

// at returns where points of the board lie on the screen. What it returns is overwritten by the
// next call.
func (f *figures) at(points []idea.Point) []view.Spot {
	f.spots = f.spots[:0]
	for _, p := range points {
		x, y := f.camera.pixel(p.X, p.Y)
		f.spots = append(f.spots, view.Spot{X: x, Y: y})
	}
	return f.spots
}

// screen returns the size of the canvas in pixels.
func (f *figures) screen() (w, h float64) {
	v := &f.camera.view
	return v.Width * v.Ratio, v.Height * v.Ratio
}
