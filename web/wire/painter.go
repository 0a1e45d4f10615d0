package wire

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/render/picture"
)

// This file has the messages to the painter, and then those from it.

// Start tells the painter to begin with a map; whatever it painted before is
// dropped. The painter's answers carry the same Revision.
type Start struct {
	Revision uint32
	Map      engine.Map
	Palette  string
	Extent   engine.Window
	// Detail is what to highlight, "" for nothing.
	Detail string
}

// Continues reports whether a map can use what has been computed for another one: it is
// of the same board, and no smaller.
func (s *Start) Continues(other *Start) bool {
	return s.Map == other.Map && s.Extent.Area() >= other.Extent.Area()
}

// Want tells the painter which pictures are in view.
type Want struct {
	Revision uint32
	picture.Want
}

// Probe asks the painter about one square of the extent, which the sweep must have
// passed.
type Probe struct {
	Revision uint32
	At       engine.Cell
	// Reach is how many columns and rows before it are wanted as well, at most
	// MaxReach.
	Reach int
}

// MaxReach bounds the reach of a Probe.
const MaxReach = 32

// Pause asks a painter, and through it those who help it, to leave the processor to
// somebody else for so many milliseconds. A later Pause takes the place of this one;
// with 0 the painter goes on at once.
type Pause struct{ Milliseconds uint32 }

// Picture brings a picture, finished or growing.
type Picture struct {
	Revision uint32
	picture.Picture
}

// Progress says how much of its work a worker has done: the painter, of the squares of the
// extent of a revision; the analyst, of what there is to do for the Ask of an ID. The other
// of the two is 0.
type Progress struct {
	ID, Revision uint32
	Done, Total  int
	// Text says in one sentence why there is no map, "" if there is one.
	Text string
}

// Value is the answer to a Probe.
type Value struct {
	Revision uint32
	At       engine.Cell
	Value    int32
	// Region names the region of the square, "" if that is not known.
	Region words.Text
	// Reach is that of the Probe. Around holds the values within it, the square's
	// own in the last corner, as far as they lie on the board.
	Reach  int
	Around engine.Tile
}

// Labels brings the names of what is on the map, when all of it has been surveyed.
type Labels struct {
	Revision uint32
	// Extent is what was surveyed.
	Extent engine.Window
	// Detail is what the pictures of this revision highlight, "" for nothing.
	Detail string
	List   []atlas.Label
}

// Tallies brings the count of the squares in which two compared games differ.
type Tallies struct {
	Revision uint32
	Extent   engine.Window // where it was counted
	List     []atlas.Tally
}

func (*Start) kind() byte    { return startKind }
func (*Want) kind() byte     { return wantKind }
func (*Probe) kind() byte    { return probeKind }
func (*Pause) kind() byte    { return pauseKind }
func (*Picture) kind() byte  { return pictureKind }
func (*Progress) kind() byte { return progressKind }
func (*Value) kind() byte    { return valueKind }
func (*Labels) kind() byte   { return labelsKind }
func (*Tallies) kind() byte  { return talliesKind }

func (m *Start) fields(c *codec) {
	c.uint32(&m.Revision)
	c.onMap(&m.Map)
	c.string(&m.Palette)
	c.window(&m.Extent)
	c.string(&m.Detail)
}

func (m *Want) fields(c *codec) {
	c.uint32(&m.Revision)
	c.level(&m.Level)
	list(c, &m.Keys, 2, func(k *picture.Key) {
		if c.reads {
			k.Level = m.Level
		}
		c.place(k)
	})
}

func (m *Probe) fields(c *codec) {
	c.uint32(&m.Revision)
	c.cell(&m.At)
	c.reach(&m.Reach)
}

func (c *codec) reach(v *int) {
	c.int(v)
	c.check(*v >= 0 && *v <= MaxReach)
}

func (m *Pause) fields(c *codec) { c.uint32(&m.Milliseconds) }

func (m *Picture) fields(c *codec) {
	c.reserve(len(m.Pixels) + len(m.Values.Small) + 4*len(m.Values.Wide) + 64)
	c.uint32(&m.Revision)
	c.key(&m.Key)
	c.bool(&m.Complete)
	c.bytes(&m.Pixels)
	c.tile(&m.Values)
	c.check(len(m.Pixels) == 4*picture.Size*picture.Size)
}

func (m *Progress) fields(c *codec) {
	c.uint32(&m.ID)
	c.uint32(&m.Revision)
	c.int(&m.Done)
	c.int(&m.Total)
	c.string(&m.Text)
}

func (m *Value) fields(c *codec) {
	c.uint32(&m.Revision)
	c.cell(&m.At)
	c.int32(&m.Value)
	c.said(&m.Region)
	c.reach(&m.Reach)
	c.tile(&m.Around)
}

func (m *Labels) fields(c *codec) {
	c.uint32(&m.Revision)
	c.window(&m.Extent)
	c.string(&m.Detail)
	list(c, &m.List, 4, func(l *atlas.Label) {
		c.said(&l.Text)
		c.cell(&l.At)
		c.int(&l.Weight)
	})
}

func (m *Tallies) fields(c *codec) {
	c.uint32(&m.Revision)
	c.window(&m.Extent)
	list(c, &m.List, 4, func(t *atlas.Tally) {
		c.said(&t.Region)
		c.bool(&t.Below)
		c.int(&t.Squares)
		c.int(&t.Differ)
	})
}
