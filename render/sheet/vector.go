package sheet

import (
	"fmt"
	"image/color"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/sprite"
)

// vector writes a drawing in SVG, row by row: the squares in the colours of the map, those of
// a row that have one colour in one path. Where there are few squares, rulers name them, what
// they are stands on them, a number or for a lost square a disc, and the piece on its own.
type vector struct {
	content      *Content
	values       []int32
	across, down int
	color        func(v int32) color.RGBA
	masked       int32
	close        bool // few squares
}

const (
	vectorEdge = 24 // of a square
	mostNamed  = 64 // squares a side that are named, and that have words on them
)

func newVector(c *Content, row []int32, down int) *vector {
	return &vector{content: c, values: row, across: len(row), down: down, color: c.Palette.Color, masked: c.Masked(),
		close: len(row) <= mostNamed && down <= mostNamed}
}

func (v *vector) begin(dst []byte) []byte {
	left, width, height := 0, v.across*vectorEdge, v.down*vectorEdge
	if v.close {
		left, width, height = -vectorEdge, width+vectorEdge, height+vectorEdge
	}
	top := left
	if v.content.Lies.OriginBelow() {
		top = 0
	}
	return fmt.Appendf(dst, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%d %d %d %d" width="%[3]d" height="%[4]d" font-family="sans-serif" text-anchor="middle" dominant-baseline="central">`+"\n",
		left, top, width, height)
}

func (v *vector) row(dst []byte, b *band, row int) []byte {
	b.read(row, v.values)
	var shown []color.RGBA
	paths := map[color.RGBA][]byte{}
	for i := 0; i < len(v.values); {
		from, c := i, v.color(v.values[i])
		for i < len(v.values) && v.color(v.values[i]) == c {
			i++
		}
		if paths[c] == nil {
			shown = append(shown, c)
		}
		paths[c] = fmt.Appendf(paths[c], "M%d %dh%dv%dh-%dz", from*vectorEdge, row*vectorEdge, (i-from)*vectorEdge, vectorEdge, (i-from)*vectorEdge)
	}
	for _, c := range shown {
		dst = fmt.Appendf(dst, `<path fill="#%02x%02x%02x" d="%s"/>`+"\n", c.R, c.G, c.B, paths[c])
	}
	if v.close {
		for i, value := range v.values {
			dst = v.square(dst, i, row, value)
		}
	}
	return dst
}

// square writes what a square is.
func (v *vector) square(dst []byte, column, row int, value int32) []byte {
	x, y := column*vectorEdge+vectorEdge/2, row*vectorEdge+vectorEdge/2
	ink := "#000000"
	if c := v.color(value); 299*int(c.R)+587*int(c.G)+114*int(c.B) < 128*1000 { // as bright as it looks
		ink = "#ffffff"
	}
	switch {
	case v.masked > 0 && value == v.masked:
		return dst
	case v.content.Map.Kind != engine.Outcomes:
		return fmt.Appendf(dst, `<text x="%d" y="%d" font-size="9" fill="%s">%d</text>`+"\n", x, y, ink, value)
	case value == 1:
		return fmt.Appendf(dst, `<circle cx="%d" cy="%d" r="4" fill="%s"/>`+"\n", x, y, ink)
	}
	return dst
}

func (v *vector) end(dst []byte) []byte {
	if v.close {
		dst = v.piece(v.rulers(dst))
	}
	return append(dst, "</svg>\n"...)
}

// place returns the column and the row of a square of the board.
func (v *vector) place(c engine.Cell) (column, row int) {
	column, row = c.X-v.content.Window.X, c.Y-v.content.Window.Y
	if v.content.Lies.Transposed() {
		column, row = row, column
	}
	if v.content.Lies.OriginBelow() {
		row = v.down - 1 - row
	}
	return column, row
}

// rulers writes the coordinates, of long numbers the last digits.
func (v *vector) rulers(dst []byte) []byte {
	w, lies := v.content.Window, v.content.Lies
	for axis, count := range [2]int{w.W, w.H} {
		for i := range count {
			c := engine.Cell{X: w.X + i, Y: w.Y}
			if axis == 1 {
				c = engine.Cell{X: w.X, Y: w.Y + i}
			}
			column, row := v.place(c)
			if (axis == 1) != lies.Transposed() {
				column = -1
			} else if row = -1; lies.OriginBelow() {
				row = v.down
			}
			dst = fmt.Appendf(dst, `<text x="%d" y="%d" font-size="9">%s</text>`+"\n", column*vectorEdge+vectorEdge/2, row*vectorEdge+vectorEdge/2, v.name(c, axis))
		}
	}
	return dst
}

func (v *vector) name(c engine.Cell, axis int) string {
	const most, last = 5, 4
	p := v.content.Map.Position(c, v.content.Game.Shape().Dim)
	text := strconv.Itoa(c.Y)
	if axis < p.Dim() {
		text = p.At(axis).String()
	}
	if len(text) > most {
		text = "…" + text[len(text)-last:]
	}
	return text
}

// piece draws the piece on its square, if there is one and it is in the window.
func (v *vector) piece(dst []byte) []byte {
	p, ok := sprite.Of(v.content.Piece)
	if !ok || !v.content.Window.Contains(v.content.At) {
		return dst
	}
	column, row := v.place(v.content.At)
	for _, coat := range sprite.Coats(p, float64(column*vectorEdge), float64(row*vectorEdge), vectorEdge) {
		fill := "#1d1b16"
		if coat.Inside {
			fill = "#ffffff"
		}
		dst = fmt.Appendf(dst, `<path fill="%s" d="%s"/>`+"\n", fill, coat.Path)
	}
	return dst
}
