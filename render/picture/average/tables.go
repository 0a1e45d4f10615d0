package average

import (
	"image/color"

	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
)

// smallTables are pixels and light indexed by the byte of a Small tile.
type smallTables struct {
	base   int32
	ready  bool
	pixels [256]uint32
	light  [256]uint64
	terms  terms
}

// tables returns the tables for Small tiles over the given base.
func (s *Averager) tables(base int32) *smallTables {
	if s.small.ready && s.small.base == base {
		return &s.small
	}
	s.small.base, s.small.ready = base, true
	for i := range s.small.pixels {
		v := base + int32(int8(i))
		s.small.pixels[i], s.small.light[i] = s.encode(max(v, 0))
	}
	s.small.terms = newTerms(&s.small.light)
	return &s.small
}

// grow makes sure that the tables know value v ≥ 0.
func (s *Averager) grow(v int32) {
	if int(v) < len(s.pixels) {
		return
	}
	for i := int32(len(s.pixels)); i <= v; i++ {
		pixel, light := s.encode(i)
		s.pixels, s.light = append(s.pixels, pixel), append(s.light, light)
	}
}

// encode returns the pixel of value v at level 0 and its packed light.
func (s *Averager) encode(v int32) (pixel uint32, packed uint64) {
	c := s.palette.Color(v)
	pixel = word(c) | alpha(s.palette, v)<<24
	packed = uint64(colour.Linear[c.R]) | uint64(colour.Linear[c.G])<<channelBits | uint64(colour.Linear[c.B])<<(2*channelBits)
	return pixel, packed
}

// alpha returns the alpha of a square that carries v, in a picture of level 0.
func alpha(p *colour.Palette, v int32) uint32 {
	switch {
	case p.Hides(v):
		return picture.AlphaMasked
	case p.IsPalace(v):
		return picture.AlphaP
	default:
		return picture.AlphaN
	}
}

// word packs a colour without its alpha.
func word(c color.RGBA) uint32 { return uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 }
