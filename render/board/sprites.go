package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

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
	sprite.Paint(band, c.piece, sprite.Worn(c.piece, c.dark, c.ghost), c.size)
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
