package wire

import (
	"encoding/binary"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// codec goes over the fields of a message in their order, and either appends them to b
// or takes them from its front: so a message lists its fields once, and each kind of
// field is described once. All methods are given where the field lies.
type codec struct {
	b     []byte
	reads bool
	// broken says that what is read is no message; from then on only zeros are read.
	broken bool
}

// take returns the next n bytes that are read, or nil if there are none.
func (c *codec) take(n int) []byte {
	if c.broken || n < 0 || n > len(c.b) {
		c.broken = true
		return nil
	}
	part := c.b[:n:n]
	c.b = c.b[n:]
	return part
}

// next returns the next n bytes: those that are read, or those that are to be written.
func (c *codec) next(n int) []byte {
	if c.reads {
		return c.take(n)
	}
	begin := len(c.b)
	c.b = slices.Grow(c.b, n)[:begin+n]
	return c.b[begin:]
}

// reserve makes room for n bytes that are written.
func (c *codec) reserve(n int) {
	if !c.reads {
		c.b = slices.Grow(c.b, n)
	}
}

// check has a message refused that is read, unless what is wanted of it holds.
func (c *codec) check(holds bool) {
	if c.reads && !holds {
		c.broken = true
	}
}

func (c *codec) byte(v *byte) {
	if !c.reads {
		c.b = append(c.b, *v)
	} else if part := c.take(1); part != nil {
		*v = part[0]
	}
}

func (c *codec) bool(v *bool) {
	var b byte
	if *v {
		b = 1
	}
	c.byte(&b)
	*v = b != 0
}

func (c *codec) uint32(v *uint32) {
	if !c.reads {
		c.b = binary.AppendUvarint(c.b, uint64(*v))
		return
	}
	n, size := binary.Uvarint(c.b)
	c.check(size > 0 && n <= 1<<32-1)
	if c.take(size) != nil {
		*v = uint32(n)
	}
}

func (c *codec) int(v *int) {
	if !c.reads {
		c.b = binary.AppendVarint(c.b, int64(*v))
		return
	}
	n, size := binary.Varint(c.b)
	c.check(size > 0)
	if c.take(size) != nil {
		*v = int(n)
	}
}

func (c *codec) int32(v *int32) {
	n := int(*v)
	c.int(&n)
	*v = int32(n)
}

// length goes over how many items follow, n if they are written, each of at least size
// bytes: a length that the rest of a message cannot hold is refused before anything is
// made.
func (c *codec) length(n, size int) int {
	c.int(&n)
	c.check(n >= 0 && n <= len(c.b)/size)
	if c.broken {
		return 0
	}
	return n
}

// bytes shares what it reads with the message.
func (c *codec) bytes(v *[]byte) {
	if n := c.length(len(*v), 1); c.reads {
		*v = c.take(n)
	} else {
		c.b = append(c.b, *v...)
	}
}

func (c *codec) string(v *string) {
	b := []byte(*v)
	c.bytes(&b)
	*v = string(b)
}

// said goes over what whoever receives it says.
func (c *codec) said(v *words.Text) { c.string((*string)(v)) }

// choice goes over a field that is one of a few things.
func choice[T ~uint8](c *codec, v *T) {
	b := byte(*v)
	c.byte(&b)
	*v = T(b)
}

// list goes over items, each of at least size bytes. One that is empty is read as nil.
func list[T any](c *codec, items *[]T, size int, item func(*T)) {
	if n := c.length(len(*items), size); c.reads && n > 0 {
		*items = make([]T, n)
	}
	for i := range *items {
		item(&(*items)[i])
	}
}

// numbers goes over n numbers that have 1, 4 or 8 bytes each.
func numbers[T int8 | int32 | uint64](c *codec, v *[]T, n, size int) {
	b := c.next(n * size)
	if c.broken {
		return
	}
	if c.reads {
		*v = make([]T, n)
	}
	list, order := (*v)[:n], binary.LittleEndian
	switch { // one loop each, for a picture has 65,536 numbers
	case size == 1 && c.reads:
		for i, v := range b {
			list[i] = T(v)
		}
	case size == 1:
		for i, v := range list {
			b[i] = byte(v)
		}
	case size == 4 && c.reads:
		for i := range list {
			list[i] = T(order.Uint32(b[4*i:]))
		}
	case size == 4:
		for i, v := range list {
			order.PutUint32(b[4*i:], uint32(v))
		}
	case c.reads:
		for i := range list {
			list[i] = T(order.Uint64(b[8*i:]))
		}
	default:
		for i, v := range list {
			order.PutUint64(b[8*i:], uint64(v))
		}
	}
}

func (c *codec) cell(v *engine.Cell) {
	c.int(&v.X)
	c.int(&v.Y)
}

// onMap goes over what is on a map. That a map has the zero position for its origin is
// said in one way only.
func (c *codec) onMap(v *engine.Map) {
	c.string(&v.Game)
	choice(c, &v.Kind)
	c.position(&v.Origin)
	c.string(&v.Over)
	c.check(v.Origin == (engine.Position{}) || !v.Origin.Zero())
}

func (c *codec) window(v *engine.Window) {
	c.int(&v.X)
	c.int(&v.Y)
	c.int(&v.W)
	c.int(&v.H)
}
