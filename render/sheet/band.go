package sheet

import "github.com/palacegames/palace/engine"

// band is a strip of the board, all of whose tiles are held, in the layouts in which
// they came. Its rows are those of the file, which a picture may turn: they are numbered
// from the first row of the file on.
type band struct {
	window      engine.Window // of the board
	first, n    int           // the rows of the file
	turned, up  bool          // the rows are columns of the board, or go from large to small
	column, top int           // of the first tile, in tiles
	across      int           // how many tiles lie side by side
	tiles       []engine.Tile
}

// next returns the band, empty yet, that begins with the first row not written. It ends
// with a row of tiles where the budget lets it, so that no tile is computed twice.
func (s *Sheet) next() band {
	b := band{first: s.rows, turned: s.content.Lies.Transposed(), up: s.content.Lies.OriginBelow()}
	w := s.content.Window
	if b.turned {
		w = w.Mirror()
	}
	const size = engine.TileSize
	most := max(1, s.budget/max(1, w.W*bitsOf(s.content.Map.Kind)/8))
	if b.up {
		end := w.Y + w.H - s.rows // after the first row
		from := max(w.Y, end-most)
		if aligned := (engine.FloorDiv(from-1, size) + 1) * size; from > w.Y && aligned < end {
			from = aligned
		}
		w.Y, w.H = from, end-from
	} else {
		from := w.Y + s.rows
		end := min(w.Y+w.H, from+most)
		if aligned := engine.FloorDiv(end, size) * size; end < w.Y+w.H && aligned > from {
			end = aligned
		}
		w.Y, w.H = from, end-from
	}
	b.n = w.H
	b.column, b.top = engine.FloorDiv(w.X, size), engine.FloorDiv(w.Y, size)
	b.across = engine.FloorDiv(w.X+w.W-1, size) - b.column + 1
	b.tiles = make([]engine.Tile, b.across*(engine.FloorDiv(w.Y+w.H-1, size)-b.top+1))
	if b.window = w; b.turned {
		b.window = w.Mirror()
	}
	return b
}

// bitsOf is how many bits a square takes at most, as a rule.
func bitsOf(k engine.Kind) int {
	switch k {
	case engine.Outcomes:
		return 1
	case engine.PalaceNumbers:
		return 8
	default:
		return 32
	}
}

// has reports whether the band holds a row of the file.
func (b *band) has(row int) bool { return row < b.first+b.n }

// add keeps a tile. One that goes column by column is written row by row.
func (b *band) add(t engine.Tile) {
	if b.turned {
		t = t.Mirror()
	}
	if !t.Linear {
		t = t.Rows()
	}
	const size = engine.TileSize
	b.tiles[(engine.FloorDiv(t.Y, size)-b.top)*b.across+engine.FloorDiv(t.X, size)-b.column] = t
}

// read copies a row of the file.
func (b *band) read(row int, dst []int32) {
	w := b.window
	if b.turned {
		w = w.Mirror()
	}
	y := w.Y + row - b.first
	if b.up {
		y = w.Y + w.H - 1 - (row - b.first)
	}
	at := (engine.FloorDiv(y, engine.TileSize) - b.top) * b.across
	for i := range b.across {
		t := &b.tiles[at+i]
		readRow(t, y, dst[t.X-w.X:][:t.W])
	}
}

// readRow copies row y of a tile.
func readRow(t *engine.Tile, y int, dst []int32) {
	row := y - t.Y
	switch {
	case t.Linear:
		v, slope := t.At(t.X, y), t.Slope[0]
		if t.Turned {
			slope = t.Slope[1]
		}
		for x := range dst {
			dst[x] = v
			v += slope
		}
	case t.Bits != nil:
		words := t.Bits[row*t.Stride():]
		for x := range dst {
			dst[x] = int32(words[x/64] >> (x % 64) & 1)
		}
	case t.Small != nil:
		for x, v := range t.Small[row*t.W:][:t.W] {
			dst[x] = t.Base + int32(v)
		}
	default:
		copy(dst, t.Wide[row*t.W:][:t.W])
	}
}
