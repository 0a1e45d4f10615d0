package board

import (
	"slices"
	"time"

	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// mapView is the map as far as it is seen: the pictures that have come, how much of them
// is shown, and which are wanted.
type mapView struct {
	*state
	camera   *camera
	textures *textures
	reveal   render.Reveal
	contrast contrast
	toldLook render.Look
	want     render.Want
	asked    uint32 // the revision for which want was asked, once wanted is set
	wanted   bool
}

// follow takes up a new scene: what shows another map grows anew, and the pictures of
// another revision go.
func (m *mapView) follow(old *scene.Scene, fresh bool) {
	now := &m.scene.Map
	another := fresh || old.Map.Revision != now.Revision
	if another || old.Map.Shown != now.Shown {
		m.reveal.Restart()
	}
	if another {
		m.textures.clear()
		m.contrast.begin(now)
		m.textures.measure = m.contrast.measure
	}
}

// grow advances the front behind which the map is shown, and says whether it, or
// a picture that fades in, goes on moving.
func (m *mapView) grow(dt float64, now time.Time) bool {
	seen := m.camera.view.Visible().Intersect(m.camera.board())
	if m.scene.Look.Still {
		m.reveal.Finish()
		return false
	}
	keys := render.Keys(seen, m.camera.level())
	moving := m.reveal.Advance(dt, seen, m.textures.known(keys, m.camera.board()))
	for _, k := range keys {
		if p, ok := m.textures.all.Peek(k); ok && now.Sub(p.born) < fadeTime {
			return true
		}
	}
	return moving
}

// front returns the distance up to which the map is shown, and the width of the
// edge over which it fades away. A front of the scene's own ends with its last
// antidiagonal: the middles of the squares there have a distance of one more than
// their number.
func (m *mapView) front() (front, soft float64) {
	front, soft = m.reveal.Front(), max(2, 28/m.camera.view.Scale)
	if own := float64(m.scene.Map.Front); own > 0 && own < front {
		return own, 1
	}
	return front, soft
}

// wanting returns which pictures are needed, and whether they are others than before.
func (m *mapView) wanting() (w render.Want, fresh bool) {
	w = render.Want{Level: m.camera.level()}
	var keys []render.Key
	if m.scene.Map.Shown {
		// Beyond the extent too: the host may let it grow.
		seen := m.camera.view.Visible().Intersect(m.scene.Map.Plane)
		keys = render.Keys(seen, w.Level)
	}
	if m.wanted && w.Level == m.want.Level && slices.Equal(keys, m.want.Keys) && m.asked == m.scene.Map.Revision {
		return w, false
	}
	m.want, m.wanted, m.asked = render.Want{Level: w.Level, Keys: keys}, true, m.scene.Map.Revision
	for _, k := range keys {
		if m.textures.has(k) != render.Whole {
			w.Keys = append(w.Keys, k)
		}
	}
	return w, true
}
