package sheet

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
)

// Pixels makes a PNG file of rows of opaque pixels, four bytes each. Each row is told by how it
// differs from the one above, for boards repeat themselves; and it is packed fast, for the page
// waits. The standard library's encoder would bring a decoder along.
func Pixels(rgba []byte, width, height int) []byte {
	const deep, byItself, likeAbove = 8, 2, 2
	head := binary.BigEndian.AppendUint32(nil, uint32(width))
	head = binary.BigEndian.AppendUint32(head, uint32(height))
	file := appendChunk([]byte(signature), "IHDR", append(head, deep, byItself, 0, 0, 0))

	var packed bytes.Buffer
	packer, _ := zlib.NewWriterLevel(&packed, zlib.BestSpeed) // the level is one
	row := make([]byte, 1+3*width)
	row[0] = likeAbove
	above := make([]byte, 4*width)
	for y := range height {
		now := rgba[4*width*y : 4*width*(y+1)]
		for x := range width {
			for c := range 3 {
				row[1+3*x+c] = now[4*x+c] - above[4*x+c]
			}
		}
		packer.Write(row) // to memory, which takes everything
		above = now
	}
	packer.Close() // to memory
	return appendChunk(appendChunk(file, "IDAT", packed.Bytes()), "IEND", nil)
}
