package atlas

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/web/table/page"
)

// Progress says how far the map is.
type Progress struct {
	Text     string  `json:"text"`
	Fraction float64 `json:"fraction"`
	Busy     bool    `json:"busy"`
}

// Map says what the map shows, what else it could, and what its colours mean.
type Map struct {
	Kind        string        `json:"kind"`
	Shown       bool          `json:"shown"`
	Mode        string        `json:"mode"` // off, peek, or the kind shown
	Peek        bool          `json:"peek"`
	Kinds       []page.Choice `json:"kinds"`
	LegendTitle string        `json:"legendTitle"`
	Legend      []Swatch      `json:"legend"`
	Ramp        bool          `json:"ramp"` // the colours of the legend run into each other
	Failure     string        `json:"failure"`
}

// Swatch is a colour of the legend, as the page's style writes it.
type Swatch struct {
	Color   string `json:"color"`
	Board   string `json:"board,omitempty"` // the square on which the colour is a tile, if it is one
	Label   string `json:"label"`
	Meaning string `json:"meaning"`
	Palace  bool   `json:"palace"`
}

// Progress says how far the map is.
func (c *Chart) Progress() Progress {
	total := c.extent.Area()
	if total == 0 {
		return Progress{}
	}
	done := c.done
	return Progress{
		Text:     fmt.Sprintf("%s of %s squares", english.Digits(done), english.Digits(total)),
		Fraction: float64(done) / float64(total),
		Busy:     done < total && c.failure == "",
	}
}

// Legend describes the map, in the light or the dark.
func (c *Chart) Legend(dark bool) Map {
	v := c.view
	m := Map{Mode: v.Settings.Map, Peek: c.peek, Shown: c.shown(), Failure: c.failure, Kinds: []page.Choice{}, Legend: []Swatch{}}
	if c.board == nil {
		return m
	}
	m.Kind = c.kind.String()
	if m.Mode == "" {
		m.Mode = m.Kind
	}
	if v.Origin != nil && m.Mode != game.MapOff && m.Mode != game.MapPeek {
		m.Mode = m.Kind // whatever was chosen where there is more to choose from
	}
	m.Kinds = page.KindChoices(v.Kinds())
	if m.Ramp = c.kind == engine.Outcomes && c.look.Band.High > 0; m.Ramp {
		m.LegendTitle, m.Legend = c.shares()
	} else {
		m.LegendTitle, m.Legend = c.swatches(dark)
	}
	return m
}

// swatches lists the colours of values, as they are seen on the board now.
func (c *Chart) swatches(dark bool) (title string, legend []Swatch) {
	palette, look := c.palette(), c.look
	board := colour.ThemeFor(dark).Square()
	most := mostNim(c.view.Game)
	for _, s := range palette.Legend() {
		if c.kind == engine.NimValues && s.Value > most {
			break
		}
		swatch := Swatch{hex(look.Shown(palette, s.Value, board)), "", s.Label, s.Meaning, s.Palace}
		if look.Tiles && s.Palace {
			swatch.Board = hex(board)
		}
		legend = append(legend, swatch)
	}
	title = palette.LegendTitle()
	if look.Gain > 1 {
		title += fmt.Sprintf(" From afar: mean colours, their differences enlarged %g times.", look.Gain)
	}
	return title, legend
}

// rampSteps is the number of labels along a ramp.
const rampSteps = 5

// shares lists the colours of the shares of palaces that are in view, each running
// into the next.
func (c *Chart) shares() (title string, legend []Swatch) {
	meter, band := colour.NewMeter(c.palette()), c.look.Band
	percent := func(share float64) string { return strconv.Itoa(int(math.Round(100*share))) + " %" }
	for i := range rampSteps {
		from, to := float64(i)/rampSteps, float64(i+1)/rampSteps
		label := percent(band.Low + (band.High-band.Low)*(from+to)/2)
		legend = append(legend, Swatch{
			Color:   "linear-gradient(90deg, " + hex(meter.Ramp(from)) + ", " + hex(meter.Ramp(to)) + ")",
			Label:   label,
			Meaning: label + " of the squares are palaces",
		})
	}
	low, high := percent(band.Low), percent(band.High)
	if band.Low > 0 {
		low += " or less"
	}
	if band.High < 1 {
		high += " or more"
	}
	return "How many of a pixel’s squares are palaces (P-positions): from " + low + " to " + high + ".", legend
}

// hex writes a colour as a page does.
func hex(c color.RGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// mostNim bounds the nim-values of a game: where every ray is a single jump there
// are no more options than moves.
func mostNim(g engine.Game) int32 {
	if listed, ok := g.(engine.Listed); ok && catalog.Of(g).Name == subtraction.Family.Name {
		return int32(len(listed.List()))
	}
	return math.MaxInt32
}
