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

// weight is one of the two faces.
type weight uint8

const (
	regular weight = iota
	bold
)

// The size of the image that holds the digits.
const sheetWidth, sheetHeight = 1024, 512

// lettering writes numbers. Digits are painted once for every size in pixels, so
// they are sharp, and all numbers of a frame are drawn at once.
type lettering struct {
	fonts   [2]*opentype.Font
	sheet   *ebiten.Image
	faces   map[faceKey]*face
	x, y    int // where the next digit goes on the sheet
	row     int // the height of the present row
	letters mesh
}

type faceKey struct {
	weight weight
	size   int
}

// face holds the digits of one weight and size.
type face struct {
	digits map[byte]digit
	height float64 // of a digit above the line
}

// digit is a painted digit: where it is on the sheet, where its corner lies from
// the pen, and how far the pen moves.
type digit struct {
	at      image.Rectangle
	dx, dy  float64
	advance float64
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

// face returns the digits of that weight and size in pixels, painting them if
// they are new. It may forget others, so all faces of a frame are asked for
// before the first number is written.
func (l *lettering) face(w weight, size float64) *face {
	key := faceKey{w, max(int(size+0.5), 4)}
	if f, ok := l.faces[key]; ok {
		return f
	}
	if l.sheet == nil {
		l.sheet = ebiten.NewImageWithOptions(image.Rect(0, 0, sheetWidth, sheetHeight), &ebiten.NewImageOptions{Unmanaged: true})
	}
	f, ok := l.paint(key)
	if !ok { // the sheet is full: begin anew
		clear(l.faces)
		l.sheet.Clear()
		l.x, l.y, l.row = 0, 0, 0
		f, _ = l.paint(key)
	}
	l.faces[key] = f
	return f
}

// paint paints the digits of a face, and reports whether there was room for them.
func (l *lettering) paint(key faceKey) (*face, bool) {
	source, err := opentype.NewFace(l.fonts[key.weight], &opentype.FaceOptions{Size: float64(key.size), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return &face{}, true
	}
	defer source.Close()
	f := &face{digits: map[byte]digit{}}
	for _, c := range []byte(alphabet) {
		r, mask, at, advance, ok := source.Glyph(fixed.Point26_6{}, rune(c))
		if !ok {
			continue
		}
		w, h := r.Dx(), r.Dy()
		if l.x+w+1 > sheetWidth {
			l.x, l.y, l.row = 0, l.y+l.row+1, 0
		}
		if l.y+h+1 > sheetHeight || w > sheetWidth {
			return f, false
		}
		place := image.Rect(l.x, l.y, l.x+w, l.y+h)
		if !place.Empty() {
			pixels := make([]byte, 0, 4*w*h)
			for y := range h {
				for x := range w {
					_, _, _, a := mask.At(at.X+x, at.Y+y).RGBA()
					v := byte(a >> 8)
					pixels = append(pixels, v, v, v, v)
				}
			}
			l.sheet.SubImage(place).(*ebiten.Image).WritePixels(pixels)
		}
		l.x += w + 1
		l.row = max(l.row, h)
		f.digits[c] = digit{place, float64(r.Min.X), float64(r.Min.Y), float64(advance) / 64}
		if c == '0' {
			f.height = float64(-r.Min.Y)
		}
	}
	return f, true
}

// width returns the length of a number in pixels.
func (f *face) width(text []byte) float64 {
	w := 0.0
	for _, c := range text {
		w += f.digits[c].advance
	}
	return w
}

// write adds a number whose middle is at (x, y), moved to whole pixels.
func (l *lettering) write(f *face, text []byte, x, y float64, c ink) {
	x = math.Round(x - f.width(text)/2)
	y = math.Round(y + f.height/2)
	for _, b := range text {
		d, ok := f.digits[b]
		if !ok {
			continue
		}
		px, py := float32(math.Round(x)+d.dx), float32(y+d.dy)
		w, h := float32(d.at.Dx()), float32(d.at.Dy())
		sx, sy := float32(d.at.Min.X), float32(d.at.Min.Y)
		corner := func(i, j float32) ebiten.Vertex {
			return ebiten.Vertex{
				DstX: px + i*w, DstY: py + j*h, SrcX: sx + i*w, SrcY: sy + j*h,
				ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3],
			}
		}
		l.letters.quad(corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1))
		x += d.advance
	}
}

// flush draws what was written and forgets it.
func (l *lettering) flush(dst *ebiten.Image) {
	if len(l.letters.indices) > 0 {
		dst.DrawTriangles32(l.letters.vertices, l.letters.indices, l.sheet, &ebiten.DrawTrianglesOptions{
			ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, DisableMipmaps: true,
		})
	}
	l.letters.reset()
}
