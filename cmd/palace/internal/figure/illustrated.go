package figure

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/colour"
)

// illustrated is a plot with an idea of its game over it.
type illustrated struct {
	plot
	idea  string
	step  int
	point engine.Position // that is pointed at, none for nothing
	leave []idea.Kind     // of the idea's figures, those that are not drawn
}

// draw computes what is seen of the idea in the window, and draws it over the plot.
func (f illustrated) draw(parts func(string) (*image.RGBA, error)) (*image.RGBA, error) {
	g, err := catalog.Parse(f.game)
	if err != nil {
		return nil, err
	}
	if _, err := catalog.Idea(g, f.idea); err != nil {
		return nil, err
	}
	seen := catalog.Illustrate(g, f.idea)
	job, err := seen.Look(idea.Gaze{Window: f.window, At: f.point, Step: f.step})
	if err != nil {
		return nil, err
	}
	engine.Finish(job)
	l, err := seen.Layer()
	if err != nil {
		return nil, err
	}
	drawn := slices.DeleteFunc(l.Figures, func(one idea.Figure) bool { return slices.Contains(f.leave, one.Kind) })
	with := f.plot
	with.marks = append(slices.Clone(f.marks), layer(drawn))
	return with.draw(parts)
}

// layer is the figures of an idea.
type layer []idea.Figure

// hues are the colours of an idea on paper: soft, ink, gold, good and bad, and then the classes.
var hues = [...]color.RGBA{
	gray, black, {214, 158, 0, 255}, green, red,
	{38, 84, 175, 255}, {198, 74, 24, 255}, {46, 139, 70, 255}, {137, 63, 150, 255},
	{0, 134, 149, 255}, {176, 40, 90, 255}, {120, 110, 0, 255}, {90, 90, 90, 255},
}

func hueColor(h idea.Hue) color.RGBA { return hues[int(h)%len(hues)] }

func (l layer) draw(c *canvas, _ func(x, y int) int32) {
	for _, f := range l {
		col := hueColor(f.Hue)
		wide := 2.0
		if f.Bold {
			wide = 3
		}
		switch f.Kind {
		case idea.Line, idea.Arrow:
			path(c, f.Points, wide, col, f.Dashed || f.Faint)
		case idea.Area:
			area(c, f.Points, col)
		case idea.Tiles:
			for _, s := range f.Squares {
				square(c, s, col)
				onSquare(c, s, f.Text)
			}
		case idea.Frames:
			for _, s := range f.Squares {
				frame(c, s, wide, col)
				onSquare(c, s, f.Text)
			}
		case idea.Dots:
			for _, s := range f.Squares {
				if px, py := c.middle(s.X, s.Y); c.window.Contains(s) {
					disc(c.img, px, py, max(2, c.scale/5), col)
				}
			}
		case idea.Label:
			for _, p := range f.Points {
				plate(c, p, f.Text, col)
			}
		}
	}
}

// plate writes a text on a white plate, for lines run below it.
func plate(c *canvas, p idea.Point, text string, col color.RGBA) {
	const size, high, beside = 14, 18, 3
	px, py := c.at(p.X, p.Y)
	half := int(width(text, size)/2) + beside
	c.fill(image.Rect(int(px)-half, int(py)-high/2, int(px)+half, int(py)+high/2), white)
	write(c.img, px, py, text, size, col)
}

// onSquare writes a text into a square.
func onSquare(c *canvas, s engine.Cell, text string) {
	if text != "" && c.window.Contains(s) {
		px, py := c.middle(s.X, s.Y)
		write(c.img, px, py, text, 14, black)
	}
}

// path strokes a line from point to point.
func path(c *canvas, points []idea.Point, wide float64, col color.RGBA, dashed bool) {
	for i := range len(points) - 1 {
		a, b := points[i], points[i+1]
		if !dashed {
			stroke(c, a.X, a.Y, b.X, b.Y, wide, col)
			continue
		}
		ax, ay := c.at(a.X, a.Y)
		bx, by := c.at(b.X, b.Y)
		n := max(1, math.Hypot(bx-ax, by-ay)/8)
		for k := 0.0; k < n; k += 2 {
			from, to := k/n, min(1, (k+1)/n)
			stroke(c, a.X+(b.X-a.X)*from, a.Y+(b.Y-a.Y)*from, a.X+(b.X-a.X)*to, a.Y+(b.Y-a.Y)*to, 1, col)
		}
	}
}

// area mixes a colour into a surface between its corners.
func area(c *canvas, corners []idea.Point, col color.RGBA) {
	var xs, ys []float64
	for _, p := range corners {
		x, y := c.at(p.X, p.Y)
		xs, ys = append(xs, x), append(ys, y)
	}
	inner := c.img.Rect.Inset(c.margin)
	for py := inner.Min.Y; py < inner.Max.Y; py++ {
		for px := inner.Min.X; px < inner.Max.X; px++ {
			x, y, inside := float64(px)+0.5, float64(py)+0.5, false
			for i := range xs {
				j := (i + 1) % len(xs)
				if (ys[i] > y) != (ys[j] > y) && x < xs[i]+(xs[j]-xs[i])*(y-ys[i])/(ys[j]-ys[i]) {
					inside = !inside
				}
			}
			if inside {
				c.img.SetRGBA(px, py, colour.Blend(c.img.RGBAAt(px, py), col, 0.22))
			}
		}
	}
}

// square mixes a colour into a square.
func square(c *canvas, s engine.Cell, col color.RGBA) {
	x, y := float64(s.X), float64(s.Y)
	area(c, []idea.Point{{X: x, Y: y}, {X: x + 1, Y: y}, {X: x + 1, Y: y + 1}, {X: x, Y: y + 1}}, col)
}

// frame draws the outline of a square.
func frame(c *canvas, s engine.Cell, wide float64, col color.RGBA) {
	x, y := float64(s.X), float64(s.Y)
	if !c.window.Contains(s) {
		return
	}
	path(c, []idea.Point{{X: x, Y: y}, {X: x + 1, Y: y}, {X: x + 1, Y: y + 1}, {X: x, Y: y + 1}, {X: x, Y: y}}, wide, col, false)
}
