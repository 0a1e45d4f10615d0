package ask

import (
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// told takes from the analyst how far it is. A listener hears that once a question.
func (a *Asks) told(m *wire.Progress) {
	if q, ok := a.pending[m.ID]; !ok || q.idle {
		return
	}
	first := a.thought == nil || a.thought.ID != m.ID
	a.thought = m
	if first {
		a.host.Say(a.Page().Words)
	}
	a.host.Changed()
}

// end forgets how far a question is that is none any more.
func (a *Asks) end(id uint32) {
	if a.thought != nil && a.thought.ID == id {
		a.thought = nil
	}
}

// Page returns the page's part, nil while no answer takes long.
func (a *Asks) Page() *page.Thought {
	if a.thought == nil {
		return nil
	}
	share := float64(a.thought.Done) / float64(a.thought.Total)
	return &page.Thought{Words: explain.Thought(a.view, share), Share: share}
}
