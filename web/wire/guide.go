package wire

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/render"
)

// Labels brings the names of what is on the map, when all of it has been surveyed.
type Labels struct {
	Revision uint32
	// Extent is what was surveyed.
	Extent engine.Window
	// Detail is what the pictures of this revision highlight, "" for nothing.
	Detail string
	List   []render.Label
}

// Tallies brings the count of the squares in which two compared games differ.
type Tallies struct {
	Revision uint32
	Extent   engine.Window // where it was counted
	List     []compare.Tally
}

func (*Labels) kind() byte  { return labelsKind }
func (*Tallies) kind() byte { return talliesKind }

func (m *Labels) fields(c *codec) {
	c.uint32(&m.Revision)
	c.window(&m.Extent)
	c.string(&m.Detail)
	list(c, &m.List, 4, func(l *render.Label) {
		c.string(&l.Text)
		c.cell(&l.At)
		c.int(&l.Weight)
	})
}

func (m *Tallies) fields(c *codec) {
	c.uint32(&m.Revision)
	c.window(&m.Extent)
	list(c, &m.List, 4, func(t *compare.Tally) {
		c.string(&t.Region)
		c.bool(&t.Below)
		c.int(&t.Squares)
		c.int(&t.Differ)
	})
}
