package wire

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/render/view"
)

// Save asks for the map of a Start in a file: its Extent is the window, and its Revision
// tells files apart. Whatever file the worker was busy with is dropped.
type Save struct {
	Start
	// Format is one of package sheet's, and Lies is how a picture lies.
	Format string
	Lies   view.Orientation
	// Piece stands At a square of a drawing.
	Piece scene.Piece
	At    engine.Cell
}

// Part brings the next bytes of a file, and says how many squares are done.
// There may be none: then it says that alone.
type Part struct {
	Revision    uint32
	Done, Total int
	Bytes       []byte
	Last        bool
	// Text says in one sentence why there is no file, "" if there is one.
	Text string
}

// Taken says that a Part with bytes has been dealt with: the worker keeps ahead of that
// by MostAhead parts at most, so that no more than these wait anywhere.
type Taken struct{ Revision uint32 }

// MostAhead is how many parts with bytes may be under way.
const MostAhead = 4

func (*Save) kind() byte  { return saveKind }
func (*Part) kind() byte  { return partKind }
func (*Taken) kind() byte { return takenKind }

func (m *Save) fields(c *codec) {
	m.Start.fields(c)
	c.string(&m.Format)
	choice(c, &m.Lies)
	c.check(m.Lies <= view.XUpYRight)
	choice(c, &m.Piece)
	c.check(m.Piece <= scene.Rook)
	c.int(&m.At.X)
	c.int(&m.At.Y)
}

func (m *Part) fields(c *codec) {
	c.reserve(len(m.Bytes) + len(m.Text) + 64)
	c.uint32(&m.Revision)
	c.int(&m.Done)
	c.int(&m.Total)
	c.bytes(&m.Bytes)
	c.bool(&m.Last)
	c.string(&m.Text)
}

func (m *Taken) fields(c *codec) { c.uint32(&m.Revision) }

// Content returns what the file shows of a game: that of the Map.
func (m *Save) Content(g engine.Game) (sheet.Content, error) {
	c, err := sheet.NewContent(g, m.Map, m.Extent)
	if err != nil {
		return c, err
	}
	c.Piece, c.At = m.Piece, m.At
	c.Lies, c.Palette = m.Lies, colour.NewPalette(m.Palette, m.Map.Kind, g.Shape().Blocking)
	if masked := c.Masked(); masked != 0 {
		c.Palette = c.Palette.Masked(masked)
	}
	return c, nil
}
