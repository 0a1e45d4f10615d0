// Package letters holds the Go fonts as the canvas paints them: their outlines alone, in a form that packs small and is
// read in a few lines. The test makes them from golang.org/x/image/font/gofont, with -record, and holds that
// golang.org/x/image/font/opentype paints every letter the same.
package letters

import (
	_ "embed"
	"encoding/binary"
	"image"
	"image/draw"

	"golang.org/x/image/vector"
)

var (
	//go:embed regular.letters
	regular []byte
	//go:embed bold.letters
	bold []byte

	Regular = read(regular)
	Bold    = read(bold)
)

// Font is the outlines of letters by letter. Each is a row of numbers: how far the pen goes on, how many contours there are,
// and of each how many points it has, and these, from the one before on, in units of which a letter's size has em.
type Font map[rune]outline

type outline []byte

const em = 2048

// read returns the letters of a file: of each how far it is behind the one before, how many bytes it has, and those.
func read(file []byte) Font {
	f := Font{}
	c := 0
	for o := outline(file); len(o) > 0; {
		c += o.signed()
		size := o.number()
		f[rune(c)], o = o[:size], o[size:]
	}
	return f
}

func (o *outline) number() int {
	n, size := binary.Uvarint(*o)
	*o = (*o)[size:]
	return int(n)
}

func (o *outline) signed() int {
	n, size := binary.Varint(*o)
	*o = (*o)[size:]
	return int(n)
}

// point is a place in units, y upwards, where the outline passes or, off it, to which it is drawn.
type point struct {
	x, y int
	off  bool
}

// contours returns how far the pen goes on after a letter, and its contours, which all begin on the outline.
func (o outline) contours() (advance int, all [][]point) {
	if len(o) == 0 {
		return 0, nil
	}
	advance = o.number()
	all = make([][]point, o.number())
	for i := range all {
		contour := make([]point, o.number())
		x, y := 0, 0
		for k := range contour {
			n := o.signed() // the lowest bit says whether it is off
			x, y = x+n>>1, y+o.signed()
			contour[k] = point{x, y, n&1 != 0}
		}
		all[i] = contour
	}
	return advance, all
}

// scaled returns a number of units in 64ths of a pixel.
func scaled(units, size int) int {
	n := units * size * 64
	if n < 0 {
		return (n - em/2) / em
	}
	return (n + em/2) / em
}

// Advance returns how far the pen goes on after a letter, in 64ths of a pixel. It is 0 where there is no such letter.
func (f Font) Advance(c rune, size int) int {
	advance, _ := f[c].contours()
	return scaled(advance, size)
}

// Top returns how far a letter reaches above the line, in 64ths of a pixel.
func (f Font) Top(c rune, size int) (top int) {
	_, contours := f[c].contours()
	for _, contour := range contours {
		for _, p := range contour {
			top = max(top, scaled(p.y, size))
		}
	}
	return top
}

// Paint returns a letter, with the pen at (0, 0). It is false where there is no such letter.
func (f Font) Paint(c rune, size int) (mask *image.Alpha, ok bool) {
	o, ok := f[c]
	if !ok {
		return nil, false
	}
	_, contours := o.contours()
	box := image.Rect(0, 0, 0, 0)
	for i, contour := range contours {
		for k, p := range contour {
			x, y := scaled(p.x, size), -scaled(p.y, size)
			if i+k == 0 {
				box = image.Rect(x, y, x, y)
			}
			box.Min = image.Pt(min(box.Min.X, x), min(box.Min.Y, y))
			box.Max = image.Pt(max(box.Max.X, x), max(box.Max.Y, y))
		}
	}
	box = image.Rect(box.Min.X>>6, box.Min.Y>>6, (box.Max.X+63)>>6, (box.Max.Y+63)>>6)
	pen := vector.NewRasterizer(box.Dx(), box.Dy())
	pen.DrawOp = draw.Src
	place := func(p point) (x, y float32) {
		return float32(scaled(p.x, size)-box.Min.X<<6) / 64, float32(-scaled(p.y, size)-box.Min.Y<<6) / 64
	}
	for _, contour := range contours {
		last := contour[0]
		pen.MoveTo(place(last))
		for _, p := range append(contour[1:], last) {
			to := p
			if last.off && p.off {
				to = point{(last.x + p.x) / 2, (last.y + p.y) / 2, false}
			}
			x, y := place(to)
			if last.off {
				bx, by := place(last)
				pen.QuadTo(bx, by, x, y)
			} else if !p.off {
				pen.LineTo(x, y)
			}
			last = p
		}
	}
	mask = image.NewAlpha(box)
	pen.Draw(mask, box, image.Opaque, image.Point{})
	return mask, true
}
