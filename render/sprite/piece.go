package sprite

import "image/color"

// Piece is one of the things that can stand on a square.
type Piece uint8

// The pieces.
const (
	Queen   Piece = iota // the piece of the games played by a queen
	Pawn                 // blocks a square
	Counter              // the piece of the other games
	Star                 // recommends a square
)

// Style gives a piece its colours.
type Style struct {
	// Body is the colour of the piece at the top of the square, Foot at the bottom.
	Body, Foot color.NRGBA
	// Line draws the outline and what is engraved.
	Line color.NRGBA
	// Halo runs round the outline, to set a dark piece off a dark square.
	Halo color.NRGBA
	// Jewel is the colour of the balls on the crown and of the star.
	Jewel color.NRGBA
	// Shadow falls below the piece.
	Shadow color.NRGBA
}

// layers returns the coats of paint that make the piece, the lowest first.
func (p Piece) layers(s Style) []layer {
	switch p {
	case Pawn:
		return pawn(s)
	case Counter:
		return counter(s)
	case Star:
		return hint(s)
	default:
		return queen(s)
	}
}

// flat is a layer of one colour.
func flat(c color.NRGBA, o ...outline) layer { return layer{outlines: o, top: c, bottom: c} }

// shadow is a soft ellipse at the foot of a piece.
func shadow(s Style, y, rx, ry float64) layer {
	return layer{outlines: []outline{ellipse(0.5, y, rx, ry)}, top: s.Shadow, bottom: s.Shadow, blur: 0.05}
}

// edge is a line along the closed outlines.
func edge(c color.NRGBA, width float64, outlines ...outline) layer {
	var parts []outline
	for _, o := range outlines {
		parts = append(parts, stroke(o, width, true)...)
	}
	return flat(c, parts...)
}

func queen(s Style) []layer {
	// The gown and the five points of the crown, down the left half.
	gown := from(0.5, 0.20).
		line(0.402, 0.50).line(0.300, 0.225).
		line(0.272, 0.525).line(0.118, 0.335).
		curve(0.195, 0.555, 0.238, 0.695).
		curve(0.262, 0.765, 0.225, 0.825).
		line(0.5, 0.825).mirrored()
	foot := box(0.188, 0.800, 0.812, 0.890, 0.035)
	balls := []outline{
		disc(0.100, 0.300, 0.054), disc(0.288, 0.185, 0.054), disc(0.5, 0.140, 0.060),
		disc(0.712, 0.185, 0.054), disc(0.900, 0.300, 0.054),
	}
	silhouette := append([]outline{gown, foot}, balls...)
	band := stroke(from(0.258, 0.725).curve(0.5, 0.672, 0.742, 0.725).at, 0.028, false)
	hem := stroke(from(0.245, 0.800).line(0.755, 0.800).at, 0.026, false)
	var layers []layer
	layers = append(layers, shadow(s, 0.888, 0.29, 0.046))
	if s.Halo.A > 0 {
		layers = append(layers, edge(s.Halo, 0.105, silhouette...))
	}
	return append(layers,
		edge(s.Line, 0.048, silhouette...),
		layer{outlines: []outline{gown, foot}, top: s.Body, bottom: s.Foot},
		flat(s.Line, band...), flat(s.Line, hem...),
		flat(s.Jewel, balls...),
	)
}

func pawn(s Style) []layer {
	head := disc(0.5, 0.300, 0.128)
	collar := ellipse(0.5, 0.437, 0.152, 0.038)
	gown := from(0.5, 0.42).line(0.440, 0.42).
		curve(0.435, 0.610, 0.318, 0.735).
		curve(0.285, 0.775, 0.285, 0.800).
		line(0.5, 0.800).mirrored()
	foot := box(0.262, 0.782, 0.738, 0.858, 0.030)
	silhouette := []outline{head, collar, gown, foot}
	return []layer{
		shadow(s, 0.856, 0.215, 0.042),
		edge(s.Line, 0.056, silhouette...),
		{outlines: silhouette, top: s.Body, bottom: s.Foot},
	}
}

func counter(s Style) []layer {
	rim := disc(0.5, 0.5, 0.315)
	return []layer{
		{outlines: []outline{ellipse(0.5, 0.53, 0.335, 0.335)}, top: s.Shadow, bottom: s.Shadow, blur: 0.05},
		edge(s.Line, 0.058, rim),
		{outlines: []outline{rim}, top: s.Body, bottom: s.Foot},
		edge(s.Line, 0.022, disc(0.5, 0.5, 0.235)),
		flat(s.Jewel, disc(0.5, 0.5, 0.12)),
		edge(s.Line, 0.022, disc(0.5, 0.5, 0.12)),
	}
}

func hint(s Style) []layer {
	o := star(0.5, 0.52, 0.40, 0.165, 5)
	return []layer{edge(s.Halo, 0.16, o), edge(s.Line, 0.07, o), flat(s.Jewel, o)}
}
