package colour

import (
	"image/color"
	"math"

	"github.com/palacegames/palace/engine"
)

// Palette gives every value of one kind of board its colour. It is immutable.
type Palette struct {
	kind   engine.Kind
	k      int
	scheme scheme
	custom func(v int32) color.RGBA // nil where the scheme holds
	masked int32                    // the value of squares that show nothing; 0 if there is none
	veil   int32                    // added to the values of squares that stand back; 0 if none do
}

// PaletteNames lists the palettes, the default first: the paper's colours, and
// one that stays readable with any common colour blindness.
func PaletteNames() []string { return []string{"paper", "safe"} }

// scheme holds the anchors of a palette.
type scheme struct {
	below [4]color.RGBA          // palaces: k-1, k-2, k-3, k-4 palaces seen
	deep  color.RGBA             // a palace that sees none; the hood runs from below[3] to it
	zero  color.RGBA             // exactly k: the commonest N-square
	above [3]color.RGBA          // k+1, k+2, k+3 and more
	ramp  [nimAnchors]color.RGBA // nim-values 1, 2, 3, then 4, 8, 16 and so on
}

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}

// paper holds the colours of [CLN15] Figure 1's caption.
var paper = scheme{
	below: [4]color.RGBA{rgb(0xf2c230), rgb(0xa39a2c), rgb(0x7b6a1e), rgb(0x5b3a17)},
	deep:  rgb(0x3d1f0c),
	zero:  rgb(0x0c0c10),
	above: [3]color.RGBA{rgb(0x20407f), rgb(0x4b3f9e), rgb(0x8a6fd1)},
	ramp: [nimAnchors]color.RGBA{
		rgb(0x182650), rgb(0x2e6db4), rgb(0x93cbe2), // three that nobody confuses
		rgb(0x35246f), rgb(0x9c80e0), rgb(0xe4cff3), rgb(0x93cfbd), rgb(0x3f9b8b), rgb(0x125450), rgb(0x36435c), rgb(0x8390a8), rgb(0xdfe4ec),
	},
}

// safe runs monotonously from dark to light on both sides of k, yellow against
// blue, so that it survives every common colour blindness and a grey printer.
var safe = scheme{
	below: [4]color.RGBA{rgb(0xffe24d), rgb(0xe69f00), rgb(0xb25d00), rgb(0x7a3b00)},
	deep:  rgb(0x3a1a00),
	zero:  rgb(0x0c0c10),
	above: [3]color.RGBA{rgb(0x00568c), rgb(0x3a93cf), rgb(0xb5d9f2)},
	ramp: [nimAnchors]color.RGBA{
		rgb(0x0d1f36), rgb(0x0a4272), rgb(0x2469a8),
		rgb(0x4b86bd), rgb(0x699dcb), rgb(0x82b0d6), rgb(0x99c0e0), rgb(0xadcee8), rgb(0xc0daee), rgb(0xd0e4f3), rgb(0xdfedf8), rgb(0xedf5fc),
	},
}

// NewPalette returns the palette of that name (the default one if there is none)
// for a kind of board and the game's blocking number.
func NewPalette(name string, kind engine.Kind, k int) *Palette {
	p := &Palette{kind: kind, k: k, scheme: paper}
	if name == "safe" {
		p.scheme = safe
	}
	return p
}

// NewColoring returns a palette that is in no menu: of gives each value its colour.
func NewColoring(kind engine.Kind, k int, of func(v int32) color.RGBA) *Palette {
	return &Palette{kind: kind, k: k, scheme: paper, custom: of}
}

// Masked returns the palette with a value, greater than 0, that stands for squares
// on which there is nothing to see.
func (p *Palette) Masked(v int32) *Palette {
	q := *p
	q.masked = v
	return &q
}

// Veiled returns the palette with the values from v on, which must be greater than
// all others, standing for the values from 0 on as if seen through a veil.
func (p *Palette) Veiled(v int32) *Palette {
	q := *p
	q.veil = v
	return &q
}

// mask is the colour of masked squares.
var mask = rgb(0x8d8778)

// lift takes the veil away from a value.
func (p *Palette) lift(v int32) (under int32, veiled bool) {
	if p.veil > 0 && v >= p.veil {
		return v - p.veil, true
	}
	return v, false
}

// Color returns the colour of a square that carries value v.
func (p *Palette) Color(v int32) color.RGBA {
	if under, veiled := p.lift(v); veiled {
		return mix(p.scheme.zero, p.Color(under), 0.08)
	}
	if p.Hides(v) {
		return mask
	}
	if p.custom != nil {
		return p.custom(v)
	}
	switch p.kind {
	case engine.PalaceNumbers:
		return p.palaceColor(int(v))
	case engine.NimValues:
		return p.nimColor(int(v))
	case engine.Remoteness, engine.MisereRemoteness:
		if p.IsPalace(v) {
			return p.scheme.below[0]
		}
		return p.nimColor(int(v + p.end()))
	default:
		if v == 1 {
			return p.scheme.below[0]
		}
		return p.scheme.zero
	}
}

// end is what is added to numbers of moves, so that from the end on they are 1, 3, … where whoever moves wins.
func (p *Palette) end() int32 {
	if p.kind == engine.MisereRemoteness {
		return 1
	}
	return 0
}

// Ground is the colour of the commonest N-squares, those of no note: they give way to
// the squares of the board where palaces are tiles.
func (p *Palette) Ground() color.RGBA { return p.scheme.zero }

// IsPalace reports whether a square that carries v is a P-position.
func (p *Palette) IsPalace(v int32) bool {
	v, _ = p.lift(v)
	return p.kind.Outcome(v, p.k) == engine.P
}

// Hides reports whether v stands for squares on which there is nothing to see.
func (p *Palette) Hides(v int32) bool { return p.masked > 0 && v == p.masked }

func (p *Palette) palaceColor(v int) color.RGBA {
	s := &p.scheme
	switch rel := v - p.k; {
	case rel == 0:
		return s.zero
	case rel > 0:
		return s.above[min(rel, 3)-1]
	case rel >= -4:
		return s.below[-rel-1]
	default: // from k-4 palaces down to none, the hood's ramp
		return mix(s.deep, s.below[3], float64(v)/float64(p.k-4))
	}
}

func (p *Palette) nimColor(v int) color.RGBA {
	if v <= 0 {
		return p.scheme.below[0]
	}
	if v < 4 {
		return p.scheme.ramp[v-1]
	}
	at := math.Log2(float64(v)) + 1 // 4 stands at 3, 8 at 4
	i := min(int(at), nimAnchors-1)
	if i == nimAnchors-1 {
		return p.scheme.ramp[i]
	}
	return mix(p.scheme.ramp[i], p.scheme.ramp[i+1], at-float64(i))
}

// nimAnchors is the number of colours in a scheme's ramp, and nimAnchor the
// nim-value from which the i-th of them holds.
const nimAnchors = 12

func nimAnchor(i int) int {
	if i < 3 {
		return i + 1
	}
	return 4 << (i - 3)
}
