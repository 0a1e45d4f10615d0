package board

import (
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
)

// follow takes up a new scene: what shows another map grows again, and the pictures of
// another revision go.
func (m *mapView) follow(old *scene.Scene, fresh bool) {
	now := &m.scene.Map
	another := fresh || old.Map.Revision != now.Revision
	m.reveal.Seconds = now.Wave.Seconds
	if another || old.Map.Shown != now.Shown || old.Map.Wave.Run != now.Wave.Run {
		m.reveal.Restart()
	}
	if another {
		m.textures.clear()
		m.contrast.begin(now)
		m.textures.measure = m.contrast.measure
	}
}

// keys lists the pictures that show squares of w, until it is asked again.
func (m *mapView) keys(w engine.Window) []picture.Key {
	m.listed = picture.AppendKeys(m.listed[:0], w, m.camera.level())
	return m.listed
}

// grow advances the front behind which the map is shown, and says whether it, or
// a picture that fades in, goes on moving.
func (m *mapView) grow(dt float64, now clock.Moment) bool {
	seen := m.camera.view.Visible().Intersect(m.camera.board())
	if m.scene.Look.Still {
		m.reveal.Finish()
		return false
	}
	keys := m.keys(seen)
	moving := m.reveal.Advance(dt, seen, m.textures.known(keys, m.camera.board()))
	for _, k := range keys {
		if p, ok := m.textures.all.Peek(k); ok && now.Sub(p.born) < fadeTime {
			return true
		}
	}
	return moving
}

// wanting returns which pictures are needed, and whether they are others than before.
func (m *mapView) wanting() (w picture.Want, fresh bool) {
	w = picture.Want{Level: m.camera.level()}
	var keys []picture.Key
	if m.scene.Map.Shown {
		// Beyond the extent too: the host may let it grow.
		seen := m.camera.view.Visible().Intersect(m.scene.Map.Plane)
		keys = m.keys(seen)
	}
	if m.wanted && w.Level == m.want.Level && slices.Equal(keys, m.want.Keys) && m.asked == m.scene.Map.Revision {
		return w, false
	}
	m.want, m.wanted, m.asked = picture.Want{Level: w.Level, Keys: slices.Clone(keys)}, true, m.scene.Map.Revision
	for _, k := range keys {
		if m.textures.has(k) != picture.Whole {
			w.Keys = append(w.Keys, k)
		}
	}
	return w, true
}

// suiting returns the stretch that suits the pictures of the keys; ok is false if none of
// them has been measured.
func (m *mapView) suiting(keys []picture.Key) (goal stretch, ok bool) {
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
	goal.strength = colour.Stretching(m.camera.view.Scale * m.camera.view.Ratio)
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
	goal, ok := m.suiting(m.keys(m.camera.view.Visible().Intersect(m.camera.board())))
	switch {
	case !ok && !c.known:
		return false
	case !ok: // until something is measured again all stays, but no single squares are stretched
		strength := min(c.shown.strength, colour.Stretching(m.camera.view.Scale*m.camera.view.Ratio))
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

// look returns how the map looks now, rounded, so that not every step of a zoom is news.
func (m *mapView) look() colour.Look {
	l := colour.Look{Tiles: colour.Covering(m.camera.view.Scale) < 0.5}
	if l.Tiles {
		l.Wash = math.Round(20*colour.Wash(m.scene.Map.Kind, m.camera.view.Scale)) / 20
		l.Shade = math.Round(20*colour.ThemeFor(m.scene.Look.Dark).Dusk(m.scene.Map.Palette, m.camera.view.Scale)) / 20
	}
	now := m.contrast.shown
	switch {
	case now.strength <= 0.5:
	case m.contrast.tints:
		l.Gain = math.Round(now.spread.Gain)
	default:
		low, high := now.band.Percent()
		l.Band = colour.Band{Low: float64(low) / 100, High: float64(high) / 100}
	}
	return l
}

// lookNow returns how the map looks, and whether the host is to be told: of numbers that
// glide only when they are at rest.
func (m *mapView) lookNow(moving bool) (l colour.Look, news bool) {
	told := m.toldLook
	l = m.look()
	if moving && l.Tiles == told.Tiles && (l.Band.High > 0) == (told.Band.High > 0) && (l.Gain > 0) == (told.Gain > 0) {
		return l, false
	}
	m.toldLook = l
	return l, l != told
}
