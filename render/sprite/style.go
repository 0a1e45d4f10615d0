package sprite

import (
	"image/color"

	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
)

// Of returns how a main piece is drawn, and whether there is anything to draw.
func Of(p scene.Piece) (Piece, bool) {
	switch p {
	case scene.Counter:
		return Counter, true
	case scene.Queen:
		return Queen, true
	case scene.Rook:
		return Rook, true
	}
	return 0, false
}

// Worn returns the colours that a piece has on the board, by day or by night; a ghost is
// paler. What is White’s is light and what is Black’s is dark, by night as by day.
func Worn(p Piece, dark, ghost bool) Style {
	theme := colour.ThemeFor(dark)
	s := Style{
		Body: color.NRGBA{0xff, 0xfe, 0xfa, 255}, Foot: color.NRGBA{0xe8, 0xdd, 0xc4, 255},
		Line: opaque(theme.Night), Jewel: opaque(theme.Gold), Shadow: color.NRGBA{A: theme.Shade},
	}
	if p == Star {
		s.Halo = opaque(theme.Paper)
	}
	if p == BlackPawn {
		s.Body, s.Foot = color.NRGBA{0x3d, 0x39, 0x30, 255}, color.NRGBA{0x19, 0x17, 0x13, 255}
		s.Line = opaque(theme.Paper)
	}
	if ghost {
		s.Body, s.Foot = color.NRGBA{0xff, 0xf3, 0xcf, 255}, color.NRGBA{0xf6, 0xdc, 0x93, 255}
		s.Line = opaque(theme.Night)
	}
	return s
}

func opaque(c color.RGBA) color.NRGBA { return color.NRGBA{c.R, c.G, c.B, 255} }
