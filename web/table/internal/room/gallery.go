package room

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// growing is how long a map takes to grow over the screen, in seconds.
const growing = 9

// hall is the gallery: one map after the other, over the whole window.
type hall struct {
	room  *Room
	at    int
	runs  int  // how often a map has begun to grow
	grows bool // the map is seen to grow, and else there at once
}

// hang shows a map, whole; behind the last comes the first.
func (h *hall) hang(at int) error {
	at -= engine.FloorDiv(at, len(catalog.Gallery)) * len(catalog.Gallery)
	p := catalog.Gallery[at]
	if err := h.room.enter(Place{Kind: Gallery}, p.Shows()+"&first=human&second=human"); err != nil {
		return err
	}
	h.at, h.grows = at, false
	h.runs++
	h.room.voice.Say(p.Preset().Title.String())
	h.room.host.Show()
	return nil
}

// choose shows another map.
func (h *hall) choose(at int) error {
	if h.room.place.Kind != Gallery {
		return errNoGallery
	}
	return h.hang(at)
}

// grow has the map grow, or be there at once.
func (h *hall) grow(on bool) error {
	if h.room.place.Kind != Gallery {
		return errNoGallery
	}
	h.grows = on
	if on {
		h.runs++
	}
	h.room.host.Show()
	return nil
}

// page returns the page's part, nil outside of the gallery.
func (h *hall) page() *page.Hall {
	if h.room.place.Kind != Gallery {
		return nil
	}
	maps := make([]string, len(catalog.Gallery))
	for i, p := range catalog.Gallery {
		maps[i] = p.Preset().Title.String()
	}
	p := catalog.Gallery[h.at]
	return &page.Hall{
		Title: maps[h.at], Caption: page.Hangs(h.room.view.Game.Title(), p.Preset()), Count: hungOf(h.at+1, len(maps)), Game: p.Link,
		At: h.at, Maps: maps, Grows: h.grows,
	}
}

// scene takes everything away but the map, which may grow.
func (h *hall) scene(s *scene.Scene) {
	s.Look.Bare, s.Piece, s.Mode = true, scene.None, scene.Watch
	s.Targets, s.Pawns, s.Shapes = scene.Targets{}, nil, nil
	s.Map.Shown, s.Map.Labels = true, nil
	s.Look.Dark = true // by day as by night
	s.Map.Wave = scene.Wave{Run: h.runs}
	if h.grows {
		s.Map.Wave.Seconds = growing
	}
}
