package sprite

import "strconv"

// Coat is a layer of a piece as a drawing has it: a path in the syntax of SVG, in a square
// of the given edge, to be filled where it winds around, and what it is painted with.
type Coat struct {
	Path   string
	Inside bool // it is the inside of the piece, and not its lines
	Jewel  bool
}

// Coats returns the layers of a piece, the lowest first, without shadow, with its square's
// smallest corner at (x, y).
func Coats(p Piece, x, y, edge float64) []Coat {
	var coats []Coat
	for _, d := range drawings()[p] {
		if d.coat == shadow {
			continue
		}
		var path []byte
		for _, o := range d.outlines {
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
			path = append(path, 'Z')
		}
		coats = append(coats, Coat{string(path), d.coat == body, d.coat == jewel})
	}
	return coats
}

// rounded keeps two digits, with which an edge of ten or more is drawn as well as can be seen.
func rounded(x float64) float64 {
	const digits = 100
	return float64(int64(x*digits+0.5)) / digits
}
