package screen

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// weight is one of the two styles of digits.
type weight uint8

const (
	regular weight = iota
	bold
)

// The limits of the lettering: the edge of the image that holds the digits in
// pixels, the largest size that is painted (beyond, digits are enlarged), and the
// number of sizes that are kept.
const (
	sheetSize   = 1024
	largestFace = 320
	keptFaces   = 64
)

// lettering writes numbers. A digit is painted when it is first needed in a size
// of whole pixels, so it is sharp, and all numbers of a layer are drawn at once.
type lettering struct {
	fonts   [2]*opentype.Font
	sheet   *ebiten.Image
	faces   map[faceKey]*face
	x, y    int // where the next digit goes on the sheet
	row     int // the height of the present row
	letters mesh
	dst     *ebiten.Image
}

type faceKey struct {
	weight weight
	size   int
}

// face is one weight and size of digits.
type face struct {
	source  font.Face
	scale   float64 // of the painted digits to those written
	height  float64 // of a digit above the line, as written
	advance map[byte]float64
	digits  map[byte]digit
}

// digit is a painted digit: where it is on the sheet, and where its corner lies
// from the pen.
type digit struct {
	at     image.Rectangle
	dx, dy float64
}

const alphabet = "0123456789-"

func newLettering() *lettering {
	l := &lettering{faces: map[faceKey]*face{}}
	for i, source := range [][]byte{regular: goregular.TTF, bold: gobold.TTF} {
		f, err := opentype.Parse(source)
		if err != nil {
			panic(err) // the fonts are constants
		}
		l.fonts[i] = f
	}
	return l
}

// begin starts a frame that is drawn on dst.
func (l *lettering) begin(dst *ebiten.Image) {
	l.dst = dst
	if len(l.faces) > keptFaces {
		l.forget()
	}
}

// forget wipes the sheet.
func (l *lettering) forget() {
	clear(l.faces)
	l.wipe()
}

func (l *lettering) wipe() {
	for _, f := range l.faces {
		clear(f.digits)
	}
	if l.sheet != nil {
		l.sheet.Clear()
	}
	l.x, l.y, l.row = 0, 0, 0
}

// face returns the digits of that weight and size in pixels.
func (l *lettering) face(w weight, size float64) *face {
	key := faceKey{w, max(round(size), 4)}
	if f, ok := l.faces[key]; ok {
		return f
	}
	painted := min(key.size, largestFace)
	f := &face{scale: float64(key.size) / float64(painted), advance: map[byte]float64{}, digits: map[byte]digit{}}
	source, err := opentype.NewFace(l.fonts[w], &opentype.FaceOptions{Size: float64(painted), DPI: 72, Hinting: font.HintingNone})
	if err == nil {
		f.source = source
		for _, c := range []byte(alphabet) {
			if advance, ok := source.GlyphAdvance(rune(c)); ok {
				f.advance[c] = float64(advance) / 64 * f.scale
			}
		}
		if bounds, _, ok := source.GlyphBounds('0'); ok {
			f.height = math.Round(float64(-bounds.Min.Y) / 64 * f.scale)
		}
	}
	l.faces[key] = f
	return f
}

// digit returns the painted digit c of a face.
func (l *lettering) digit(f *face, c byte) (d digit, ok bool) {
	if d, ok = f.digits[c]; ok || f.source == nil {
		return d, ok
	}
	r, mask, at, _, ok := f.source.Glyph(fixed.Point26_6{}, rune(c))
	if !ok {
		return d, false
	}
	place, ok := l.room(r.Dx(), r.Dy())
	if !ok {
		l.flush() // what is written so far uses the digits that are wiped now
		l.wipe()
		if place, ok = l.room(r.Dx(), r.Dy()); !ok {
			return d, false
		}
	}
	d = digit{place, float64(r.Min.X), float64(r.Min.Y)}
	f.digits[c] = d
	if place.Empty() {
		return d, true
	}
	pixels := make([]byte, 0, 4*place.Dx()*place.Dy())
	for y := range place.Dy() {
		for x := range place.Dx() {
			var v byte
			if alpha, ok := mask.(*image.Alpha); ok {
				v = alpha.AlphaAt(at.X+x, at.Y+y).A
			} else {
				_, _, _, a := mask.At(at.X+x, at.Y+y).RGBA()
				v = byte(a >> 8)
			}
			pixels = append(pixels, v, v, v, v)
		}
	}
	l.sheet.SubImage(place).(*ebiten.Image).WritePixels(pixels)
	return d, true
}

// room finds a free place on the sheet, a pixel away from its neighbours.
func (l *lettering) room(w, h int) (place image.Rectangle, ok bool) {
	if l.sheet == nil {
		l.sheet = ebiten.NewImageWithOptions(image.Rect(0, 0, sheetSize, sheetSize), &ebiten.NewImageOptions{Unmanaged: true})
	}
	if l.x+w+1 > sheetSize {
		l.x, l.y, l.row = 0, l.y+l.row+1, 0
	}
	if l.y+h+1 > sheetSize || w+1 > sheetSize {
		return place, false
	}
	place = image.Rect(l.x, l.y, l.x+w, l.y+h)
	l.x += w + 1
	l.row = max(l.row, h)
	return place, true
}

// width returns the length of a number in pixels.
func (f *face) width(text []byte) float64 {
	w := 0.0
	for _, c := range text {
		w += f.advance[c]
	}
	return w
}

// write adds a number whose middle is at (x, y), moved to whole pixels.
func (l *lettering) write(f *face, text []byte, x, y float64, c ink) {
	x = math.Round(x - f.width(text)/2)
	y = math.Round(y + f.height/2)
	for _, b := range text {
		d, ok := l.digit(f, b)
		if !ok {
			continue
		}
		px, py := float32(math.Round(x)+d.dx*f.scale), float32(y+d.dy*f.scale)
		w, h := float32(d.at.Dx()), float32(d.at.Dy())
		sx, sy := float32(d.at.Min.X), float32(d.at.Min.Y)
		corner := func(i, j float32) ebiten.Vertex {
			return ebiten.Vertex{
				DstX: px + i*w*float32(f.scale), DstY: py + j*h*float32(f.scale), SrcX: sx + i*w, SrcY: sy + j*h,
				ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3],
			}
		}
		l.letters.quad(corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1))
		x += f.advance[b]
	}
}

// flush draws what was written and forgets it.
func (l *lettering) flush() {
	if len(l.letters.indices) > 0 {
		l.dst.DrawTriangles32(l.letters.vertices, l.letters.indices, l.sheet, &ebiten.DrawTrianglesOptions{
			ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, DisableMipmaps: true,
		})
	}
	l.letters.reset()
}
