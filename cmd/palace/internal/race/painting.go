package race

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
)

// painting is a picture of the n×n squares at the corner of a board, each pixel the
// average of 2^level × 2^level of them in linear light. n is a multiple of the edge
// of a pixel.
type painting struct {
	game    engine.Game
	kind    engine.Kind
	palette *colour.Palette
	n       int
	level   int
}

func newPainting(g engine.Game, kind engine.Kind, n, level int) *painting {
	return &painting{g, kind, colour.NewPalette("paper", kind, g.Shape().Blocking), n &^ (1<<level - 1), level}
}

// engine paints as the page's workers do, and returns the pictures.
func (p *painting) engine() []picture.Picture {
	painter := paint.New(boardOf(p.game, p.kind), engine.Window{W: p.n, H: p.n}, average.New(p.palette, nil))
	want := picture.Want{Level: p.level}
	edge := picture.Size << p.level
	for y := 0; y*edge < p.n; y++ {
		for x := 0; x*edge < p.n; x++ {
			want.Keys = append(want.Keys, picture.Key{Level: p.level, X: x, Y: y})
		}
	}
	painter.Want(want)
	var pictures []picture.Picture
	for painter.Step() {
		pictures = append(pictures, painter.Take()...)
	}
	return append(pictures, painter.Take()...)
}

// textbook paints from rows of values up to most, and returns the picture's bytes. A
// table gives each value's light in three channels, packed into one word so that a
// square costs one addition.
func (p *painting) textbook(most int32, next func() []int32) []byte {
	light := make([]uint64, most+1)
	for v := range light {
		c := p.palette.Color(int32(v))
		light[v] = toLight[c.R] | toLight[c.G]<<bits | toLight[c.B]<<(2*bits)
	}
	across, edge := p.n>>p.level, 1<<p.level
	pixels := make([]byte, 0, 4*across*across)
	red, green, blue := make([]uint32, across), make([]uint32, across), make([]uint32, across)
	for range across {
		clear(red)
		clear(green)
		clear(blue)
		for range edge {
			row := next()
			for i := range across {
				var sum uint64
				for _, v := range row[i<<p.level : (i+1)<<p.level] {
					sum += light[v]
				}
				red[i] += uint32(sum & mask)
				green[i] += uint32(sum >> bits & mask)
				blue[i] += uint32(sum >> (2 * bits))
			}
		}
		squares := uint32(edge * edge)
		mean := func(sum uint32) byte { return toByte[(sum+squares/2)/squares] }
		for i := range across {
			pixels = append(pixels, mean(red[i]), mean(green[i]), mean(blue[i]), 255)
		}
	}
	return pixels
}

// agree fails unless both ways paint the same picture, but for rounding.
func (p *painting) agree(most int32, next func() []int32) error {
	want, across := p.textbook(most, next), p.n>>p.level
	seen := 0
	for _, shown := range p.engine() {
		const size = picture.Size
		for j := range min(size, across-shown.Y*size) {
			for i := range min(size, across-shown.X*size) {
				x, y := shown.X*size+i, shown.Y*size+j
				for c := range 3 {
					got, want := shown.Pixels[(j*size+i)*4+c], want[(y*across+x)*4+c]
					if max(got, want)-min(got, want) > 2 {
						return fmt.Errorf("pixel (%d,%d) is %d, and %d by the textbook", x, y, got, want)
					}
				}
				seen++
			}
		}
	}
	if seen != across*across {
		return fmt.Errorf("%d of %d pixels were painted", seen, across*across)
	}
	return nil
}
