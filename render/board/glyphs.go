package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/render/board/internal/letters"
)

// weight is one of the two styles of letters.
type weight uint8

const (
	regular weight = iota
	bold
)

// The limits of the glyphs: the edge of the image that holds the letters in
// pixels, the largest size that is painted (beyond, letters are enlarged), and the
// number of sizes that are kept.
const (
	sheetSize   = 1024
	largestFace = 320
	keptFaces   = 64
)

// glyphs write numbers and names. A letter, which is most often a digit, is
// painted when it is first needed in a size of whole pixels, so it is sharp, and all
// words of a layer are drawn at once.
type glyphs struct {
	sheet   *ebiten.Image
	faces   map[faceKey]*face
	x, y    int // where the next letter goes on the sheet
	row     int // the height of the present row
	letters mesh
	dst     *ebiten.Image
}

type faceKey struct {
	weight weight
	size   int
}

// face is one weight and size of letters.
type face struct {
	font   letters.Font
	size   int     // as painted
	scale  float64 // of the painted letters to those written
	height float64 // of a digit above the line, as written
	glyphs map[rune]glyph
}

// glyph is a letter: how far the pen goes on after it, and once it is painted, where
// it is on the sheet and where its corner lies from the pen.
type glyph struct {
	advance float64
	painted bool
	at      image.Rectangle
	dx, dy  float64
}

func newGlyphs() *glyphs { return &glyphs{faces: map[faceKey]*face{}} }

// begin starts a frame that is drawn on dst.
func (l *glyphs) begin(dst *ebiten.Image) {
	l.dst = dst
	if len(l.faces) > keptFaces {
		l.forget()
	}
}

// forget wipes the sheet.
func (l *glyphs) forget() {
	clear(l.faces)
	l.wipe()
}

func (l *glyphs) wipe() {
	for _, f := range l.faces {
		clear(f.glyphs)
	}
	if l.sheet != nil {
		l.sheet.Clear()
	}
	l.x, l.y, l.row = 0, 0, 0
}

// face returns the letters of that weight and size in pixels.
func (l *glyphs) face(w weight, size float64) *face {
	key := faceKey{w, max(round(size), 4)}
	if f, ok := l.faces[key]; ok {
		return f
	}
	painted := min(key.size, largestFace)
	f := &face{font: letters.Regular, size: painted, scale: float64(key.size) / float64(painted), glyphs: map[rune]glyph{}}
	if w == bold {
		f.font = letters.Bold
	}
	f.height = math.Round(float64(f.font.Top('0', painted)) / 64 * f.scale)
	l.faces[key] = f
	return f
}

// glyph returns a letter, which may have to be painted yet.
func (f *face) glyph(c rune) glyph {
	g, ok := f.glyphs[c]
	if !ok {
		g.advance = float64(f.font.Advance(cutFrom(c).bracket, f.size)) / 64 * f.scale
		f.glyphs[c] = g
	}
	return g
}

// painted returns the painted letter c of a face; ok is false if that cannot be.
func (l *glyphs) painted(f *face, c rune) (g glyph, ok bool) {
	if g = f.glyph(c); g.painted {
		return g, true
	}
	mask, ok := f.font.Paint(cutFrom(c).bracket, f.size)
	if !ok {
		return g, false
	}
	r := mask.Rect
	place, ok := l.room(r.Dx(), r.Dy())
	if !ok {
		l.flush() // what is written so far uses the letters that are wiped now
		l.wipe()
		if place, ok = l.room(r.Dx(), r.Dy()); !ok {
			return g, false
		}
	}
	g.painted, g.at, g.dx, g.dy = true, place, float64(r.Min.X), float64(r.Min.Y)
	f.glyphs[c] = g
	if place.Empty() {
		return g, true
	}
	pixels := make([]byte, 0, 4*place.Dx()*place.Dy())
	for y := range place.Dy() {
		for x := range place.Dx() {
			v := mask.AlphaAt(r.Min.X+x, r.Min.Y+y).A
			if cutFrom(c).at(y, place.Dy()) {
				v = 0
			}
			pixels = append(pixels, v, v, v, v)
		}
	}
	l.sheet.SubImage(place).(*ebiten.Image).WritePixels(pixels)
	return g, true
}

// room finds a free place on the sheet, a pixel away from its neighbours.
func (l *glyphs) room(w, h int) (place image.Rectangle, ok bool) {
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

// width returns the length of a text in pixels.
func (f *face) width(text []byte) float64 {
	w := 0.0
	for _, c := range string(text) {
		w += f.glyph(c).advance
	}
	return w
}

// write adds a text whose middle is at (x, y), moved to whole pixels.
func (l *glyphs) write(f *face, text []byte, x, y float64, colour ink) {
	x = math.Round(x - f.width(text)/2)
	y = math.Round(y + f.height/2)
	for _, c := range string(text) {
		d, ok := l.painted(f, c)
		if !ok {
			continue
		}
		px, py := float32(math.Round(x)+d.dx*f.scale), float32(y+d.dy*f.scale)
		w, h := float32(d.at.Dx()), float32(d.at.Dy())
		sx, sy := float32(d.at.Min.X), float32(d.at.Min.Y)
		corner := func(i, j float32) ebiten.Vertex {
			return ebiten.Vertex{
				DstX: px + i*w*float32(f.scale), DstY: py + j*h*float32(f.scale), SrcX: sx + i*w, SrcY: sy + j*h,
				ColorR: colour[0], ColorG: colour[1], ColorB: colour[2], ColorA: colour[3],
			}
		}
		l.letters.quad(corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1))
		x += d.advance
	}
}

// lettering is how letters are drawn.
var lettering = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, DisableMipmaps: true}

// flush draws what was written and forgets it.
func (l *glyphs) flush() {
	if len(l.letters.indices) > 0 {
		l.dst.DrawTriangles32(l.letters.vertices, l.letters.indices, l.sheet, &lettering)
	}
	l.letters.reset()
}
