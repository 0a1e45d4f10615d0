package sheet

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"image/color"

	"github.com/palacegames/palace/engine"
)

// picture writes a PNG file row by row: one pixel a square, of exactly the colour that
// its value has on the map. The file's colours are a list of at most 256 where all of
// them are known beforehand, else each pixel has its own.
type picture struct {
	values []int32 // of a row
	high   int
	color  func(v int32) color.RGBA
	list   []color.RGBA // nil if each pixel has its own
	index  []byte       // by value, into the list; larger values have the last one
	masked int32
	mask   byte // into the list
	bits   int  // a pixel

	line   []byte // of pixels, after the byte that names the filter: none
	packed bytes.Buffer
	packer *zlib.Writer
}

// newPicture prepares the picture of c, of that many rows, each as long as row.
func newPicture(c *Content, row []int32, high int) *picture {
	p := &picture{values: row, high: high, color: c.Palette.Color, masked: c.Masked(), bits: 24}
	switch c.Map.Kind {
	case engine.Outcomes:
		p.number(2)
	case engine.PalaceNumbers:
		p.number(c.Game.Shape().Blocking + 4) // more than k+3 palaces look like k+3
	}
	p.line = make([]byte, 1+(len(row)*p.bits+7)/8)
	p.packer, _ = zlib.NewWriterLevel(&p.packed, zlib.BestSpeed) // the level is one
	return p
}

// pixelBits is how many bits a pixel takes at most.
func pixelBits(k engine.Kind) int {
	switch k {
	case engine.Outcomes:
		return 1
	case engine.PalaceNumbers:
		return 8
	default:
		return 24
	}
}

// number makes a list of the colours of the values below n, unless they are too many.
func (p *picture) number(n int) {
	seen := map[color.RGBA]byte{}
	add := func(v int32) (at byte, ok bool) {
		c := p.color(v)
		if last := len(p.list) - 1; last >= 0 && p.list[last] == c {
			return byte(last), true // as along the ramp of the hood
		}
		at, ok = seen[c]
		if !ok && len(p.list) < 256 {
			at, ok = byte(len(p.list)), true
			seen[c] = at
			p.list = append(p.list, c)
		}
		return at, ok
	}
	p.index = make([]byte, n)
	ok := true
	for v := 0; v < n && ok; v++ {
		p.index[v], ok = add(int32(v))
	}
	if p.masked > 0 && ok {
		p.mask, ok = add(p.masked)
	}
	switch {
	case !ok:
		p.list, p.index = nil, nil
	case len(p.list) <= 2:
		p.bits = 1
	case len(p.list) <= 16:
		p.bits = 4
	default:
		p.bits = 8
	}
}

// The parts of a PNG file: a signature, and chunks with their length, name and checksum.
const signature = "\x89PNG\r\n\x1a\n"

func appendChunk(dst []byte, name string, data []byte) []byte {
	dst = binary.BigEndian.AppendUint32(dst, uint32(len(data)))
	from := len(dst)
	dst = append(append(dst, name...), data...)
	return binary.BigEndian.AppendUint32(dst, crc32.ChecksumIEEE(dst[from:]))
}

func (p *picture) begin(dst []byte) []byte {
	const byList, byItself = 3, 2
	depth, kind := byte(8), byte(byItself)
	if p.list != nil {
		depth, kind = byte(p.bits), byList
	}
	head := binary.BigEndian.AppendUint32(nil, uint32(len(p.values)))
	head = binary.BigEndian.AppendUint32(head, uint32(p.high))
	dst = appendChunk(append(dst, signature...), "IHDR", append(head, depth, kind, 0, 0, 0))
	if p.list == nil {
		return dst
	}
	var colors []byte
	for _, c := range p.list {
		colors = append(colors, c.R, c.G, c.B)
	}
	return appendChunk(dst, "PLTE", colors)
}

func (p *picture) row(dst []byte, b *band, row int) []byte {
	b.read(row, p.values)
	p.paint(p.line[1:], p.values)
	p.packer.Write(p.line) // to memory, which takes everything
	if p.packed.Len() < partSize {
		return dst // not worth a chunk yet
	}
	return p.cut(dst)
}

// paint writes the pixels of a row.
func (p *picture) paint(pixels []byte, values []int32) {
	switch p.bits {
	case 24:
		for i, v := range values {
			c := p.color(v)
			pixels[3*i], pixels[3*i+1], pixels[3*i+2] = c.R, c.G, c.B
		}
	case 8:
		for i, v := range values {
			pixels[i] = p.at(v)
		}
	default:
		each := 8 / p.bits
		for i := range pixels {
			part := values[i*each : min(len(values), (i+1)*each)]
			pixel := byte(0)
			for _, v := range part {
				pixel = pixel<<p.bits | p.at(v)
			}
			pixels[i] = pixel << (p.bits * (each - len(part)))
		}
	}
}

// at returns the index of a value's colour.
func (p *picture) at(v int32) byte {
	if p.masked > 0 && v == p.masked {
		return p.mask
	}
	return p.index[min(int(v), len(p.index)-1)]
}

// cut makes a chunk of what has been packed.
func (p *picture) cut(dst []byte) []byte {
	dst = appendChunk(dst, "IDAT", p.packed.Bytes())
	p.packed.Reset()
	return dst
}

func (p *picture) end(dst []byte) []byte {
	p.packer.Close() // to memory
	return appendChunk(p.cut(dst), "IEND", nil)
}
