package main

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/web/table"
	"github.com/palacegames/palace/web/table/host"
)

// The page shows the board of the front door before any program has arrived. The picture is
// what a table shows there, drawn as package board draws it: the canvas takes its place, and
// nothing moves. The squares are the curtain's (panels/curtain/curtain.css).

// firstName is the picture. Nobody is served it; it becomes part of the page.
const firstName = "panels/curtain/door.svg"

// firstPlace is where the page has it.
const firstPlace = "<!-- first -->"

// unit is the edge of a square in the picture.
const unit = 24

// firstPicture returns what stands on the board of the front door.
func firstPicture() ([]byte, error) {
	var seen first
	if err := table.New(nowhere{}).Seat(&seen); err != nil {
		return nil, err
	}
	return seen.picture(), nil
}

// first is a canvas that keeps what it is to show.
type first struct {
	host.Canvas // which nobody uses before there is something to be seen, but for these
	scene.Scene
}

func (f *first) Show(s scene.Scene)  { f.Scene = s }
func (*first) Fit()                  {}
func (*first) Arrived()              {}
func (*first) LetGo() bool           { return false }
func (*first) InView() engine.Window { return engine.Window{} }
func (*first) Resume()               {}

// nowhere is a browser in which nothing happens.
type nowhere struct{ table.Outside }

func (nowhere) Post(host.Worker, []byte, bool) {}
func (nowhere) Changed()                       {}
func (nowhere) Acted()                         {}
func (nowhere) After(time.Duration, func())    {}
func (nowhere) Renew(host.Worker)              {}

// What things take of the picture's squares, and a pixel of a board that has 58 of them to a square.
const (
	ringHalf, ringWidth   = sprite.RingHalf * unit, sprite.RingWidth * unit
	frameHalf, frameWidth = sprite.FrameHalf * unit, sprite.FrameWidth * pixel
	frameCorner           = 6 * pixel
	wayWidth              = sprite.WayWidth * unit
	pixel                 = unit / 58.0
)

// picture draws the scene, as large as its frame.
func (f *first) picture() []byte {
	d := drawing{}
	light, accent, gold := twice(colour.LightTheme.Light, colour.DarkTheme.Light), twice(colour.LightTheme.Accent, colour.DarkTheme.Accent), twice(colour.LightTheme.Gold, colour.DarkTheme.Gold)
	for _, row := range f.Targets.Rows {
		x0, y0 := middle(row.From)
		x1, y1 := middle(row.At(row.Count))
		d.add(`<path d="M%v %vL%v %v" stroke="%v" stroke-width="%v" opacity="%v"/>`, x0, y0, x1, y1, accent, wayWidth, sprite.WayStrength)
	}
	for _, row := range f.Targets.Rows {
		for i := range row.Count {
			at := row.At(i + 1)
			x, y := middle(at)
			d.add(`<path data-at="%v,%v" d="M%v %vh%[5]vv%[5]vh-%[5]vz"/>`, at.X, at.Y, x-unit/2, y-unit/2, unit)
			d.outline(x, y, ringHalf+0.6*pixel, ringHalf+0.6*pixel, ringWidth+1.2*pixel, light, 0.55)
			d.outline(x, y, ringHalf, ringHalf, ringWidth, accent, 1)
		}
	}
	for _, shape := range f.Shapes {
		for _, at := range shape.At {
			if x, y := middle(at.Cell()); shape.Mark == scene.Frame {
				d.outline(x, y, frameHalf+1.2*pixel, frameCorner+1.2*pixel, frameWidth+2.4*pixel, twice(colour.LightTheme.Paper, colour.DarkTheme.Paper), 0.9)
				d.outline(x, y, frameHalf, frameCorner, frameWidth, gold, 1)
			}
		}
	}
	d.piece(f.Piece, f.At)
	return fmt.Appendf(nil, `<svg id="first" class="first" viewBox="0 0 %d %d" fill="none" aria-hidden="true">%s</svg>`, f.Look.Frame.W*unit, f.Look.Frame.H*unit, &d)
}

// drawing is an SVG.
type drawing struct{ strings.Builder }

// add writes elements, with numbers that have no more digits than can be seen.
func (d *drawing) add(form string, args ...any) {
	for i, arg := range args {
		if number, ok := arg.(float64); ok {
			args[i] = strconv.FormatFloat(math.Round(number*100)/100, 'f', -1, 64)
		}
	}
	fmt.Fprintf(d, form, args...)
}

// outline draws a line along the inside of a box with round corners, half as wide as given.
func (d *drawing) outline(x, y, half, corner, width float64, colour string, opacity float64) {
	half, corner = half-width/2, corner-width/2
	d.add(`<rect x="%v" y="%v" width="%v" height="%[3]v" rx="%v" stroke="%v" stroke-width="%v" opacity="%v"/>`, x-half, y-half, 2*half, corner, colour, width, opacity)
}

// piece draws a piece on a square, in the colours of both themes.
func (d *drawing) piece(kind scene.Piece, at engine.Cell) {
	drawn, ok := sprite.Of(kind)
	if !ok {
		return
	}
	day, night := sprite.Worn(drawn, false, false), sprite.Worn(drawn, true, false)
	x, y := float64(at.X*unit), float64(at.Y*unit)
	if sx, sy, rx, ry := sprite.ShadowOf(drawn); rx > 0 {
		d.add(`<defs><radialGradient id="first-shadow">`)
		for _, stop := range []struct{ at, strength float64 }{{1. / 3, 1}, {0.5, 0.84}, {2. / 3, 0.5}, {5. / 6, 0.16}, {1, 0}} {
			d.add(`<stop offset="%v" stop-color="%v" stop-opacity="%v"/>`, stop.at, twice(day.Shadow, night.Shadow), stop.strength)
		}
		d.add(`</radialGradient></defs><ellipse cx="%v" cy="%v" rx="%v" ry="%v" fill="url(#first-shadow)"/>`, x+sx*unit, y+sy*unit, rx*unit, ry*unit)
	}
	d.add(`<linearGradient id="first-body" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="%v" y2="%v"><stop stop-color="%v"/><stop offset="1" stop-color="%v"/></linearGradient>`,
		y, y+unit, twice(day.Body, night.Body), twice(day.Foot, night.Foot))
	for _, coat := range sprite.Lines(drawn, x, y, unit) {
		fill := twice(day.Line, night.Line)
		switch {
		case coat.Inside:
			fill = "url(#first-body)"
		case coat.Jewel:
			fill = twice(day.Jewel, night.Jewel)
		}
		if coat.Width > 0 {
			d.add(`<path d="%v" stroke="%v" stroke-width="%v" stroke-linejoin="round" stroke-linecap="round"/>`, coat.Path, fill, coat.Width)
		} else {
			d.add(`<path d="%v" fill="%v"/>`, coat.Path, fill)
		}
	}
}

// middle returns where the middle of a square lies in the picture.
func middle(c engine.Cell) (x, y float64) {
	return (float64(c.X) + 0.5) * unit, (float64(c.Y) + 0.5) * unit
}

// twice returns a colour that is one by day and another by night.
func twice(day, night color.Color) string {
	if light, dark := colour.CSS(day), colour.CSS(night); light != dark {
		return "light-dark(" + light + ", " + dark + ")"
	}
	return colour.CSS(day)
}
