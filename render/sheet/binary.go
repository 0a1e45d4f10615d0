package sheet

import (
	"encoding/binary"
	"fmt"

	"github.com/palacegames/palace/engine"
)

// The names of formats that programs read and the page does not offer.
const (
	PBM = "pbm" // a portable bitmap, a bit a square
	NPY = "npy" // an array of NumPy
)

// AllFormats lists the formats of a kind, those for programs last: packed bits are for outcomes only.
func AllFormats(k engine.Kind) []string {
	if k == engine.Outcomes {
		return append(Formats(k), PBM, NPY)
	}
	return append(Formats(k), NPY)
}

// packedBits is a PBM of type P4: a row begins with a byte of its own, the first square is its highest bit,
// and 1, black, is P.
type packedBits struct {
	values []int32
	rows   int
}

func (p *packedBits) begin(dst []byte) []byte {
	return fmt.Appendf(dst, "P4\n%d %d\n", len(p.values), p.rows)
}

func (p *packedBits) row(dst []byte, b *band, row int) []byte {
	b.read(row, p.values)
	for x := 0; x < len(p.values); x += 8 {
		packed := byte(0)
		for i, v := range p.values[x:min(x+8, len(p.values))] {
			packed |= byte(v) << (7 - i)
		}
		dst = append(dst, packed)
	}
	return dst
}

func (*packedBits) end(dst []byte) []byte { return dst }

// array is NumPy's format, version 1.0: a header that says the type and the shape, [rows, columns], and
// the values row by row, of one byte for outcomes and of four for others, the lowest byte first.
type array struct {
	values []int32
	rows   int
	small  bool
}

func (a *array) begin(dst []byte) []byte {
	kind := "<i4"
	if a.small {
		kind = "|u1"
	}
	header := described(kind, a.rows, len(a.values))
	const prefix, unit = 10, 64 // the header ends with a newline where the values are well aligned
	total := (prefix + len(header) + 1 + unit - 1) / unit * unit
	dst = append(dst, "\x93NUMPY\x01\x00"...)
	dst = binary.LittleEndian.AppendUint16(dst, uint16(total-prefix))
	return fmt.Appendf(dst, "%-*s\n", total-prefix-1, header)
}

func (a *array) row(dst []byte, b *band, row int) []byte {
	b.read(row, a.values)
	for _, v := range a.values {
		if a.small {
			dst = append(dst, byte(v))
		} else {
			dst = binary.LittleEndian.AppendUint32(dst, uint32(v))
		}
	}
	return dst
}

func (*array) end(dst []byte) []byte { return dst }

// described is what NumPy reads at the beginning of an array: a literal of Python.
func described(kind string, rows, columns int) string {
	return fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%d, %d), }", kind, rows, columns)
}
