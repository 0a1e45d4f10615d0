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
	room *Room
	at   int
	runs int  // how often a map has begun to grow
	all  bool // the map is to be there at once
}

// hang shows a map; behind the last comes the first.
func (h *hall) hang(at int) error {
	at -= engine.FloorDiv(at, len(catalog.Gallery)) * len(catalog.Gallery)
	p := catalog.Gallery[at]
	if err := h.room.enter(Place{Kind: Gallery}, p.Game+"&first=human&second=human&view="+p.View); err != nil {
		return err
	}
	h.at = at
	h.runs++
	h.all = false
	h.room.voice.Say(labels[at].caption.String())
	h.room.host.Show()
	return nil
}

// grow has the map grow again, or be there at once.
func (h *hall) grow(on bool) error {
	if h.room.place.Kind != Gallery {
		return errNoGallery
	}
	h.all = !on
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
	words := labels[h.at]
	return &page.Hall{Title: words.title.String(), Caption: words.caption.String(), Count: hungOf(h.at+1, len(catalog.Gallery)), Game: catalog.Gallery[h.at].Game}
}

// scene takes everything away but the map, which grows.
func (h *hall) scene(s *scene.Scene) {
	s.Look.Bare, s.Piece, s.Mode = true, scene.None, scene.Watch
	s.Targets, s.Pawns, s.Shapes = scene.Targets{}, nil, nil
	s.Map.Shown, s.Map.Labels = true, nil
	s.Map.Wave = scene.Wave{Seconds: growing, Run: h.runs}
	if h.all {
		s.Map.Wave.Seconds = 0
	}
}
