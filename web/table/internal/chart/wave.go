package chart

import "github.com/palacegames/palace/render/scene"

// followed is how long a map takes to come into view, in seconds, when it is seen for the
// first time: the eye can follow how it grows.
const followed = 3

// sight is how the map comes to be seen.
type sight struct {
	peek bool // somebody holds a button to see it
	wave wave
}

// wave is how the map comes into view: to be followed by eye the first time in a game, if
// nobody holds a button to see it.
type wave struct {
	game     string // whose map was shown last
	revision uint32 // its pictures when it was first seen
	over     bool   // it was hidden again, or painted again
}

// of notes whether the map is seen now, and says how it comes into view.
func (w *wave) of(c *Chart) scene.Wave {
	game := c.view.Game.String()
	switch seen := c.shown(); {
	case c.view.MapHidden():
		w.over = true
	case seen && w.game != game:
		*w = wave{game: game, revision: c.revision}
	}
	if w.game != game || w.over || w.revision != c.revision {
		return scene.Wave{}
	}
	return scene.Wave{Seconds: followed}
}
