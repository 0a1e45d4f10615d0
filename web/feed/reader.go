package feed

import (
	"encoding/binary"

	"github.com/palacegames/palace/engine"
)

// reader takes fields from the front of b. After a failure it returns zeros.
type reader struct {
	b      []byte
	failed bool
}

// take returns the next n bytes, or nil after a failure.
func (r *reader) take(n int) []byte {
	if r.failed || n < 0 || n > len(r.b) {
		r.failed = true
		return nil
	}
	part := r.b[:n:n]
	r.b = r.b[n:]
	return part
}

func (r *reader) byte() byte {
	if part := r.take(1); part != nil {
		return part[0]
	}
	return 0
}

func (r *reader) bool() bool { return r.byte() != 0 }

func (r *reader) uint32() uint32 {
	v, n := binary.Uvarint(r.b)
	if r.take(n) == nil || n == 0 || v > 1<<32-1 {
		r.failed = true
		return 0
	}
	return uint32(v)
}

func (r *reader) int() int {
	v, n := binary.Varint(r.b)
	if r.take(n) == nil || n == 0 {
		r.failed = true
		return 0
	}
	return int(v)
}

func (r *reader) int32() int32 { return int32(r.int()) }

// length reads how many items follow, each of at least size bytes: a length
// that the rest of the message cannot hold is refused before anything is made.
func (r *reader) length(size int) int {
	n := r.int()
	if n < 0 || n > len(r.b)/size {
		r.failed = true
		return 0
	}
	return n
}

func (r *reader) string() string { return string(r.take(r.length(1))) }

func (r *reader) bytes() []byte { return r.take(r.length(1)) }

func (r *reader) cell() engine.Cell { return engine.Cell{X: r.int(), Y: r.int()} }

func (r *reader) window() engine.Window {
	return engine.Window{X: r.int(), Y: r.int(), W: r.int(), H: r.int()}
}

func (r *reader) position() engine.Position {
	n := r.length(1)
	if n == 0 {
		return nil
	}
	p := make(engine.Position, n)
	for i := range p {
		p[i] = r.int()
	}
	return p
}

func (r *reader) tile() engine.Tile {
	layout := r.byte()
	if layout == blankTile {
		return engine.Tile{}
	}
	t := engine.Tile{Window: r.window()}
	if t.W < 0 || t.H < 0 || t.W > engine.TileSize || t.H > engine.TileSize {
		r.failed = true
		return engine.Tile{}
	}
	switch layout {
	case bitsTile:
		if part := r.take(8 * t.Stride() * t.H); part != nil {
			t.Bits = make([]uint64, t.Stride()*t.H)
			for i := range t.Bits {
				t.Bits[i] = binary.LittleEndian.Uint64(part[8*i:])
			}
		}
	case smallTile:
		t.Base = int32(r.int())
		if part := r.take(t.Area()); part != nil {
			t.Small = make([]int8, t.Area())
			for i, v := range part {
				t.Small[i] = int8(v)
			}
		}
	case wideTile:
		if part := r.take(4 * t.Area()); part != nil {
			t.Wide = make([]int32, t.Area())
			for i := range t.Wide {
				t.Wide[i] = int32(binary.LittleEndian.Uint32(part[4*i:]))
			}
		}
	default:
		r.failed = true
	}
	return t
}
