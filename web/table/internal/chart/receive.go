package chart

import (
	"errors"
	"time"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/wire"
)

// tellAfter is how long the page waits to say how far the painter is.
const tellAfter = 250 * time.Millisecond

// Receive takes a message from the painter. Others are not for the map.
func (c *Chart) Receive(m wire.Message) {
	switch m := m.(type) {
	case *wire.Picture:
		if m.Revision == c.revision {
			c.probe.keep(&m.Picture)
			c.host.Canvas().Picture(m.Revision, m.Picture)
		}
	case *wire.Progress:
		c.progressed(m)
	case *wire.Value:
		c.probe.answered(m)
	case *wire.Labels:
		c.guide.surveyed(m)
	case *wire.Tallies:
		c.match.counted(m)
	}
}

// Again tells a painter who was started again what there is to paint.
func (c *Chart) Again() {
	c.done = 0
	c.probe.asked = false
	c.start()
}

// progressed notes how far the painter is. Reports about an extent that has been
// given up meanwhile are passed over.
func (c *Chart) progressed(m *wire.Progress) {
	if m.Text != "" {
		c.failed(m)
		return
	}
	if m.Revision != c.revision || m.Total != c.extent.Area() {
		return
	}
	c.done = m.Done
	switch {
	case c.done == m.Total:
		c.probe.again()
		c.host.Changed()
	case !c.telling: // for the page is written again each time
		c.telling = true
		c.host.After(tellAfter, func() {
			c.telling = false
			c.host.Changed()
		})
	}
}

// failed notes why there is no map.
func (c *Chart) failed(m *wire.Progress) {
	if m.Revision == c.revision {
		c.failure = words.Sentence(m.Text)
		c.host.Warn(errors.New(m.Text))
	}
}
