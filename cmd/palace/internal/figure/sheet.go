package figure

import (
	"image"
	"image/draw"
)

// sheet is a figure of several parts: rows of other figures, by name.
type sheet [][]string

// gap is the space between the parts of a sheet, in pixels.
const gap = 12

func (s sheet) draw(part func(string) (*image.RGBA, error)) (*image.RGBA, error) {
	rows := make([]*image.RGBA, len(s))
	for i, names := range s {
		parts := make([]*image.RGBA, len(names))
		for j, name := range names {
			var err error
			if parts[j], err = part(name); err != nil {
				return nil, err
			}
		}
		rows[i] = beside(parts)
	}
	return stacked(rows), nil
}

// beside puts pictures in a row, their middles on one line.
func beside(parts []*image.RGBA) *image.RGBA {
	width, height := -gap, 0
	for _, p := range parts {
		width, height = width+gap+p.Rect.Dx(), max(height, p.Rect.Dy())
	}
	row, x := blank(width, height), 0
	for _, p := range parts {
		place(row, p, x, (height-p.Rect.Dy())/2)
		x += p.Rect.Dx() + gap
	}
	return row
}

// stacked puts pictures above one another, their middles on one line.
func stacked(rows []*image.RGBA) *image.RGBA {
	width, height := 0, -gap
	for _, r := range rows {
		width, height = max(width, r.Rect.Dx()), height+gap+r.Rect.Dy()
	}
	all, y := blank(width, height), 0
	for _, r := range rows {
		place(all, r, (width-r.Rect.Dx())/2, y)
		y += r.Rect.Dy() + gap
	}
	return all
}

// place copies a picture.
func place(dst, src *image.RGBA, x, y int) {
	draw.Draw(dst, src.Rect.Add(image.Pt(x, y)), src, image.Point{}, draw.Src)
}
