package figure

import (
	"image"
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/view"
)

// plot is a window of one board.
type plot struct {
	game   string      // in the notation
	kind   engine.Kind // of the values that are shown
	window engine.Window
	colors colors
	lies   view.Orientation // where the axes point

	shrink int // a pixel stands for 2^shrink × 2^shrink squares, averaged
	cell   int // or a square is cell × cell pixels; 0 means 1
	dot    int // palaces are black dots of that many pixels, on white; 0: squares are painted

	rulers rulers
	marks  []mark

	// over names what is shown instead of the game's own values: see engine.Map.
	over string
	// lay puts something on the board, nil for nothing.
	lay func(b *engine.Board) engine.Bounded
}

// colors gives the palette for a game.
type colors func(g engine.Game) *colour.Palette

// mark is drawn on top of a plot. values gives the value of every square.
type mark interface {
	draw(c *canvas, values func(x, y int) int32)
}

func (p plot) draw(func(string) (*image.RGBA, error)) (*image.RGBA, error) {
	g, err := catalog.Parse(p.game)
	if err != nil {
		return nil, err
	}
	board, err := p.board(g)
	if err != nil {
		return nil, err
	}
	if err := board.Check(p.window); err != nil {
		return nil, err
	}
	c := newCanvas(p.window, p.shrink, max(p.cell, 1), p.lies, p.rulers)
	if p.dot > 0 {
		p.scatter(c, board)
	} else {
		c.lay(shaded(board, p.window, p.shrink, p.colors(g)))
	}
	if len(p.marks) > 0 {
		values := dense(board, p.window)
		for _, m := range p.marks {
			m.draw(c, values)
		}
	}
	return c.finish(), nil
}

// board returns the board of the plot's game.
func (p plot) board(g engine.Game) (engine.Bounded, error) {
	b, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, p.kind, engine.Position{}, p.over))
	if err != nil || p.lay == nil {
		return b, err
	}
	return p.lay(b), nil
}

// shaded paints a window with x to the right and y down, one pixel for 2^level ×
// 2^level squares, on the grid of their multiples.
func shaded(board engine.Squares, w engine.Window, level int, palette *colour.Palette) *image.RGBA {
	x0, y0 := w.X>>level, w.Y>>level
	img := image.NewRGBA(image.Rect(0, 0, (w.X+w.W-1)>>level-x0+1, (w.Y+w.H-1)>>level-y0+1))
	averager := average.New(palette, nil)
	pixels := make([]byte, 4*picture.Size*picture.Size)
	for t := range engine.Tiles(board, w) {
		left, top := t.X>>level, t.Y>>level
		averager.Paint(t, level, pixels, left, top)
		width := 4 * ((t.X+t.W-1)>>level - left + 1)
		for y := top; y <= (t.Y+t.H-1)>>level; y++ {
			src := pixels[4*picture.Size*(y-top):][:width]
			dst := img.Pix[img.PixOffset(left-x0, y-y0):][:width]
			copy(dst, src)
			for i := 3; i < width; i += 4 {
				dst[i] = 255
			}
		}
	}
	return img
}

// scatter draws a dot for each palace; the tiles of outcomes hold bits.
func (p plot) scatter(c *canvas, board engine.Squares) {
	for tile := range engine.Tiles(board, p.window) {
		t := tile.Rows()
		for i, word := range t.Bits {
			x, y := t.X+i%t.Stride()*64, t.Y+i/t.Stride()
			for ; word != 0; word &= word - 1 {
				c.dot(x+bits.TrailingZeros64(word), y, p.dot)
			}
		}
	}
}

// dense returns the values of a window within the board, which must not be large.
func dense(board engine.Squares, w engine.Window) func(x, y int) int32 {
	values, err := engine.Values(board, w)
	if err != nil {
		panic(err)
	}
	return func(x, y int) int32 { return values[(y-w.Y)*w.W+x-w.X] }
}

// at is a window of w×h squares from (x, y) on.
func at(x, y, w, h int) engine.Window { return engine.Window{X: x, Y: y, W: w, H: h} }
