package sprite

import (
	"image/color"
	"sync"
)

// Piece is one of the things that can stand on a square.
type Piece uint8

// The pieces.
const (
	Queen     Piece = iota // the piece of the games played by a queen
	Pawn                   // blocks a square: White’s
	Counter                // the piece of the other games
	Star                   // recommends a square
	Rook                   // the piece of the game played by a rook
	Crown                  // stands for the page
	BlackPawn              // blocks a square: Black’s
)

// Style gives a piece its colours.
type Style struct {
	// Body is the colour of the piece at the top of the square, Foot at the bottom.
	Body, Foot color.NRGBA
	// Line draws the outline and what is engraved.
	Line color.NRGBA
	// Halo runs round the outline of a star, to set it off whatever is behind it.
	Halo color.NRGBA
	// Jewel is the colour of the balls on the crown and of the star.
	Jewel color.NRGBA
	// Shadow falls below the piece.
	Shadow color.NRGBA
}

// coat is what a layer is painted with.
type coat uint8

const (
	shadow coat = iota
	halo
	line
	body
	jewel
)

// drawing is a layer before it is known which colours are worn.
type drawing struct {
	coat     coat
	outlines []outline
	// along is what the outlines are the edges of a line along, whose width this is, if they
	// are; an open line has two ends.
	along []outline
	width float64
	open  bool
}

// drawings returns the layers of every piece, the lowest first. An outline is a
// line of twice the visible width of which the body then covers the inner half.
var drawings = sync.OnceValue(func() [7][]drawing {
	return [...][]drawing{Queen: queen(), Pawn: pawn(), Counter: counter(), Star: hint(), Rook: rook(), Crown: crown(), BlackPawn: pawn()}
})

// layers returns the coats of paint that make the piece.
func (p Piece) layers(s Style) []layer {
	var layers []layer
	for _, d := range drawings()[p] {
		l := layer{outlines: d.outlines}
		switch d.coat {
		case shadow:
			l.top, l.bottom, l.soft = s.Shadow, s.Shadow, true
		case halo:
			l.top, l.bottom = s.Halo, s.Halo
		case line:
			l.top, l.bottom = s.Line, s.Line
		case body:
			l.top, l.bottom = s.Body, s.Foot
		case jewel:
			l.top, l.bottom = s.Jewel, s.Jewel
		}
		layers = append(layers, l)
	}
	return layers
}

// painted makes a layer of outlines, all turned the same way round.
func painted(c coat, outlines ...outline) drawing {
	d := drawing{coat: c}
	for _, o := range outlines {
		d.outlines = append(d.outlines, o.oriented())
	}
	return d
}

// edged makes a layer of lines along closed outlines.
func edged(c coat, width float64, outlines ...outline) drawing {
	var parts []outline
	for _, o := range outlines {
		parts = append(parts, stroke(o, width, true)...)
	}
	d := painted(c, parts...)
	d.along, d.width = outlines, width
	return d
}

// engraved makes a layer of a line that does not close.
func engraved(width float64, o outline) drawing {
	d := painted(line, stroke(o, width, false)...)
	d.along, d.width, d.open = []outline{o}, width, true
	return d
}

func queen() []drawing {
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
	band := from(0.258, 0.725).curve(0.5, 0.672, 0.742, 0.725).at
	hem := from(0.240, 0.800).line(0.760, 0.800).at
	return []drawing{
		painted(shadow, ellipse(0.5, 0.885, 0.32, 0.062)),
		edged(line, 0.048, silhouette...),
		painted(body, gown, foot),
		engraved(0.026, band),
		engraved(0.024, hem),
		painted(jewel, balls...),
	}
}

func rook() []drawing {
	// The battlements and the tower, down the left half.
	tower := from(0.5, 0.165).line(0.435, 0.165).line(0.435, 0.240).line(0.350, 0.240).
		line(0.350, 0.165).line(0.235, 0.165).line(0.235, 0.330).line(0.325, 0.410).
		curve(0.320, 0.600, 0.275, 0.720).
		line(0.235, 0.800).line(0.5, 0.800).mirrored()
	foot := box(0.195, 0.785, 0.805, 0.885, 0.035)
	collar := from(0.335, 0.408).line(0.665, 0.408).at
	hem := from(0.285, 0.705).line(0.715, 0.705).at
	return []drawing{
		painted(shadow, ellipse(0.5, 0.880, 0.32, 0.062)),
		edged(line, 0.048, tower, foot),
		painted(body, tower, foot),
		engraved(0.026, collar),
		engraved(0.026, hem),
	}
}

func pawn() []drawing {
	head := disc(0.5, 0.300, 0.128)
	collar := ellipse(0.5, 0.437, 0.152, 0.038)
	gown := from(0.5, 0.42).line(0.440, 0.42).
		curve(0.435, 0.610, 0.318, 0.735).
		curve(0.285, 0.775, 0.285, 0.800).
		line(0.5, 0.800).mirrored()
	foot := box(0.262, 0.782, 0.738, 0.858, 0.030)
	silhouette := []outline{head, collar, gown, foot}
	return []drawing{
		painted(shadow, ellipse(0.5, 0.852, 0.245, 0.056)),
		edged(line, 0.056, silhouette...),
		painted(body, silhouette...),
	}
}

func counter() []drawing {
	rim, eye := disc(0.5, 0.5, 0.315), disc(0.5, 0.5, 0.12)
	return []drawing{
		painted(shadow, disc(0.5, 0.525, 0.30)),
		edged(line, 0.058, rim),
		painted(body, rim),
		edged(line, 0.022, disc(0.5, 0.5, 0.235)),
		painted(jewel, eye),
		edged(line, 0.022, eye),
	}
}

func hint() []drawing {
	o := star(0.5, 0.52, 0.40, 0.165, 5)
	return []drawing{edged(halo, 0.16, o), edged(line, 0.07, o), painted(jewel, o)}
}

// crown is the crown of the page's icon, there in a square of 24.
func crown() []drawing {
	const u = 1.0 / 24
	points := from(4.2*u, 17.2*u).line(2.6*u, 8.3*u).line(7.7*u, 12.5*u).line(12*u, 4.6*u).
		line(16.3*u, 12.5*u).line(21.4*u, 8.3*u).line(19.8*u, 17.2*u).at
	return []drawing{
		edged(jewel, 1.2*u, points),
		painted(jewel, points, disc(2.6*u, 7.4*u, 1.6*u), disc(12*u, 3.9*u, 1.8*u), disc(21.4*u, 7.4*u, 1.6*u), box(4*u, 18.8*u, 20*u, 21.2*u, 1.2*u)),
	}
}
