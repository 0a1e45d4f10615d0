package board

import (
	"math"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// The sizes of a caption in CSS pixels: its letters, the room beside them, how high it is,
// and how far away from its point and from the end of the board that is seen.
const (
	captionText = 13.0
	captionRoom = 8.0
	captionHigh = 23.0
	captionAway = 5.0
	captionEdge = 3.0
)

// captionLarge is how many times larger captions are for a class: more than names, and less than
// the rulers' numbers, which hide nothing.
const captionLarge = 2.4

func (f *figures) large() float64 {
	if f.scene.Look.Large {
		return captionLarge
	}
	return 1
}

// mostBelow is below how many squares, at most, words look whether they cover a tile.
const mostBelow = 120

// caption is words of the idea in their place.
type caption struct {
	fig *idea.Figure
	lit float64
	at  view.Spot // what they are about
	box view.Box
}

// arrange finds the places of all words, within the rulers, clear of one another and of what
// is covered; words without a place are left out, those that are lit and bold last.
func (f *figures) arrange(board view.Box, covered func() []view.Box) {
	off := captionEdge * f.camera.view.Ratio
	frame := view.Box{X: board.X + off, Y: board.Y + off, W: board.W - 2*off, H: board.H - 2*off}
	f.said = f.said[:0]
	var wait []caption
	for i := range f.scene.Figures {
		fig := &f.scene.Figures[i]
		if at, ok := f.about(fig, board); ok {
			wait = append(wait, caption{fig: fig, lit: f.glow.of(fig.Link), at: at})
		}
	}
	if len(wait) == 0 {
		return
	}
	taken := covered()
	weight := func(c caption) float64 {
		if c.fig.Bold {
			return c.lit + 0.5
		}
		return c.lit
	}
	sort.SliceStable(wait, func(i, j int) bool { return weight(wait[i]) > weight(wait[j]) })
	for _, c := range wait {
		places := f.places(c)
		box, ok := view.Free(frame, taken, slices.DeleteFunc(slices.Clone(places), f.onTiles))
		if !ok {
			box, ok = view.Free(frame, taken, places)
		}
		if ok {
			c.box, taken = box, append(taken, box)
			f.said = append(f.said, c)
		}
	}
}

// onTiles reports whether a box covers a tile; of very many squares it does not matter.
func (f *figures) onTiles(b view.Box) bool {
	v := &f.camera.view
	p, q := v.Cell(b.X/v.Ratio, b.Y/v.Ratio), v.Cell((b.X+b.W)/v.Ratio, (b.Y+b.H)/v.Ratio)
	x0, x1, y0, y1 := min(p.X, q.X), max(p.X, q.X), min(p.Y, q.Y), max(p.Y, q.Y)
	if (x1-x0+1)*(y1-y0+1) > mostBelow {
		return false
	}
	for x := x0; x <= x1; x++ {
		for y := y0; y <= y1; y++ {
			if _, ok := f.filled[engine.Cell{X: x, Y: y}]; ok {
				return true
			}
		}
	}
	return false
}

// about returns the point on the screen that a figure's words are about, if it has words that
// stand beside things.
func (f *figures) about(fig *idea.Figure, frame view.Box) (at view.Spot, ok bool) {
	switch {
	case fig.Text == "":
		return at, false
	case fig.Kind == idea.Area:
		return f.heart(fig)
	case fig.Kind != idea.Label:
		return at, false
	}
	at = f.at(fig.Points)[0]
	if frame.Holds(at) {
		return at, true
	}
	return f.slid(fig, at, frame)
}

// heart returns the middle of the largest part of an area that is in view.
func (f *figures) heart(fig *idea.Figure) (at view.Spot, ok bool) {
	w, h := f.screen()
	largest := 0.0
	for _, part := range view.Slabs(f.at(fig.Points), w, h, 0) {
		if area, middle := view.Expanse(part); area > largest {
			largest, at, ok = area, middle, true
		}
	}
	return at, ok
}

// slid returns where words stand that name a line with their link, and whose own point is out of
// view: at the point of the line that is nearest to it and can be seen.
func (f *figures) slid(label *idea.Figure, at view.Spot, frame view.Box) (near view.Spot, ok bool) {
	least := math.Inf(1)
	for i := range f.scene.Figures {
		fig := &f.scene.Figures[i]
		if label.Link == 0 || fig.Link != label.Link || fig.Kind != idea.Line && fig.Kind != idea.Arrow {
			continue
		}
		spots := f.at(fig.Points)
		for i, a := range spots[1:] {
			b := spots[i]
			x0, y0, x1, y1, in := view.Clip(b.X-frame.X, b.Y-frame.Y, a.X-frame.X, a.Y-frame.Y, frame.W, frame.H, 0)
			if !in {
				continue
			}
			for _, p := range [2]view.Spot{{X: x0 + frame.X, Y: y0 + frame.Y}, {X: x1 + frame.X, Y: y1 + frame.Y}} {
				if d := math.Hypot(p.X-at.X, p.Y-at.Y); d < least {
					least, near, ok = d, p, true
				}
			}
		}
	}
	return near, ok
}

// places returns where words may stand, the best place first.
func (f *figures) places(c caption) (places []view.Box) {
	r, big := f.camera.view.Ratio, f.large()
	face := f.glyphs.face(bold, captionText*big*r)
	w, h := face.width([]byte(c.fig.Text))+2*captionRoom*big*r, captionHigh*big*r
	away := captionAway*r + min(0.22*f.camera.view.Scale, 12)*r
	add := func(x, y float64) { places = append(places, view.Box{X: c.at.X + x, Y: c.at.Y + y, W: w, H: h}) }
	if c.fig.Kind == idea.Area {
		add(-w/2, -h/2)
	}
	for ring := range 3 {
		far := away + float64(ring)*(h+4*r)
		add(-w/2, -far-h)
		add(-w/2, far)
		add(far, -h/2)
		add(-far-w, -h/2)
		add(far, -far-h)
		add(-far-w, -far-h)
		add(far, far)
		add(-far-w, far)
	}
	return places
}

// writeCaptions writes the words in their places.
func (f *figures) writeCaptions() {
	r, brush := f.camera.view.Ratio, &f.pen.brush
	face := f.glyphs.face(bold, captionText*f.large()*r)
	for _, c := range f.said {
		b, theme := c.box, f.pen.theme
		x, y := b.X+b.W/2, b.Y+b.H/2
		edge := f.stroke(c.fig)
		ground := colour.Blend(theme.Ground, edge, c.lit)
		if gap := math.Hypot(max(b.X-c.at.X, 0, c.at.X-b.X-b.W), max(b.Y-c.at.Y, 0, c.at.Y-b.Y-b.H)); gap > b.H {
			brush.line(x, y, c.at.X, c.at.Y, 4*r, tint(theme.Ground, 0.8))
			brush.line(x, y, c.at.X, c.at.Y, 1.6*r, tint(edge, 1))
		}
		brush.shape(x, y, b.W/2, b.H/2, b.H/3, 0, 1, 0, tint(ground, 0.94))
		brush.shape(x, y, b.W/2, b.H/2, b.H/3, (1.4+0.8*c.lit)*r*f.bold(), 1, 0, tint(edge, 1))
		ink := theme.Ink
		if c.lit > 0.5 {
			ink = colour.On(ground)
		}
		f.glyphs.write(face, []byte(c.fig.Text), x, y, tint(ink, 1))
	}
}
