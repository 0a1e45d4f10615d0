package main

import (
	"fmt"
	"html"
	"image/color"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table"
	"github.com/palacegames/palace/web/table/host"
)

// The page shows the board of the front door before any program has arrived, and is played on it
// (door.go). The picture is what a table shows there, drawn as package board draws it: the canvas
// takes its place, and nothing moves. The squares are the curtain's (panels/curtain/curtain.css).

// firstName is the picture. It becomes part of the page, where that says <!-- first -->.
const firstName = "panels/curtain/door.svg"

// unit is the edge of a square in the picture.
const unit = 24

// firstPicture returns what stands on the board of the front door.
func firstPicture() ([]byte, error) {
	var seen first
	if err := table.New(nowhere{}).Seat(&seen); err != nil {
		return nil, err
	}
	tables, err := doorTables()
	if err != nil {
		return nil, err
	}
	return seen.picture(tables)
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

// picture draws the scene, as large as its frame. What changes in a game has a class: one line to
// every square that can be chosen, a ring for each, the trail of the last move, and the piece, which is drawn
// on the corner and stands elsewhere by its transform. Of the pieces of the later games at the door the first is seen.
func (f *first) picture(tables []string) ([]byte, error) {
	d := drawing{id: "first"}
	d.add(`<defs><g id="first-ring"><path d="M0 0h%[1]vv%[1]vh-%[1]vz"/><g fill="none">`, unit)
	d.ring()
	d.add(`</g></g></defs><path class="first-left"/><path class="first-trail"/><path class="first-ways" stroke="%v" stroke-width="%v" opacity="%v" d="`, accent(), wayWidth, sprite.WayStrength)
	rings := drawing{}
	stop := 0 // of the Tab key: the first one
	for _, row := range f.Targets.Rows {
		for i := range row.Count {
			at := row.At(i + 1)
			x0, y0 := middle(row.From)
			x, y := middle(at)
			d.add("M%v %vL%v %v", x0, y0, x, y)
			rings.add(`<g data-at="%d,%d" role="button" tabindex="%d" aria-label="(%[1]d,%[2]d)" transform="translate(%[4]d %[5]d)"><use href="#first-ring"/></g>`, at.X, at.Y, stop, at.X*unit, at.Y*unit)
			stop = -1
		}
	}
	d.add(`"/><g class="first-rings">%v</g>`, &rings)
	for _, shape := range f.Shapes {
		for _, at := range shape.At {
			if x, y := middle(at.Cell()); shape.Mark == scene.Frame {
				d.frame(x, y)
			}
		}
	}
	d.add(`<g class="first-piece" transform="translate(%d %d)">`, f.At.X*unit, f.At.Y*unit)
	var drawn []engine.Game
	numbers := map[string][]string{} // of the games with the same rules, counted from 0
	for i, text := range catalog.Doors {
		session, err := link.Open(text)
		if err != nil {
			return nil, err
		}
		g := session.View().Game
		if numbers[g.String()] == nil {
			drawn = append(drawn, g)
		}
		numbers[g.String()] = append(numbers[g.String()], strconv.Itoa(i))
	}
	for i, g := range drawn {
		kind, games := scene.Named(catalog.Of(g).Drawing()), strings.Join(numbers[g.String()], " ")
		if i == 0 {
			d.add(`<g data-games="%s">`, games)
			d.piece(kind)
		} else {
			d.add(`<g data-games="%s" hidden="">`, games)
			d.body(kind)
		}
		d.add(`</g>`)
	}
	d.add(`</g>`)
	return fmt.Appendf(nil, `<svg id="first" class="first" viewBox="0 0 %d %d" fill="none" role="group" tabindex="-1" aria-labelledby="door-rule" data-door="%v" data-position="%d,%d" data-turn="you" data-moves="%s" data-next="lesson=%s">%s</svg>`,
		f.Look.Frame.W*unit, f.Look.Frame.H*unit, html.EscapeString(strings.Join(catalog.Doors[:], " ")), f.At.X, f.At.Y, strings.Join(tables, ","), lessons.Names()[0], &d), nil
}

// drawing is an SVG, in which the names of parts begin with an id.
type drawing struct {
	strings.Builder
	id string
}

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

// ring draws that of a target, around the square of the corner.
func (d *drawing) ring() {
	const half = unit / 2.0
	d.outline(half, half, ringHalf+0.6*pixel, ringHalf+0.6*pixel, ringWidth+1.2*pixel, twice(colour.LightTheme.Light, colour.DarkTheme.Light), 0.55)
	d.outline(half, half, ringHalf, ringHalf, ringWidth, accent(), 1)
}

// frame draws a golden line around the square with this middle.
func (d *drawing) frame(x, y float64) {
	d.outline(x, y, frameHalf+1.2*pixel, frameCorner+1.2*pixel, frameWidth+2.4*pixel, twice(colour.LightTheme.Paper, colour.DarkTheme.Paper), 0.9)
	d.outline(x, y, frameHalf, frameCorner, frameWidth, gold(), 1)
}

// accent marks what can be done, gold what is recommended.
func accent() string { return twice(colour.LightTheme.Accent, colour.DarkTheme.Accent) }
func gold() string   { return twice(colour.LightTheme.Gold, colour.DarkTheme.Gold) }

// piece draws a piece on the corner, in the colours of both themes.
func (d *drawing) piece(kind scene.Piece) {
	drawn, ok := sprite.Of(kind)
	if !ok {
		return
	}
	day, night := sprite.Worn(drawn, false, false), sprite.Worn(drawn, true, false)
	if sx, sy, rx, ry := sprite.ShadowOf(drawn); rx > 0 {
		d.add(`<defs><radialGradient id="%v-shadow">`, d.id)
		for _, stop := range []struct{ at, strength float64 }{{1. / 3, 1}, {0.5, 0.84}, {2. / 3, 0.5}, {5. / 6, 0.16}, {1, 0}} {
			d.add(`<stop offset="%v" stop-color="%v" stop-opacity="%v"/>`, stop.at, twice(day.Shadow, night.Shadow), stop.strength)
		}
		d.add(`</radialGradient></defs><ellipse cx="%v" cy="%v" rx="%v" ry="%v" fill="url(#%v-shadow)"/>`, sx*unit, sy*unit, rx*unit, ry*unit, d.id)
	}
	d.add(`<linearGradient id="%v-body" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="%v"><stop stop-color="%v"/><stop offset="1" stop-color="%v"/></linearGradient>`,
		d.id, unit, twice(day.Body, night.Body), twice(day.Foot, night.Foot))
	for _, coat := range sprite.Lines(drawn, 0, 0, unit) {
		fill := twice(day.Line, night.Line)
		switch {
		case coat.Inside:
			fill = "url(#" + d.id + "-body)"
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

// body draws no more of a piece than its outline, as long as there is no program: its pearls would be most of the picture. The
// colours are those of the piece that was drawn.
func (d *drawing) body(kind scene.Piece) {
	drawn, ok := sprite.Of(kind)
	if !ok {
		return
	}
	line := twice(sprite.Worn(drawn, false, false).Line, sprite.Worn(drawn, true, false).Line)
	for _, coat := range sprite.Lines(drawn, 0, 0, unit) {
		if coat.Inside {
			d.add(`<path d="%v" fill="url(#%v-body)" stroke="%v" stroke-linejoin="round"/>`, coat.Path, d.id, line)
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
