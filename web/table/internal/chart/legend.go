package chart

import (
	"math"
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/web/internal/page"
)

// progress says how far the map is.
func (c *Chart) progress() page.Progress {
	total := c.extent.Area()
	if !c.allowed() {
		return page.Progress{}
	}
	if total == 0 {
		return page.Progress{Text: c.failure}
	}
	p := page.Progress{Text: squaresOf(c.done, total), Fraction: float64(c.done) / float64(total)}
	if c.failure != "" {
		p.Text = c.failure
	} else if c.shown() && c.done < total {
		p.Chip = mapChip(p.Text)
	}
	return p
}

// legend describes the map.
func (c *Chart) legend() page.Map {
	v := c.view
	m := page.Map{Mode: v.Settings.Map, Peek: c.peek, Shown: c.shown(), Hidden: v.MapHidden(), Toggled: c.toggled(), Kinds: []page.Choice{}, Legend: []page.Swatch{}}
	if !c.allowed() {
		return page.Map{Mode: game.MapOff, Hidden: true, Toggled: game.MapOff, Kinds: []page.Choice{}, Legend: []page.Swatch{}}
	}
	if c.reach == nil {
		return m
	}
	m.Kind = c.onMap.Kind.String()
	if m.Mode == "" {
		m.Mode = m.Kind
	}
	if v.Origin.Dim() > 0 && !m.Hidden {
		m.Mode = m.Kind // whatever was chosen where there is more to choose from
	}
	m.Kinds = page.KindChoices(v.Kinds())
	if c.onMap.Kind == engine.Outcomes && c.look.Band.High > 0 {
		m.LegendTitle, m.Legend = c.shares()
		m.Form = "ramp"
	} else {
		m.LegendTitle, m.Legend = c.swatches()
		if len(m.Legend) > mostBeside {
			m.Form = "many"
		}
	}
	for i := range m.Legend {
		m.Legend[i].About = entry(&m.Legend[i])
	}
	return m
}

// toggled is the mode that one key leads to: hidden and, if it is, the kind shown last.
func (c *Chart) toggled() string {
	switch {
	case !c.view.MapHidden():
		return game.MapOff
	case c.last != "":
		return c.last
	}
	return c.onMap.Kind.String()
}

// remember notes which kind is shown, for as long as there is that kind.
func (c *Chart) remember() {
	is := func(k engine.Kind) bool { return k.String() == c.last }
	if !c.exists || !slices.ContainsFunc(c.view.Kinds(), is) {
		c.last = ""
	}
	if c.exists && !c.view.MapHidden() {
		c.last = c.onMap.Kind.String()
	}
}

// mostBeside is how many colours stand side by side at most.
const mostBeside = 9

// swatches lists the colours of values, as they are seen on the board now.
func (c *Chart) swatches() (title string, list []page.Swatch) {
	palette, look := c.palette(), c.look
	theme := colour.ThemeFor(c.view.Dark)
	board := theme.Square()
	for _, s := range palette.Legend() {
		if c.onMap.Kind == engine.NimValues && s.From > c.mostNim {
			break
		}
		label, meaning := explain.LegendEntry(c.onMap.Kind, c.view.Game.Shape().Blocking, s.From, s.To)
		if s.Masked {
			label, meaning = explain.Differing()
		}
		swatch := page.Swatch{Color: colour.CSS(theme.Seen(look, palette, s.From)), Label: label, Meaning: meaning, Palace: s.Palace}
		if look.Tiles && s.Palace {
			swatch.Board = colour.CSS(board)
		}
		list = append(list, swatch)
	}
	title = explain.MapTitle(c.onMap.Kind)
	if look.Gain > 1 {
		title = fromAfarTitle(title, words.Decimal(strconv.FormatFloat(look.Gain, 'g', -1, 64)))
	}
	return title, list
}

// rampSteps is the number of labels along a ramp.
const rampSteps = 5

// shares lists the colours of the shares of palaces that are in view, each running
// into the next.
func (c *Chart) shares() (title string, legend []page.Swatch) {
	theme, palette, band := colour.ThemeFor(c.view.Dark), c.palette(), c.look.Band
	percent := func(share float64) string { return strconv.Itoa(int(math.Round(100*share))) + " %" }
	for i := range rampSteps {
		from, to := float64(i)/rampSteps, float64(i+1)/rampSteps
		label := percent(band.Low + (band.High-band.Low)*(from+to)/2)
		legend = append(legend, page.Swatch{
			Color:   "linear-gradient(90deg, " + colour.CSS(theme.Ramp(palette, from)) + ", " + colour.CSS(theme.Ramp(palette, to)) + ")",
			Label:   label,
			Meaning: ofPalaces(label),
		})
	}
	low, high := percent(band.Low), percent(band.High)
	if band.Low > 0 {
		low = orLess(low)
	}
	if band.High < 1 {
		high = orMore(high)
	}
	return rampTitle(low, high), legend
}

// mostNim bounds the nim-values of a game: where every ray is a single jump there
// are no more options than moves.
func mostNim(g engine.Game) int32 {
	if listed, ok := g.(engine.Editor); ok && page.ListedOnly(listed) {
		return int32(len(listed.List()))
	}
	return math.MaxInt32
}
