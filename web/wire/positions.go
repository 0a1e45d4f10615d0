package wire

import (
	"encoding/binary"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// mostComponents is how many components a position has at most.
const mostComponents = 127

// position writes no position as one without components.
func (c *codec) position(v *engine.Position) {
	all := v.Components(nil)
	list(c, &all, 1, c.number)
	c.check(len(all) <= mostComponents)
	if c.reads && !c.broken {
		*v = engine.Of(all...)
	}
}

// longest is how long a number may be: its sign, and a digit more than a coordinate
// has, for the origin next to a coordinate -9…9 has that.
const longest = game.MaxDigits + 2

// number goes over a number that is no longer than any coordinate or origin. What is no
// integer of the machine is decimal text. An empty text says that an integer follows.
func (c *codec) number(v *engine.Int) {
	near, small := v.Small()
	text := ""
	if !c.reads && !small {
		text = v.String()
	}
	if c.string(&text); text == "" {
		c.int(&near)
	}
	if !c.reads {
		return
	}
	if *v = engine.Num(near); text != "" {
		c.check(len(text) <= longest)
		if !c.broken {
			n, ok := new(big.Int).SetString(text, 10)
			if c.check(ok); ok {
				*v = engine.Big(n)
			}
		}
	}
}

// A list of positions can be long: in a blocking game it holds thousands. It is written as
// its length and, if that is not 0, how many components all of them have, and four bytes
// for each component. If they do not have the same number of components, or none, or if
// one of these needs more bytes, then 0 is written instead, and the positions one by one.

func (c *codec) positions(v *[]engine.Position) {
	n := c.length(len(*v), 1)
	if n == 0 {
		return
	}
	if c.reads {
		list, ok := c.readShort(n)
		if ok {
			*v = list
			return
		}
		*v = make([]engine.Position, n)
	} else if c.writeShort(*v) {
		return
	}
	for i := range *v {
		c.position(&(*v)[i])
	}
}

// writeShort writes how many components all positions have, and these; or 0 if they do not
// fit, and then ok is false.
func (c *codec) writeShort(list []engine.Position) (ok bool) {
	begin, dim := len(c.b), list[0].Dim()
	c.int(&dim)
	b := slices.Grow(c.b, 4*dim*len(list)) // a variable of its own is quicker than a field
	ok = dim > 0
	var room [8]int
	for _, p := range list {
		all, small := p.Small(room[:0])
		if ok = ok && small && len(all) == dim; !ok {
			break
		}
		for _, v := range all {
			b, ok = binary.LittleEndian.AppendUint32(b, uint32(v)), ok && v == int(int32(v))
		}
	}
	if c.b = b; !ok {
		c.b = append(c.b[:begin], 0)
	}
	return ok
}

// readShort reads what writeShort has written of n positions.
func (c *codec) readShort(n int) (list []engine.Position, ok bool) {
	dim := 0
	if c.int(&dim); dim == 0 {
		return nil, false
	}
	c.check(dim > 0 && dim <= mostComponents && n <= len(c.b)/4/dim)
	b := c.take(4 * n * dim)
	if b == nil {
		return nil, true
	}
	list = make([]engine.Position, n)
	next := func() int {
		v := int(int32(binary.LittleEndian.Uint32(b)))
		b = b[4:]
		return v
	}
	components := make([]int, dim)
	for i := range list {
		if dim == 2 {
			x := next()
			list[i] = engine.At(x, next())
			continue
		}
		for d := range components {
			components[d] = next()
		}
		list[i] = engine.Ints(components...)
	}
	return list, true
}
