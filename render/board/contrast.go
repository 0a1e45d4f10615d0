package board

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
)

// contrast stretches what is in view over more of the colours: shares of palaces over
// all of the way from N to P, and mean colours of nim-values away from each other. What
// it aims at changes as pictures come and go; what is shown glides there.
type contrast struct {
	meter *colour.Meter // reads shares; nil if the map shows none
	ink   *colour.Meter // the same, whether they are stretched or not
	tints bool          // the map shows mean colours
	shown stretch
	known bool // something has been measured
}

// stretch is how contrast is enlarged.
type stretch struct {
	band     colour.Band
	spread   colour.Spread
	strength float64 // of all this, 0 to 1
}

// The rate at which the contrast glides, a second, and what is near enough to stop.
const (
	contrastRate = 9.0
	contrastRest = 0.002
)

func (s stretch) toward(o stretch, t float64) stretch {
	return stretch{s.band.Toward(o.band, t), s.spread.Toward(o.spread, t), s.strength + (o.strength-s.strength)*t}
}

func (s stretch) near(o stretch) bool {
	return s.band.Near(o.band, contrastRest) && s.spread.Near(o.spread, contrastRest) && math.Abs(s.strength-o.strength) < contrastRest
}

// begin forgets what was measured: there is another map.
func (c *contrast) begin(m *scene.MapLook) {
	*c = contrast{}
	if m.Kind == engine.Outcomes && m.Palette != nil {
		c.ink = colour.NewMeter(m.Palette)
	}
	switch {
	case !m.Contrast:
	case m.Kind == engine.NimValues || m.Kind.Lasts():
		c.tints = true
	case m.Kind == engine.Outcomes && m.Palette != nil:
		c.meter = c.ink
	}
}

// measured is what a picture of averages says about the contrast that it needs.
type measured struct {
	shares colour.Shares
	tints  colour.Tints
}

// measure measures a picture of averages, nil if there is nothing to find out.
func (c *contrast) measure(p *picture.Picture) *measured {
	switch {
	case p.Level == 0:
		return nil
	case c.meter != nil:
		return &measured{shares: c.meter.Count(p.Pixels, picture.Size)}
	case c.tints:
		return &measured{tints: colour.CountTints(p.Pixels, picture.Size)}
	default:
		return nil
	}
}

// onPaper tells the map's shader, behind uniforms, that palaces are ink on paper where they are.
func (c *contrast) onPaper(u uniforms, theme *colour.Theme, palette *colour.Palette) {
	m := c.ink
	if m == nil || !theme.OnPaper(palette) {
		return
	}
	u.set("Paper", 1)
	u.set("Power", colour.AfarPower())
	u.set("Axis", m.Axis[:]...)
	u.set("Base", m.Base)
	u.colour("Plain", theme.Afar(palette, 0))
	u.colour("Palace", theme.Afar(palette, 1))
}

// uniforms tells the map's shader. A uniform that is left out is 0.
func (c *contrast) uniforms(u uniforms) {
	m, now := c.meter, c.shown
	switch {
	case now.strength == 0:
	case m != nil:
		u.set("Stretch", now.strength)
		u.set("Axis", m.Axis[:]...)
		u.set("Base", m.Base)
		u.set("Band", now.band.Low, now.band.High)
		u.colour("Plain", m.Plain)
		u.colour("Palace", m.Palace)
	default:
		u.set("Gain", (now.spread.Gain-1)*now.strength)
		u.set("Middle", now.spread.Middle[:]...)
	}
}
