package board

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/sprite"
)

// The limits of the sprites: a piece is painted for at most largestSprite pixels
// (beyond, it is enlarged), bandArea pixels at a time so that no frame takes long,
// and keptSprites are kept.
const (
	largestSprite = 2048
	bandArea      = 1 << 17
	keptSprites   = 40
)

// spriteKey says which piece, in which colours, of which size in pixels.
type spriteKey struct {
	piece sprite.Piece
	ghost bool
	dark  bool
	size  int
}

// sprites keep painted pieces.
type sprites struct {
	done map[spriteKey]*ebiten.Image
	// making is a piece too large to be painted in one frame, and how many of its
	// rows are done.
	making spriteKey
	canvas *ebiten.Image
	row    int
	// frame counts frames, asked is the last one that making was needed in.
	frame, asked int
}

func newSprites() *sprites { return &sprites{done: map[spriteKey]*ebiten.Image{}} }

// style returns the colours of a piece.
func (c spriteKey) style() sprite.Style {
	theme := colour.ThemeFor(c.dark)
	s := sprite.Style{
		Body: color.NRGBA{0xff, 0xfe, 0xfa, 255}, Foot: color.NRGBA{0xe8, 0xdd, 0xc4, 255},
		Line: opaque(theme.Night), Jewel: opaque(theme.Gold), Shadow: color.NRGBA{A: theme.Shade},
	}
	if c.piece == sprite.Star {
		s.Halo = opaque(theme.Paper)
	}
	if c.piece == sprite.Pawn && !c.dark {
		s.Body, s.Foot = color.NRGBA{0x3d, 0x39, 0x30, 255}, color.NRGBA{0x19, 0x17, 0x13, 255}
		s.Line = opaque(theme.Paper)
	}
	if c.ghost {
		s.Body, s.Foot = color.NRGBA{0xff, 0xf3, 0xcf, 255}, color.NRGBA{0xf6, 0xdc, 0x93, 255}
		s.Line = opaque(theme.Night)
	}
	return s
}

func opaque(c color.RGBA) color.NRGBA { return color.NRGBA{c.R, c.G, c.B, 255} }

// get returns an image of the piece: the right one, or if that is still to be
// painted, one of another size. waiting says that the right one needs more
// frames. rough says that any size will do for now, for the board is in motion.
func (w *sprites) get(c spriteKey, rough bool) (img *ebiten.Image, waiting bool) {
	c.size = min(max(c.size, 4), largestSprite)
	if img, ok := w.done[c]; ok {
		return img, false
	}
	near := w.nearest(c)
	if rough && near != nil && c.size > 96 {
		return near, true
	}
	if c.size*c.size <= bandArea {
		img := blank(c.size)
		w.paint(c, img, 0, c.size)
		w.keep(c, img)
		return img, false
	}
	if near == nil {
		small := c
		small.size = int(math.Sqrt(bandArea))
		near, _ = w.get(small, false)
	}
	if w.canvas == nil || w.making != c {
		if w.canvas != nil && w.asked >= w.frame-1 {
			return near, true // one at a time
		}
		if w.canvas != nil {
			w.canvas.Deallocate()
		}
		w.making, w.canvas, w.row = c, blank(c.size), 0
	} else if w.asked == w.frame {
		return near, true // a band a frame
	}
	w.asked = w.frame
	rows := max(bandArea/c.size, 1)
	w.paint(c, w.canvas, w.row, min(w.row+rows, c.size))
	w.row += rows
	if w.row >= c.size {
		img := w.canvas
		w.canvas = nil
		w.keep(c, img)
		return img, false
	}
	return near, true
}

// begin starts a frame.
func (w *sprites) begin() { w.frame++ }

func blank(size int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, size, size), &ebiten.NewImageOptions{Unmanaged: size > 256})
}

func (w *sprites) paint(c spriteKey, img *ebiten.Image, from, to int) {
	band := image.NewRGBA(image.Rect(0, from, c.size, to))
	sprite.Paint(band, c.piece, c.style(), c.size)
	img.SubImage(band.Rect).(*ebiten.Image).WritePixels(band.Pix)
}

// nearest returns the image of the same piece whose size is nearest.
func (w *sprites) nearest(c spriteKey) *ebiten.Image {
	var best *ebiten.Image
	least := math.Inf(1)
	for have, img := range w.done {
		size := have.size
		have.size = c.size
		if d := math.Abs(math.Log(float64(size) / float64(c.size))); have == c && d < least {
			best, least = img, d
		}
	}
	return best
}

func (w *sprites) keep(c spriteKey, img *ebiten.Image) {
	if len(w.done) >= keptSprites {
		for old, img := range w.done {
			img.Deallocate()
			delete(w.done, old)
		}
	}
	w.done[c] = img
}
