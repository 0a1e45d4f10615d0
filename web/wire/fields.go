package wire

import (
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/render"
)

func (m *Start) fields(c *codec) {
	c.uint32(&m.Revision)
	c.string(&m.Ruleset)
	choice(c, &m.Kind)
	c.position(&m.Rest)
	c.farPosition(&m.Origin)
	c.string(&m.Palette)
	c.window(&m.Extent)
	c.comparison(&m.Compare)
	c.string(&m.Endless)
	c.string(&m.Detail)
}

// comparison goes over what is compared; with another game of 0 it is nothing.
func (c *codec) comparison(v *compare.Comparison) {
	c.int(&v.K)
	c.int(&v.Other)
	c.cell(&v.Shift)
	c.int(&v.Offset)
}

func (m *Want) fields(c *codec) {
	c.uint32(&m.Revision)
	c.level(&m.Level)
	list(c, &m.Keys, 2, func(k *render.Key) {
		if c.reads {
			k.Level = m.Level
		}
		c.place(k)
	})
}

func (m *Picture) fields(c *codec) {
	c.reserve(len(m.Pixels) + len(m.Values.Small) + 4*len(m.Values.Wide) + 64)
	c.uint32(&m.Revision)
	c.key(&m.Key)
	c.bool(&m.Complete)
	c.bytes(&m.Pixels)
	c.tile(&m.Values)
	c.check(len(m.Pixels) == 4*render.PictureSize*render.PictureSize)
}

func (m *Progress) fields(c *codec) {
	c.uint32(&m.Revision)
	c.int(&m.Done)
	c.int(&m.Total)
}

func (m *Probe) fields(c *codec) {
	c.uint32(&m.Revision)
	c.cell(&m.At)
	c.reach(&m.Reach)
}

func (m *Value) fields(c *codec) {
	c.uint32(&m.Revision)
	c.cell(&m.At)
	c.int32(&m.Value)
	c.string(&m.Region)
	c.reach(&m.Reach)
	c.tile(&m.Around)
}

func (c *codec) reach(v *int) {
	c.int(v)
	c.check(*v >= 0 && *v <= MaxReach)
}

func (m *Ask) fields(c *codec) {
	c.uint32(&m.ID)
	c.string(&m.Link)
	c.string(&m.Player)
	c.uint32(&m.Seed)
	c.uint32(&m.Round)
}

func (m *Answer) fields(c *codec) {
	c.uint32(&m.ID)
	c.farPosition(&m.Move)
	c.positions(&m.Blocks)
	if !c.reads && m.Near != nil {
		c.nearPositions(m.Near)
		return
	}
	c.farPositions(&m.Palaces)
}

func (m *Failure) fields(c *codec) {
	c.uint32(&m.ID)
	c.uint32(&m.Revision)
	c.string(&m.Text)
}
