package wire

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// See asks the analyst what is seen of an idea. It gives way to every Ask, and to the next See.
type See struct {
	ID uint32
	// Game is the notation, and Open says which idea and what of it, as idea.Open writes it. No
	// Open asks for nothing any more.
	Game, Open string
	// Origin, Window, At and Still are those of the Gaze.
	Origin engine.Position
	Window engine.Window
	At     engine.Position
	Still  bool
}

// Seen is the analyst's answer to the See of the same ID.
type Seen struct {
	ID uint32
	// Share is how much of the work is done, in thousandths, as long as it is not; then the
	// rest is empty, or what is to be seen so far.
	Share uint32
	// Text says in one sentence why nothing is seen, "" if something is.
	Text  string
	Layer idea.Layer
}

// Working says that this is no answer yet.
func (m *Seen) Working() bool { return m.Share < allDone }

// Meanwhile returns what is to be seen before the work is done.
func Meanwhile(id uint32, l idea.Layer, done float64) *Seen {
	return &Seen{ID: id, Share: uint32(min(allDone-1, allDone*done)), Layer: l}
}

// allDone is the Share of an answer.
const allDone = 1000

// Answered returns what is seen, or why nothing is.
func Answered(id uint32, l idea.Layer, err error) *Seen {
	m := &Seen{ID: id, Share: allDone, Layer: l}
	if err != nil {
		m.Text, m.Layer = err.Error(), idea.Layer{}
	}
	return m
}

func (*See) kind() byte  { return seeKind }
func (*Seen) kind() byte { return seenKind }

func (m *See) fields(c *codec) {
	c.uint32(&m.ID)
	c.string(&m.Game)
	c.string(&m.Open)
	c.position(&m.Origin)
	c.window(&m.Window)
	c.position(&m.At)
	c.bool(&m.Still)
}

func (m *Seen) fields(c *codec) {
	c.uint32(&m.ID)
	c.uint32(&m.Share)
	c.check(m.Share <= allDone)
	c.string(&m.Text)
	c.layer(&m.Layer)
}

func (c *codec) layer(l *idea.Layer) {
	list(c, &l.Words, 1, c.string)
	list(c, &l.Figures, 8, c.figure)
	c.window(&l.Best)
	c.bool(&l.Bare)
	list(c, &l.Strips, 3, func(s *idea.Strip) {
		c.string(&s.Title)
		c.string(&s.From)
		list(c, &s.Letters, 5, func(l *idea.Letter) {
			c.string(&l.Text)
			choice(c, &l.Hue)
			c.string(&l.Under)
			c.link(&l.Link)
			c.cells(&l.At)
		})
	})
	list(c, &l.Tables, 3, func(t *idea.Table) {
		c.string(&t.Title)
		list(c, &t.Head, 1, c.said)
		list(c, &t.Rows, 4, func(r *idea.Row) {
			list(c, &r.Cells, 1, c.string)
			list(c, &r.Hues, 1, func(h *idea.Hue) { choice(c, h) })
			c.link(&r.Link)
			c.cells(&r.At)
		})
	})
	list(c, &l.Lit, 1, c.link)
	list(c, &l.Controls, 5, func(k *idea.Control) {
		c.string(&k.Name)
		c.said(&k.Label)
		list(c, &k.Options, 2, func(o *idea.Option) {
			c.string(&o.Value)
			c.said(&o.Label)
		})
		c.int(&k.Lines)
		c.string(&k.Value)
	})
	c.int(&l.Steps.Now)
	c.int(&l.Steps.Last)
	c.string(&l.Steps.Next)
	list(c, &l.Tune, 3, func(n *idea.Note) {
		c.int(&n.Pitch)
		c.int(&n.Beats)
		c.link(&n.Link)
	})
}

func (c *codec) figure(f *idea.Figure) {
	choice(c, &f.Kind)
	c.check(f.Kind <= idea.Label)
	list(c, &f.Points, 16, func(p *idea.Point) {
		c.float(&p.X)
		c.float(&p.Y)
	})
	c.cells(&f.Squares)
	choice(c, &f.Hue)
	c.bool(&f.Faint)
	c.bool(&f.Dashed)
	c.bool(&f.Bold)
	c.string(&f.Text)
	c.link(&f.Link)
}

func (c *codec) link(v *idea.Link) { c.int32((*int32)(v)) }

func (c *codec) cells(v *[]engine.Cell) { list(c, v, 2, c.cell) }

func (c *codec) float(v *float64) {
	bits := []uint64{math.Float64bits(*v)}
	numbers(c, &bits, 1, 8)
	if c.reads && !c.broken {
		*v = math.Float64frombits(bits[0])
		c.check(!math.IsNaN(*v) && !math.IsInf(*v, 0))
	}
}
