package wire

// Rest asks a painter, and through it those who help it, to leave the processor to
// somebody else for so many milliseconds. A later Rest takes the place of this one;
// with 0 the painter goes on at once.
type Rest struct{ Milliseconds uint32 }

func (*Rest) kind() byte { return restKind }

func (m *Rest) fields(c *codec) { c.uint32(&m.Milliseconds) }
