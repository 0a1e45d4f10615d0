package wire

// Thought says how far the work on the Ask of the same ID is, in thousandths.
type Thought struct {
	ID          uint32
	Thousandths uint32
}

// Round says that another position is on the table: nobody waits any more for answers
// to the questions of another round.
type Round struct{ Round uint32 }

func (*Thought) kind() byte { return thoughtKind }
func (*Round) kind() byte   { return roundKind }

func (m *Thought) fields(c *codec) {
	c.uint32(&m.ID)
	c.uint32(&m.Thousandths)
}

func (m *Round) fields(c *codec) { c.uint32(&m.Round) }
