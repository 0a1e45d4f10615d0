package enginetest

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
)

// drain reads a source to its end and puts its tiles together, row by row.
func drain(source engine.Source, kind engine.Kind, w engine.Window) ([]int32, error) {
	values := make([]int32, w.Area())
	covered := make([]bool, w.Area())
	left := w.Area()
	recycler, _ := source.(engine.Recycler)
	var twin *engine.Tile // the first of two with the same memory
	for {
		t, ok := source.Next()
		if !ok {
			break
		}
		if twin != nil && (!t.Twin || !t.Turned || t.Window != twin.Window.Mirror()) {
			return nil, fmt.Errorf("tile %+v: its twin did not follow", twin.Window)
		}
		if t.Blank() {
			continue
		}
		if err := checkTile(&t, kind, w); err != nil {
			return nil, fmt.Errorf("tile %+v: %w", t.Window, err)
		}
		for y := t.Y; y < t.Y+t.H; y++ {
			for x := t.X; x < t.X+t.W; x++ {
				i := (y-w.Y)*w.W + x - w.X
				if covered[i] {
					return nil, fmt.Errorf("(%d,%d) lies on two tiles", x, y)
				}
				covered[i] = true
				values[i] = t.At(x, y)
				left--
			}
		}
		switch {
		case t.Twin && twin == nil:
			twin = &t
		case recycler != nil && t.Area()%3 > 0:
			spoil(&t)
			if twin != nil {
				recycler.Recycle(*twin)
			}
			recycler.Recycle(t)
			twin = nil
		default:
			twin = nil
		}
	}
	if twin != nil {
		return nil, fmt.Errorf("tile %+v: its twin did not follow", twin.Window)
	}
	if left > 0 {
		return nil, fmt.Errorf("%d squares lie on no tile", left)
	}
	if _, ok := source.Next(); ok {
		return nil, errors.New("there are tiles after the end")
	}
	return values, nil
}

// spoil overwrites what nobody uses any more.
func spoil(t *engine.Tile) {
	for i := range t.Bits {
		t.Bits[i] = ^t.Bits[i]
	}
	for i := range t.Small {
		t.Small[i] = ^t.Small[i]
	}
	for i := range t.Wide {
		t.Wide[i] = ^t.Wide[i]
	}
}

// checkTile checks the shape of one tile with values.
func checkTile(t *engine.Tile, kind engine.Kind, w engine.Window) error {
	const size = engine.TileSize
	cell := engine.Window{X: engine.FloorDiv(t.X, size) * size, Y: engine.FloorDiv(t.Y, size) * size, W: size, H: size}
	if t.Empty() || t.Window != cell.Intersect(w) {
		return errors.New("it is not a tile of the grid clipped to the window")
	}
	layouts := 0
	if t.Bits != nil {
		layouts++
		width, height := t.W, t.H
		if t.Turned {
			width, height = height, width
		}
		if kind != engine.Outcomes || len(t.Bits) != t.Stride()*height {
			return errors.New("its Bits are of the wrong kind or length")
		}
		for i, word := range t.Bits {
			// Whole words are counted when pixels are coarse.
			if inWord := width - i%t.Stride()*64; inWord < 64 && word>>inWord != 0 {
				return errors.New("its Bits are not 0 beyond the last column")
			}
		}
	}
	if t.Small != nil {
		layouts++
		if len(t.Small) != t.Area() {
			return errors.New("its Small has the wrong length")
		}
	}
	if t.Wide != nil {
		layouts++
		if len(t.Wide) != t.Area() {
			return errors.New("its Wide has the wrong length")
		}
	}
	if t.Linear {
		layouts++
	}
	if layouts != 1 {
		return fmt.Errorf("it has %d layouts", layouts)
	}
	return nil
}
