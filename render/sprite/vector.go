package sprite

import "strconv"

// Coat is a layer of a piece as a drawing has it: a path in the syntax of SVG, in a square
// of the given edge, to be filled where it winds around, and what it is painted with.
type Coat struct {
	Path   string
	Inside bool // it is the inside of the piece, and not its lines
	Jewel  bool
	Width  float64 // of a line along the path, 0 where it is filled
}

// ShadowOf returns the shadow of a piece in the unit square: the middle of an ellipse that
// fades, and half its width and height where nothing of it is left.
func ShadowOf(p Piece) (x, y, rx, ry float64) {
	for _, d := range drawings()[p] {
		if d.coat == shadow {
			x0, y0, x1, y1 := bounds(d.outlines)
			return (x0 + x1) / 2, (y0 + y1) / 2, reach * (x1 - x0) / 2, reach * (y1 - y0) / 2
		}
	}
	return 0, 0, 0, 0
}

// Coats returns the layers of a piece, the lowest first, without shadow, with its square's
// smallest corner at (x, y).
func Coats(p Piece, x, y, edge float64) []Coat { return coats(p, x, y, edge, false) }

// Lines returns the same in fewer numbers: where a layer is a line, its path is what to draw
// that line along, round at corners and ends.
func Lines(p Piece, x, y, edge float64) []Coat { return coats(p, x, y, edge, true) }

func coats(p Piece, x, y, edge float64, lines bool) []Coat {
	var coats []Coat
	for _, d := range drawings()[p] {
		if d.coat == shadow {
			continue
		}
		c, outlines := Coat{Inside: d.coat == body, Jewel: d.coat == jewel}, d.outlines
		if lines && d.along != nil {
			c.Width, outlines = d.width*edge, d.along
		}
		var path []byte
		for _, o := range outlines {
			for i, q := range o {
				step := byte('L')
				if i == 0 {
					step = 'M'
				}
				path = append(path, step)
				path = strconv.AppendFloat(path, rounded(x+q.x*edge), 'f', -1, 64)
				path = append(path, ' ')
				path = strconv.AppendFloat(path, rounded(y+q.y*edge), 'f', -1, 64)
			}
			if c.Width == 0 || !d.open {
				path = append(path, 'Z')
			}
		}
		c.Path = string(path)
		coats = append(coats, c)
	}
	return coats
}

// rounded keeps two digits, with which an edge of ten or more is drawn as well as can be seen.
func rounded(x float64) float64 {
	const digits = 100
	return float64(int64(x*digits+0.5)) / digits
}
