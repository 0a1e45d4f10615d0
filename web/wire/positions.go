package wire

import (
	"encoding/binary"
	"math"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// position writes a nil position as one without components.
func (c *codec) position(v *engine.Position) { list(c, (*[]int)(v), 1, c.int) }

func (c *codec) farPosition(v *engine.FarPosition) { list(c, (*[]*big.Int)(v), 1, c.number) }

// longest is how long a number may be: its sign, and a digit more than a coordinate
// has, for the origin next to a coordinate -9…9 has that.
const longest = game.MaxDigits + 2

// number goes over a number that is no longer than any coordinate or origin. What is no
// integer of the machine is decimal text. An empty text says that an integer follows.
func (c *codec) number(v **big.Int) {
	text, near := "", 0
	if !c.reads && (*v).IsInt64() {
		near = int((*v).Int64())
	} else if !c.reads {
		text = (*v).String()
	}
	if c.string(&text); text == "" {
		c.int(&near)
	}
	if !c.reads {
		return
	}
	if *v = big.NewInt(int64(near)); text != "" {
		c.check(len(text) <= longest)
		if !c.broken {
			_, ok := (*v).SetString(text, 10)
			c.check(ok)
		}
	}
}

// A list of positions can be long: in a blocking game it holds thousands. It is written as
// its length and, if that is not 0, how many components all of them have, and four bytes
// for each component. If they do not have the same number of components, or none, or if
// one of these needs more bytes, then 0 is written instead, and the positions one by one.

func (c *codec) positions(v *[]engine.Position) {
	places(c, v, short, func(p []engine.Position) []engine.Position { return p }, c.position)
}

func (c *codec) farPositions(v *[]engine.FarPosition) {
	places(c, v, shortFar, engine.FarPositions, c.farPosition)
}

// nearPositions writes what farPositions would write of the same squares.
func (c *codec) nearPositions(v []engine.Position) {
	places(c, &v, short, nil, func(p *engine.Position) {
		far := p.Far()
		c.farPosition(&far)
	})
}

// short makes an integer short, if it can be made so, and shortFar a number.
func short(v int) (int32, bool) { return int32(v), v == int(int32(v)) }

func shortFar(v *big.Int) (int32, bool) {
	if !v.IsInt64() {
		return 0, false
	}
	return short(int(v.Int64()))
}

// places goes over a list, given how to make a component short, how to make the list of
// positions that were read short, and how to go over a position that is not.
func places[P ~[]C, C any](c *codec, v *[]P, short func(C) (int32, bool), long func([]engine.Position) []P, one func(*P)) {
	n := c.length(len(*v), 1)
	if n == 0 {
		return
	}
	if c.reads {
		list, ok := c.readShort(n)
		if ok {
			*v = long(list)
			return
		}
		*v = make([]P, n)
	} else if writeShort(c, *v, short) {
		return
	}
	for i := range *v {
		one(&(*v)[i])
	}
}

// writeShort writes how many components all positions have, and these; or 0 if they do not
// fit, and then ok is false.
func writeShort[P ~[]C, C any](c *codec, list []P, short func(C) (int32, bool)) (ok bool) {
	begin, dim := len(c.b), len(list[0])
	c.int(&dim)
	b := slices.Grow(c.b, 4*dim*len(list)) // a variable of its own is quicker than a field
	ok = dim > 0
	for _, p := range list {
		if ok = ok && len(p) == dim; !ok {
			break
		}
		for _, v := range p {
			v, fits := short(v)
			b, ok = binary.LittleEndian.AppendUint32(b, uint32(v)), ok && fits
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
	c.check(dim > 0 && dim <= math.MaxInt32 && n <= len(c.b)/4/dim)
	b := c.take(4 * n * dim)
	if b == nil {
		return nil, true
	}
	list = make([]engine.Position, n)
	numbers := make([]int, n*dim)
	for i := range numbers {
		numbers[i] = int(int32(binary.LittleEndian.Uint32(b[4*i:])))
	}
	for i := range list {
		list[i] = numbers[i*dim : (i+1)*dim : (i+1)*dim]
	}
	return list, true
}
