package wire

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
)

// Order gives a piece of a map's sweep to a worker that helps the painter. It says all
// there is to know, so that any worker can take any order.
type Order struct {
	// Job tells sweeps apart; orders of other sweeps are void from now on.
	Job     uint32
	ID      int
	Map     engine.Map
	Palette string
	Extent  engine.Window
	// Windows are what the piece decides of the extent, Work is its order for the
	// engine: see atlas.Parcel.
	Windows []engine.Window
	Work    []byte
	// Keys are the pictures that are wanted of it, all of one level.
	Keys []picture.Key
}

// Report is the answer to an Order.
type Report struct {
	Job       uint32
	ID        int
	Result    []byte // for atlas.Division.Settle
	Fragments []picture.Fragment
	// Text says in one sentence why there is no result, "" if there is.
	Text string
}

func (*Order) kind() byte  { return orderKind }
func (*Report) kind() byte { return reportKind }

func (m *Order) fields(c *codec) {
	c.uint32(&m.Job)
	c.int(&m.ID)
	c.onMap(&m.Map)
	c.string(&m.Palette)
	c.window(&m.Extent)
	list(c, &m.Windows, 4, c.window)
	c.bytes(&m.Work)
	list(c, &m.Keys, 3, c.key)
}

func (m *Report) fields(c *codec) {
	size := len(m.Result) + len(m.Text) + 64
	for i := range m.Fragments {
		size += len(m.Fragments[i].Pixels) + 64
	}
	c.reserve(size)
	c.uint32(&m.Job)
	c.int(&m.ID)
	c.bytes(&m.Result)
	list(c, &m.Fragments, 8, c.fragment)
	c.string(&m.Text)
}
