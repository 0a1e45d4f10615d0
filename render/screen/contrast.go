package screen

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// contrast stretches the shares of palaces that are in view over all colours. What
// it aims at changes as pictures come and go; what is shown glides there.
type contrast struct {
	meter    *render.Meter // nil where shares are shown as they are
	band     render.Band
	known    bool // a band has been measured
	strength float64
}

// The rate at which the contrast glides, a second, and what is near enough to stop.
const (
	contrastRate = 9.0
	contrastRest = 0.002
)

// measure begins anew with the map of a scene.
func (c *contrast) measure(scene *render.Scene) {
	*c = contrast{}
	if scene.Contrast && scene.Kind == engine.Outcomes && scene.Palette != nil {
		c.meter = render.NewMeter(scene.Palette)
	}
}

// adjust moves the contrast for dt seconds towards what suits the pictures in view,
// at once if nothing is to move, and reports whether it goes on.
func (s *Screen) adjust(dt float64) (moving bool) {
	c := &s.contrast
	if c.meter == nil {
		return false
	}
	goal, strength := c.band, 0.0
	if band, ok := s.album.shares(render.Keys(s.view.Visible().Intersect(s.board()), s.level())).Band(); ok {
		if goal = band; !c.known {
			c.band, c.known = band, true
		}
	}
	if c.known {
		strength = render.Stretching(s.view.Scale*s.view.Ratio) * goal.Narrow()
	}
	if goal.Near(c.band, contrastRest) && math.Abs(strength-c.strength) < contrastRest || s.scene.Still {
		c.band, c.strength = goal, strength
		return false
	}
	part := 1 - math.Exp(-contrastRate*dt)
	c.band = c.band.Toward(goal, part)
	c.strength += (strength - c.strength) * part
	return true
}

// uniforms tells the map's shader.
func (c *contrast) uniforms(u map[string]any) {
	u["Stretch"] = float32(0)
	if c.meter == nil || c.strength == 0 {
		return
	}
	m := c.meter
	u["Stretch"] = float32(c.strength)
	u["Axis"] = []float32{float32(m.Axis[0]), float32(m.Axis[1]), float32(m.Axis[2])}
	u["Base"] = float32(m.Base)
	u["Band"] = pair(c.band.Low, c.band.High)
	u["Plain"], u["Palace"] = triple(m.Plain), triple(m.Palace)
}

// triple makes a vec3 of an opaque colour.
func triple(c color.RGBA) []float32 {
	return []float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255}
}

// look returns how the map looks now.
func (s *Screen) look() render.Look {
	l := render.Look{Tiles: render.Covering(s.view.Scale) < 0.5}
	if l.Tiles {
		l.Wash = math.Round(20*render.Wash(s.scene.Kind, s.view.Scale)) / 20 // no news for every step of a zoom
	}
	if s.contrast.strength > 0.5 {
		low, high := s.contrast.band.Percent()
		l.Band = render.Band{Low: float64(low) / 100, High: float64(high) / 100}
	}
	return l
}

// tellLook tells the host how the map looks, if that has changed.
func (s *Screen) tellLook() {
	if l := s.look(); l != s.toldLook {
		s.toldLook = l
		host := s.host
		s.tell(func() { host.Looks(l) })
	}
}
