package board

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// contrast stretches what is in view over more of the colours: shares of palaces over
// all of the way from N to P, and mean colours of nim-values away from each other. What
// it aims at changes as pictures come and go; what is shown glides there.
type contrast struct {
	meter *render.Meter // reads shares; nil if the map shows none
	tints bool          // the map shows mean colours
	shown stretch
	known bool // something has been measured
}

// stretch is how contrast is enlarged.
type stretch struct {
	band     render.Band
	spread   render.Spread
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
	switch {
	case !m.Contrast:
	case m.Kind == engine.NimValues:
		c.tints = true
	case m.Kind == engine.Outcomes && m.Palette != nil:
		c.meter = render.NewMeter(m.Palette)
	}
}

// measured is what a picture of averages says about the contrast that it needs.
type measured struct {
	shares render.Shares
	tints  render.Tints
}

// measure measures a picture of averages, nil if there is nothing to find out.
func (c *contrast) measure(p *render.Picture) *measured {
	switch {
	case p.Level == 0:
		return nil
	case c.meter != nil:
		return &measured{shares: c.meter.Count(p)}
	case c.tints:
		return &measured{tints: render.CountTints(p)}
	default:
		return nil
	}
}

// suiting returns the stretch that suits the pictures of the keys; ok is false if none of
// them has been measured.
func (m *mapView) suiting(keys []render.Key) (goal stretch, ok bool) {
	var all measured
	for _, k := range keys {
		p, found := m.textures.all.Peek(k)
		switch {
		case !found || p.measured == nil:
		case m.contrast.tints:
			all.tints.Add(&p.measured.tints)
		default:
			all.shares.Add(&p.measured.shares)
		}
	}
	goal.strength = render.Stretching(m.camera.view.Scale * m.camera.view.Ratio)
	if m.contrast.tints {
		goal.spread, ok = all.tints.Spread()
		return goal, ok
	}
	goal.band, ok = all.shares.Band()
	goal.strength *= goal.band.Narrow()
	return goal, ok
}

// adjust moves the contrast for dt seconds towards what suits the pictures in view,
// at once if nothing is to move, and reports whether it goes on.
func (m *mapView) adjust(dt float64) (moving bool) {
	c := &m.contrast
	if c.meter == nil && !c.tints {
		return false
	}
	goal, ok := m.suiting(render.Keys(m.camera.view.Visible().Intersect(m.camera.board()), m.camera.level()))
	switch {
	case !ok && !c.known:
		return false
	case !ok: // until something is measured again all stays, but no single squares are stretched
		strength := min(c.shown.strength, render.Stretching(m.camera.view.Scale*m.camera.view.Ratio))
		goal = c.shown
		goal.strength = strength
	case !c.known:
		c.known, c.shown = true, goal
		c.shown.strength = 0
	}
	if goal.near(c.shown) || m.scene.Look.Still {
		c.shown = goal
		return false
	}
	c.shown = c.shown.toward(goal, 1-math.Exp(-contrastRate*dt))
	return true
}

// uniforms tells the map's shader. A uniform that is left out is 0.
func (c *contrast) uniforms(u map[string]any) {
	m, now := c.meter, c.shown
	switch {
	case now.strength == 0:
	case m != nil:
		u["Stretch"] = float32(now.strength)
		u["Axis"] = floats(m.Axis)
		u["Base"] = float32(m.Base)
		u["Band"] = pair(now.band.Low, now.band.High)
		u["Plain"], u["Palace"] = triple(m.Plain), triple(m.Palace)
	default:
		u["Gain"] = float32((now.spread.Gain - 1) * now.strength)
		u["Middle"] = floats(now.spread.Middle)
	}
}

// floats makes a vec3.
func floats(v [3]float64) []float32 { return []float32{float32(v[0]), float32(v[1]), float32(v[2])} }

// triple makes a vec3 of an opaque colour.
func triple(c color.RGBA) []float32 {
	return floats([3]float64{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255})
}

// look returns how the map looks now, rounded, so that not every step of a zoom is news.
func (m *mapView) look() render.Look {
	l := render.Look{Tiles: render.Covering(m.camera.view.Scale) < 0.5}
	if l.Tiles {
		l.Wash = math.Round(20*render.Wash(m.scene.Map.Kind, m.camera.view.Scale)) / 20
	}
	now := m.contrast.shown
	switch {
	case now.strength <= 0.5:
	case m.contrast.tints:
		l.Gain = math.Round(now.spread.Gain)
	default:
		low, high := now.band.Percent()
		l.Band = render.Band{Low: float64(low) / 100, High: float64(high) / 100}
	}
	return l
}

// lookNow returns how the map looks, and whether the host is to be told: of numbers that
// glide only when they are at rest.
func (m *mapView) lookNow(moving bool) (l render.Look, news bool) {
	told := m.toldLook
	l = m.look()
	if moving && l.Tiles == told.Tiles && (l.Band.High > 0) == (told.Band.High > 0) && (l.Gain > 0) == (told.Gain > 0) {
		return l, false
	}
	m.toldLook = l
	return l, l != told
}
