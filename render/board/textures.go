package board

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/view"
)

// The limits of the textures: 96 MB of textures, and so many new ones a frame that
// no frame takes long.
const (
	keptPictures    = 96 << 20 / (4 * picture.Size * picture.Size)
	uploadsPerFrame = 6
)

// fadeTime is how long a picture takes to appear.
const fadeTime = 140 * time.Millisecond

// texture is a picture on the graphics card, with what the numbers need to know.
type texture struct {
	image *ebiten.Image
	whole bool
	// known is the distance up to which the picture has all its squares.
	known    float64
	born     clock.Moment
	measured *measured // for the contrast, nil if there is none
	// Of a picture of level 0: the kind of every square, and the values.
	squares []square
	values  engine.Tile
}

// square says what there is to write on a square's picture.
type square uint8

const (
	unknown   square = iota // or masked
	plain                   // an N-position
	darkTile                // a P-position in a dark colour
	lightTile               // a P-position in a light colour
)

// textures keep the pictures that arrived.
type textures struct {
	all     *picture.Cache[*texture]
	spare   []*ebiten.Image
	pending map[picture.Key]picture.Picture
	order   []picture.Key
	scratch []picture.Layer
	held    func(picture.Key) picture.Holding  // has
	measure func(p *picture.Picture) *measured // what the contrast needs to know of a picture
}

func newTextures() *textures {
	a := &textures{pending: map[picture.Key]picture.Picture{}}
	a.held = a.has
	a.all = picture.NewCache(keptPictures, func(p *texture) { a.spare = append(a.spare, p.image) })
	return a
}

// clear forgets every picture.
func (a *textures) clear() {
	a.all.Clear()
	clear(a.pending)
	a.order = a.order[:0]
}

// add takes a picture that arrived, instead of one of the same key not yet on
// the graphics card.
func (a *textures) add(p picture.Picture) {
	if len(p.Pixels) != 4*picture.Size*picture.Size {
		return
	}
	if _, ok := a.pending[p.Key]; !ok {
		a.order = append(a.order, p.Key)
	}
	a.pending[p.Key] = p
}

// upload moves some pictures to the graphics card, and reports whether any are
// left.
func (a *textures) upload(plane engine.Window, now clock.Moment) (more bool) {
	n := min(len(a.order), uploadsPerFrame)
	for _, k := range a.order[:n] {
		p := a.pending[k]
		delete(a.pending, k)
		a.store(&p, plane, now)
	}
	a.order = append(a.order[:0], a.order[n:]...)
	return len(a.order) > 0
}

func (a *textures) store(p *picture.Picture, plane engine.Window, now clock.Moment) {
	pg, ok := a.all.Get(p.Key)
	if !ok {
		pg = &texture{born: now}
		a.all.Put(p.Key, pg)
		if n := len(a.spare); n > 0 {
			pg.image, a.spare = a.spare[n-1], a.spare[:n-1]
		} else {
			pg.image = ebiten.NewImageWithOptions(image.Rect(0, 0, picture.Size, picture.Size), &ebiten.NewImageOptions{Unmanaged: true})
		}
	}
	pg.whole, pg.known = p.Complete, p.Known(plane)
	pg.image.WritePixels(p.Pixels)
	if a.measure != nil {
		pg.measured = a.measure(p)
	}
	if p.Level != 0 {
		return
	}
	pg.values = p.Values
	if pg.squares == nil {
		pg.squares = make([]square, picture.Size*picture.Size)
	}
	for i := range pg.squares {
		px := p.Pixels[4*i : 4*i+4 : 4*i+4]
		switch {
		case px[3] == picture.AlphaUnknown, px[3] == picture.AlphaMasked:
			pg.squares[i] = unknown
		case px[3] == picture.AlphaN:
			pg.squares[i] = plain
		case colour.IsDark(px[0], px[1], px[2]):
			pg.squares[i] = darkTile
		default:
			pg.squares[i] = lightTile
		}
	}
}

// has says what there is of a key.
func (a *textures) has(k picture.Key) picture.Holding {
	p, ok := a.all.Peek(k)
	switch {
	case !ok:
		return picture.Missing
	case p.whole:
		return picture.Whole
	default:
		return picture.Partial
	}
}

// known returns the distance up to which the pictures of the keys have arrived.
func (a *textures) known(keys []picture.Key, board engine.Window) float64 {
	known := math.Inf(1)
	for _, k := range keys {
		if p, ok := a.all.Peek(k); ok {
			known = min(known, p.known)
			continue
		}
		near, _ := view.Span(k.Window().Intersect(board))
		known = min(known, near)
	}
	return known
}

// at returns the kind of square c, and its value if it is known.
func (a *textures) at(c engine.Cell) (s square, value int32) {
	k := picture.Key{X: engine.FloorDiv(c.X, picture.Size), Y: engine.FloorDiv(c.Y, picture.Size)}
	p, ok := a.all.Peek(k)
	if !ok || p.values.Blank() || !p.values.Contains(c) {
		return unknown, 0
	}
	i := c.X - k.X*picture.Size + picture.Size*(c.Y-k.Y*picture.Size)
	if p.squares[i] == unknown {
		return unknown, 0
	}
	return p.squares[i], p.values.At(c.X, c.Y)
}
