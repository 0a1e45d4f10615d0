package average

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
)

// averages paints a tile that goes row by row, from the first pixel of dst on.
func (s *Averager) averages(t *engine.Tile, level int, dst []byte) {
	switch {
	case t.Linear && s.shadeLinear(t, level, dst):
		return
	case t.Linear:
		rows := t.Rows()
		s.averages(&rows, level, dst)
		return
	case t.Bits != nil && s.shadeBits(t, level, dst):
		return
	case t.Small != nil && s.shadeSmall(t, level, dst):
		return
	}
	edge := 1 << level
	for y := t.Y; y < t.Y+t.H; {
		rows := min(edge-y&(edge-1), t.Y+t.H-y)
		s.average(t, level, y-t.Y, rows)
		first, last := t.X>>level, (t.X+t.W-1)>>level
		for i := range last - first + 1 {
			x0, x1 := max(t.X, (first+i)<<level), min(t.X+t.W, (first+i+1)<<level)
			put(dst[4*i:4*i+4:4*i+4], s.sums[i], uint32((x1-x0)*rows))
		}
		y += rows
		dst = dst[min(len(dst), 4*picture.Size):]
	}
}

// average adds up the linear colours of one row of pixels, made of the given rows
// of t, into s.sums. Packed sums are emptied before a channel can overflow.
func (s *Averager) average(t *engine.Tile, level, y, rows int) {
	edge := 1 << level
	width := (t.X+t.W-1)>>level - t.X>>level + 1
	packed, offset := s.packed[:width], t.X&(edge-1)
	clear(s.sums[:width])
	for from := 0; from < rows; from += max(1, 512>>level) {
		clear(packed)
		for j := y + from; j < y+min(rows, from+max(1, 512>>level)); j++ {
			s.addRow(t, j, level, offset, packed)
		}
		for i, p := range packed {
			s.sums[i].add(unpack(p), 1)
		}
	}
}

// addRow adds the linear colours of row y of t to the packed sums of its pixels,
// the first of which begins offset squares before the tile.
func (s *Averager) addRow(t *engine.Tile, y, level, offset int, packed []uint64) {
	switch {
	case t.Small != nil:
		table := &s.tables(t.Base).light
		row := t.Small[y*t.W : (y+1)*t.W]
		for i := range packed {
			var sum uint64
			for _, v := range row[max(0, i<<level-offset):min(len(row), (i+1)<<level-offset)] {
				sum += table[uint8(v)]
			}
			packed[i] += sum
		}
	case t.Wide != nil:
		row := t.Wide[y*t.W : (y+1)*t.W]
		s.grow(slices.Max(row))
		light := s.light
		for i := range packed {
			var sum uint64
			for _, v := range row[max(0, i<<level-offset):min(len(row), (i+1)<<level-offset)] {
				sum += light[v]
			}
			packed[i] += sum
		}
	default:
		s.grow(1)
		words := t.Bits[y*t.Stride():]
		for x := range t.W {
			packed[(x+offset)>>level] += s.light[words[x/64]>>(x%64)&1]
		}
	}
}

// put writes the average of n squares as one pixel.
func put(dst []byte, total sum, n uint32) {
	half := n / 2
	dst[0], dst[1], dst[2] = colour.Gamma[(total.r+half)/n], colour.Gamma[(total.g+half)/n], colour.Gamma[(total.b+half)/n]
	dst[3] = picture.AlphaP
}

// mix returns the linear sum of n squares of which p are P-positions.
func (s *Averager) mix(p, n uint32) (light sum) {
	s.grow(1)
	light.add(unpack(s.light[1]), p)
	light.add(unpack(s.light[0]), n-p)
	return light
}

// Density paints pixels of which only the number of P-positions is known: pixel
// i has counts[i] of them among its squares[i] squares; 0 squares leave it unknown.
func (s *Averager) Density(counts, squares []uint32, dst []byte) {
	for i, n := range squares {
		if n == 0 {
			continue
		}
		put(dst[4*i:4*i+4:4*i+4], s.mix(counts[i], n), n)
	}
}
